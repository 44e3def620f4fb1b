import { billTable, loadTable, modelTable, trafficTable } from "./paper.ts";

export const paperFile = ".github/guides/scale.md";

const tables: Record<string, () => string> = { traffic: trafficTable, load: loadTable, bill: billTable, models: modelTable };

/** The paper with its tables as they are reckoned now; what stands between the marks is replaced. */
export function withTables(paper: string): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${paperFile} has no place for the table "${name}".`);
    return text.slice(0, from + begin.length) + table() + text.slice(to);
  }, paper);
}
