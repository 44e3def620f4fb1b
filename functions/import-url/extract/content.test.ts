import { expect, it } from "vitest";
import { limits } from "../../http/contract.ts";
import { composeContent, mostContent } from "./content.ts";

const paragraph = (text: string) => ({ kind: "paragraph" as const, text });
const heading = (text: string) => ({ kind: "heading" as const, text });
const item = (text: string, number?: number) => ({ kind: "item" as const, text, ...(number !== undefined && { number }) });

it("paragraphs and headings are parted by a blank line, points of a list stand on lines of their own", () => {
  const blocks = [
    paragraph("One."),
    heading("What you need"),
    item("Flour"),
    item("Water"),
    item("Mix", 1),
    item("Bake", 2),
    paragraph("Done."),
  ];
  expect(composeContent(blocks, "Bread", "en")).toEqual({
    content: "One.\n\nWhat you need\n\n• Flour\n• Water\n1. Mix\n2. Bake\n\nDone.",
    truncated: false,
  });
});

it("the title is not said again above the text, but may be said in it", () => {
  const blocks = [heading("A Bridge, repaired!"), paragraph("A bridge, repaired."), paragraph("Text.")];
  expect(composeContent(blocks, "A bridge repaired", "en").content).toBe("A bridge, repaired.\n\nText.");
});

it("what is too long is cut after the last sentence that fits, in every script", () => {
  for (const [language, sentence] of [
    ["en", "It rained all day, and nobody minded. "],
    ["ja", "一日中雨が降ったが、だれも気にしなかった。"],
    ["hi", "पूरे दिन बारिश हुई और किसी ने बुरा नहीं माना। "],
    ["ar", "هطل المطر طوال اليوم ولم ينزعج أحد. "],
  ] as const) {
    const { content, truncated } = composeContent([paragraph("First."), paragraph(sentence.repeat(900).trim())], "", language);
    expect(truncated).toBe(true);
    expect([...content].length).toBeLessThanOrEqual(10_000);
    expect([...content].length).toBeGreaterThan(9_900);
    expect(content.endsWith(sentence.trim())).toBe(true);
  }
});

it("a heading is not left alone at the cut, and one endless sentence is cut between words", () => {
  const long = "It rained all day. ".repeat(525).trim();
  const cut = composeContent([paragraph(long), heading("What comes next"), paragraph("Word ".repeat(30).trim())], "", "en");
  expect(cut).toEqual({ content: long, truncated: true });
  const endless = composeContent([paragraph("word ".repeat(4000))], "", "en");
  expect(endless.content).toMatch(/word…$/);
  expect([...endless.content].length).toBeLessThanOrEqual(10_000);
});

it("ten thousand characters exactly are an article, and characters beyond the first plane count as one", () => {
  expect(composeContent([paragraph("😀".repeat(10_000))], "", "en")).toEqual({ content: "😀".repeat(10_000), truncated: false });
});

it("an imported text is as long as an article may be", () => {
  expect(mostContent).toBe(limits.content);
});

it("as much as fits is kept to the last letter, and one letter more is a letter too many", () => {
  const [full, over] = [`${"a".repeat(4_999)}.`, `${"b".repeat(4_998)}.`];
  const keep = (text: string) => composeContent([paragraph(full), paragraph(text)], "", "en");
  expect([...keep(over.slice(1)).content].length).toBe(10_000);
  expect(keep(over.slice(1)).truncated).toBe(false);
  expect(keep(over)).toEqual({ content: full, truncated: true });
});

it("a heading above one endless sentence is no reason to give nothing", () => {
  const { content, truncated } = composeContent([heading("Notes"), paragraph("\u{1d15e}".repeat(6_000)), paragraph("More.")], "", "en");
  expect([[...content].length, truncated]).toEqual([10_000, true]);
});
