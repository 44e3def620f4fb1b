import { getTableColumns, type InferInsertModel, isSQLWrapper, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** What a row gets, by the schema's names: a value as drizzle's own `values` takes it, or an expression. */
export type RowValues<T extends SQLiteTable> = {
  [Column in keyof InferInsertModel<T>]: InferInsertModel<T>[Column] | SQLWrapper;
};

/**
 * `INSERT … SELECT … WHERE condition`: the row is inserted only if the condition holds within the statement itself, so that no other
 * request can come between the check and the write. With `from` (a table, or tables joined) expressions may name its columns, and each of
 * its rows that meets the condition gives one row. A column that is left out gets the schema's default, else NULL.
 * Continue with `.onConflictDoNothing()` or `.returning()` as needed.
 */
export function insertWhere<T extends SQLiteTable>(db: Database, table: T, values: RowValues<T>, condition: SQL, from?: SQL) {
  // drizzle lists all columns of the table, in this order.
  const row = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = (values as Record<string, unknown>)[name];
    if (value === undefined) return sql`${sql.param(column.default ?? null, column)}`.inlineParams();
    return isSQLWrapper(value) ? value : sql.param(value, column);
  });
  const source = from ? sql` FROM ${from}` : sql``;
  return db.insert(table).select(sql`SELECT ${sql.join(row as SQL[], sql`, `)}${source} WHERE ${condition}`);
}
