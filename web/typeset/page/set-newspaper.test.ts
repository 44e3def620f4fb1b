import { expect, test } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import { samples } from "../../../functions/house/edition/sample-articles.test-data.ts";
import { fontsOf } from "../model/scene-fonts.ts";
import { templates } from "../templates/templates.ts";
import { mixedNewspaper } from "../testing/mixed-newspapers.test-data.ts";
import { proofread } from "../testing/proofread.test-data.ts";
import { randomOf } from "../testing/random-text.ts";
import { newspaperFrom, toolsOf } from "../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "./set-newspaper.ts";

const lengths = [0, 80, 120, 250, 600, 1_000, 1_500, 3_000];
const layouts = ["three-column", "two-column", "one-column"] as const;
const languages = [...new Set(samples.map(({ language }) => language))];

/** A sixth of all samples, lengths and layouts, the same every time; `npm run prove` sets newspapers of every length in all of them. */
const matrix = samples.flatMap(({ file, language }, index) => {
  const random = randomOf(index + 1);
  return lengths.map((words) => ({ file, language, words, layout: random.pick(layouts) })).filter((_, at) => (at + index) % 2 === 0);
});

for (const language of sampled("whole newspapers", languages)) {
  test(`at any length and in any layout nothing is lost, doubled, displaced or untrue: ${language}`, async () => {
    const tools = await toolsOf(language);
    const papers = matrix.filter((each) => each.language === language);
    const faults: string[] = [];
    for (const { file, words, layout } of papers) {
      const name = `${file} ${words} ${layout}`;
      const newspaper = newspaperFrom(file, words, layout);
      const set = setNewspaper(newspaper, tools);
      const proof = proofread(set, newspaper, tools.measurer);
      expect(proof.errors, name).toEqual([]);
      expect(
        set.warnings.filter(({ code }) => code === "overset"),
        name,
      ).toEqual([]);
      expect(proof.hole, `${name}: hole`).toBeLessThan(0.1);
      faults.push(...proof.faults.map((fault) => `${name} ${fault}`));
    }
    // A lone line is accepted only where every other filling has one too.
    expect(faults.length, faults.join("\n")).toBeLessThanOrEqual(Math.ceil(papers.length / 5));
  });
}

test("the same newspaper gives the same pages", async () => {
  const tools = await toolsOf("en");
  const newspaper = newspaperFrom("en-tide-mill-feature");
  expect(setNewspaper(newspaper, tools)).toEqual(setNewspaper(structuredClone(newspaper), tools));
});

test("a sign is missing only where its own face lacks it, whatever the other faces have been loaded for", async () => {
  const tools = await toolsOf("ja");
  const newspaper = { ...newspaperFrom(samples.find(({ language }) => language === "ja")?.file ?? ""), newspaperName: "灯火穹聞" };
  const loaded = new Map(fontsOf(newspaper, tools.words).map(({ font, text }) => [font, text]));
  const covers = (text: string, font: string) => [...text].every((sign) => loaded.get(font)?.includes(sign));
  const set = setNewspaper(newspaper, { ...tools, measurer: { ...tools.measurer, covers } });
  expect(set.warnings.filter(({ code }) => code === "missing-glyph")).toEqual([]);
});

test("every page is as high as the sheet it is set for, and loses nothing there", async () => {
  const tools = await toolsOf("en");
  const newspaper = newspaperFrom("en-tide-mill-feature", 3_000);
  for (const height of [792, 945.8]) {
    const set = setNewspaper(newspaper, tools, { height });
    expect(set.pages.length).toBeGreaterThan(1);
    expect(set.pages.map((page) => page.height)).toEqual(set.pages.map(() => height));
    expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
  }
});

test("an article of forty thousand characters goes on over inside pages and none of it is lost", async () => {
  const tools = await toolsOf("en");
  const newspaper = newspaperFrom("en-tide-mill-feature", 8_000);
  expect(newspaper.content.length).toBeGreaterThan(38_000);
  const set = setNewspaper(newspaper, tools);
  expect(set.pages.length).toBeGreaterThanOrEqual(3);
  expect(proofread(set, newspaper, tools.measurer).errors).toEqual([]);
});

for (const language of ["en", "de", "ja", "ar"]) {
  test(`whatever a newspaper lacks or has too much of, its text is whole and in its place: ${language}`, async () => {
    const tools = await toolsOf(language);
    for (let seed = 1; seed <= 12; seed++) {
      const newspaper = mixedNewspaper(language, seed);
      const set = setNewspaper(newspaper, tools);
      expect(proofread(set, newspaper, tools.measurer).errors, `seed ${seed}`).toEqual([]);
    }
  });
}

test("a newspaper without a name is printed under the usual one of its language, not under its headline", async () => {
  for (const [language, name] of [
    ["en", "The Daily Lantern"],
    ["de", "Der Tagesbote"],
    ["ja", "日々の灯火新聞"],
  ] as const) {
    const tools = await toolsOf(language);
    const file = samples.find((each) => each.language === language)?.file ?? "";
    for (const { id } of sampled(`unnamed ${language}`, templates)) {
      const newspaper = newspaperFrom(file, 900, "three-column", { templateId: id, newspaperName: " " });
      const { pages } = setNewspaper({ ...newspaper, expandedContent: { ...newspaper.expandedContent, newspaperName: "" } }, tools);
      const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
      const runs = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [item] : [])));
      const named = runs.filter(({ of }) => of === "newspaperName");
      const nameplate = named.filter(({ block }) => block === "masthead").map(({ text }) => letters(text));
      expect([...nameplate.join("")].sort().join(""), id).toBe([...letters(name)].sort().join(""));
      const folios = runs.filter(({ block, text }) => block === "folio" && letters(text) === letters(name));
      expect(folios.length, id).toBeGreaterThanOrEqual(pages.length - 1);
      expect(runs.filter(({ block, text }) => block === "folio" && letters(text) === letters(newspaper.title))).toEqual([]);
    }
  }
});
