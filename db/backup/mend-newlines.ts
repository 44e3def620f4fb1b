import { DatabaseSync } from "node:sqlite";
import { partsOf, quote } from "./copy.ts";
import type { Store, Value } from "./database.ts";

/** A text after D1's export, which writes line ends as `\n` and decodes every `\n`, including literal ones. */
function exported(text: string): string {
  const ended = text.includes("\n") ? text.replaceAll("\\n", "\n") : text;
  return text.includes("\r") ? ended.replaceAll("\\r", "\r") : ended;
}

/** Repairs, from the database itself, texts that the export makes ambiguous. Resolves to how many were wrong. */
export async function mendNewlines(file: string, store: Store): Promise<number> {
  const copy = new DatabaseSync(file);
  let mended = 0;
  try {
    const parts = partsOf(copy);
    const triggers = parts.filter(({ type }) => type === "trigger");
    for (const { name } of triggers) copy.exec(`DROP TRIGGER ${quote(name)}`);
    for (const { name } of parts.filter(({ type }) => type === "table")) mended += await mendTable(copy, store, name);
    for (const { sql } of triggers) copy.exec(sql);
  } finally {
    copy.close();
  }
  return mended;
}

async function mendTable(copy: DatabaseSync, store: Store, table: string): Promise<number> {
  const columns = copy.prepare("SELECT name, pk FROM pragma_table_info(?) ORDER BY cid").all(table) as { name: string; pk: number }[];
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
  let mended = 0;
  for (const { name } of columns) {
    if (keys.length === 0 || keys.includes(name)) continue;
    const column = quote(name);
    const isBroken = `typeof(${column}) = 'text' AND (instr(${column}, char(10)) OR instr(${column}, char(13)))`;
    const suspects = copy
      .prepare(`SELECT rowid AS place, ${keys.map(quote).join(", ")}, ${column} AS suspect FROM ${quote(table)} WHERE ${isBroken}`)
      .all();
    for (const suspect of suspects as Record<string, Value>[]) {
      const where = keys.map((key) => `${quote(key)} = ?`).join(" AND ");
      const [live] = await store.rows(
        `SELECT ${column} AS text FROM ${quote(table)} WHERE ${where}`,
        ...keys.map((key) => suspect[key] ?? null),
      );
      // Any other text was written after the copy.
      if (typeof live?.text !== "string" || live.text === suspect.suspect || exported(live.text) !== suspect.suspect) continue;
      copy.prepare(`UPDATE ${quote(table)} SET ${column} = ? WHERE rowid = ?`).run(live.text, suspect.place ?? null);
      mended++;
    }
  }
  return mended;
}
