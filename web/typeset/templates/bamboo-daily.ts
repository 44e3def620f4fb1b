import { chinese, japanese, korean, latin } from "./bamboo-daily-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Horizontal bands beside an outer column under the upright nameplate. */
const head: Part = { kind: "head", from: 0, span: 4, align: "center", lines: 1, bar: true, scale: 0.84, least: 0.6, above: 0, below: 7 };
const picture: Part = { kind: "picture", from: 0, span: 3, least: 0.74, wanted: 1, most: 1.3 };
const beside: Part = { kind: "decks", from: 3, span: 1, upright: ["japanese"], beside: true };
const under: Part = { kind: "rule", from: 0, span: 4, weight: 0.65, above: 0, below: 7, needs: "picture" };
const top: Part = { kind: "rule", from: 4, span: 1, weight: 0.65, above: 300, below: 8 };
const outer: Rail = { from: 4, span: 1, stories: false, boxes: ["inside"], boxesFirst: true, open: true };
const deep: Rail = { ...outer, boxes: ["inside", "almanac"], picture: "foot" };
const bands: Strip = { from: 0, span: 5, cells: 4, height: 176, boxes: "almanac", lift: 77 };
/** So high that the outer column ends under the nameplate. */
const high: Strip = { ...bands, height: 300, boxes: "both", lift: 143 };
/** So low that all boxes stand in the outer column. */
const low: Strip = { ...bands, height: 128, boxes: "none", lift: 55 };

const band = (legs: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [top, head, picture, beside, under],
  lead: { from: 0, span: 4, legs },
});
const single: Pick<Skeleton, "parts" | "lead"> = { parts: [top, head, picture, beside, under], lead: { from: 0, span: 3, legs: 1 } };
const side: Rail = { from: 3, span: 1, stories: true, opening: "side" };
const flatPicture: Part = { ...picture, span: 4, least: 0.3, wanted: 0.6, most: 1 };
const flat = (legs: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [top, head, { kind: "decks", from: 0, span: 4 }, flatPicture],
  lead: { from: 0, span: 4, legs },
});

const columns = (legs: number): readonly Skeleton[] => [
  { cost: 0, ...band(legs), rails: [outer], strip: bands },
  { cost: 8, ...band(legs), rails: [deep], strip: low },
  { cost: 14, ...band(legs), rails: [], strip: high },
  { cost: 30, ...band(legs), rails: [deep], strip: null },
  { cost: 420, ...flat(legs), rails: [outer], strip: bands },
];
/** Few words stand in larger type in fewer legs. */
const fewer = [3, 2].flatMap((legs) =>
  columns(legs)
    .slice(0, 3)
    .map((skeleton): Skeleton => ({ ...skeleton, cost: skeleton.cost + 30 })),
);
const threeColumns: readonly Skeleton[] = [...columns(4), ...fewer];
const twoColumns = columns(2);
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [side, outer], strip: bands },
  { cost: 10, ...single, rails: [side, deep], strip: low },
  { cost: 30, ...single, rails: [{ ...side, stories: false, picture: "foot", open: true }, outer], strip: bands },
  ...twoColumns.map((skeleton) => ({ ...skeleton, cost: skeleton.cost + 80 })),
];
const plain = plainPages({
  columns: 4,
  head: { align: "center", lines: 1, bar: true, least: 0.55, below: 7 },
  strip: { ...bands, span: 4, boxes: "both", lift: 242 },
  legs: 3,
}).map((skeleton): Skeleton => ({ ...skeleton, cost: skeleton.cost + 1200, parts: [top, ...skeleton.parts] }));

/** East Asian daily: upright nameplate in a box at the outer corner, reversed head, bands. Template book §3.9. */
export const bambooDaily: Template = {
  id: "bamboo-daily",
  name: "Bamboo Daily",
  description:
    "An East Asian daily in horizontal bands: upright nameplate in a ruled box, reversed headline bar, boxes down the outer column.",
  region: "East Asia",
  config: {
    fontFamily: "serif",
    fontSize: 6.8,
    layout: "three-column",
    colors: { background: "#FAF8F2", primary: "#161412", secondary: "#55524C", accent: "#1F5C4D" },
  },
  grounds: { ground: "#1F5C4D", tint: "#E6EBE2" },
  page: { width: 612, height: 816 },
  grid: { margin: 21.7, columns: 4, gutter: 10 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 21.7, end: 21.7 }, gutter: 9, shares: [117, 117, 117, 117, 69], top: 31, foot: 30 },
  furniture: [
    { kind: "folio", x: 21.7, y: 23, width: 489, groups: [["volume-number"], ["place-date"], ["era-date"], ["pages-price"]] },
    { kind: "rule", x: 21.7, y: 27, width: 489, weight: 0.65 },
    { kind: "box", x: 519.7, y: 16, width: 70.6, height: 308, stroke: "ink", weight: 1.3 },
    { kind: "lines", x: 523, y: 19.5, width: 64, height: 226, weight: 0.65, pitch: 3.2, paint: "accent" },
    { kind: "box", x: 530, y: 26, width: 50, height: 213, fill: "paper", stroke: "ink", weight: 0.65 },
    { kind: "name", x: 531, y: 28, width: 48, height: 209, baseline: 140, align: "center", upright: true },
    { kind: "rule", x: 519.7, y: 248, width: 70.6, weight: 0.65 },
    { kind: "text", slots: ["motto"], role: "folio", x: 525, y: 262, width: 60, align: "start", least: 0.7 },
    { kind: "text", slots: ["place"], role: "folio", x: 525, y: 274, width: 60, align: "start", least: 0.7 },
    { kind: "text", slots: ["week"], role: "folio", x: 525, y: 286, width: 60, align: "start", least: 0.7 },
    { kind: "text", slots: ["pages"], role: "folio", x: 525, y: 298, width: 60, align: "start", least: 0.7 },
    { kind: "text", slots: ["price"], role: "folio", x: 525, y: 310, width: 60, align: "start", least: 0.7 },
    { kind: "rule", x: 21.7, y: -20, width: 568.6, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 21.7, y: -10, width: 568.6, align: "end" },
  ],
  skeletons: {
    "three-column": [...threeColumns, ...plain],
    "two-column": [...twoColumns, ...plain],
    "one-column": [...oneColumn, ...plain],
  },
  manner: {
    heads: { align: "start", dash: "none", upright: ["japanese"] },
    cutOff: "hair",
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0.5, rails: 0.5 },
    box: "titled",
    rows: "lined",
    quote: "tint",
    picture: { frame: "none", treatment: "plain", contrast: 1.12 },
    caption: "start",
    strip: { rules: [0.65, 0.65], above: 7, below: 7 },
    subheads: "start",
  },
  faces: { latin, japanese, korean, chinese },
  dropCapLines: 0,
};
