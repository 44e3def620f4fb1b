import { expect, it } from "vitest";
import { changedWords, type WordRun } from "./changed-words.ts";

const marked = (runs: WordRun[]) => runs.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join("");
const compared = (older: string, newer: string, language: string) => changedWords(older, newer, language).map(marked);

it.each([
  [
    "en",
    "The mayor spoke on Monday.",
    "The mayor said nothing on Monday.",
    ["The mayor [spoke ]on Monday.", "The mayor [said nothing ]on Monday."],
  ],
  [
    "ja",
    "橋が開通し、多くの人が渡った。",
    "橋が再開し、多くの人が渡った。",
    ["橋が[開通]し、多くの人が渡った。", "橋が[再開]し、多くの人が渡った。"],
  ],
  ["zh", "大桥昨天正式通车。", "大桥今天正式通车。", ["大桥[昨天]正式通车。", "大桥[今天]正式通车。"]],
  ["ar", "افتتح الجسر يوم الاثنين", "افتتح الجسر يوم الأحد", ["افتتح الجسر يوم [الاثنين]", "افتتح الجسر يوم [الأحد]"]],
])("marks the words in which two texts differ, by the words of the language (%s)", (language, older, newer, both) => {
  expect(compared(older, newer, language)).toEqual(both);
});

it("marks nothing where nothing differs, and all where nothing is the same", () => {
  expect(compared("Fog.", "Fog.", "en")).toEqual(["Fog.", "Fog."]);
  expect(compared("", "Fog over the lake.", "en")).toEqual(["", "[Fog over the lake.]"]);
});

it("marks a changed phrase as one, and no shreds of it", () => {
  const [older] = compared("We took the ferry and the train to the town.", "They left a bus and a tram to the town.", "en");
  expect(older).toBe("[We took the ferry and the train ]to the town.");
});

it("loses no sign of either text, however long and however different they are", () => {
  const older = Array.from({ length: 3_000 }, (_, at) => `word${at % 97}${at % 40 === 0 ? "\n\n" : ", "}`).join("");
  const newer = Array.from({ length: 2_500 }, (_, at) => `other${at % 89} `).join("");
  const [left, right] = changedWords(older, newer, "en");
  expect([left.map(({ text }) => text).join("") === older, right.map(({ text }) => text).join("") === newer]).toEqual([true, true]);
});

it("marks a changed comma where texts are compared by their text, and keeps both whole in a language that is none", () => {
  expect(changedWords("one, two", "one two", "en", "text").map(marked)).toEqual(["[one, ]two", "[one ]two"]);
  for (const language of ["en_US", "not a language", ""])
    expect(changedWords("Fog.", "Fog came.", language).map((runs) => runs.map(({ text }) => text).join(""))).toEqual(["Fog.", "Fog came."]);
});
