import { expect, it } from "vitest";
import type { Article } from "../text-model.ts";
import { checkContradictions } from "./check-contradictions.ts";

const article: Article = {
  title: "The bridge is open",
  content: "Mayor Ellen Shaw opened the bridge on Monday. “It is safe,” she said.\nA lorry may not cross it.",
  region: "",
  language: "en",
  author: "",
  publishDate: "",
  place: null,
};
const sentences = ["Mayor Ellen Shaw closed the bridge on Monday.", "A lorry may cross it.", "A lorry may not cross it."];
const found = (...said: [sentence: number, source: string][]) =>
  checkContradictions(
    article,
    sentences,
    said.map(([sentence, source]) => ({ sentence, source })),
  );
const wordsOf = ({ source: { field, from, to } }: ReturnType<typeof found>[number]) => article[field].slice(from, to);

it("gives the place in the article of each passage that stands there, whatever its quotation marks and spaces", () => {
  const doubts = found([2, "A lorry may not cross it."], [1, '"It is safe," she said. A lorry']);
  expect(doubts.map(({ sentence }) => sentence)).toEqual([0, 1]);
  expect(doubts.map(wordsOf)).toEqual(["“It is safe,” she said.\nA lorry", "A lorry may not cross it."]);
  expect(found([1, "The bridge is open"])).toEqual([{ sentence: 0, source: { field: "title", from: 0, to: 18 } }]);
});

it.each([
  ["a passage that the article does not have", 1, "Mayor Ellen Shaw closed the bridge"],
  ["no passage", 1, "  "],
  ["a passage of too few letters", 1, "is"],
  ["a sentence that is not on the page", 4, "A lorry may not cross it."],
  ["sentence 0", 0, "A lorry may not cross it."],
  ["a sentence that stands in the article", 3, "Mayor Ellen Shaw opened the bridge"],
])("passes over %s", (_, sentence, source) => {
  expect(found([sentence, source])).toEqual([]);
});

it("takes the first passage for a sentence that is named twice", () => {
  expect(found([1, "opened the bridge"], [1, "on Monday"]).map(wordsOf)).toEqual(["opened the bridge"]);
});
