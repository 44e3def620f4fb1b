import { type Database, openDatabase } from "../../db/client.ts";
import { openLibsql } from "../../db/libsql/libsql.ts";
import { migrateLibsql } from "../../db/libsql/libsql-migrations.ts";
import { type LibsqlServer, startLibsql } from "../../db/libsql/start-libsql.ts";

export type DatabaseKind = "d1" | "libsql";

/** Default database of test Workers: D1, or with TEST_DATABASE=libsql a libSQL server per Worker. */
export const standardKind: DatabaseKind = process.env.TEST_DATABASE === "libsql" ? "libsql" : "d1";

/** The database behind a test file's Worker. */
export interface TestDatabase {
  /** Call before the Worker starts: returns the variables that point it to this database. */
  start(): Promise<{ LIBSQL_URL?: string }>;
  /** Call with the Worker running: creates every table and trigger. */
  migrate(): Promise<void>;
  /** Empties every table, as after `migrate`. */
  clear(): Promise<void>;
  stop(): Promise<void>;
  db(): Promise<Database>;
  /** Runs one SQL statement; rows are keyed by column name. */
  run(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

interface TestedWorker {
  getEnv(): Promise<Env>;
  applyD1Migrations(binding: string): Promise<unknown>;
}

export function testDatabase(kind: DatabaseKind, worker: () => TestedWorker): TestDatabase {
  return kind === "libsql" ? onLibsql() : onD1(worker);
}

function onD1(worker: () => TestedWorker): TestDatabase {
  let opened: Promise<Env> | undefined;
  const binding = async () => {
    opened ??= worker().getEnv();
    return (await opened).DB;
  };
  // Preparing costs a call to the Worker's process, as running does.
  const prepared = new Map<string, D1PreparedStatement>();
  return {
    start: async () => ({}),
    migrate: async () => {
      await worker().applyD1Migrations("DB");
    },
    async clear() {
      const db = await binding();
      const { results } = await db.prepare(namedParts).all<NamedPart>();
      await db.batch(clearing(results).map((statement) => db.prepare(statement)));
    },
    stop: async () => {},
    db: async () => openDatabase(await binding()),
    async run(sql, values) {
      const db = await binding();
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      const { results } = await statement.bind(...values).all();
      return results;
    },
  };
}

function onLibsql(): TestDatabase {
  let server: LibsqlServer | undefined;
  const url = () => {
    if (!server) throw new Error("the database has not been started");
    return server.url;
  };
  return {
    async start() {
      server = await startLibsql();
      return { LIBSQL_URL: server.url };
    },
    async migrate() {
      await migrateLibsql(url(), "");
    },
    async clear() {
      const client = clientOf(openLibsql(url(), ""));
      const { rows } = await client.execute({ sql: namedParts, args: [] });
      await client.batch(clearing(rows as unknown as NamedPart[]), "write");
    },
    stop: async () => server?.stop(),
    db: async () => openLibsql(url(), ""),
    async run(sql, values) {
      const { rows, columns } = await clientOf(openLibsql(url(), "")).execute({ sql, args: values });
      return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
    },
  };
}

interface LibsqlClient {
  execute(statement: { sql: string; args: readonly unknown[] }): Promise<{ columns: string[]; rows: readonly unknown[][] }>;
  batch(statements: string[], mode: "write"): Promise<unknown>;
}

/** Drizzle's own raw-SQL method cannot bind values. */
const clientOf = (db: Database) => (db as unknown as { $client: LibsqlClient }).$client;

interface NamedPart {
  type: "table" | "trigger";
  name: string;
  sql: string;
}

const namedParts = `SELECT type, name, sql FROM sqlite_master
  WHERE type IN ('table', 'trigger') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB '*migrations*'`;

/** Statements that empty these tables in one transaction, bypassing the triggers that forbid it. */
function clearing(parts: readonly NamedPart[]): string[] {
  const triggers = parts.filter(({ type }) => type === "trigger");
  return [
    "PRAGMA defer_foreign_keys = on",
    ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...parts.filter(({ type }) => type === "table").map(({ name }) => `DELETE FROM "${name}"`),
    ...triggers.map(({ sql }) => sql),
  ];
}
