import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { costs } from "../costs.ts";
import { setNewspaper } from "../index.ts";
import { drawBeside, movedItems } from "./edit-sheets.ts";
import { houseEdition, standardSample } from "./house-editions.ts";
import { matrix, nameOf, sampleOf } from "./matrix.ts";
import { toolsFor } from "./node-tools.ts";

/** A typesetter with other costs, until this process ends. */
const copy = resolve("dist/costs");
/** Newspapers looked at, one in so many of the matrix: about 150. */
const oneIn = 13;

const names = Object.entries(costs).flatMap(([group, own]) => Object.keys(own).map((name) => `${group}.${name}`));

/** The text of costs.ts with another value, as it is written there. Throws for a name that is none. */
function withCost(text: string, name: string, value: string): string {
  const [group, own] = name.split(".");
  const line = new RegExp(`(\\n  ${group}: \\{[\\s\\S]*?\\n    ${own}: )([\\s\\S]*?)(,\\n(?:    /\\*\\*|  \\},))`);
  if (!names.includes(name) || !line.test(text)) throw new RangeError(`There is no cost ${name}; there are ${names.join(", ")}.`);
  return text.replace(line, (_all, before, _old, after) => before + value + after);
}

async function typesetterWith(name: string, value: string): Promise<typeof setNewspaper> {
  rmSync(copy, { recursive: true, force: true });
  cpSync("web/typeset", join(copy, "typeset"), { recursive: true, filter: (path) => !/\.test(-data)?\.ts$|\/cli(\/|$)/.test(path) });
  const file = join(copy, "typeset/costs.ts");
  writeFileSync(file, withCost(readFileSync(file, "utf8"), name, value));
  return (await import(pathToFileURL(join(copy, "typeset/index.ts")).href)).setNewspaper;
}

/**
 * Draws the pages that another value of a cost changes beside what they are now, what has moved in blue. `change` as in
 * `front.jumpCost=130`; at most `most` newspapers are drawn, all that change are listed.
 */
export async function writeCosts(change: string, folder: string, most = 12): Promise<void> {
  const [name = "", value = ""] = change.split(/=(.*)/s);
  const setOtherwise = await typesetterWith(name, value);
  mkdirSync(folder, { recursive: true });
  let changed = 0;
  const trials = sampleOf(matrix(), oneIn);
  for (const trial of trials) {
    const newspaper = await houseEdition(standardSample(trial.language), trial);
    const tools = await toolsFor(trial.language);
    const now = setNewspaper(newspaper, tools, { height: trial.height }).pages;
    const then = setOtherwise(newspaper, tools, { height: trial.height }).pages;
    const pages = then.flatMap((after, index) => {
      const before = now[index];
      const moved = before ? movedItems(before, after) : after.items;
      return before && moved.length > 0 ? [{ before, after, moved }] : [];
    });
    if (pages.length === 0 && now.length === then.length) continue;
    changed += 1;
    console.log(`${nameOf(trial)}: pages ${pages.map(({ after }) => after.page).join(", ")} of ${now.length}, then ${then.length}`);
    for (const { before, after, moved } of changed > most ? [] : pages)
      writeFileSync(
        join(folder, `${name}-${changed}-${trial.templateId}-${trial.language}-${after.page}.png`),
        drawBeside(before, after, moved),
      );
  }
  rmSync(copy, { recursive: true, force: true });
  console.log(`${changed} of ${trials.length} newspapers change when ${name} is ${value}.`);
}
