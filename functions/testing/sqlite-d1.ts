import { globSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { nextTurn } from "./clock.ts";

/** The statements of each migration, in order. */
export const migrations = (): string[][] =>
  globSync("db/migrations/*.sql")
    .toSorted()
    .map((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));

/** A database call: one statement or a batch. */
export interface Asked {
  sql: readonly string[];
}

/** Intercepts a call: may wait, fail, or run `work`, which executes it in one transaction. */
export type Way = <T>(asked: Asked, work: () => T) => Promise<T>;

/**
 * One turn of the event loop before and after. SQLite answers synchronously, so concurrent handlers would otherwise run one after
 * the other and races between their reads and writes would stay hidden.
 */
export const inTurns: Way = async (_asked, work) => {
  await nextTurn();
  try {
    return work();
  } finally {
    await nextTurn();
  }
};

/**
 * D1's limits for a statement: workerd's SQLite limits, and D1's own on parameters and length
 * (https://developers.cloudflare.com/d1/platform/limits/). d1-limits.test.ts compares them with workerd.
 */
const d1Limits = {
  variableNumber: 100,
  sqlLength: 100_000,
  column: 100,
  exprDepth: 100,
  compoundSelect: 5,
  functionArg: 127,
  likePatternLength: 50,
  triggerDepth: 10,
};

let migrated: Uint8Array | undefined;

/** A migrated database as SQLite file content; created once per process. */
export function migratedDatabase(): Uint8Array {
  if (migrated) return migrated;
  const db = new DatabaseSync(":memory:");
  for (const statement of migrations().flat()) db.exec(statement);
  migrated = db.serialize();
  db.close();
  return migrated;
}

const sqlValue = (value: unknown): SQLInputValue => {
  if (typeof value === "boolean") return Number(value);
  if (value === undefined) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'");
  return (value instanceof ArrayBuffer ? new Uint8Array(value) : value) as SQLInputValue;
};

/** D1 answers in JSON, which has no byte type. */
const answered = (value: unknown): unknown => (value instanceof Uint8Array ? [...value] : value);
const answeredRow = (row: Record<string, unknown>) => {
  for (const name in row) if (row[name] instanceof Uint8Array) row[name] = answered(row[name]);
  return row;
};

/** SQLite's extended codes of constraint violations (https://sqlite.org/rescode.html), by D1's names. */
const constraints = new Map([
  [275, "CHECK"],
  [787, "FOREIGNKEY"],
  [1299, "NOTNULL"],
  [1555, "PRIMARYKEY"],
  [1811, "TRIGGER"],
  [2067, "UNIQUE"],
]);

/** Converts an SQLite error to D1's wording. */
function asD1(failure: unknown): Error {
  const { message, errcode = 0 } = failure as Error & { errcode?: number };
  if (message.startsWith("D1_")) return failure as Error;
  const constraint = constraints.get(errcode);
  const code = constraint ? `SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_${constraint})` : "SQLITE_ERROR";
  return new Error(`D1_ERROR: ${message}: ${code}`, { cause: failure });
}

/** Number of parameters of a statement: question marks outside strings, names and comments. */
const parameterCount = (sql: string): number =>
  sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\//g, "").match(/\?(?!\d)/g)?.length ?? 0;

/**
 * D1's binding on SQLite in this process, in memory or in a file: real statements on a real engine. A batch is one transaction;
 * all writes can be rolled back to start over.
 */
export class SqliteD1 {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; takes: number }>();
  /** Called with every statement the Worker sends. */
  heard: (statements: readonly { sql: string; values: readonly unknown[] }[]) => void = () => {};
  way: Way = async (_asked, work) => work();

  /** A file may be open in several processes: each waits for the others' writes. */
  constructor(file = ":memory:") {
    this.#db = new DatabaseSync(file, { limits: d1Limits, timeout: 20_000 });
    this.#db.exec("PRAGMA foreign_keys = ON");
  }

  close(): void {
    this.#db.close();
  }

  /** Creates every table and trigger, or those of the first `count` migrations. */
  migrate(count?: number): void {
    if (count === undefined) this.#db.deserialize(migratedDatabase());
    else for (const statement of migrations().slice(0, count).flat()) this.#db.exec(statement);
    this.#db.exec("PRAGMA foreign_keys = ON");
  }

  /** Sets the state that `forget` restores. */
  mark(): void {
    this.#db.exec("BEGIN");
  }

  /** Runs SQL directly, bypassing injected failures. */
  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Restores the marked state. */
  forget(): void {
    this.#db.exec("ROLLBACK; BEGIN");
  }

  /** Query for tests, bypassing injected failures. */
  rows<T = Record<string, unknown>>(sql: string, ...values: unknown[]): T[] {
    if (sql.startsWith("INSERT")) this.heard([{ sql, values }]);
    return this.#statement(sql, values).all(...values.map(sqlValue)) as T[];
  }

  prepare(sql: string): Statement {
    return new Statement(this, sql, []);
  }

  batch(statements: Statement[]): Promise<unknown[]> {
    return this.way({ sql: statements.map(({ sql }) => sql) }, () =>
      this.#inTransaction(statements, () => statements.map((one) => ({ success: true, meta: {}, results: this.run(one) }))),
    );
  }

  run({ sql, values }: Statement): Record<string, unknown>[] {
    return (this.#statement(sql, values).all(...values) as Record<string, unknown>[]).map(answeredRow);
  }

  ask<T>(statement: Statement, read: (rows: Record<string, unknown>[]) => T): Promise<T> {
    return this.way({ sql: [statement.sql] }, () => read(this.#inTransaction([statement], () => this.run(statement))));
  }

  raw(statement: Statement): Promise<unknown[][]> {
    return this.way({ sql: [statement.sql] }, () =>
      this.#inTransaction([statement], () => {
        const prepared = this.#statement(statement.sql, statement.values);
        prepared.setReturnArrays(true);
        try {
          return (prepared.all(...statement.values) as unknown as unknown[][]).map((row) => row.map(answered));
        } finally {
          prepared.setReturnArrays(false);
        }
      }),
    );
  }

  #statement(sql: string, values: readonly unknown[] = []): StatementSync {
    const known = this.#prepared.get(sql) ?? { statement: this.#db.prepare(sql), takes: parameterCount(sql) };
    this.#prepared.set(sql, known);
    // SQLite itself binds missing values as NULL.
    if (values.length !== known.takes && !/\?\d/.test(sql)) throw new Error("D1_ERROR: Wrong number of parameter bindings for SQL query.");
    return known.statement;
  }

  /** A single statement is atomic anyway. After `mark`, everything runs inside the mark's transaction. */
  #inTransaction<T>(statements: readonly Statement[], work: () => T): T {
    this.heard(statements);
    const [begin, commit, rollback] = this.#db.isTransaction
      ? ["SAVEPOINT batch", "RELEASE batch", "ROLLBACK TO batch; RELEASE batch"]
      : ["BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"];
    const isBatch = statements.length > 1;
    try {
      if (isBatch) this.#statement(begin).all();
      const result = work();
      if (isBatch) this.#statement(commit).all();
      return result;
    } catch (failure) {
      if (isBatch && this.#db.isTransaction) this.#db.exec(rollback);
      throw asD1(failure);
    }
  }
}

class Statement {
  readonly #db: SqliteD1;
  readonly sql: string;
  readonly values: SQLInputValue[];

  constructor(db: SqliteD1, sql: string, values: SQLInputValue[]) {
    this.#db = db;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#db, this.sql, values.map(sqlValue));
  }

  all() {
    return this.#db.ask(this, (results) => ({ success: true, meta: {}, results }));
  }

  run() {
    return this.all();
  }

  raw() {
    return this.#db.raw(this);
  }

  first(column?: string) {
    return this.#db.ask(this, ([row]) => (row === undefined ? null : column === undefined ? row : row[column]));
  }
}
