import { expect, it } from "vitest";
import { wordDifference } from "./word-difference.ts";

const marked = (one: string, other: string, language: string) =>
  wordDifference(one, other, language).map((runs) => runs.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join(""));

it("marks the words in which two texts differ, in scripts with spaces and without", () => {
  expect(marked("It rained all day.", "It snowed all night.", "en")).toEqual(["It [rained] all [day].", "It [snowed] all [night]."]);
  expect(marked("図書館は金曜日に開いた。", "図書館は土曜日に開いた。", "ja")).toEqual([
    "図書館は[金曜日]に開いた。",
    "図書館は[土曜日]に開いた。",
  ]);
  expect(marked("افتتحت المكتبة مساء", "افتتحت المدرسة مساء", "ar")).toEqual(["افتتحت [المكتبة] مساء", "افتتحت [المدرسة] مساء"]);
});

it("keeps both texts whole whatever they are, and whatever language is named", () => {
  for (const [one, other] of [
    ["", "new"],
    ["old", ""],
    ["same", "same"],
    ["a b c", "c b a"],
  ] as const) {
    const [left, right] = wordDifference(one, other, "not a language");
    expect([left, right].map((runs) => runs.map(({ text }) => text).join(""))).toEqual([one, other]);
  }
});
