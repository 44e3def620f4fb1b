import { devanagari, latin } from "./goldfield-daily-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Alternating banks over two columns, the cut in its frame over three, a rail, dotted boxes at the foot. */
const head: Part = { kind: "head", from: 0, span: 2, align: "spread", lines: 2, least: 0.6, most: 1.2, above: 2, below: 5 };
const decks: Part = { kind: "decks", from: 0, span: 2, holds: ["deck", "kicker", "subheads", "quote", "byline"] };
const picture: Part = { kind: "picture", from: 2, span: 3, least: 0.55, wanted: 1, most: 1.35 };
const rail: Rail = { from: 5, span: 1, stories: true, opening: "alternate" };
const strip: Strip = { from: 0, span: 6, cells: 3, height: 118, boxes: "both", lift: 286 };
const fourCells: Strip = { ...strip, cells: 4 };

const page = (columns: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [head, decks, { ...picture, span: columns - 2 }],
  lead: { from: 0, span: columns, legs: columns },
});
const wide = (columns: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [
    { ...head, span: columns },
    { ...decks, span: columns },
    { ...picture, from: 0, span: columns, least: 0.36, wanted: 0.64, most: 1 },
  ],
  lead: { from: 0, span: columns, legs: 2 },
});
const single: Pick<Skeleton, "parts" | "lead"> = {
  parts: [
    { ...head, span: 3 },
    { ...decks, span: 3 },
    { ...picture, from: 3, span: 2, least: 0.6, most: 1.6 },
    { kind: "rule", from: 3, span: 2, weight: 0.65, above: 0, below: 7 },
  ],
  lead: { from: 0, span: 3, legs: 1 },
};
const side: Rail = { ...rail, opening: "side" };
const plain = (legs: number) =>
  plainPages({ columns: 6, head: { align: "spread", lines: 2, least: 0.6, above: 2, below: 5 }, strip: fourCells, legs });

const threeColumns: readonly Skeleton[] = [
  { cost: 0, ...page(5), rails: [rail], strip },
  { cost: 10, ...page(5), rails: [rail], strip: fourCells },
  { cost: 30, ...page(4), rails: [{ ...rail, from: 4 }, rail], strip: fourCells },
  { cost: 45, ...page(4), lead: { from: 0, span: 4, legs: 2 }, rails: [{ ...rail, from: 4 }, rail], strip: fourCells },
  { cost: 60, ...page(6), rails: [], strip: fourCells },
  { cost: 70, ...page(6), lead: { from: 0, span: 6, legs: 3 }, rails: [], strip: fourCells },
  { cost: 130, ...wide(5), rails: [rail], strip: fourCells },
  ...plain(4),
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, ...wide(5), rails: [rail], strip },
  { cost: 10, ...wide(5), rails: [rail], strip: fourCells },
  { cost: 60, ...wide(6), rails: [], strip: fourCells },
  ...plain(2),
];
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [{ ...side, from: 3 }, { ...side, from: 4 }, rail], strip },
  { cost: 20, ...single, rails: [{ ...side, from: 3, span: 2, picture: "foot" }, rail], strip: fourCells },
  { cost: 90, ...wide(5), rails: [rail], strip: fourCells },
  ...plain(2),
];

/** The mining-camp daily of 1880 to 1907: every deck another face, an engraved cut, red where it shouts. Template book §3.13. */
export const goldfieldDaily: Template = {
  id: "goldfield-daily",
  name: "Goldfield Daily",
  description: "A mining camp's daily: fat nameplate, banks of alternating wood type, a framed engraving, dotted boxes, a little red.",
  region: "Universal",
  config: {
    fontFamily: "serif",
    fontSize: 7,
    layout: "three-column",
    colors: { background: "#EFE6D0", primary: "#1D1510", secondary: "#55452F", accent: "#98231B" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 19, columns: 5, gutter: 9 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2.6 },
  front: { margin: { start: 19, end: 19 }, gutter: 8.4, shares: [1, 1, 1, 1, 1, 1], top: 117, foot: 28 },
  furniture: [
    { kind: "ear", side: "start", x: 19, y: 22, width: 84, height: 50, frame: "rules" },
    { kind: "ear", side: "end", x: 509, y: 22, width: 84, height: 50, frame: "accent" },
    {
      kind: "name",
      x: 112,
      y: 16,
      width: 388,
      baseline: 58,
      align: "center",
      most: 1.16,
      parted: { above: "quote", below: "dropCap", size: 16.5, track: 0.34, baseline: 83 },
    },
    { kind: "text", slots: ["motto"], role: "motto", x: 112, y: 91, width: 388, align: "center", least: 0.6 },
    { kind: "rule", x: 19, y: 94, width: 574, weight: 2.6 },
    { kind: "rule", x: 19, y: 98, width: 574, weight: 0.65 },
    { kind: "folio", x: 19, y: 106, width: 574, groups: [["volume-number"], ["place-date"], ["pages-price"]] },
    { kind: "rule", x: 19, y: 109.6, width: 574, weight: 0.65 },
    { kind: "rule", x: 19, y: 111.6, width: 574, weight: 0.65 },
    { kind: "rule", x: 19, y: -21, width: 574, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 19, y: -10, width: 574, align: "center" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "center", dash: "diamond" },
    cutOff: "double",
    decks: { align: "center", dash: "diamond" },
    columnRules: { lead: 0.65, rails: 0.65 },
    box: "dotted",
    rows: "leaders",
    quote: "rules",
    picture: { frame: "oxford", treatment: "engraving" },
    caption: "center",
    strip: { rules: [2.6, 0.65], above: 6, below: 7 },
    subheads: "center",
    dropCap: { paint: "accent" },
  },
  faces: { latin, devanagari },
  dropCapLines: 3,
};
