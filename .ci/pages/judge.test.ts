import { expect, test } from "vitest";
import type { ExtractedArticle } from "../../functions/import-url/extract/page.ts";
import { judge } from "../bench/import-judge.mjs";
import { isHeld } from "../bench/import-pages.mjs";
import { totalsOf } from "../bench/import-totals.mjs";
import { compareBodies, wordsOf } from "../bench/import-words.mjs";

const truth = { outcome: "article", url: "https://www.island-news.org/ferry", content: ["The ferry stays."], not: ["Read more"] };
const article: ExtractedArticle = {
  title: "Ferry stays",
  content: "The ferry stays.",
  author: "Ann Lee and Bo Kim",
  publishDate: "2026-11-20",
  siteName: "Island News",
  url: "https://www.island-news.org/ferry",
  image: "",
  language: "en",
  place: null,
  truncated: false,
};
const extraction = (changes: Partial<ExtractedArticle> = {}) => ({ ok: true, article: { ...article, ...changes } });

test("a body is measured by its words: what is too much costs precision, what is missing costs recall", () => {
  expect(compareBodies("The ferry stays all winter", "the ferry stays", "en")).toMatchObject({
    precision: 0.6,
    recall: 1,
    f1: expect.closeTo(0.75),
  });
  expect(compareBodies("ferry", "the ferry stays the", "en")).toMatchObject({ precision: 1, recall: 0.25 });
  expect(compareBodies("a b c d e", "e d c b a", "en")).toMatchObject({ f1: 1, shingles: 0 });
});

test("Chinese and Japanese are parted into words, Hindi keeps its vowel signs, Korean its words", () => {
  expect(wordsOf("島の議会は決めた。", "ja").length).toBeGreaterThan(3);
  expect(wordsOf("नई दिल्ली", "hi")).toEqual(["नई", "दिल्ली"]);
  expect(wordsOf("섬 의회는", "ko")).toEqual(["섬", "의회는"]);
});

test("a wrong outcome counts as nothing right, a right refusal as all right", async () => {
  expect(await judge({ ok: false, code: "NO_ARTICLE" }, truth)).toMatchObject({ f1: 0, isRight: false, isEmpty: true });
  expect(await judge(extraction(), { ...truth, outcome: "PAYWALLED" })).toMatchObject({ f1: 0, isRight: false });
  expect(await judge({ ok: false, code: "PAYWALLED" }, { ...truth, outcome: "PAYWALLED" })).toMatchObject({ f1: 1, isRight: true });
  expect(await judge(new Error("no"), truth)).toMatchObject({ outcome: "THROWN", f1: 0 });
});

test("names count as right in any order and with any language's and; a wrong day does not", async () => {
  const fields = async (changes: Partial<ExtractedArticle>, wanted: object) =>
    (await judge(extraction(changes), { ...truth, ...wanted })).fields;
  expect(await fields({}, { author: "Bo Kim, Ann Lee", publishDate: "2026-11-21" })).toEqual({ author: true, date: false });
  expect(await fields({ author: "Ann Lee" }, { author: "Ann Lee, Bo Kim" })).toEqual({ author: false });
  expect(await fields({ title: "“Ferry” stays" }, { title: '"Ferry" stays', language: "en-GB", siteName: "" })).toEqual({
    title: true,
    language: true,
    site: false,
  });
});

test("a phrase that no reader should meet is found wherever the lines break", async () => {
  const judged = await judge(extraction({ content: "The ferry stays. Read\nmore" }), truth);
  expect(judged.forbidden).toEqual(["Read more"]);
  expect(totalsOf([judged, judged])).toMatchObject({ pages: 2, forbidden: 2, underHalf: 0 });
});

test("pages that are held are known by their folder, however it is written", () => {
  expect(isHeld(".ci/pages/../pages/held/")).toBe(true);
  expect(isHeld(".ci/pages/open")).toBe(false);
});
