import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer } from "../../functions/testing/index.ts";
import { readEvents } from "../../functions/testing/orders.ts";
import { findViolations } from "../invariants.ts";
import { migrateLibsql } from "../libsql/libsql-migrations.ts";
import { libsqlBinary, startLibsql } from "../libsql/start-libsql.ts";
import { backUp, type Source } from "./backup.ts";
import { partsQuery, quote } from "./copy.ts";
import { d1Store, type Store } from "./database.ts";
import { readManifest, readPictures } from "./manifest.ts";
import { fileOf } from "./pictures.ts";
import { exportLocal, onLibsql, openLocal, type Place } from "./places.ts";
import { restore } from "./restore.ts";

const server = startServer({ real: true, database: "d1" });
const quiet = () => {};
const newFolder = () => mkdtempSync(join(tmpdir(), "backup-test-"));
const odd = "“Ünïcode” 'quotes' \\ \n\r\t \u202e عربي 🗞️ ; -- \u0001 \\n";
const sealed = Uint8Array.from({ length: 256 }, (_, at) => at);
const places: Place[] = [];
let out = "";
let source: Source;

async function emptyPlace(): Promise<Place> {
  const place = await openLocal(process.cwd(), newFolder());
  places.push(place);
  return place;
}

async function everything(store: Store) {
  const tables = (await store.rows(partsQuery)).filter(({ type }) => type === "table").map(({ name }) => String(name));
  const rows = async (table: string) => [table, await store.rows(`SELECT * FROM ${quote(table)} ORDER BY rowid`)] as const;
  return Object.fromEntries(await Promise.all(tables.sort().map(rows)));
}

/** A person with two newspapers, a version, a key, odd words and tokens, as the Worker itself makes them. */
beforeAll(async () => {
  const me = await server.signIn();
  for (const title of ["The library opens", odd.slice(0, 12)]) {
    const content = "The library opened on Monday. “We kept every book dry,” said Anna Berg, the librarian.";
    const answer = await me.post("/api/press-runs", { title, content, region: "Duluth, United States", language: "en" });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as { id: string };
    expect(readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text()).at(-1)?.event).toBe("complete");
  }
  await server.run("UPDATE users SET first_name = ? WHERE id = ?", odd, me.user.id);
  const key =
    "INSERT INTO api_keys (user_id, provider, sealed, nonce, key_version, last4, updated_at) VALUES (?, 'openai', ?, ?, 1, 'abcd', 0)";
  await server.run(key, me.user.id, sealed, sealed.slice(0, 12));
  await server.run("INSERT INTO rate_counters VALUES (?, ?, 1)", `long ${"x".repeat(300_000)}`, Number.MAX_SAFE_INTEGER);
  const { DB, IMAGES } = await server.env();
  source = { environment: "local", kind: "d1", bucket: IMAGES, copyDatabase: (file) => exportLocal(DB, file) };
  out = join(newFolder(), "saved");
  expect((await backUp(source, out, quiet)).violations).toEqual([]);
});
afterAll(async () => {
  await Promise.all(places.map((place) => place.close()));
});

it("a backup says what is in it, and holds nothing that is not of the site", async () => {
  const manifest = readManifest(out);
  expect(manifest).toMatchObject({
    kind: "d1",
    pictures: { missing: [] },
    tables: { users: { rows: 1 }, newspapers: { rows: 2 }, api_keys: { rows: 1 } },
  });
  expect(manifest?.migrations.length).toBeGreaterThan(8);
  expect(manifest?.pictures.count).toBeGreaterThanOrEqual(4);
  expect(existsSync(`${out}.partial`)).toBe(false);
  await expect(backUp(source, out, quiet)).rejects.toThrow(/is not empty/);
});

it("what is restored is the same in every row and every picture, and goes on counting", async () => {
  const place = await emptyPlace();
  await restore(place, out, quiet);
  const { DB, IMAGES } = await server.env();
  const original = d1Store(DB);
  const is = await everything(place.store);
  expect(is).toEqual(await everything(original));
  expect(is.api_keys).toMatchObject([{ sealed, last4: "abcd" }]);
  expect(is.users).toMatchObject([{ first_name: odd }]);
  for (const { key } of is.images ?? []) {
    const [there, here] = await Promise.all([IMAGES.get(String(key)), place.bucket.get(String(key))]);
    expect(await here?.arrayBuffer()).toEqual(await there?.arrayBuffer());
    expect(here?.httpMetadata?.contentType).toBe(there?.httpMetadata?.contentType);
  }
  const parts = async (store: Store) => (await store.rows(partsQuery)).map(({ name }) => name).sort();
  expect(await parts(place.store)).toEqual(await parts(original));
  expect(await findViolations(place.store.database, 0)).toEqual([]);
  // Its triggers are there again, and once.
  const [user] = is.users ?? [];
  await place.store.write([
    { sql: "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES ('t', ?, 2, 'test', 0)", values: [String(user?.id)] },
  ]);
  expect(await place.store.rows("SELECT tokens FROM users")).toEqual([{ tokens: Number(user?.tokens) + 2 }]);
});

