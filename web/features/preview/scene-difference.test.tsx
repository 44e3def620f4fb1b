import { expect, it } from "vitest";
import { keyOfItem } from "../../render/draw/item-keys.ts";
import type { PageScene, SceneItem, TextItem } from "../../typeset/index.ts";
import { differenceOf, withDifference } from "./scene-difference.ts";

function line(text: string, y: number, changes: Partial<TextItem> = {}): TextItem {
  return {
    kind: "text",
    block: "expanded-content",
    role: "body",
    x: 40,
    y,
    width: 100,
    text,
    font: "normal 400 Gelasio",
    size: 8,
    color: "#111",
    wordSpace: 0,
    letterSpace: 0,
    naturalSpace: 2,
    hyphen: false,
    last: false,
    language: "en",
    direction: "ltr",
    ...changes,
  };
}

function page(items: SceneItem[], number = 1): PageScene {
  return {
    page: number,
    width: 612,
    height: 816,
    background: "#fff",
    ink: "#111",
    template: "american-classic",
    language: "en",
    direction: "ltr",
    items,
    frames: [],
    sections: [],
    jumps: [],
  };
}

const setOf = (...pages: PageScene[]) => ({ pages, warnings: [] });
/** As it comes out of a Web Worker. */
const sent = (before: readonly PageScene[], after: readonly PageScene[]) =>
  withDifference(before, structuredClone(differenceOf(before, structuredClone(setOf(...after)))));

it("gives the pages that were set, whatever was edited", () => {
  const before = [page([line("One", 10), line("Two", 20), line("Two", 20), line("Three", 30)]), page([line("Inside", 10)], 2)];
  const kashidas = line("a", 10, { kashidas: [1, 2], clip: { x: 1, y: 2, width: 3, height: 4 } });
  const pictures: SceneItem = {
    kind: "picture",
    block: "main-image",
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    src: "a",
    treatment: "plain",
    focal: { x: 0.5, y: 0.5 },
    alt: "",
  };
  const others = [
    [page([line("One", 10), line("New", 20), line("Two", 30), line("Three", 40)])],
    [page([]), page([line("Inside", 10)], 2), page([line("More", 10)], 3)],
    [page([line("Two", 20), line("Two", 20), line("Two", 20)])],
    [page([kashidas, pictures, { ...pictures, focal: { x: 0.5, y: 0.6 } }])],
    before,
  ];
  let last: readonly PageScene[] = before;
  for (const after of others) {
    const { pages } = sent(last, after);
    expect(pages).toEqual(after);
    last = pages;
  }
});

it("leaves every line that is as it was the same object, so that it is not drawn again", () => {
  const before = [page([line("One", 10), line("Two", 20), line("Three", 30)]), page([line("Inside", 10)], 2)];
  const { pages } = sent(before, [page([line("One", 10), line("Two and a half", 20), line("Three", 30)]), page([line("Inside", 10)], 2)]);
  expect(pages[0]?.items[0]).toBe(before[0]?.items[0]);
  expect(pages[0]?.items[1]).not.toBe(before[0]?.items[1]);
  expect(pages[0]?.items[2]).toBe(before[0]?.items[2]);
  expect(pages[1]).toBe(before[1]);
});

it("draws a line that has moved by what drew it before, and a new one by something new", () => {
  const before = [page([line("One", 10), line("Two", 20), line("Three", 30)])];
  const old = before[0]?.items.map(keyOfItem) ?? [];
  const { pages } = sent(before, [page([line("One", 10), line("Put in", 20), line("Two", 30), line("Three", 40)])]);
  const keys = pages[0]?.items.map(keyOfItem) ?? [];
  expect(keys.slice(0, 3)).toEqual(old);
  expect(new Set(keys).size).toBe(4);
});

it("says so when a change is made of other pages than it belongs to", () => {
  const before = [page([line("One", 10)])];
  const change = differenceOf(before, setOf(page([line("One", 10), line("Two", 20)])));
  expect(() => withDifference([], change)).toThrow("other pages");
});
