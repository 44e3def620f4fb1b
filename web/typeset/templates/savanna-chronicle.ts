import { plainPages } from "./plain-skeletons.ts";
import { latin } from "./savanna-chronicle-faces.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/**
 * One line across the page, one picture from edge to edge with the quotation cut into it, three columns and two stories under a red bar.
 */
const head: Part = {
  kind: "head",
  from: 0,
  span: 4,
  align: "spread",
  lines: 1,
  kicker: "summary",
  least: 0.5,
  most: 1.3,
  above: 3,
  below: 6,
};
const picture: Part = { kind: "picture", from: 0, span: 4, bleed: "both", panel: true, least: 0.5, wanted: 0.95, most: 1.2 };
/** Where the story is long. */
const flat: Part = { ...picture, wanted: 0.66, most: 0.8 };
const byline: Part = { kind: "decks", from: 0, span: 1, holds: ["byline"] };
const rail: Rail = { from: 3, span: 1, stories: true, least: 2, opening: "lead", boxes: ["almanac"], cap: 4.5 };
const top: readonly Part[] = [head, picture];
/** Skybox and foot band tell of stories inside. */
const elsewhere = 8;

const plainStrip: Strip = { from: 0, span: 4, cells: 4, height: 110, boxes: "almanac", lift: 264 };
const plain = plainPages({
  columns: 4,
  head: { align: "spread", lines: 1, kicker: "label", least: 0.5, most: 1.3, above: 3, below: 6 },
  picture: { bleed: "both", panel: true, least: 0.36, wanted: 0.6 },
  strip: plainStrip,
  legs: 3,
});

/** The lead beside the rail, its byline over so many columns. */
const beside = (legs: number, over: number): Pick<Skeleton, "parts" | "lead" | "elsewhere"> => ({
  elsewhere,
  parts: [...top, { ...byline, span: over }],
  lead: { from: 0, span: 3, legs },
});
const illustrated: Rail = { ...rail, picture: "foot" };
const long = (legs: number, over: number, shown: Rail): Skeleton => ({
  cost: 20,
  elsewhere,
  parts: [head, flat, { ...byline, span: over }],
  lead: { from: 0, span: 3, legs },
  rails: [shown],
  strip: null,
});
/** For short stories: the day alone stands beside the lead. */
const day: Rail = { from: 3, span: 1, stories: false, boxes: ["almanac"], cap: 4.5 };
const pages = (legs: number, over: number): Skeleton[] => [
  { cost: 0, ...beside(legs, over), rails: [illustrated], strip: null },
  { cost: 10, ...beside(legs, over), rails: [{ ...illustrated, least: 1 }], strip: null },
  long(legs, over, rail),
  long(legs, over, { ...illustrated, least: 1 }),
  { ...long(legs, over, { ...illustrated, least: 1, boxes: [] }), cost: 40 },
  { ...long(legs, over, { ...rail, least: 1, boxes: [] }), cost: 48 },
  { cost: 24, ...beside(legs, over), rails: [rail], strip: { ...plainStrip, boxes: "none" } },
  { cost: 28, ...beside(legs, over), rails: [{ ...rail, boxes: [] }], strip: plainStrip },
  { cost: 14, ...beside(legs, over), elsewhere: 36, rails: [day], strip: { ...plainStrip, boxes: "none" } },
];
/** Short stories in two columns, side stories beside and under them. */
const short: Skeleton = {
  cost: 16,
  parts: [...top, { ...byline, span: 2 }],
  lead: { from: 0, span: 2, legs: 2 },
  rails: [{ from: 2, span: 1, stories: true, opening: "lead", cap: 4.5 }, day],
  strip: { ...plainStrip, boxes: "none" },
};
const threeColumns: readonly Skeleton[] = [
  ...pages(3, 1),
  short,
  { cost: 80, parts: [...top, byline], lead: { from: 0, span: 4, legs: 4 }, rails: [], strip: plainStrip },
  ...plain,
];
const twoColumns: readonly Skeleton[] = [...pages(2, 3), short, ...plain];
const single: Pick<Skeleton, "parts" | "lead" | "elsewhere"> = { ...beside(1, 2), lead: { from: 0, span: 2, legs: 1 } };
const second: Rail = { from: 2, span: 1, stories: true, opening: "lead", cap: 4.5 };
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [second, { ...illustrated, least: 1 }], strip: null },
  { cost: 20, ...single, parts: [head, flat, { ...byline, span: 2 }], rails: [second, { ...rail, least: 0 }], strip: null },
  { cost: 24, ...single, rails: [second, { ...rail, least: 1 }], strip: { ...plainStrip, boxes: "none" } },
  { cost: 56, ...beside(2, 3), rails: [{ ...illustrated, least: 0 }], strip: null },
  { cost: 60, ...beside(2, 3), rails: [rail], strip: { ...plainStrip, boxes: "none" } },
  ...plain,
];

