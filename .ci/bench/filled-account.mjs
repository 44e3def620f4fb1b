import { readFileSync } from "node:fs";
import { followRun, newReader, startRun } from "./newsroom-client.mjs";

const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));

const copies = (count, userId) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
  INSERT INTO newspapers (id, user_id, press_run_id, title, newspaper_name, template_id, language, excerpt, number, data, created_at, updated_at)
  SELECT printf('copy%07d', n.i), '${userId}', NULL, w.title || ' ' || n.i, w.newspaper_name, w.template_id, w.language, w.excerpt, n.i, w.data, w.created_at - n.i, w.updated_at - n.i
  FROM n, (SELECT * FROM newspapers WHERE user_id = '${userId}' AND press_run_id IS NOT NULL LIMIT 1) w`;

/** Copies of a person's newspaper until there are so many; more than the product lets anybody have, where asked for. */
export async function copyNewspapers({ database }, userId, count) {
  await database.prepare(`DELETE FROM newspapers WHERE press_run_id IS NULL AND user_id = '${userId}'`).run();
  if (count > 1) await database.prepare(copies(count - 1, userId)).run();
}

/** A user with so many newspapers of the house edition; the first is made, the others are copies of it. */
export async function readerWithNewspapers(site, count) {
  const reader = await newReader(site.origin);
  const { id } = await startRun(reader, { title: sample.title, content: sample.content, region: sample.region, language: "en" });
  const { event } = await followRun(reader, id);
  if (event !== "complete") throw new Error(`a run ended as ${event}`);
  const user = await (await reader.send("GET", "/api/auth/user")).json();
  await copyNewspapers(site, user.id, count);
  return { ...reader, id: user.id };
}

/** What a request asks of the database: statements, rows read, round trips (inside/counted-worker.ts). */
export async function trafficOf(reader, method, path, body) {
  const answer = await reader.send(method, path, body, { "x-count": "1" });
  const said = answer.headers.get("x-database");
  if (!answer.ok || !said) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return JSON.parse(decodeURIComponent(said));
}
