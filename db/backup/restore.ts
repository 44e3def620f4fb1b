import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findViolations } from "../invariants.ts";
import { digestInStore, insertInto, partsOf, partsQuery, quote, tablesInOrder } from "./copy.ts";
import type { Statement, Store, Value } from "./database.ts";
import { findDamage, readManifest, readPictures } from "./manifest.ts";
import { lackingPictures, putPictures } from "./pictures.ts";

export interface RestoreTarget {
  store: Store;
  bucket: R2Bucket;
}

/** Why a restore was refused or is incomplete. */
export class RestoreRefused extends Error {
  override name = "RestoreRefused";
}

/** D1 takes a statement of 100 KB and binds values up to 2 MB, so rows come as values; a batch must not be too much for one request. */
const mostRows = 50;
const mostBytes = 500_000;

/**
 * Restores a backup into an empty database and a bucket, then verifies every row, every picture and the invariants. An
 * interrupted restore resumes where it stopped; any other database that is not empty is refused and left unchanged.
 */
export async function restore({ store, bucket }: RestoreTarget, folder: string, say: (line: string) => void): Promise<void> {
  const manifest = readManifest(folder);
  if (!manifest)
    throw new RestoreRefused(`${folder} is no backup, or was not finished: its manifest.json is not there, or not what was written.`);
  if (manifest.kind !== store.kind) throw new RestoreRefused(`The backup is of ${manifest.kind}, and the database is ${store.kind}.`);
  say("Comparing the backup with its sums");
  const damage = await findDamage(folder, manifest);
  if (damage.length > 0)
    throw new RestoreRefused(
      `The backup is damaged, and nothing was restored:\n${damage
        .slice(0, 20)
        .map((line) => `  ${line}`)
        .join("\n")}`,
    );

  const copy = new DatabaseSync(join(folder, "database.sqlite"), { readOnly: true });
  try {
    const id = manifest.files["database.sqlite"];
    const isOn = await begin(store, id);
    say(isOn ? "Going on where an earlier restore stopped" : "Restoring the database");
    await restoreTables(store, copy);
    const entries = readPictures(folder);
    say(`Restoring ${entries.length} pictures`);
    await putPictures(bucket, entries, folder);
    await restoreOther(store, copy);

    say("Comparing everything with the backup");
    for (const [table, { rows, sha256 }] of Object.entries(manifest.tables)) {
      const is = await digestInStore(store, table);
      if (is.sha256 !== sha256)
        throw new RestoreRefused(`The table ${table} is not as it was saved: ${is.rows} rows in place of ${rows}, or others.`);
    }
    const lacking = await lackingPictures(bucket, entries);
    if (lacking.length > 0) throw new RestoreRefused(`Pictures are not as they were saved: ${lacking.slice(0, 5).join(", ")}.`);
    const violations = await findViolations(store.database, 0);
    for (const line of violations) say(`  already so in the backup: ${line}`);
    await store.write([{ sql: "DROP TABLE restore_progress", values: [] }]);
  } finally {
    copy.close();
  }
}

/** True when this restore was already begun. Throws unless the database is empty or holds the beginning of the same backup. */
async function begin(store: Store, id: string): Promise<boolean> {
  const [marker] = await store.rows("SELECT name FROM sqlite_master WHERE name = 'restore_progress'");
  if (marker) {
    const [progress] = await store.rows("SELECT backup FROM restore_progress");
    if (progress?.backup === id) return true;
    throw new RestoreRefused("The database holds the beginning of another backup. Restore into a new one.");
  }
  const there = await store.rows(partsQuery);
  if (there.length > 0)
    throw new RestoreRefused(
      `The database is not empty (${there
        .slice(0, 3)
        .map(({ name }) => name)
        .join(", ")} …), and was left as it is. Restore into a new one.`,
    );
  await store.write([
    { sql: "CREATE TABLE restore_progress (backup text NOT NULL, done text NOT NULL, place integer NOT NULL)", values: [] },
    { sql: "INSERT INTO restore_progress VALUES (?, '', 0)", values: [id] },
  ]);
  return false;
}

async function restoreTables(store: Store, copy: DatabaseSync): Promise<void> {
  const parts = new Map(partsOf(copy).map(({ name, sql }) => [name, sql]));
  const [progress] = await store.rows("SELECT done, place FROM restore_progress");
  const order = tablesInOrder(copy);
  // Tables before the recorded one are complete.
  const first = Math.max(0, order.indexOf(String(progress?.done)));
  for (const [at, table] of order.entries()) {
    if (at < first) continue;
    const isBegun = table === progress?.done;
    if (!isBegun)
      await store.write([
        { sql: parts.get(table) ?? "", values: [] },
        { sql: "UPDATE restore_progress SET done = ?, place = -1", values: [table] },
      ]);
    await restoreRows(store, copy, table, isBegun ? Number(progress?.place) : -1);
  }
}

/** Each batch updates the progress mark in the same transaction, so no row is inserted twice. */
async function restoreRows(store: Store, copy: DatabaseSync, table: string, after: number): Promise<void> {
  let batch: Statement[] = [];
  let size = 0;
  let last = after;
  const send = async () => {
    if (batch.length > 0) await store.write([...batch, { sql: "UPDATE restore_progress SET place = ?", values: [last] }]);
    batch = [];
    size = 0;
  };
  const rows = copy.prepare(`SELECT rowid AS restored_place, * FROM ${quote(table)} WHERE rowid > ? ORDER BY rowid`).iterate(after);
  for (const { restored_place, ...row } of rows as Iterable<Record<string, Value>>) {
    const values = Object.values(row);
    size += values.reduce<number>((sum, value) => sum + (typeof value === "string" || value instanceof Uint8Array ? value.length : 8), 0);
    batch.push({ sql: insertInto(table, Object.keys(row)), values });
    last = Number(restored_place);
    if (batch.length >= mostRows || size >= mostBytes) await send();
  }
  await send();
}

/** Triggers are created last: earlier, they would count every row again. */
async function restoreOther(store: Store, copy: DatabaseSync): Promise<void> {
  const there = new Set((await store.rows(partsQuery)).map(({ name }) => name));
  for (const type of ["index", "trigger"])
    for (const part of partsOf(copy)) if (part.type === type && !there.has(part.name)) await store.write([{ sql: part.sql, values: [] }]);
}
