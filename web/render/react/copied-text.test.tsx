import { expect, it } from "vitest";
import type { TextItem } from "../../typeset/model/scene.ts";
import { copiedText, selectedLines } from "./copied-text.ts";

const createLine = (text: string, given: Partial<TextItem> = {}): TextItem => ({
  kind: "text",
  block: "expanded-content",
  role: "body",
  x: 0,
  y: 0,
  width: 100,
  text,
  font: "normal 400 Gelasio",
  size: 9,
  color: "#000",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 2,
  hyphen: false,
  last: false,
  language: "en",
  direction: "ltr",
  ...given,
});

const select = (items: TextItem[], from: [line: number, offset: number], to: [line: number, offset: number]) => {
  document.body.innerHTML = `<svg>${items.map(({ text }) => `<text>${text}</text>`).join("")}</svg>`;
  const page = document.body.firstElementChild as Element;
  const texts = page.querySelectorAll("text");
  const range = document.createRange();
  range.setStart(texts[from[0]]?.firstChild as Node, from[1]);
  range.setEnd(texts[to[0]]?.firstChild as Node, to[1]);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return copiedText(selectedLines(page, items, selection));
};

it("copies words whole, without the hyphens that fill lines, and paragraphs apart", () => {
  const lines = [
    createLine("the well-known har-", { hyphen: true }),
    createLine("bor was rebuilt.", { last: true }),
    createLine("Nobody was"),
  ];
  expect(select(lines, [0, 4], [2, 6])).toBe("well-known harbor was rebuilt.\nNobody");
});

it("copies Arabic without the strokes that draw words longer", () => {
  const lines = [
    createLine("الســبت في", { language: "ar", kashidas: [3, 4] }),
    createLine("المدينــة", { language: "ar", last: true, kashidas: [6, 7] }),
  ];
  expect(select(lines, [0, 2], [1, 9])).toBe("سبت في المدينة");
});
