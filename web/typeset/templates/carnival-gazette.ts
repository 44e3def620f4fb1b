import { latin } from "./carnival-gazette-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** A yellow L of small matter holds the page: stories down the start side, boxes along the foot; no rules anywhere. */
const head: Part = { kind: "head", from: 1, span: 3, align: "start", lines: 3, least: 0.56, most: 1.08, above: 15, below: 9 };
const picture: Part = { kind: "picture", from: 1, span: 3, bleed: "end", least: 0.42, wanted: 0.8, most: 1.1 };
const byline: Part = { kind: "decks", from: 1, span: 1, holds: ["byline"] };
const upright: Rail = { from: 0, span: 1, stories: true, opening: "side", open: true, picture: "foot" };
const foot: Strip = { from: 1, span: 3, cells: 3, height: 128, boxes: "both", lift: 198, ground: "ground", bleed: true };

const page = (legs: number, span: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [head, picture, { ...byline, span }],
  lead: { from: 1, span: 3, legs },
});
const single: Pick<Skeleton, "parts" | "lead"> = { parts: [head, picture, { ...byline, span: 2 }], lead: { from: 1, span: 2, legs: 1 } };
const end: Rail = { from: 3, span: 1, stories: true, opening: "side" };

const threeColumns: readonly Skeleton[] = [
  { cost: 0, ...page(3, 1), rails: [upright], strip: foot },
  { cost: 30, ...page(3, 1), rails: [{ ...upright, boxes: ["almanac"], rowAir: 44 }], strip: { ...foot, boxes: "inside" } },
  {
    cost: 50,
    ...page(3, 1),
    rails: [{ ...upright, stories: false, boxes: ["inside", "almanac"], boxesFirst: true, spread: true, rowAir: 30 }],
    strip: { ...foot, boxes: "none" },
  },
  {
    cost: 70,
    ...page(3, 1),
    rails: [{ ...upright, stories: false, boxes: ["inside", "almanac"], boxesFirst: true, spread: true, rowAir: 30 }],
    strip: null,
  },
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, ...page(2, 3), rails: [upright], strip: foot },
  { cost: 30, ...page(2, 3), rails: [{ ...upright, boxes: ["almanac"], rowAir: 44 }], strip: { ...foot, boxes: "inside" } },
  {
    cost: 50,
    ...page(2, 3),
    rails: [{ ...upright, stories: false, boxes: ["inside", "almanac"], boxesFirst: true, spread: true, rowAir: 30 }],
    strip: { ...foot, boxes: "none" },
  },
  {
    cost: 70,
    ...page(2, 3),
    rails: [{ ...upright, stories: false, boxes: ["inside", "almanac"], boxesFirst: true, spread: true, rowAir: 30 }],
    strip: null,
  },
];
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [upright, end], strip: foot },
  { cost: 30, ...single, rails: [upright, { ...end, stories: false, picture: "foot", open: true }], strip: foot },
  ...twoColumns.map((skeleton) => ({ ...skeleton, cost: skeleton.cost + 80 })),
];
const plain = plainPages({
  columns: 4,
  head: { align: "start", lines: 2, above: 10, below: 8 },
  strip: { ...foot, from: 0, span: 4, cells: 4 },
  legs: 3,
}).map(
  (skeleton): Skeleton => ({
    ...skeleton,
    parts: skeleton.parts.map((part) => ({ ...part, from: 1, span: 3 })),
    lead: { from: 1, span: 3, legs: 3 },
    rails: [{ ...upright, stories: false, boxes: ["inside", "almanac"], boxesFirst: true, spread: true, rowAir: 30 }],
    strip: skeleton.strip && { ...foot, boxes: "none" },
  }),
);

/** Rio, 1957 to 1961: white, asymmetry and an L of small matter instead of rules. Template book §3.10. */
export const carnivalGazette: Template = {
  id: "carnival-gazette",
  name: "Carnival Gazette",
  description: "After the reforms of Rio's press around 1960: no rules, much white, a fat Bodoni, and an L of yellow holding the page.",
  region: "Brazil, the Caribbean and Latin America",
  config: {
    fontFamily: "serif",
    fontSize: 7,
    layout: "three-column",
    colors: { background: "#FDFCF8", primary: "#111111", secondary: "#4A4A46", accent: "#8A1538" },
  },
  grounds: { ground: "#F6C915", ground2: "#8FD0C1", tint: "#F6C915" },
  page: { width: 612, height: 816 },
  grid: { margin: 24, columns: 4, gutter: 15.3 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 15.3, end: 20 }, gutter: 15.3, shares: [113, 132.6, 132.6, 132.6], top: 74, foot: 30 },
  furniture: [
    { kind: "box", x: 0, y: 0, width: 136, height: 0, fill: "ground" },
    { kind: "name", x: 156, y: 14, width: 436, height: 47, baseline: 56, align: "start", most: 1.25 },
    { kind: "folio", x: 156, y: 69, width: 436, groups: [["date"], ["volume"], ["number"], ["pages"], ["price"]] },
    { kind: "ear", side: "end", x: 10.3, y: 14, width: 123, height: 46, frame: "none", align: "start" },
    { kind: "text", slots: ["motto"], role: "motto", x: 15.3, y: 69, width: 113, align: "start", least: 0.7 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 156, y: -12, width: 436, align: "start" },
  ],
  skeletons: {
    "three-column": [...threeColumns, ...plain],
    "two-column": [...twoColumns, ...plain],
    "one-column": [...oneColumn, ...plain],
  },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "none",
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0, rails: 0 },
    box: "bare",
    rows: "plain",
    quote: "plain",
    picture: { frame: "none", treatment: "plain", contrast: 1.2 },
    caption: "start",
    strip: { rules: [], above: 16, below: 6 },
    subheads: "start",
    ragged: 99,
  },
  faces: { latin },
  dropCapLines: 0,
};
