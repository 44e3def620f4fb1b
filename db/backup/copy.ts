import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { Store, Value } from "./database.ts";

/** Our own tables: not those of SQLite, the platform or a restore. */
const ours = "name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'restore_progress'";

export interface Part {
  type: "table" | "index" | "trigger";
  name: string;
  sql: string;
}

export const partsQuery = `SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'index', 'trigger') AND sql IS NOT NULL AND ${ours} ORDER BY rowid`;
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Builds a database file from the SQL statements of a D1 export. */
export function copyFromSql(sql: string, file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("PRAGMA foreign_keys = off");
    copy.exec("BEGIN");
    copy.exec(sql);
    copy.exec("COMMIT");
  } finally {
    copy.close();
  }
}

/** Builds a database file from a libSQL server; reads everything in one transaction for a consistent snapshot. */
export async function copyFromLibsql(url: string, token: string, file: string): Promise<void> {
  const { createClient } = await import("@libsql/client");
  const client = createClient({ url, authToken: token || undefined, intMode: "number" });
  const copy = new DatabaseSync(file);
  const reading = await client.transaction("read");
  try {
    const parts = (await reading.execute(partsQuery)).rows as unknown as Part[];
    copy.exec("PRAGMA foreign_keys = off");
    copy.exec("BEGIN");
    for (const { sql } of parts.filter(({ type }) => type === "table")) copy.exec(sql);
    for (const { name } of parts.filter(({ type }) => type === "table")) {
      const { rows, columns } = await reading.execute(`SELECT * FROM ${quote(name)} ORDER BY rowid`);
      const insert = copy.prepare(insertInto(name, columns));
      for (const row of rows)
        insert.run(...columns.map((_, at) => (row[at] instanceof ArrayBuffer ? new Uint8Array(row[at]) : (row[at] as Value))));
    }
    for (const { sql } of parts.filter(({ type }) => type !== "table")) copy.exec(sql);
    copy.exec("COMMIT");
  } finally {
    reading.close();
    client.close();
    copy.close();
  }
}

export const insertInto = (table: string, columns: readonly string[]) =>
  `INSERT INTO ${quote(table)} (${columns.map(quote).join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;

export const partsOf = (copy: DatabaseSync) => copy.prepare(partsQuery).all() as unknown as Part[];

/** Tables in dependency order: each after the tables it references. */
export function tablesInOrder(copy: DatabaseSync): string[] {
  const left = partsOf(copy)
    .filter(({ type }) => type === "table")
    .map(({ name }) => name);
  const done: string[] = [];
  while (left.length > 0) {
    const at = left.findIndex((name) => {
      const parents = copy.prepare('SELECT "table" AS parent FROM pragma_foreign_key_list(?)').all(name);
      return parents.every(({ parent }) => parent === name || !left.includes(String(parent)));
    });
    if (at < 0) throw new Error(`These tables refer to each other in a circle: ${left.join(", ")}.`);
    done.push(...left.splice(at, 1));
  }
  return done;
}

export interface TableDigest {
  rows: number;
  sha256: string;
}

/** Digest of a table's rows in insertion order, independent of rowids. */
class Digest {
  private readonly hash = createHash("sha256");
  private rows = 0;
  add(row: Record<string, Value>): void {
    this.rows++;
    const told = Object.keys(row)
      .sort()
      .map((name) => [name, row[name] instanceof Uint8Array ? { bytes: Buffer.from(row[name]).toString("base64") } : row[name]]);
    this.hash.update(`${JSON.stringify(told)}\n`);
  }
  end = (): TableDigest => ({ rows: this.rows, sha256: this.hash.digest("hex") });
}

export function digestInCopy(copy: DatabaseSync, table: string): TableDigest {
  const digest = new Digest();
  for (const row of copy.prepare(`SELECT * FROM ${quote(table)} ORDER BY rowid`).iterate()) digest.add(row as Record<string, Value>);
  return digest.end();
}

/** Rows per page. Rows hold up to 2 MB, and an answer must fit in a Worker's memory. */
const page = 30;

export async function digestInStore(store: Store, table: string): Promise<TableDigest> {
  const digest = new Digest();
  for (let last = -1; ; ) {
    const rows = await store.rows(
      `SELECT rowid AS restored_place, * FROM ${quote(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${page}`,
      last,
    );
    for (const { restored_place, ...row } of rows) {
      digest.add(row);
      last = Number(restored_place);
    }
    if (rows.length < page) return digest.end();
  }
}
