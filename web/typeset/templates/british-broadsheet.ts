import { latin } from "./british-broadsheet-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

const head: Part = { kind: "head", from: 0, span: 4, align: "center", lines: 2, above: 4, below: 8 };
const strip: Strip = { from: 0, span: 6, cells: 4, height: 104, boxes: "both", lift: 286 };
const column = (from: number, opening: "lead" | "side"): Rail => ({ from, span: 1, stories: true, opening });
const picture = { kind: "picture", least: 0.5, wanted: 0.95, most: 1.3 } as const;
const byline = { kind: "decks", holds: ["byline"] } as const;

/** The head over the lead's columns, its picture over all but the first. */
const sober = (columns: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [
    { ...head, span: columns },
    { ...byline, from: 0, span: 1 },
    { ...picture, from: 1, span: columns - 1 },
  ],
  lead: { from: 0, span: columns, legs: columns },
});
const wide = (columns: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [
    { ...head, span: columns },
    { ...picture, least: 0.35, wanted: 0.62, most: 1, from: 0, span: columns },
    { ...byline, from: 0, span: columns },
  ],
  lead: { from: 0, span: columns, legs: 2 },
});
const single: Pick<Skeleton, "parts" | "lead"> = {
  parts: [
    { ...head, span: 4 },
    { ...byline, from: 0, span: 2 },
    { ...picture, from: 2, span: 2, least: 0.6, most: 1.5 },
    { kind: "rule", from: 2, span: 2, weight: 0.5, above: 0, below: 8 },
  ],
  lead: { from: 0, span: 2, legs: 1 },
};
const plainOf = (legs: number) => plainPages({ columns: 6, head: { align: "center", lines: 2, above: 4, below: 6 }, strip, legs });
const plain = [...plainOf(2).slice(0, 2), ...plainOf(3)];
const rails = [column(4, "side"), column(5, "side")];

/** More text: boxes at the foot of the last column instead of the strip, a picture over two columns. */
const full = [{ ...column(4, "side"), picture: "foot" } as const, { ...column(5, "side"), boxes: ["inside", "almanac"] } as const];
const long: Pick<Skeleton, "parts" | "lead"> = {
  ...sober(4),
  parts: [
    { ...head, span: 4 },
    { ...byline, from: 0, span: 1 },
    { ...picture, from: 2, span: 2 },
  ],
};

const threeColumns: readonly Skeleton[] = [
  { cost: 0, only: ["devanagari"], ...wide(4), rails: full, strip: null },
  { cost: 0, only: ["devanagari"], ...wide(4), rails, strip },
  { cost: 0, ...sober(4), rails, strip },
  { cost: 20, ...sober(4), rails: full, strip: null },
  { cost: 25, ...long, rails: full, strip: null },
  { cost: 35, ...sober(5), rails: [column(5, "side")], strip },
  { cost: 60, ...sober(6), rails: [], strip },
  { cost: 125, ...wide(4), rails: full, strip: null },
  { cost: 130, ...wide(4), rails, strip },
  { cost: 150, ...wide(5), rails: [column(5, "side")], strip },
  ...plain,
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, ...wide(4), rails, strip },
  { cost: 20, ...wide(4), rails: full, strip: null },
  { cost: 35, ...wide(5), rails: [column(5, "side")], strip },
  { cost: 60, ...wide(6), rails: [], strip },
  ...plain,
];
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [column(2, "side"), column(3, "side"), ...rails], strip },
  { cost: 10, ...single, rails: [column(2, "side"), column(3, "side"), ...full], strip: null },
  { cost: 20, ...single, rails: [{ ...column(2, "side"), span: 2, picture: "foot" }, column(4, "side"), column(5, "side")], strip },
  {
    cost: 40,
    ...single,
    rails: [
      { from: 2, span: 2, stories: false, picture: "foot" },
      { ...column(4, "lead"), span: 2 },
    ],
    strip,
  },
  { cost: 140, ...wide(5), rails: [column(5, "side")], strip },
  ...plain,
];

/** Sober London broadsheet: roman titling, sentence-case heads in regular weight, rules only between stories. Template book §3.2. */
export const britishBroadsheet: Template = {
  id: "british-broadsheet",
  name: "British Broadsheet",
  description: "A sober London broadsheet: roman title, large heads in regular weight, rules only where stories part.",
  region: "United Kingdom, Ireland and the Commonwealth",
  config: {
    fontFamily: "serif",
    fontSize: 6.5,
    layout: "three-column",
    colors: { background: "#FBF8F1", primary: "#15171A", secondary: "#4B4F55", accent: "#1F3557" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 24, columns: 6, gutter: 9 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 24, end: 24 }, gutter: 9, shares: [1, 1, 1, 1, 1, 1], top: 104, foot: 30 },
  furniture: [
    { kind: "rule", x: 24, y: 16, width: 564, weight: 0.65 },
    { kind: "name", x: 24, y: 18, width: 564, baseline: 54, align: "center", case: "upper" },
    { kind: "rule", x: 24, y: 64, width: 564, weight: 0.65 },
    { kind: "folio", x: 24, y: 73, width: 564, groups: [["number"], ["date"], ["place"], ["pages-price"]] },
    { kind: "rule", x: 24, y: 77, width: 564, weight: 0.65 },
    { kind: "ear", side: "start", x: 19, y: 79, width: 250, height: 22, frame: "none", align: "start" },
    { kind: "ear", side: "end", x: 320, y: 79, width: 273, height: 22, frame: "none", align: "end" },
    { kind: "rule", x: 24, y: 101.5, width: 564, weight: 0.5 },
    { kind: "rule", x: 24, y: -22, width: 564, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 24, y: -12, width: 564, align: "center" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "center", dash: "none" },
    cutOff: "hair",
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0, rails: 0.5 },
    box: "line",
    rows: "plain",
    quote: "rules",
    picture: { frame: "none", treatment: "halftone" },
    caption: "start",
    strip: { rules: [2], above: 7, below: 7 },
    subheads: "start",
    ragged: 11.75,
  },
  faces: { latin },
  dropCapLines: 0,
};
