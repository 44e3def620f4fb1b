import { latin } from "./philadelphia-inquirer-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Symmetry: a rail at each side, between them the head, a picture with cut corners in white, three legs of the story. */
const head: Part = { kind: "head", from: 1, span: 3, align: "center", lines: 2, kicker: "label", waist: true, above: 4, below: 9 };
const picture: Part = { kind: "picture", from: 1, span: 3, width: 0.66, chamfer: 14, least: 0.62, wanted: 0.98, most: 1.4 };
const byline: Part = { kind: "decks", from: 1, span: 3, holds: ["byline"] };
const column = (from: number): Rail => ({ from, span: 1, stories: true, opening: "side" });
const strip: Strip = { from: 0, span: 5, cells: 5, height: 124, boxes: "both", lift: 286 };
/** Rails with a box each at their feet: the page is the same from both sides. */
const boxed: readonly [Rail, Rail] = [
  { ...column(0), boxes: ["inside"], picture: "foot" },
  { ...column(4), boxes: ["almanac"], picture: "foot" },
];
const page = (legs: number): Pick<Skeleton, "parts" | "lead"> => ({ parts: [head, picture, byline], lead: { from: 1, span: 3, legs } });
const two = [column(0), column(4)];
/** For much text: a shallower head, and a small cartouche over the middle leg alone. */
const lower: Part = { ...head, scale: 0.8, most: 1.05, above: 2, below: 7 };
const cameo: Pick<Skeleton, "parts" | "lead"> = {
  parts: [
    lower,
    { kind: "decks", from: 1, span: 3, holds: ["byline"] },
    { ...picture, from: 2, span: 1, width: 1, chamfer: 9, least: 0.8, wanted: 1.5, most: 1.75 },
  ],
  lead: { from: 1, span: 3, legs: 3 },
};
/** For little: the cartouche as wide as the head. */
const large = (legs: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [head, { ...picture, width: 0.9, most: 1.7 }, byline],
  lead: { from: 1, span: 3, legs },
});
const shallow = (legs: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [lower, { ...picture, width: 0.7, least: 0.5 }, byline],
  lead: { from: 1, span: 3, legs },
});
const filler: Strip = { ...strip, boxes: "none", height: 110, lift: 200 };
const beside: readonly Part[] = [
  { ...head, from: 0, span: 4 },
  { ...picture, from: 0, span: 4, width: 0.6 },
  { ...byline, from: 0, span: 4 },
];
/** Few side stories: all of them in one rail over both boxes. */
const onceBoxed: Rail = { ...column(4), boxes: ["inside", "almanac"], picture: "foot" };
const aside = (legs: number, cost: number): Skeleton[] => [
  { cost, parts: beside, lead: { from: 0, span: 4, legs }, rails: [onceBoxed], strip: null, mostBody: 1.6 },
];
const plain = plainPages({
  columns: 5,
  head: { align: "center", lines: 2, kicker: "label", waist: true, above: 4, below: 9 },
  picture: { width: 0.56, chamfer: 14, least: 0.6, wanted: 0.95, most: 1.4 },
  strip,
  legs: 3,
});
/** Few side stories, or none: only boxes beside the lead. */
const boxesOnly = (legs: number, cost: number): Skeleton[] => [
  { cost, ...shallow(legs), rails: boxed, strip: null },
  { cost: cost + 10, ...large(legs), rails: boxed, strip: null },
];

