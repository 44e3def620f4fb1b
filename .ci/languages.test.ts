import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { samples } from "../functions/house/edition/sample-articles.test-data.ts";
import { motifLanguages } from "../functions/house/pictures/motif-words.ts";
import { readyLanguages } from "../locales/languages.ts";

const codes: readonly string[] = readyLanguages.map(({ code }) => code);
/** Two may have no entry of their own in a table of all: Japanese and Chinese need no words where signs are read. */
const nearlyAll = codes.length - 2;

const sources = globSync(["{.ci,db,functions,locales,web}/**/*.{ts,tsx,mjs,json}", "*.{json,ts}"], {
  exclude: (path) => /(?:^|\/)(?:node_modules|public)$|\.test(?:-data)?\.tsx?$|^locales\/\w+\//.test(path),
});

/** `de:`, `"de":`, a shorthand `de,` and `"de"` in a list; not what stands in prose. */
const keyOf = (code: string) => new RegExp(`(?:^|[{,[(])\\s*(?:"${code}"\\s*[:,\\])]|${code}\\s*[:,}])`, "m");
const keys = codes.map((code) => [code, keyOf(code)] as const);
const codesIn = (text: string) => keys.filter(([, key]) => key.test(text)).map(([code]) => code);

const recipes = readFileSync(".github/guides/recipes.md", "utf8");
const recipe = recipes.slice(recipes.indexOf("\n## A language\n")).split(/\n## /)[1] ?? "";
const paths = [...recipe.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? "");
/** As it is, or as a file of a folder that is named. */
const isNamed = (file: string) => paths.some((path) => file === path || (path.endsWith("/") && file.startsWith(path)));

const tables = sources.map((file) => ({ file, text: readFileSync(file, "utf8") })).filter(({ text }) => codesIn(text).length >= nearlyAll);

it("every table with an entry for each language is named by the recipe for a language, or by the compiler", () => {
  expect(tables.length).toBeGreaterThan(10);
  const typed = /(?<!\w)(?:ByLanguage<|byLanguage<|Record<(?:LanguageCode|MotifLanguage),)/;
  expect(tables.filter(({ file, text }) => !typed.test(text) && !isNamed(file)).map(({ file }) => file)).toEqual([]);
});

it("data in JSON that has nearly every language has each that is offered", () => {
  const data = tables.filter(({ file }) => file.endsWith(".json"));
  expect(data.length).toBeGreaterThan(1);
  const missing = data.flatMap(({ file, text }) => codes.filter((code) => !codesIn(text).includes(code)).map((code) => `${file}: ${code}`));
  expect(missing).toEqual([]);
});

it("each language that is offered has its page and its card drawn, and an article that proofs are made of", () => {
  const drawn = codes.flatMap((code) => [`web/public/hero/${code}.avif`, `web/public/hero/${code}.json`, `web/public/cards/${code}.jpg`]);
  expect(drawn.filter((file) => !existsSync(file))).toEqual([]);
  expect(codes.filter((code) => samples.every(({ language }) => language !== code))).toEqual([]);
});

it("each language that is offered has words for the motifs of drawings", () => {
  expect(codes.filter((code) => !motifLanguages.includes(code))).toEqual([]);
});
