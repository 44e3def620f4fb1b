import { expect, it } from "vitest";
import type { NewspaperToSet } from "../../typeset/model/newspaper.ts";
import type { PageScene, TextItem } from "../../typeset/model/scene.ts";
import { joinLines, textBlocks } from "./text-blocks.ts";

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

const createPage = (items: TextItem[]): PageScene => ({
  page: 1,
  width: 612,
  height: 816,
  background: "#fff",
  ink: "#000",
  template: "american-classic",
  language: "en",
  direction: "ltr",
  items,
  frames: [],
  sections: [],
  jumps: [],
});

const createNewspaper = (): NewspaperToSet => ({
  title: "Breakwater",
  content: "What the user wrote.",
  region: "Bristol",
  templateId: "american-classic",
  layout: "three-column",
  language: "en",
  author: "",
  publishDate: "2026-11-20",
  place: null,
  expandedContent: {
    newspaperName: "",
    expandedTitle: "Town Rebuilds Its Breakwater",
    deck: "The sea waits",
    kicker: "HARBOR",
    quote: null,
    expandedContent: "First.\n\n## The vote\n\nSecond,\nstill second.",
    byline: "By A. Writer",
    caption: "",
    writerName: "A. Writer",
    whatsInside: [],
    sideStories: [{ headline: "At a Glance", content: "One side story." }],
  },
  newspaperName: "The Harbor Chronicle",
  folio: { volume: 1, number: 1, price: "", motto: "", ears: ["", ""] },
  madeWith: { text: "house", images: "house", house: true },
  pictures: { main: { src: "map", caption: "The harbor.", alt: "Map of the harbor" } },
});

it("puts words broken at a line's end together again", () => {
  expect(
    joinLines([createLine("The break-", { hyphen: true }), createLine("water held", { last: true }), createLine("all night.")]),
  ).toEqual(["The breakwater held", "all night."]);
});

it("copies a hyphen that Portuguese repeats on the next line once", () => {
  const lines = [createLine("vende-", { language: "pt", hyphen: true }), createLine("-se o barco", { language: "pt", last: true })];
  expect(joinLines(lines)).toEqual(["vende-se o barco"]);
});

it("keeps a hyphen the writer wrote", () => {
  expect(joinLines([createLine("a well-"), createLine("known ship")])).toEqual(["a well- known ship"]);
});

it("joins Japanese lines without a space", () => {
  expect(joinLines([createLine("港町、防", { language: "ja" }), createLine("波堤", { language: "ja" })])).toEqual(["港町、防波堤"]);
});

it("reads each line of a box as its label with its value, also where the label was broken, and a colophon once", () => {
  const createCell = (text: string, given: Partial<TextItem> = {}) => createLine(text, { block: "almanac", last: true, ...given });
  const page = createPage([
    createCell("THE DAY'S ALMANAC", { x: 30 }),
    createCell("Sun rises", { x: 10 }),
    createCell("7:34 a.m.", { x: 70 }),
    createCell("March", { x: 10 }),
    createCell("equinox", { x: 10 }),
    createCell("March 20", { x: 80 }),
    createLine("Set in Gelasio.", { block: "colophon", last: true }),
  ]);
  const other = createPage([createLine("Set in Gelasio.", { block: "colophon", last: true })]);
  expect(textBlocks(createNewspaper(), [page, other]).slice(-4)).toEqual([
    { kind: "heading", level: 2, text: "THE DAY'S ALMANAC" },
    { kind: "paragraph", text: "Sun rises: 7:34 a.m." },
    { kind: "paragraph", text: "March equinox: March 20" },
    { kind: "paragraph", text: "Set in Gelasio." },
  ]);
  const mirrored = createPage([
    createCell("تقويم اليوم", { x: 60, direction: "rtl" }),
    createCell("الشروق", { x: 90, direction: "rtl" }),
    createCell("7:34", { x: 30, direction: "rtl" }),
  ]);
  expect(textBlocks(createNewspaper(), [mirrored]).at(-1)).toEqual({ kind: "paragraph", text: "الشروق: 7:34" });
});

it("reads name, head, story, side stories and colophon in this order, with headings", () => {
  const page = createPage([
    createLine("Set by the house edition.", { block: "colophon" }),
    createLine("VOL. 1", { block: "folio", last: true }),
    createLine("First.", { last: true }),
  ]);
  expect(textBlocks(createNewspaper(), [page])).toEqual([
    { kind: "heading", level: 1, text: "The Harbor Chronicle" },
    { kind: "paragraph", text: "VOL. 1" },
    { kind: "paragraph", text: "HARBOR" },
    { kind: "heading", level: 2, text: "Town Rebuilds Its Breakwater" },
    { kind: "paragraph", text: "The sea waits" },
    { kind: "paragraph", text: "By A. Writer" },
    { kind: "paragraph", text: "Map of the harbor" },
    { kind: "paragraph", text: "The harbor." },
    { kind: "paragraph", text: "First." },
    { kind: "heading", level: 3, text: "The vote" },
    { kind: "paragraph", text: "Second, still second." },
    { kind: "heading", level: 2, text: "At a Glance" },
    { kind: "paragraph", text: "One side story." },
    { kind: "paragraph", text: "Set by the house edition." },
  ]);
});

it("begins with the name a newspaper without one is printed under", () => {
  const page = createPage([createLine("The Daily Lantern", { block: "masthead", role: "masthead", of: "newspaperName", last: true })]);
  expect(textBlocks({ ...createNewspaper(), newspaperName: "" }, [page])[0]).toEqual({
    kind: "heading",
    level: 1,
    text: "The Daily Lantern",
  });
});

it("leaves out strokes that draw Arabic words longer, and sets no space into words broken without a hyphen", () => {
  const arabic = [createLine("الســبت في", { language: "ar", kashidas: [3, 4] }), createLine("المدينة", { language: "ar", last: true })];
  expect(joinLines(arabic)).toEqual(["السبت في المدينة"]);
  const korean = [createLine("씨앗은행에", { language: "ko", joins: true }), createLine("서는", { language: "ko", last: true })];
  expect(joinLines(korean)).toEqual(["씨앗은행에서는"]);
});