it("a restore that is interrupted at every step goes on where it stopped", async () => {
  const place = await emptyPlace();
  let interrupted = 0;
  for (let attempt = 0; ; attempt++) {
    let left = 2 + (attempt % 2);
    const mayGoOn = () => --left > 0;
    const write: Store["write"] = async (statements) => {
      const isCutAfter = attempt % 2 === 0;
      if (mayGoOn()) return place.store.write(statements);
      // Half of them have done their work, and only the answer is lost.
      if (isCutAfter) await place.store.write(statements);
      throw new Error("the line was cut");
    };
    const put: R2Bucket["put"] = (async (...args: Parameters<R2Bucket["put"]>) => {
      if (!mayGoOn()) throw new Error("the line was cut");
      return place.bucket.put(...args);
    }) as R2Bucket["put"];
    const bucket = { head: (key: string) => place.bucket.head(key), put } as R2Bucket;
    try {
      await restore({ store: { ...place.store, write }, bucket }, out, quiet);
      break;
    } catch (failure) {
      expect(String(failure)).toContain("the line was cut");
      interrupted++;
      // The very last thing is to take the mark away.
      if ((await place.store.rows("SELECT name FROM sqlite_master WHERE name = 'restore_progress'")).length === 0) break;
    }
  }
  expect(interrupted).toBeGreaterThan(25);
  expect(await everything(place.store)).toEqual(await everything(d1Store((await server.env()).DB)));
});

it("a backup that is damaged or unfinished, and a database that is not empty, are refused and left as they are", async () => {
  const place = await emptyPlace();
  const tries = async (change: (folder: string) => void) => {
    const folder = join(newFolder(), "copy");
    cpSync(out, folder, { recursive: true });
    change(folder);
    return restore(place, folder, quiet).then(
      () => "restored",
      (failure: Error) => failure.message,
    );
  };
  const flip = (file: string) => {
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };
  const [picture] = readPictures(out);
  if (!picture) throw new Error("no picture was saved");
  expect(await tries((folder) => flip(join(folder, fileOf(picture))))).toMatch(/damaged[\s\S]*is not what was saved/);
  expect(await tries((folder) => rmSync(join(folder, fileOf(picture))))).toMatch(/damaged[\s\S]*is not there/);
  expect(await tries((folder) => flip(join(folder, "database.sqlite")))).toMatch(/damaged[\s\S]*database.sqlite is not what was saved/);
  expect(await tries((folder) => flip(join(folder, "pictures.ndjson")))).toMatch(/damaged[\s\S]*pictures.ndjson/);
  expect(await tries((folder) => rmSync(join(folder, "manifest.json")))).toMatch(/no backup/);
  expect(await tries((folder) => flip(join(folder, "manifest.json")))).toMatch(/no backup/);
  expect(await place.store.rows(partsQuery)).toEqual([]);

  await place.store.write([{ sql: "CREATE TABLE theirs (id text)", values: [] }]);
  expect(await tries(quiet)).toMatch(/is not empty \(theirs/);
  expect((await place.store.rows(partsQuery)).map(({ name }) => name)).toEqual(["theirs"]);

  await place.store.write([
    { sql: "CREATE TABLE restore_progress (backup text NOT NULL, done text NOT NULL, place integer NOT NULL)", values: [] },
    { sql: "INSERT INTO restore_progress VALUES ('another', '', 0)", values: [] },
  ]);
  expect(await tries(quiet)).toMatch(/beginning of another backup/);
});

it("a picture that is gone is named, and the rest saved", async () => {
  const { DB, IMAGES } = await server.env();
  const [gone] = (await d1Store(DB).rows("SELECT key FROM images")).map(({ key }) => String(key));
  const bucket = { get: async (key: string) => (key === gone ? null : IMAGES.get(key)) } as unknown as R2Bucket;
  const folder = join(newFolder(), "saved");
  const { manifest } = await backUp({ ...source, bucket }, folder, quiet);
  expect(manifest.pictures.missing).toEqual([gone]);
  const place = await emptyPlace();
  await restore(place, folder, quiet);
  expect(await findViolations(place.store.database, 0)).toEqual([]);
});

it.runIf(libsqlBinary)("a libSQL database is saved and restored likewise, and not into D1", async () => {
  const servers = [await startLibsql(), await startLibsql()] as const;
  try {
    await migrateLibsql(servers[0].url, "");
    const from = onLibsql({ url: servers[0].url, token: "" });
    await from.store.write([
      { sql: "INSERT INTO users (id, email, username, first_name, created_at) VALUES ('u', 'e', 'n', ?, 0)", values: [odd] },
      { sql: "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES ('t', 'u', 3, 'free', 0)", values: [] },
      {
        sql: "INSERT INTO api_keys (user_id, provider, sealed, nonce, key_version, last4, updated_at) VALUES ('u', 'openai', ?, ?, 1, 'abcd', 0)",
        values: [sealed, sealed],
      },
    ]);
    const folder = join(newFolder(), "saved");
    const { IMAGES } = await server.env();
    expect((await backUp({ environment: "local", bucket: IMAGES, ...from }, folder, quiet)).violations).toEqual([]);
    const to = onLibsql({ url: servers[1].url, token: "" });
    await restore({ store: to.store, bucket: IMAGES }, folder, quiet);
    expect(await everything(to.store)).toEqual(await everything(from.store));
    expect(await migrateLibsql(servers[1].url, "")).toBe(0);
    await expect(restore(await emptyPlace(), folder, quiet)).rejects.toThrow(/is of libsql, and the database is d1/);
  } finally {
    await Promise.all(servers.map((one) => one.stop()));
  }
});
