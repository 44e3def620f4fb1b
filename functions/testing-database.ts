import { type LibsqlServer, startLibsql } from "../.ci/libsql/start-libsql.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { openLibsql } from "../db/libsql.ts";
import { migrateLibsql } from "../db/libsql-migrations.ts";

export type DatabaseKind = "d1" | "libsql";

/** Which database the Worker of a test gets: D1, or with TEST_DATABASE=libsql a libSQL server of its own. */
export const standardKind: DatabaseKind = process.env.TEST_DATABASE === "libsql" ? "libsql" : "d1";

/** The database behind the Worker of one test file, seen from the test. */
export interface TestDatabase {
  /** Before the Worker starts: the variables that lead it to this database. */
  start(): Promise<{ LIBSQL_URL?: string }>;
  /** With the Worker running: every table and trigger. */
  migrate(): Promise<void>;
  stop(): Promise<void>;
  db(): Promise<Database>;
  /** One statement as written, its rows by their columns' names. */
  run(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

interface TestedWorker {
  getEnv(): Promise<Env>;
  applyD1Migrations(binding: string): Promise<unknown>;
}

export function testDatabase(kind: DatabaseKind, worker: TestedWorker): TestDatabase {
  return kind === "libsql" ? onLibsql() : onD1(worker);
}

function onD1(worker: TestedWorker): TestDatabase {
  let opened: Promise<Env> | undefined;
  const binding = async () => {
    opened ??= worker.getEnv();
    return (await opened).DB;
  };
  return {
    start: async () => ({}),
    migrate: async () => {
      await worker.applyD1Migrations("DB");
    },
    stop: async () => {},
    db: async () => openDatabase(await binding()),
    async run(sql, values) {
      const { results } = await (await binding())
        .prepare(sql)
        .bind(...values)
        .all();
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
}

/** Drizzle's own way to statements as they are written binds no values. */
const clientOf = (db: Database) => (db as unknown as { $client: LibsqlClient }).$client;
