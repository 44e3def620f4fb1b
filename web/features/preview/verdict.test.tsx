import { expect, it } from "vitest";
import type { Block, PageScene, SetWarning, TextItem } from "../../typeset/index.ts";
import { verdictOf } from "./verdict.ts";

const line = (text: string, hyphen = false, block: Block = "expanded-content") => ({ kind: "text", block, text, hyphen }) as TextItem;
const page = (items: TextItem[], language = "en") => ({ items, language }) as unknown as PageScene;
const warning = (code: SetWarning["code"]): SetWarning => ({ code, block: "expanded-content", detail: "" });

it("says that a story on one page fits", () => {
  expect(verdictOf({ pages: [page([line("It rained.")])], warnings: [] })).toEqual({ kind: "fits" });
});

it("counts the words of the story after the front page, a broken word once", () => {
  const pages = [
    page([line("On the front page")]),
    page([line("it rained in the har-", true), line("bor all day"), line("Other news", false, "side-stories")]),
  ];
  expect(verdictOf({ pages, warnings: [] })).toEqual({ kind: "continues", unit: "words", count: 7 });
});

it("counts characters in Japanese and rounds what is only an estimate", () => {
  const pages = [page([line("一面")], "ja"), page([line("雨".repeat(124))], "ja")];
  expect(verdictOf({ pages, warnings: [] })).toEqual({ kind: "continues", unit: "characters", count: 120 });
});

it("never calls a paper complete that lost text or characters", () => {
  const pages = [page([line("It rained.")])];
  expect(verdictOf({ pages, warnings: [warning("missing-glyph"), warning("overset")] })).toEqual({ kind: "overset" });
  expect(verdictOf({ pages, warnings: [warning("missing-glyph")] })).toEqual({ kind: "missing-glyph" });
  expect(verdictOf({ pages, warnings: [{ ...warning("shortened"), block: "masthead" }] })).toEqual({ kind: "fits" });
  expect(verdictOf({ pages, warnings: [{ ...warning("shortened"), block: "expanded-title" }] })).toEqual({ kind: "headline-cut" });
});
