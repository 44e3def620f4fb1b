import { expect, it } from "vitest";
import type { TextItem } from "../../typeset/index.ts";
import { decorationsOf, type FieldSetting, placeLines } from "./decorations.ts";
import { differenceOf, movedLines, printingFor, replacedIn, type SetLine } from "./set-lines.ts";
import { docOf } from "./text-doc.ts";

const itemOf = (text: string, more: Partial<TextItem> = {}): TextItem => ({
  kind: "text",
  block: "expanded-content",
  role: "body",
  x: 20,
  y: 100,
  width: 100,
  text,
  font: "normal 400 Gelasio",
  size: 9,
  color: "#111",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 2,
  hyphen: false,
  last: false,
  language: "en",
  direction: "ltr",
  ...more,
});

/** The lines of a text as the typesetter would part it: at given widths in letters, blanks belonging to no line. */
function linesOf(text: string, letters: number): SetLine[] {
  const lines: SetLine[] = [];
  for (const { 0: paragraph, index } of text.matchAll(/[^\n]+/g)) {
    const mark = paragraph.startsWith("## ") ? 3 : 0;
    for (let from = mark; from < paragraph.length; ) {
      while (paragraph[from] === " ") from += 1;
      let to = Math.min(paragraph.length, from + letters);
      const blank = paragraph.lastIndexOf(" ", to);
      if (to < paragraph.length && blank > from) to = blank;
      if (to > from)
        lines.push({
          page: 0,
          item: itemOf(paragraph.slice(from, to), { y: 100 + lines.length * 11 }),
          from: index + from,
          to: index + to,
        });
      from = Math.max(to, from + 1);
    }
  }
  return lines;
}

const settingOf = (lines: readonly SetLine[], more: Partial<FieldSetting> = {}): FieldSetting => ({
  lines,
  isCurrent: true,
  nearest: { page: 0, x: 0, y: 0, width: 100, size: 10 },
  label: "headline",
  language: "en",
  fontNumber: () => 0,
  widthOf: (_item, text) => text.length * 4,
  ...more,
});

/** Each letter of the document with how many decorations it has. */
function coverage(text: string, setting: FieldSetting): number[] {
  const doc = docOf(text);
  const counts: number[] = [];
  const found = decorationsOf(doc, setting).find();
  doc.descendants((node, pos) => {
    if (!node.isText) return;
    for (let at = pos; at < pos + node.nodeSize; at += 1) counts.push(found.filter(({ from, to }) => from <= at && to > at).length);
  });
  return counts;
}

const story =
  "The mill had stood in the tide for nine hundred years.\n\n## Over the bridge\n\nNobody knew who owned it, or the water under it.";

it("puts every letter of a field in one place, however its lines are broken", () => {
  for (const letters of [8, 13, 21, 60]) {
    const counts = coverage(story, settingOf(linesOf(story, letters)));
    expect(counts.every((count) => count === 1)).toBe(true);
  }
});

it("gives the blank between two lines to the first", () => {
  const text = "One two three";
  const [lines] = placeLines(docOf(text), linesOf(text, 7));
  expect(lines?.map(({ from, to }) => text.slice(from - 1, to - 1))).toEqual(["One two ", "three"]);
});

it("shows words that are on no page beside those that are", () => {
  const lines = linesOf(story, 20).slice(0, 2);
  const shown = decorationsOf(docOf(story), settingOf(lines)).find();
  const classes = shown.map(({ spec: _spec, ...decoration }) => JSON.stringify(decoration)).join("");
  expect(classes).toContain("stone-unset");
  expect(coverage(story, settingOf(lines)).every((count) => count === 1)).toBe(true);
});

it("shows nothing beside the page while the page is behind what is typed", () => {
  const behind = decorationsOf(docOf(story), settingOf(linesOf(story, 20).slice(0, 2), { isCurrent: false })).find();
  expect(JSON.stringify(behind)).not.toContain("stone-unset");
});

it("parts a line where a letter is drawn longer, which no letter of the text is", () => {
  const text = "الشرقي بابها";
  const item = itemOf("الشــرقي بابها", { kashidas: [3, 4], direction: "rtl", language: "ar", x: 120 });
  const setting = settingOf([{ page: 0, item, from: 0, to: text.length }]);
  const parts = decorationsOf(docOf(text), setting).find();
  expect(parts.map(({ from, to }) => text.slice(from - 1, to - 1))).toEqual(["الش", "رقي بابها"]);
  expect(JSON.stringify(parts[1])).toContain("--x:100");
});

it("moves lines with what is typed since the page was set", () => {
  const lines = linesOf("One two three", 7);
  const after = "One big two three";
  const moved = movedLines(lines, differenceOf("One two three", after));
  expect(moved.map(({ from, to }) => after.slice(from, to))).toEqual(["One big two", "three"]);
  const shorter = movedLines(linesOf("One big three", 7), differenceOf("One big three", "One three"));
  expect(shorter.map(({ from, to }) => "One three".slice(from, to).trim())).toEqual(["One", "three"]);
});

it("writes in the story's own place, not in what refers to it", () => {
  const own = [{ page: 1, item: itemOf("Ferry back", { block: "side-stories" }), from: 0, to: 10 }];
  const reference = [{ page: 0, item: itemOf("Ferry back", { block: "whats-inside" }), from: 0, to: 10 }];
  expect(printingFor([reference, own], { page: 0, x: 20, y: 100 })).toBe(own);
});

it("follows a line through quotation marks that are printed otherwise than they were typed, and through emoji that are not printed", () => {
  expect(replacedIn("He said “it’s", `He said "it's`)).toEqual([
    { at: 9, lead: "He said “" },
    { at: 12, lead: "He said “it’" },
  ]);
  expect(replacedIn("«\u00a0Oui\u00a0», dit-elle", `"Oui", dit-elle`)).toEqual([
    { at: 1, lead: "«\u00a0" },
    { at: 5, lead: "«\u00a0Oui\u00a0»" },
  ]);
  expect(replacedIn("Won again", "Won 🎉again").at(-1)).toEqual({ at: 6, lead: "Won " });
  expect(replacedIn("THE MILL", "The mill")).toEqual([]);
  const typed = `"Oui", dit-elle`;
  const item = itemOf("«\u00a0Oui\u00a0», dit-elle");
  const set = decorationsOf(docOf(typed), settingOf([{ page: 0, item, from: 0, to: typed.length }]));
  const styles = set.find().map(({ spec: _, ...each }) => (each as unknown as { type: { attrs: { style: string } } }).type.attrs.style);
  const places = styles.map((style) => Number(/--x:([\d.]+)/.exec(style)?.[1]));
  expect(places).toEqual([20, 20 + 2 * 4, 20 + 7 * 4]);
});