const threeColumns: readonly Skeleton[] = [
  { cost: 0, only: ["devanagari"], ...page(2), rails: boxed, strip: null },
  { cost: 10, only: ["devanagari"], ...shallow(2), rails: boxed, strip: null },
  { cost: 0, ...page(3), rails: two, strip },
  { cost: 6, ...page(3), rails: boxed, strip: null },
  { cost: 10, ...shallow(3), rails: boxed, strip: null },
  { cost: 14, ...cameo, rails: boxed, strip: null },
  { cost: 18, ...large(3), rails: boxed, strip: filler },
  { cost: 60, ...large(2), rails: boxed, strip: filler },
  { cost: 70, ...page(2), rails: boxed, strip: null },
  ...boxesOnly(2, 75),
  ...aside(4, 84),
  ...aside(2, 90),
  { cost: 110, parts: beside, lead: { from: 0, span: 4, legs: 4 }, rails: [column(4)], strip },
  ...plain,
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, ...page(2), rails: two, strip },
  { cost: 6, ...page(2), rails: boxed, strip: null },
  ...boxesOnly(2, 10),
  ...aside(2, 20),
  { cost: 18, ...large(2), rails: boxed, strip: filler },
  { cost: 90, parts: beside, lead: { from: 0, span: 4, legs: 2 }, rails: [column(4)], strip },
  ...plain,
];
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...page(1), body: 1.22, rails: two, strip },
  { cost: 6, ...page(1), body: 1.22, rails: boxed, strip: null },
  { cost: 12, ...shallow(1), body: 1.22, rails: boxed, strip: null },
  { cost: 50, ...page(2), rails: boxed, strip: null },
  ...boxesOnly(2, 60),
  ...aside(2, 66),
  { cost: 68, ...large(2), rails: boxed, strip: filler },
  { cost: 120, parts: beside, lead: { from: 0, span: 4, legs: 2 }, rails: [column(4)], strip },
  ...plain,
];

/** The city of printers, about 1900: Caslon, a cartouche in the middle, box heads, symmetry. Template book §3.12. */
export const philadelphiaInquirer: Template = {
  id: "philadelphia-inquirer",
  name: "Franklin Press",
  description:
    "From the city of printers: Caslon in capitals, triple rules, a picture with cut corners in the middle of a symmetrical page.",
  region: "Universal",
  config: {
    fontFamily: "serif",
    fontSize: 6.5,
    layout: "three-column",
    colors: { background: "#F7F1E3", primary: "#1B1612", secondary: "#54493C", accent: "#23405F" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 24, columns: 5, gutter: 12 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 24, end: 24 }, gutter: 12, shares: [1, 1, 1, 1, 1], top: 116, foot: 34 },
  furniture: [
    { kind: "rule", x: 24, y: 12, width: 564, weight: 0.65 },
    { kind: "rule", x: 24, y: 13.7, width: 564, weight: 2 },
    { kind: "rule", x: 24, y: 16.7, width: 564, weight: 0.65 },
    { kind: "ear", side: "start", x: 24, y: 30, width: 92, height: 48, frame: "none" },
    { kind: "ear", side: "end", x: 496, y: 30, width: 92, height: 48, frame: "none" },
    { kind: "ornament", sign: "press", x: 306, y: 29, width: 0, size: 14 },
    { kind: "rule", x: 150, y: 28.6, width: 142, weight: 0.5 },
    { kind: "rule", x: 320, y: 28.6, width: 142, weight: 0.5 },
    { kind: "name", x: 122, y: 36, width: 368, baseline: 72, align: "center", case: "upper" },
    { kind: "text", slots: ["motto"], role: "motto", x: 122, y: 86, width: 368, align: "center", least: 0.6 },
    { kind: "rule", x: 24, y: 91, width: 564, weight: 0.5 },
    { kind: "folio", x: 24, y: 100, width: 564, groups: [["number"], ["place-date"], ["pages-price"]] },
    { kind: "rule", x: 24, y: 104.4, width: 564, weight: 0.65 },
    { kind: "rule", x: 24, y: 106.1, width: 564, weight: 2 },
    { kind: "rule", x: 24, y: 109.1, width: 564, weight: 0.65 },
    { kind: "rule", x: 24, y: -27, width: 564, weight: 0.65 },
    { kind: "rule", x: 24, y: -25.3, width: 564, weight: 2 },
    { kind: "rule", x: 24, y: -22.3, width: 564, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 24, y: -11, width: 564, align: "center" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "center", dash: "none" },
    cutOff: "fleuron",
    decks: { align: "center", dash: "none" },
    columnRules: { lead: 0.5, rails: 0.5 },
    box: "triple",
    rows: "leaders",
    quote: "rules",
    picture: { frame: "triple", treatment: "engraving" },
    caption: "center",
    strip: { rules: [0.65, 2, 0.65], above: 7, below: 7 },
    subheads: "center",
    ragged: 14,
    leastEms: 15,
    dropCap: { paint: "accent", boxed: true },
  },
  faces: { latin },
  dropCapLines: 3,
};
