import { latin } from "./european-modern-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** A margin column with what is inside and the almanac; beside it the picture, the large light head under it, three columns. */
const picture: Part = { kind: "picture", from: 1, span: 3, least: 0.45, wanted: 0.92, most: 1.25 };
const head: Part = {
  kind: "head",
  from: 1,
  span: 3,
  align: "start",
  lines: 2,
  least: 0.5,
  sense: 0.3,
  kicker: "label",
  above: 0,
  below: 8,
};
const deck: Part = { kind: "decks", from: 1, span: 1, holds: ["deck", "quote", "byline"] };
const margin: Rail = {
  from: 0,
  span: 1,
  stories: false,
  boxes: ["inside", "almanac"],
  boxesFirst: true,
  spread: true,
  rowAir: 13,
  open: true,
};
const strip: Strip = { from: 0, span: 4, cells: 4, height: 122, boxes: "none", lift: 286 };

/** The index in the margin tells of stories inside. */
const elsewhere = 8;

/** Legs over the three columns, with decks over so many of them. */
const over = (legs: number, deckSpan: number): Pick<Skeleton, "parts" | "lead" | "elsewhere"> => ({
  elsewhere,
  parts: [picture, head, { ...deck, span: deckSpan }],
  lead: { from: 1, span: 3, legs },
});
const illustrated: Rail = { ...margin, picture: "foot" };
/** Three stories under the three columns, the margin beside them. */
const hung: Strip = { ...strip, from: 1, span: 3, cells: 3 };
/** Whole stories under a lead that goes on elsewhere. */
const deep: Strip = { ...strip, height: 166, lift: 242 };
const bare = { strip: null, elsewhere: 30 } as const;

const threeColumns: readonly Skeleton[] = [
  { cost: 0, ...over(3, 1), rails: [margin], strip },
  { cost: 5, ...over(3, 1), rails: [illustrated], strip },
  { cost: 8, ...over(3, 1), rails: [illustrated], strip: hung },
  { cost: 10, ...over(3, 1), rails: [margin], strip: deep },
  { cost: 90, ...over(3, 1), rails: [illustrated], ...bare },
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, ...over(2, 3), rails: [margin], strip },
  { cost: 5, ...over(2, 3), rails: [illustrated], strip },
  { cost: 8, ...over(2, 3), rails: [illustrated], strip: hung },
  { cost: 10, ...over(2, 3), rails: [margin], strip: deep },
  { cost: 90, ...over(2, 3), rails: [illustrated], ...bare },
];
const single: Pick<Skeleton, "parts" | "lead" | "elsewhere"> = { ...over(1, 2), lead: { from: 1, span: 2, legs: 1 } };
const stories: Rail = { from: 3, span: 1, stories: true, opening: "lead" };
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [margin, stories], strip },
  { cost: 5, ...single, rails: [illustrated, stories], strip },
  { cost: 20, ...single, rails: [illustrated, stories], ...bare },
  { cost: 40, ...single, rails: [margin, { ...stories, stories: false, picture: "foot", open: true }], strip },
  { cost: 100, ...over(2, 3), rails: [margin], strip },
];
const plain = plainPages({
  columns: 4,
  head: { align: "start", lines: 2, least: 0.5, sense: 0.3, kicker: "label", below: 8 },
  strip: { ...strip, boxes: "both", cells: 4 },
  legs: 3,
  pictureFirst: true,
});

/** Modernism in news: hanging grid, grotesque nameplate, light serif head, margin column. Template book §3.5. */
export const europeanModern: Template = {
  id: "european-modern",
  name: "European Modern",
  description:
    "A hanging grid after Swiss and Dutch models: lower-case grotesque nameplate, large light headline, a margin column, one red.",
  region: "Europe",
  config: {
    fontFamily: "sans-serif",
    fontSize: 6.8,
    layout: "three-column",
    colors: { background: "#FBFAF7", primary: "#141414", secondary: "#5D5A53", accent: "#C2261A" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 25.5, columns: 4, gutter: 14 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2.6 },
  front: { margin: { start: 25.5, end: 25.5 }, gutter: 14, shares: [81.6, 146.6, 146.6, 146.6], top: 97, foot: 32 },
  furniture: [
    { kind: "rule", x: 25.5, y: 13, width: 561, weight: 3.8 },
    { kind: "name", x: 25.5, y: 20, width: 400, height: 68, baseline: 78, align: "start", case: "lower" },
    { kind: "text", slots: ["date"], role: "earTitle", x: 441, y: 29, width: 146, align: "start" },
    { kind: "text", slots: ["number", "week", "volume"], role: "folio", x: 441, y: 38, width: 146, align: "start", joint: " / " },
    { kind: "text", slots: ["edition"], role: "folio", x: 441, y: 47, width: 146, align: "start" },
    { kind: "text", slots: ["pages", "price"], role: "folio", x: 441, y: 56, width: 146, align: "start", joint: "  " },
    { kind: "text", slots: ["motto"], role: "folio", x: 441, y: 70, width: 146, align: "start", paint: "accent" },
    { kind: "rule", x: 25.5, y: 91, width: 561, weight: 0.65 },
    { kind: "rule", x: 25.5, y: -20, width: 561, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 25.5, y: -10, width: 561, align: "end" },
  ],
  skeletons: {
    "three-column": [...threeColumns, ...plain],
    "two-column": [...twoColumns, ...plain],
    "one-column": [...oneColumn, ...plain],
  },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "thin",
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0, rails: 0 },
    box: "open",
    rows: "lined",
    quote: "bar",
    picture: { frame: "none", treatment: "plain", contrast: 1.08 },
    caption: "start",
    strip: { rules: [2.6], above: 8, below: 7 },
    subheads: "start",
  },
  faces: { latin },
  dropCapLines: 0,
};
