import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import budgets from "../../.ci/bench/budgets.json" with { type: "json" };
import { builtFiles, fontsFor, gzipped, plainName, scriptsOf, weightOf } from "../../.ci/bench/weights.mjs";
import { bundleOf } from "../../functions/testing/workerd.ts";

// Sizes of what was built, gzip -9, against .ci/bench/budgets.json. What a browser asks for in truth `npm run bench -- size` compares.

const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + weightOf(file), 0);
const all = new Map(["js", "css", "json", "wasm"].flatMap((ending) => [...builtFiles(ending)]));
const textOf = (page: string) => readFileSync(page, "utf8").replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]+>/g, "");

describe.each(Object.entries(budgets.screens))("the scripts of %s", (_, { later, bytes }) => {
  it("keep within their bytes", () => {
    const { loaded } = scriptsOf(later);
    for (const name of ["index.js", ...later]) expect(loaded.map(plainName)).toContain(name);
    expect(sum(loaded)).toBeLessThanOrEqual(bytes);
  });

  it("hold no typesetter, export, desk or game", () => {
    const names = scriptsOf(later).loaded.map(plainName);
    expect(budgets.neverAtStart.filter((name) => names.includes(name))).toEqual([]);
  });
});

it("what never comes at the start is built under these names, or the rule would rule nothing", () => {
  expect(budgets.neverAtStart.filter((name) => !all.has(name))).toEqual([]);
});

it.each(Object.entries(budgets.files))("%s, in each language it is built for, keeps within its bytes", (name, bytes) => {
  const files = all.get(name) ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(Math.max(...files.map(weightOf))).toBeLessThanOrEqual(bytes);
});

it.each(Object.entries(budgets.anyOther))("no other file of %s is large", (ending, bytes) => {
  const files = [...builtFiles(ending)].filter(([name]) => !(name in budgets.files)).flatMap(([, of]) => of);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => weightOf(file) > bytes)).toEqual([]);
});

it.each(Object.entries(budgets.landingFonts))("the faces the landing page can ask for in %s keep within their bytes", (language, bytes) => {
  const styles = [...globSync(`dist/web/assets/faces-${language}-*.css`), ...globSync("dist/web/assets/index-*.css")];
  const found = fontsFor(styles, textOf(`dist/web/pages/${language}/landing.html`));
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThanOrEqual(bytes);
});

it("no script holds the schema library of the contracts: the browser takes numbers from functions/http/limits.ts, and types", () => {
  const scripts = [...builtFiles("js")].flatMap(([, files]) => files);
  expect(scripts.filter((file) => readFileSync(file, "utf8").includes("ZodError"))).toEqual([]);
});

it("the typesetter is built twice: for the window, and for the one Web Worker that sets its pages and thumbnails", () => {
  // What its line breaker says of a fault of its own.
  const isTypesetter = (file: string) => readFileSync(file, "utf8").includes("The last stage refuses no paragraph");
  const found = [...builtFiles("js")].filter(([, files]) => files.some(isTypesetter)).map(([name]) => name);
  expect(found.sort()).toEqual(["typeset.js", "typesetting-work.js"]);
});

it("the Worker keeps within its bytes", { timeout: 300_000 }, async () => {
  expect(gzipped(readFileSync(await bundleOf("functions/worker.ts")))).toBeLessThanOrEqual(budgets.worker);
});
