import { DatabaseSync, type StatementSync } from "node:sqlite";
import { isDead, lives } from "./clock.ts";

/** A pooled database that objects use one after the other, emptied in between: creating tables takes longer than most objects live. */
class Tables {
  readonly #db = new DatabaseSync(":memory:");
  readonly #prepared = new Map<string, StatementSync>();
  /** The SQL that created each table. */
  readonly made = new Map<string, string>();

  make(name: string, sql: string): void {
    if (this.made.has(name)) this.#db.exec(`DROP TABLE ${name}`);
    this.#db.exec(sql);
    this.made.set(name, sql);
  }

  all(sql: string, values: unknown[]): unknown[] {
    const statement = this.#prepared.get(sql) ?? this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement.all(...(values as string[]));
  }

  /** Resets to the state before any object wrote to it. */
  empty(names: Iterable<string>): void {
    for (const name of names) this.all(`DELETE FROM ${name}`, []);
    if ([...this.made.values()].some((sql) => sql.includes("AUTOINCREMENT"))) this.all("DELETE FROM sqlite_sequence", []);
  }
}

const free: Tables[] = [];
/** For objects that have created no table. */
const none = new Tables();

/** One object's SQLite and alarm: what survives a crash. */
export class ObjectStorage {
  #tables: Tables = none;
  /** Tables this object created; it must not see those of earlier users of the database. */
  readonly #made = new Set<string>();
  readonly #allowed = new Set<string>();
  #isClosed = false;
  alarmAt: number | null = null;
  /** The alarm being handled; it fires again if its handler does not complete. */
  ringing: number | null = null;
  onAlarm: () => void = () => {};
  readonly sql = { exec: (sql: string, ...values: unknown[]) => this.#exec(sql, values) };

  #exec(sql: string, values: unknown[]) {
    this.#mustLive();
    const rows = this.#run(sql, values);
    return {
      toArray: () => rows,
      one: () => {
        if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
        return rows[0];
      },
      [Symbol.iterator]: () => rows[Symbol.iterator](),
    };
  }

  #run(sql: string, values: unknown[]): unknown[] {
    if (this.#allowed.has(sql)) return this.#tables.all(sql, values);
    const name = /^CREATE TABLE IF NOT EXISTS (\w+) /.exec(sql)?.[1];
    if (name) {
      this.#make(name, sql);
      return [];
    }
    if (!/^(SELECT|INSERT|UPDATE|DELETE)\b/.test(sql)) throw new Error(`an object's storage in memory cannot do this: ${sql}`);
    for (const other of this.#tables.made.keys())
      if (!this.#made.has(other) && new RegExp(`\\b${other}\\b`).test(sql)) throw new Error(`no such table: ${other}`);
    const rows = this.#tables.all(sql, values);
    // Not cached: the list of tables changes.
    if (/\bsqlite_master\b/.test(sql)) return rows.filter((row) => this.#made.has((row as { name: string }).name));
    this.#allowed.add(sql);
    return rows;
  }

  #make(name: string, sql: string): void {
    if (this.#made.has(name)) return;
    if (this.#tables === none) this.#tables = free.pop() ?? new Tables();
    if (this.#tables.made.get(name) !== sql) this.#tables.make(name, sql);
    this.#made.add(name);
    this.#allowed.clear();
  }

  #mustLive(): void {
    if (this.#isClosed || isDead(lives.getStore())) throw new Error("this object is dead");
  }

  async getAlarm(): Promise<number | null> {
    return this.alarmAt;
  }

  async setAlarm(at: number): Promise<void> {
    this.#mustLive();
    this.alarmAt = at;
    this.onAlarm();
  }

  async deleteAll(): Promise<void> {
    this.#mustLive();
    this.#empty();
    this.alarmAt = null;
  }

  close(): void {
    this.#empty();
    this.#isClosed = true;
  }

  #empty(): void {
    if (this.#tables !== none) {
      this.#tables.empty(this.#made);
      free.push(this.#tables);
    }
    this.#tables = none;
    this.#made.clear();
    this.#allowed.clear();
  }
}
