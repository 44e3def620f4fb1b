import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Migrations that break the release before them, with the reason why it was safe: nothing had been deployed by then. A new
 * migration states its reason in a line `-- The release in use survives this: …`.
 */
const judged: Record<string, string> = {
  "0001_ledger.sql": "before the first release",
  "0002_newsroom.sql": "before the first release",
  "0003_accounts.sql": "before the first release",
};

export const migrationFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** What each file takes away from code that knows only the earlier files; empty when that code keeps working. */
export function contractions(folder: string, pending: readonly string[] = migrationFiles(folder).slice(1)): string[] {
  const db = new DatabaseSync(":memory:");
  try {
    const found: string[] = [];
    for (const file of migrationFiles(folder)) {
      const sql = readFileSync(join(folder, file), "utf8");
      const before = schemaOf(db);
      db.exec(sql);
      if (!pending.includes(file) || file in judged || /^-- The release in use survives this: \S/m.test(sql)) continue;
      found.push(...[...taken(before, schemaOf(db)), ...rewrites(sql)].map((what) => `${file} ${what}`));
    }
    return found;
  } finally {
    db.close();
  }
}

interface Table {
  columns: Map<string, { type: string; required: boolean; standard: unknown }>;
  uniques: Set<string>;
  checks: number;
}

interface Schema {
  tables: Map<string, Table>;
  triggers: Map<string, string>;
}

function schemaOf(db: DatabaseSync): Schema {
  const parts = db.prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").all() as Record<string, string>[];
  const tables = parts
    .filter(({ type }) => type === "table")
    .map(({ name = "", sql = "" }): [string, Table] => {
      const columns = db.prepare('SELECT name, type, "notnull" AS required, dflt_value AS standard FROM pragma_table_xinfo(?)').all(name);
      const indexes = db.prepare('SELECT name, partial FROM pragma_index_list(?) WHERE "unique"').all(name) as {
        name: string;
        partial: number;
      }[];
      const uniques = indexes.map((index) => {
        const of = db
          .prepare("SELECT name FROM pragma_index_info(?) ORDER BY seqno")
          .all(index.name)
          .map((row) => String(row.name));
        return `${of.join(", ")}${index.partial ? ` (${index.name})` : ""}`;
      });
      return [
        name,
        {
          columns: new Map(
            columns.map((row) => [String(row.name), { type: String(row.type), required: row.required === 1, standard: row.standard }]),
          ),
          uniques: new Set(uniques),
          checks: sql.match(/\bCHECK\s*\(/gi)?.length ?? 0,
        },
      ];
    });
  const triggers = parts.filter(({ type }) => type === "trigger").map(({ name = "", sql = "" }): [string, string] => [name, sql]);
  return { tables: new Map(tables), triggers: new Map(triggers) };
}

function taken(before: Schema, after: Schema): string[] {
  const found: string[] = [];
  for (const [name, old] of before.tables) {
    const table = after.tables.get(name);
    if (!table) {
      found.push(`removes or renames the table ${name}`);
      continue;
    }
    for (const [column, was] of old.columns) {
      const is = table.columns.get(column);
      if (!is) found.push(`removes or renames ${name}.${column}`);
      else if (is.type !== was.type) found.push(`changes the type of ${name}.${column}`);
      else if (is.required && !was.required) found.push(`makes ${name}.${column} required`);
      else if (is.required && is.standard === null && was.standard !== null) found.push(`takes the standard value from ${name}.${column}`);
    }
    for (const [column, { required, standard }] of table.columns)
      if (!old.columns.has(column) && required && standard === null)
        found.push(`adds ${name}.${column}, required and without a standard value`);
    for (const unique of table.uniques) if (!old.uniques.has(unique)) found.push(`makes ${name} (${unique}) unique`);
    if (table.checks > old.checks) found.push(`adds a CHECK to ${name}`);
  }
  for (const [name, sql] of after.triggers) {
    const old = before.triggers.get(name);
    const mayRefuse = /\bRAISE\s*\(/i.test(sql) && before.tables.has(tableOf(sql));
    if (old === undefined ? mayRefuse : old !== sql) found.push(`adds or changes the trigger ${name}`);
  }
  for (const name of before.triggers.keys()) if (!after.triggers.has(name)) found.push(`removes the trigger ${name}`);
  return found;
}

const tableOf = (trigger: string) => /\bON\s+[`"]?(\w+)/i.exec(trigger)?.[1] ?? "";

/** Statements that change or remove rows written by old code. Statements inside a trigger are judged with the trigger. */
function rewrites(sql: string): string[] {
  const outside = sql.replace(/CREATE TRIGGER[\s\S]*?\bEND\s*;?/gi, "").replace(/--.*$/gm, "");
  const first = outside.split(";").map((statement) => statement.trim().split(/\s+/, 2).join(" "));
  return first
    .filter((statement) => /^(UPDATE|DELETE|REPLACE)\b/i.test(statement))
    .map((statement) => `changes rows that are there (${statement} …)`);
}
