import { globSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** The statements of each migration, in order. */
export const migrations = (): string[][] =>
  globSync("db/migrations/*.sql")
    .toSorted()
    .map((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));

/** What is asked of the database at once: one statement, or a batch. */
export interface Asked {
  sql: readonly string[];
}

/** Waits, fails, or lets the work be done: `work` does all of it, in one transaction, at the moment it is called. */
export type Way = <T>(asked: Asked, work: () => T) => Promise<T>;

const sqlValue = (value: unknown): SQLInputValue => {
  if (typeof value === "boolean") return Number(value);
  if (value === undefined) throw new TypeError("D1_TYPE_ERROR: Type 'undefined' not supported");
  return (value instanceof ArrayBuffer ? new Uint8Array(value) : value) as SQLInputValue;
};

/** D1's own words for what SQLite says. */
const asD1 = (failure: unknown) =>
  new Error(`D1_ERROR: ${failure instanceof Error ? failure.message : failure}: SQLITE_ERROR`, { cause: failure });

/**
 * D1's binding on SQLite in this process's memory: the real statements on a real engine. A batch is a transaction, everything that
 * has been written can be taken back to begin anew.
 */
export class MemoryD1 {
  readonly #db = new DatabaseSync(":memory:");
  readonly #prepared = new Map<string, StatementSync>();
  /** Hears of everything the Worker asks. */
  heard: (statements: readonly { sql: string; values: readonly unknown[] }[]) => void = () => {};
  way: Way = async (_asked, work) => work();

  constructor() {
    this.#db.exec("PRAGMA foreign_keys = ON");
  }

  /** Every table and trigger, or those of the first migrations, then a mark that `forget` goes back to. */
  migrate(count?: number): void {
    for (const statements of migrations().slice(0, count)) for (const statement of statements) this.#db.exec(statement);
    this.#db.exec("BEGIN");
  }

  /** One statement as it is written, past all that fails. */
  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** As after `migrate`. */
  forget(): void {
    this.#db.exec("ROLLBACK; BEGIN");
  }

  /** From the test's own side, past whatever fails. */
  rows<T = Record<string, unknown>>(sql: string, ...values: unknown[]): T[] {
    if (sql.startsWith("INSERT")) this.heard([{ sql, values }]);
    return this.#statement(sql).all(...values.map(sqlValue)) as T[];
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
    return this.#statement(sql).all(...values) as Record<string, unknown>[];
  }

  ask<T>(statement: Statement, read: (rows: Record<string, unknown>[]) => T): Promise<T> {
    return this.way({ sql: [statement.sql] }, () => read(this.#inTransaction([statement], () => this.run(statement))));
  }

  raw(statement: Statement): Promise<unknown[][]> {
    return this.way({ sql: [statement.sql] }, () =>
      this.#inTransaction([statement], () => {
        const prepared = this.#statement(statement.sql);
        prepared.setReturnArrays(true);
        try {
          return prepared.all(...statement.values) as unknown as unknown[][];
        } finally {
          prepared.setReturnArrays(false);
        }
      }),
    );
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql) ?? this.#db.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }

  /** One statement is done or not done by itself. */
  #inTransaction<T>(statements: readonly Statement[], work: () => T): T {
    this.heard(statements);
    const isBatch = statements.length > 1;
    try {
      if (isBatch) this.#statement("SAVEPOINT batch").all();
      const result = work();
      if (isBatch) this.#statement("RELEASE batch").all();
      return result;
    } catch (failure) {
      if (isBatch) this.#db.exec("ROLLBACK TO batch; RELEASE batch");
      throw asD1(failure);
    }
  }
}

class Statement {
  readonly #db: MemoryD1;
  readonly sql: string;
  readonly values: SQLInputValue[];

  constructor(db: MemoryD1, sql: string, values: SQLInputValue[]) {
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
