import { eq, sql } from "drizzle-orm";
import { images, newspapers, newspaperVersions, rateCounters } from "../../../db/schema.ts";
import { deleteNewspaper } from "../../completed-newspapers/deleted.ts";
import { newspaperBounds } from "../../completed-newspapers/newspaper-bounds.ts";
import { duplicateNewspaper, saveNewspaper } from "../../completed-newspapers/newspapers.ts";
import { limits } from "../../http/limits.ts";
import { readImage, uploadImage } from "../../images/images.ts";
import { exportUser } from "../../user/export-user.ts";
import { deployed, flood, forged, json, said } from "./floods.ts";
import { newPerson, openInProcess } from "./in-process.ts";

/** Nearly the largest newspaper a request body may hold: 203 KB. */
const large = JSON.stringify({
  title: "The ferry is late",
  content: "The ferry came at noon.",
  expandedContent: { sideStories: Array.from({ length: 12 }, () => ({ headline: "At noon", content: "報".repeat(4_000) })) },
  factDecisions: Array.from({ length: 50 }, () => ({ kind: "sentence", text: "x".repeat(1_100), decision: "keep" })),
});

/**
 * `count` newspapers of one person, saved or copied and deleted concurrently, in each of `hours` hours: the hourly limit
 * holds, and the stored data stays within a person's limits.
 */
export async function floodSaves(file: string, count: number, hours: number): Promise<string[]> {
  const { db, send, close } = openInProcess(file, [saveNewspaper, duplicateNewspaper, deleteNewspaper], { local: false });
  const { id: userId, cookie } = await newPerson(db, 0);
  const headers = (i: number) => ({ ...json, ...forged(i), cookie: deployed(cookie) });
  const faults: string[] = [];
  let last = "";
  for (let hour = 0; hour < hours; hour++) {
    await db.delete(rateCounters);
    const answers = await flood(Math.ceil(count / hours), async (i) => {
      const isCopy = i % 2 === 1 && last !== "";
      const path = `/api/completed-newspapers${isCopy ? `/${last}/duplicate` : ""}`;
      const answer = await send("POST", path, { headers: headers(i), ...(!isCopy && { body: large }) });
      if (answer.status !== 201) return answer;
      const { id } = (await answer.json()) as { id: string };
      // The newest is kept until the next exists, to be copied.
      const before = last;
      last = id;
      if (before) await send("DELETE", `/api/completed-newspapers/${before}`, { headers: headers(i) });
      return answer;
    });
    const most = limits.newspapersPerHour;
    if ((answers.get(201) ?? 0) > most || (answers.get(429) ?? 0) < Math.ceil(count / hours) - most)
      faults.push(`hour ${hour}: ${said(answers)}`);
    if ((answers.get(201) ?? 0) < most / 2) faults.push(`hour ${hour}: too few were saved: ${said(answers)}`);
  }
  const [kept] = await db
    .select({
      rows: sql<number>`sum(data <> '{}')`,
      bytes: sql<number>`sum(length(CAST(data AS BLOB))) + (SELECT coalesce(sum(size), 0) FROM ${newspaperVersions})`,
    })
    .from(newspapers)
    .where(eq(newspapers.userId, userId));
  if (!kept || kept.rows > newspaperBounds.rows || kept.bytes > newspaperBounds.bytes) faults.push(`kept: ${JSON.stringify(kept)}`);
  close();
  return faults;
}

/** `count` uploads of one person: the hourly limit holds, and nothing is stored for a person whose storage is full. */
export async function floodUploads(file: string, count: number, picture: Uint8Array): Promise<string[]> {
  const { db, bucket, send, close } = openInProcess(file, [uploadImage], { local: false });
  let stored = 0;
  bucket.way = async ({ act }, work) => {
    if (act === "put") stored++;
    return work();
  };
  const [one, full] = [await newPerson(db, 0), await newPerson(db, 0)];
  const row = { type: "image/png", size: 1024 ** 3, width: 1, height: 1, createdAt: 0 };
  await db.insert(images).values({ key: "all-there-is", userId: full.id, ...row });
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(picture)], "photo.png"));
  const written = new Response(form);
  const type = written.headers.get("content-type") ?? "";
  const body = new Uint8Array(await written.arrayBuffer());
  const ask = (i: number, cookie: string) =>
    send("POST", "/api/images", { body, headers: { ...forged(i), cookie: deployed(cookie), "content-type": type } });
  const faults: string[] = [];
  const answers = await flood(count, (i) => ask(i, one.cookie));
  const most = Math.min(count, limits.uploadsPerHour);
  if (answers.get(201) !== most || stored !== most) faults.push(`${stored} pictures were stored: ${said(answers)}`);
  stored = 0;
  const refused = await flood(count, (i) => ask(i, full.cookie));
  if (stored > 0 || refused.get(413) !== most) faults.push(`a full account had ${stored} pictures stored: ${said(refused)}`);
  await db.delete(images);
  close();
  return faults;
}

/** `count` exports of one person: the hourly limit holds. */
export async function floodExports(file: string, count: number): Promise<string[]> {
  const { db, send, close } = openInProcess(file, [exportUser], { local: false });
  const { cookie } = await newPerson(db, 0);
  const answers = await flood(count, async (i) => {
    const answer = await send("GET", "/api/user/export", { headers: { ...forged(i), cookie: deployed(cookie) } });
    await answer.text();
    return answer;
  });
  close();
  const most = limits.exportsPerHour;
  return answers.get(200) === most && answers.get(429) === count - most ? [] : [said(answers)];
}

/**
 * `count` requests of a stranger for a private picture of a user who shares `shared` large newspapers: at most three times
 * slower than for a missing picture, for which nothing has to be read.
 */
export async function floodReads(file: string, count: number, shared: number): Promise<string[]> {
  const { db, send, close } = openInProcess(file, [readImage], { local: false });
  const { id: userId } = await newPerson(db, 0);
  await db.insert(images).values({ key: "private", userId, type: "image/png", size: 1, width: 1, height: 1, createdAt: 0 });
  const row = { userId, title: "t", newspaperName: "n", templateId: "t", language: "en", createdAt: 0, updatedAt: 0 };
  for (let at = 0; at < shared; at++)
    await db.insert(newspapers).values({ ...row, id: `shared-${at}`, shareId: `share-${at}`, number: at + 1, data: large });
  await db.run(sql`UPDATE users SET newspaper_count = ${shared}`);
  const ask = async (key: string) => {
    const begun = performance.now();
    const answers = await flood(count, (i) => send("GET", `/api/images/${key}`, { headers: forged(i) }));
    return { took: performance.now() - begun, said: said(answers) };
  };
  await ask("none");
  const [none, known] = [await ask("none"), await ask("private")];
  close();
  const faults = [none, known].filter(({ said }) => said !== `${count} × 404`).map(({ said }) => said);
  if (known.took > 3 * none.took) faults.push(`${Math.round(known.took)} ms instead of ${Math.round(none.took)} ms`);
  return faults;
}
