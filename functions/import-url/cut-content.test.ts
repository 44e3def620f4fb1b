import { expect, it } from "vitest";
import { limits } from "../http/contract.ts";
import { cutContent } from "./import-url.ts";

const cut = (content: string, language = "en") => cutContent(content, limits.content, language);

it("a text that is too long is cut after the last sentence that fits, in every script", () => {
  for (const [language, sentence] of [
    ["en", "It rained all day, and nobody minded. "],
    ["ja", "一日中雨が降ったが、だれも気にしなかった。"],
    ["hi", "पूरे दिन बारिश हुई और किसी ने बुरा नहीं माना। "],
    ["ar", "هطل المطر طوال اليوم ولم ينزعج أحد. "],
  ] as const) {
    const { content, truncated } = cut(`First.\n\n${sentence.repeat(900).trim()}`, language);
    expect(truncated).toBe(true);
    expect([...content].length).toBeLessThanOrEqual(10_000);
    expect([...content].length).toBeGreaterThan(9_900);
    expect(content.endsWith(sentence.trim())).toBe(true);
  }
});

it("a heading is not left alone at the cut, and one endless sentence is cut between words", () => {
  const long = "It rained all day. ".repeat(525).trim();
  expect(cut(`${long}\n\nWhat comes next\n\n${"Word ".repeat(30).trim()}`)).toEqual({ content: long, truncated: true });
  const endless = cut("word ".repeat(4_000).trim());
  expect(endless.content).toMatch(/word…$/);
  expect([...endless.content].length).toBeLessThanOrEqual(10_000);
});

it("ten thousand characters are kept to the last letter, and characters beyond the first plane count as one", () => {
  expect(cut("😀".repeat(10_000))).toEqual({ content: "😀".repeat(10_000), truncated: false });
  const [full, over] = [`${"a".repeat(4_999)}.`, `${"b".repeat(4_998)}.`];
  expect(cut(`${full}\n\n${over.slice(1)}`)).toEqual({ content: `${full}\n\n${over.slice(1)}`, truncated: false });
  expect(cut(`${full}\n\n${over}`)).toEqual({ content: full, truncated: true });
});

it("a heading above one endless sentence is no reason to give nothing", () => {
  const { content, truncated } = cut(`Notes\n\n${"\u{1d15e}".repeat(12_000)}\n\nMore.`);
  expect(truncated).toBe(true);
  expect(content).not.toBe("");
});

it("a paragraph that ends exactly at the limit is kept whole", () => {
  const full = `${"a ".repeat(4_999)}a.`;
  expect(full).toHaveLength(10_000);
  expect(cut(`${full}\n\nMore.`)).toEqual({ content: full, truncated: true });
});