/** East African morning compact: reversed nameplate, skybox, one banner line, one big picture. Template book §3.7. */
export const savannaChronicle: Template = {
  id: "savanna-chronicle",
  name: "Savanna Chronicle",
  description: "A morning compact: yellow skybox, red nameplate band, one line across the page, one picture from edge to edge.",
  region: "East Africa",
  config: {
    fontFamily: "sans-serif",
    fontSize: 6.8,
    layout: "three-column",
    colors: { background: "#FFFFFF", primary: "#14110F", secondary: "#5A5550", accent: "#A3161A" },
  },
  grounds: { ground: "#A3161A", ground2: "#F2B100", tint: "#FBE9B3" },
  page: { width: 612, height: 816 },
  grid: { margin: 18, columns: 4, gutter: 12 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 3 },
  front: { margin: { start: 18, end: 18 }, gutter: 12, shares: [1, 1, 1, 1], top: 128, foot: 78 },
  furniture: [
    { kind: "box", x: 0, y: 0, width: 612, height: 46, fill: "ground2" },
    { kind: "teasers", x: 18, y: 7, width: 576, height: 36, count: 3, badge: "ink", badgeText: "paper" },
    { kind: "box", x: 0, y: 46, width: 612, height: 80, fill: "ground" },
    { kind: "name", x: 18, y: 52, width: 310, height: 68, baseline: 110, align: "start", case: "upper", paint: "paper" },
    { kind: "rule", x: 349, y: 58, width: 245, weight: 1.3, paint: "paper" },
    { kind: "text", slots: ["motto"], role: "motto", x: 349, y: 73, width: 245, align: "start", paint: "paper" },
    { kind: "text", slots: ["place-date"], role: "folio", x: 349, y: 85, width: 245, align: "start", paint: "paper" },
    { kind: "rule", x: 349, y: 90, width: 245, weight: 0.5, paint: "paper" },
    {
      kind: "text",
      slots: ["volume-number", "pages", "price"],
      role: "folio",
      x: 349,
      y: 101,
      width: 245,
      align: "start",
      joint: "   ",
      paint: "paper",
    },
    { kind: "box", x: 0, y: -70, width: 612, height: 0, fill: "ink" },
    { kind: "teasers", x: 18, y: -62, width: 576, height: 44, count: 4, skip: 3, paint: "paper", badge: "ground2", badgeText: "ink" },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 18, y: -5, width: 576, align: "center", paint: "paper" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "thin",
    decks: { align: "start", dash: "none", byline: "accent" },
    columnRules: { lead: 0, rails: 0 },
    box: "tint",
    rows: "plain",
    quote: "bar",
    picture: { frame: "none", treatment: "plain", contrast: 1.1 },
    caption: "end",
    strip: { rules: [1.3], above: 8, below: 7 },
    subheads: "start",
  },
  faces: { latin },
  dropCapLines: 0,
};
