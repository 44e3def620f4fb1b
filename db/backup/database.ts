import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { type Database, openDatabase } from "../client.ts";
import { openLibsql } from "../libsql/libsql.ts";
import * as schema from "../schema.ts";

/** Column values as node:sqlite returns them. */
export type Value = null | number | string | Uint8Array;
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** A database to copy from or to: D1, here or on Cloudflare, or libSQL. */
export interface Store {
  kind: "d1" | "libsql";
  rows(sql: string, ...values: Value[]): Promise<Record<string, Value>[]>;
  /** All or nothing. */
  write(statements: readonly Statement[]): Promise<void>;
  /** The form the invariants query. */
  database: Database;
}

/** D1 returns blobs as arrays of numbers, libSQL as ArrayBuffer. */
function plainValue(value: unknown): Value {
  if (Array.isArray(value)) return Uint8Array.from(value as number[]);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return value as Value;
}

const rowOf = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)]));

export function d1Store(binding: D1Database): Store {
  return {
    kind: "d1",
    async rows(sql, ...values) {
      const { results } = await binding
        .prepare(sql)
        .bind(...values)
        .all();
      return results.map(rowOf);
    },
    async write(statements) {
      await binding.batch(statements.map(({ sql, values }) => binding.prepare(sql).bind(...values)));
    },
    database: openDatabase(binding),
  };
}

/** `url` as LIBSQL_URL takes it. */
export function libsqlStore(url: string, token: string): Store {
  const client = createClient({ url, authToken: token || undefined });
  return {
    kind: "libsql",
    async rows(sql, ...values) {
      const { rows, columns } = await client.execute({ sql, args: [...values] });
      return rows.map((row) => rowOf(Object.fromEntries(columns.map((name, at) => [name, row[at]]))));
    },
    async write(statements) {
      await client.batch(
        statements.map(({ sql, values }) => ({ sql, args: [...values] })),
        "write",
      );
    },
    database: openLibsql(url, token),
  };
}

/** Opens a copy in a file for the invariants; `close` releases the file. */
export function openCopy(file: string): { database: Database; close(): void } {
  const client = createClient({ url: `file:${file}` });
  return { database: drizzle(client, { schema }) as unknown as Database, close: () => client.close() };
}
