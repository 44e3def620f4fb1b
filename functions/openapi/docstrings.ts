import { globSync, readFileSync } from "node:fs";

const text = String.raw`/\*\*((?:(?!\*/).)*)\*/\s*`;
const ofExport = new RegExp(`^(?:${text})?export const (\\w+)`, "gms");
const ofField = new RegExp(`^ {2,4}${text}(\\w+):`, "gms");

/** The docstrings of what contracts export, by name, and of the fields of its objects, as `Newspaper.made`; each in one line. */
export function readDocstrings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, docstring = "") => docstring && found.set(name, docstring.replace(/\s*\n\s*\*?\s*/g, " ").trim());
  for (const file of globSync("functions/*/contract.ts")) {
    const source = readFileSync(file, "utf8");
    const exports = [...source.matchAll(ofExport)];
    for (const [at, { index, 0: head, 1: docstring, 2: name = "" }] of exports.entries()) {
      note(name, docstring);
      const declaration = source.slice(index + head.length, exports[at + 1]?.index);
      for (const [, docstring, field] of declaration.matchAll(ofField)) note(`${name}.${field}`, docstring);
    }
  }
  return found;
}
