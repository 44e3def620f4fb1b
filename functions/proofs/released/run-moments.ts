import { readFileSync } from "node:fs";
import type { Newsroom } from "../machine/newsroom.ts";

type Row = Record<string, string | number | null>;

/** A run in progress or ended, as released code left it: the state an object of the new code finds after a deploy. */
export interface RunMoment {
  name: string;
  runId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Null while it was being handled. */
  alarmAt: number | null;
  /** Rows of the run's owner, by table. */
  database: Record<string, Row[]>;
  /** Pictures, encoded as text. */
  files: Record<string, string>;
  /** Rows of the object's SQLite, by table. */
  object: Record<string, Row[]>;
}

/** In insertion order. A trigger on the ledger keeps the balance. */
const tables = ["press_runs", "token_ledger", "newspapers", "newspaper_versions", "images", "rate_counters"];
/** The object's table definitions when the moments were recorded. */
const objectTables = {
  facts: "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
  steps: "CREATE TABLE IF NOT EXISTS steps (name TEXT PRIMARY KEY, status TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, result TEXT)",
  events: "CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, data TEXT NOT NULL)",
};

export function takeMoment({ d1, objects, bucket, clock }: Newsroom, name: string, runId: string): RunMoment {
  const { sql, alarmAt } = objects.storageOf(runId);
  return {
    name,
    runId,
    now: clock.now,
    alarmAt,
    database: Object.fromEntries(tables.map((table) => [table, d1.rows<Row>(`SELECT * FROM ${table}`)])),
    files: Object.fromEntries([...bucket.files].map(([key, { bytes }]) => [key, new TextDecoder().decode(bytes)])),
    object: Object.fromEntries(Object.keys(objectTables).map((table) => [table, sql.exec(`SELECT * FROM ${table}`).toArray() as Row[]])),
  };
}

/** Restores the moment into an empty newsroom in which its owner has signed up. */
export async function restoreMoment({ d1, objects, bucket }: Newsroom, moment: RunMoment): Promise<void> {
  const insertion = (table: string, row: Row) =>
    `INSERT INTO ${table} (${Object.keys(row).map((column) => `"${column}"`)}) VALUES (${Object.keys(row).map(() => "?")})`;
  for (const table of tables) for (const row of moment.database[table] ?? []) d1.rows(insertion(table, row), ...Object.values(row));
  d1.rows("UPDATE users SET newspaper_count = (SELECT count(*) FROM newspapers)");
  for (const [key, text] of Object.entries(moment.files))
    await bucket.put(key, text, { httpMetadata: { contentType: "application/json" } });
  const storage = objects.storageOf(moment.runId);
  for (const [table, made] of Object.entries(objectTables)) {
    storage.sql.exec(made);
    for (const row of moment.object[table] ?? []) storage.sql.exec(insertion(table, row), ...Object.values(row));
  }
  // An alarm that was being handled fires again.
  await storage.setAlarm(moment.alarmAt ?? moment.now);
}

export const releasedMoments = (): RunMoment[] => JSON.parse(readFileSync(new URL("./run-moments.json", import.meta.url), "utf8"));
