import { latin } from "./modern-herald-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Three columns of text and a tinted one: all begin under a picture that leaves the page at its end side. Colour tabs tell of the rest. */
const picture: Part = { kind: "picture", from: 0, span: 4, bleed: "end", least: 0.4, wanted: 0.78, most: 1.15 };
const head: Part = { kind: "head", from: 0, span: 3, align: "start", lines: 2, least: 0.5, sense: 0.3, above: 2, below: 4 };
const decks: Part = { kind: "decks", from: 0, span: 3, holds: ["deck", "byline"] };
const tinted: Rail = { from: 3, span: 1, stories: true, least: 2, opening: "side", ground: "tint", inset: 8 };
const dated: Rail = { ...tinted, boxes: ["almanac"] };
const illustrated: Rail = { ...dated, picture: "foot" };
/** The day alone. */
const day: Rail = { ...dated, stories: false, least: 0 };
const strip: Strip = { from: 0, span: 4, cells: 4, height: 116, boxes: "none", lift: 280 };
/** Skybox and tabs tell of stories inside. */
const elsewhere = 10;

const page = (columns: number, legs: number): Pick<Skeleton, "parts" | "lead" | "elsewhere"> => ({
  elsewhere,
  parts: [picture, { ...head, span: columns }, { ...decks, span: columns }],
  lead: { from: 0, span: columns, legs },
});
const single: Pick<Skeleton, "parts" | "lead" | "elsewhere"> = {
  elsewhere,
  parts: [picture, head, { ...decks, span: 2 }],
  lead: { from: 0, span: 2, legs: 1 },
};
const plain = plainPages({
  columns: 4,
  head: { align: "start", lines: 2, least: 0.5, sense: 0.3, above: 2, below: 4 },
  picture: { bleed: "end" },
  strip: { ...strip, boxes: "almanac" },
  legs: 3,
  pictureFirst: true,
});
const side: Rail = { from: 2, span: 1, stories: true, opening: "side" };

/** The same with two legs or three. */
const pages = (legs: number): Skeleton[] => [
  { cost: 0, ...page(3, legs), rails: [illustrated], strip: null },
  { cost: 4, ...page(3, legs), rails: [tinted], strip: { ...strip, boxes: "almanac" } },
  { cost: 8, ...page(3, legs), rails: [dated], strip },
  { cost: 12, ...page(3, legs), rails: [{ ...tinted, picture: "foot" }], strip: null },
  { cost: 10, ...page(3, legs), elsewhere: 36, rails: [day], strip },
  { cost: 60, ...page(4, legs + 1), rails: [], strip: { ...strip, boxes: "almanac" } },
];
/** Short stories in two columns, side stories beside and under them. */
const short: Skeleton = {
  cost: 16,
  parts: [picture, head, { ...decks, span: 2 }],
  lead: { from: 0, span: 2, legs: 2 },
  rails: [side, day],
  strip,
};
const threeColumns: readonly Skeleton[] = [...pages(3), short, ...plain];
const twoColumns: readonly Skeleton[] = [...pages(2), short, ...plain];
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [side, illustrated], strip: null },
  { cost: 4, ...single, rails: [side, tinted], strip: { ...strip, boxes: "almanac" } },
  { cost: 30, ...single, rails: [{ ...side, stories: false, picture: "foot", boxes: ["almanac"] }, tinted], strip: null },
  { cost: 34, ...single, rails: [{ ...side, stories: false, picture: "foot", boxes: ["almanac"] }, tinted], strip },
  { cost: 116, ...page(3, 2), rails: [{ ...illustrated, least: 0 }], strip: null },
  { cost: 120, ...page(3, 2), rails: [tinted], strip: { ...strip, boxes: "almanac" } },
  ...plain,
];

/** Compact quality paper of the 2000s: white gutters, a blue bar, grotesque heads under the picture. Template book §3.3. */
export const modernHerald: Template = {
  id: "modern-herald",
  name: "Modern Herald",
  description: "A compact quality paper: skybox and deep blue bar, picture first, grotesque headline, white space instead of rules.",
  region: "Universal",
  config: {
    fontFamily: "sans-serif",
    fontSize: 6.9,
    layout: "three-column",
    colors: { background: "#FFFFFF", primary: "#111418", secondary: "#4D545C", accent: "#0B4F8A" },
  },
  grounds: { ground: "#0B2F4E", ground2: "#FFD23F", tint: "#EEF3F7" },
  page: { width: 612, height: 816 },
  grid: { margin: 28, columns: 4, gutter: 14 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 28, end: 28 }, gutter: 14, shares: [1, 1, 1, 1.06], top: 106, foot: 70 },
  furniture: [
    { kind: "box", x: 0, y: 0, width: 612, height: 44, fill: "ground2" },
    { kind: "teasers", x: 28, y: 7, width: 556, height: 34, count: 3 },
    { kind: "box", x: 0, y: 44, width: 612, height: 56, fill: "ground" },
    { kind: "name", x: 28, y: 46, width: 390, baseline: 83, align: "start", paint: "paper" },
    { kind: "text", slots: ["date"], role: "folio", x: 424, y: 68, width: 160, align: "end", paint: "paper" },
    {
      kind: "text",
      slots: ["volume-number", "pages", "price"],
      role: "folio",
      x: 424,
      y: 80,
      width: 160,
      align: "end",
      joint: " · ",
      paint: "paper",
    },
    {
      kind: "teasers",
      x: 28,
      y: -60,
      width: 556,
      height: 44,
      count: 5,
      skip: 3,
      bars: ["accent", "ground2", "ground", "accent", "ground2"],
    },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 28, y: -10, width: 556, align: "start" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "thin",
    ragged: 19.9,
    decks: { align: "start", dash: "none", byline: "accent" },
    columnRules: { lead: 0, rails: 0 },
    box: "open",
    rows: "lined",
    quote: "bar",
    picture: { frame: "none", treatment: "plain" },
    caption: "start",
    strip: { rules: [2], above: 9, below: 8 },
    subheads: "start",
  },
  faces: { latin },
  dropCapLines: 0,
};
