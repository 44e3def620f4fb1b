import { globSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { median, milliseconds, pairRatio, printTable, takeTurns } from "./figures.mjs";
import { ratioOf } from "./intervals.mjs";
import { note } from "./results.mjs";
import { bundleForWorkers } from "./worker-chunks.mjs";

const crowd = 100_000;
const admins = 20;
const rounds = 41;
/** Of the page every admin begins with, against asking the database nothing. */
const bar = 3;

const seed = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${crowd})
  INSERT INTO users (id, email, username, role, tokens, newspaper_count, created_at)
  SELECT printf('id%06d', i * 7919 % 1000003), printf('%s%05d@example.test', char(97 + i % 26), i), printf('%s%05d', char(97 + i % 26), i),
    iif(i % ${crowd / admins} = 0, 'admin', 'user'), i % 50, i % 7, i FROM n`;

async function startProbe() {
  const [{ text }] = await bundleForWorkers(".ci/bench/users-probe.ts");
  const [, date] = /^compatibility_date = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"));
  const worker = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: text, compatibilityDate: date, d1Databases: { DB: "users" } }),
  );
  try {
    const database = await worker.getD1Database("DB");
    const migrations = globSync("db/migrations/*.sql").toSorted();
    for (const file of migrations)
      for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) await database.prepare(statement).run();
    await database.prepare(seed).run();
    const origin = (await worker.ready).origin;
    const ask = async (path) => (await fetch(`${origin}${path}`)).json();
    return { ask, stop: () => worker.dispose() };
  } catch (error) {
    await worker.dispose();
    throw error;
  }
}

const timed = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/**
 * A page of the admin's table of 100,000 users, in each order, deep inside it and sought, against a request that asks the database for 1.
 */
export async function benchUsers() {
  const probe = await startProbe();
  try {
    const middle = JSON.stringify(["m50000@example.test", "id"]);
    const pages = {
      "newest first": "/page",
      "by address": "/page?sort=email",
      "by address, backwards, from the middle": `/page?sort=-email&after=${encodeURIComponent(middle)}`,
      "by name": "/page?sort=username",
      "by tokens, 2,000 alike, from the middle": `/page?sort=tokens&after=${encodeURIComponent('[25,"id5"]')}`,
      "by newspapers": "/page?sort=-newspaperCount",
      "admins by tokens": "/page?role=admin&sort=tokens",
      "sought by a whole name": "/page?q=m00012",
      "sought by its first four signs": "/page?q=m002&sort=tokens",
      "sought by one letter, 3,846 found": "/page?q=m&sort=-tokens",
    };
    const ways = { bare: () => timed(() => probe.ask("/bare")) };
    for (const [name, path] of Object.entries(pages)) ways[name] = () => timed(() => probe.ask(path));
    for (const way of Object.values(ways)) for (let round = 0; round < 5; round++) await way();
    const took = await takeTurns(ways, rounds);
    console.log(`\nUsers: a page of 100 of ${crowd.toLocaleString("en")} over HTTP from workerd and D1, medians of ${rounds}`);
    console.log(`  a request that asks SELECT 1: ${milliseconds(median(took.bare))}`);
    const rows = [["", "a page", "page / SELECT 1", "batches", "statements", "users", "rows read"]];
    for (const [name, path] of Object.entries(pages)) {
      const said = await probe.ask(path);
      const ratio = pairRatio(took[name], took.bare).toFixed(2);
      rows.push([
        name,
        milliseconds(median(took[name])),
        ratio,
        said.calls,
        said.statements,
        Math.min(100, said.rows.length),
        said.rowsRead,
      ]);
    }
    printTable(rows);
    note("users: a page of 100 of 100,000, newest first / SELECT 1", ratioOf(took["newest first"], took.bare), { bar });
  } finally {
    await probe.stop();
  }
}
