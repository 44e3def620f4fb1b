import { devanagari, latin } from "./monsoon-times-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Briefs at the start side, the lead under a kicker in three columns, stories at the end side, teal rules between the rows. */
const head: Part = { kind: "head", from: 1, span: 3, align: "start", lines: 2, kicker: "underlined", waist: true, above: 2, below: 7 };
const picture: Part = { kind: "picture", from: 1, span: 3, least: 0.5, wanted: 0.9, most: 1.25 };
const byline: Part = { kind: "decks", from: 1, span: 1, holds: ["quote", "byline"] };
const briefs: Rail = { from: 0, span: 1, stories: true, opening: "side", boxes: ["almanac"], title: "inBrief", numbered: true };
const last: Rail = { from: 4, span: 1, stories: true, opening: "side" };
const strip: Strip = { from: 0, span: 5, cells: 4, height: 118, boxes: "none", lift: 264 };
const plain = plainPages({
  columns: 5,
  head: { align: "start", lines: 2, kicker: "underlined", waist: true, above: 2, below: 7 },
  strip: { ...strip, cells: 3, boxes: "almanac" },
  legs: 3,
});

/** The lead between both rails, or over the place of the last one too. */
const page = (span: number, legs: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [
    { ...head, span },
    { ...picture, span },
    { ...byline, span: legs > 2 ? 1 : span },
  ],
  lead: { from: 1, span, legs },
});
const single: Pick<Skeleton, "parts" | "lead"> = {
  parts: [head, { ...picture, least: 0.3, wanted: 0.6, most: 1 }, { ...byline, span: 2 }],
  lead: { from: 1, span: 2, legs: 1 },
};
const beside: Rail = { from: 3, span: 1, stories: true, opening: "side" };

const columns = (legs: number, wide: number): readonly Skeleton[] => [
  { cost: 0, ...page(3, legs), rails: [briefs, last], strip },
  { cost: 12, ...page(3, legs), rails: [briefs, last], strip: { ...strip, cells: 3 } },
  { cost: 40, ...page(4, wide), rails: [briefs], strip },
  { cost: 70, ...page(4, wide), rails: [briefs], strip: null },
];
const threeColumns: readonly Skeleton[] = [...columns(3, 4), ...plain];
const twoColumns: readonly Skeleton[] = [...columns(2, 2), ...plain];
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [briefs, beside, last], strip },
  { cost: 20, ...single, rails: [briefs, { ...beside, stories: false, picture: "foot", open: true }, last], strip },
  { cost: 40, ...single, rails: [briefs, { ...beside, span: 2, picture: "foot" }], strip },
  ...columns(2, 2).map((skeleton) => ({ ...skeleton, cost: skeleton.cost + 80 })),
  ...plain,
];

/** South Asian broadsheet: ear panels, kicker over head, briefs column, teal rules, city edition line. Template book §3.8. */
export const monsoonTimes: Template = {
  id: "monsoon-times",
  name: "Monsoon Times",
  description:
    "A dense and hospitable broadsheet: ear panels beside the flag, kickers over heads, briefs, teal rules, amber and teal panels.",
  region: "South and Southeast Asia",
  config: {
    fontFamily: "serif",
    fontSize: 6.6,
    layout: "three-column",
    colors: { background: "#FDFBF5", primary: "#17181B", secondary: "#54555A", accent: "#B0281A" },
  },
  grounds: { ground: "#0D5C63", ground2: "#E4EFEE", tint: "#FDEECB", line: "#B9C9C8" },
  page: { width: 612, height: 816 },
  grid: { margin: 20, columns: 4, gutter: 12 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 20, end: 20 }, gutter: 10, shares: [80, 125, 125, 125, 78], top: 108, foot: 76 },
  furniture: [
    { kind: "text", slots: ["edition"], role: "folio", x: 20, y: 16, width: 280, align: "start" },
    { kind: "text", slots: ["pages"], role: "folio", x: 312, y: 16, width: 280, align: "end" },
    { kind: "rule", x: 20, y: 20, width: 572, weight: 1.3, paint: "ground" },
    { kind: "ear", side: "start", x: 20, y: 28, width: 94, height: 52, frame: "hair", align: "start", paint: "ground" },
    { kind: "ear", side: "end", x: 498, y: 28, width: 94, height: 52, frame: "solid", align: "start" },
    { kind: "name", x: 124, y: 24, width: 364, baseline: 69, align: "center" },
    { kind: "rule", x: 20, y: 88, width: 572, weight: 1.3, paint: "ground" },
    { kind: "folio", x: 20, y: 97, width: 572, groups: [["volume-number"], ["place-date"], ["price"], ["motto"]] },
    { kind: "rule", x: 20, y: 101, width: 572, weight: 0.65 },
    { kind: "box", x: 0, y: -66, width: 612, height: -20, fill: "ground" },
    { kind: "teasers", x: 20, y: -61, width: 572, height: 38, count: 4, paint: "paper", badge: "tint", badgeText: "ink" },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 20, y: -9, width: 572, align: "center" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "thin",
    cutOffPaint: "line",
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0.5, rails: 0.5, paint: "line" },
    box: "tint",
    rows: "plain",
    quote: "tint",
    picture: { frame: "hair", treatment: "plain" },
    caption: "start",
    captionGround: "ground2",
    strip: { rules: [2], above: 7, below: 8, paint: "ground" },
    subheads: "start",
    ragged: 15,
  },
  faces: { latin, devanagari },
  dropCapLines: 0,
};
