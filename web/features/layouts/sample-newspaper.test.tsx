import { expect, it } from "vitest";
import ar from "../../../locales/ar/sample.json";
import en from "../../../locales/en/sample.json";
import ja from "../../../locales/ja/sample.json";
import { defaultSettings } from "./content-settings.ts";
import { type SampleOrder, sampleNewspaper } from "./sample-newspaper.ts";
import { cutToWords } from "./sample-text.ts";

const order = (changes: Partial<SampleOrder> = {}): SampleOrder => ({
  template: "american-classic",
  layout: "three-column",
  title: "",
  content: "",
  settings: defaultSettings,
  sections: null,
  language: "en",
  ...changes,
});

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

it("the sample has the specification's price, volume, marker, market and time of day", () => {
  const sample = sampleNewspaper(order(), en);
  expect(sample.folio.price).toBe("$2.50");
  expect(sample.sample).toEqual({ continued: "cont on page 3", sideStories: 2, volume: "Volume 1, No. 1" });
  expect([sample.market?.title, sample.market?.updated]).toEqual(["Market Snapshot", "Updated: 4:00 PM EST"]);
  expect(en.market.entries).toHaveLength(12);
});

it("counts and lengths of the settings are those of the sample", () => {
  const settings = {
    ...defaultSettings,
    mainArticleLength: 75,
    rightSideStoryCount: 1,
    rightSideStoryLength: 50,
    bottomColumnCount: 2,
    bottomColumnLength: 100,
    whatsInsideCount: 12,
    stockCount: 9,
    marketTickerFontSize: 11,
  };
  const sample = sampleNewspaper(order({ settings }), en);
  const { sideStories, whatsInside, expandedContent } = sample.expandedContent;
  expect(wordsIn(expandedContent)).toBeLessThanOrEqual(75);
  expect(sideStories).toHaveLength(3);
  expect(sample.sample?.sideStories).toBe(1);
  const [side, ...bottom] = sideStories.map(({ content }) => wordsIn(content));
  expect(side).toBeLessThanOrEqual(50);
  for (const words of bottom) expect(words).toBeLessThanOrEqual(100);
  expect(whatsInside).toHaveLength(12);
  expect([sample.market?.entries.length, sample.market?.size]).toEqual([9, 11]);
});

it("title and text of the form stand on the page, the sample's own where the form is blank", () => {
  const own = sampleNewspaper(order({ title: "Bridge open again", content: "It opened on Friday." }), en);
  expect([own.title, own.expandedContent.expandedTitle, own.content]).toEqual([
    "Bridge open again",
    "Bridge open again",
    "It opened on Friday.",
  ]);
  expect(sampleNewspaper(order({ title: "  " }), en).title).toBe(en.title);
});

it("the sample is in the interface's language", () => {
  const sample = sampleNewspaper(order({ language: "ar" }), ar);
  expect([sample.language, sample.newspaperName, sample.sample?.continued]).toEqual(["ar", ar.paperName, ar.continued]);
  const letters = [...sampleNewspaper(order({ language: "ja", settings: { ...defaultSettings, mainArticleLength: 50 } }), ja).content];
  expect(letters.length).toBeLessThanOrEqual(101);
});

it("a text is cut at the end of a sentence where one is near, else after a word, and never without a sign of it", () => {
  expect(cutToWords("One two three. Four five six seven.", 5, "en")).toBe("One two three. Four five…");
  expect(cutToWords("One two three. Four five.", 3, "en")).toBe("One two three.");
  expect(cutToWords("Eins, zwei, drei, vier.", 3, "de")).toBe("Eins, zwei, drei…");
  expect(cutToWords("一つ目の文。二つ目の文はここまで。", 4, "ja")).toBe("一つ目の文。");
  expect(cutToWords("First.\n\nSecond.", 10, "en")).toBe("First.\n\nSecond.");
});
