import { latin } from "./local-community-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Large type beside a noticeboard that runs down the whole page. */
const head: Part = { kind: "head", from: 0, span: 3, align: "start", lines: 2, least: 0.6, above: 2, below: 4 };
const decks: Part = { kind: "decks", from: 0, span: 3, holds: ["deck", "byline"] };
const picture: Part = { kind: "picture", from: 0, span: 3, least: 0.42, wanted: 0.86, most: 1.25 };
const builder: Rail = { from: 3, span: 1, stories: true, least: 2, opening: "side", ground: "tint", inset: 8 };
const dated: Rail = { ...builder, boxes: ["almanac"] };
const indexed: Rail = { ...builder, boxes: ["inside"] };
const both: Rail = { ...builder, boxes: ["inside", "almanac"] };
const strip: Strip = { from: 0, span: 4, cells: 4, height: 132, boxes: "almanac", lift: 286 };
/** Under the lead alone, beside the foot of the noticeboard. */
const under: Strip = { ...strip, span: 3, cells: 3, height: 118, boxes: "none" };
/** The noticeboard's list tells of stories inside. */
const elsewhere = 12;

const page = (columns: number, legs: number): Pick<Skeleton, "parts" | "lead" | "elsewhere"> => ({
  elsewhere,
  parts: [
    { ...head, span: columns },
    { ...decks, span: columns },
    { ...picture, span: columns },
  ],
  lead: { from: 0, span: columns, legs },
});
const single: Pick<Skeleton, "parts" | "lead" | "elsewhere"> = {
  elsewhere,
  parts: [head, { ...decks, span: 3 }, { ...picture, span: 3 }],
  lead: { from: 0, span: 2, legs: 1 },
};
const plain = plainPages({
  columns: 4,
  head: { align: "start", lines: 2, above: 2, below: 4 },
  strip: { ...strip, boxes: "both" },
  legs: 2,
});

const pages = (legs: number): Skeleton[] => [
  { cost: 0, ...page(3, legs), rails: [indexed], strip },
  { cost: 4, ...page(3, legs), rails: [both], strip: under },
  { cost: 8, ...page(3, legs), rails: [{ ...dated, picture: "foot" }], strip: null },
  { cost: 10, ...page(3, legs), rails: [{ ...both, picture: "foot" }], strip: null },
  { cost: 60, ...page(4, legs), rails: [], strip: { ...strip, boxes: "both" } },
];
const threeColumns: readonly Skeleton[] = [...pages(3), ...plain];
const twoColumns: readonly Skeleton[] = [...pages(2), ...plain];
const side: Rail = { from: 2, span: 1, stories: true, opening: "side" };
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [side, { ...indexed, least: 1 }], strip },
  { cost: 8, ...single, rails: [side, { ...dated, least: 1, picture: "foot" }], strip: null },
  { cost: 30, ...single, rails: [{ ...side, stories: false, picture: "foot", open: true }, indexed], strip },
  { cost: 100, ...page(3, 2), rails: [builder], strip },
  { cost: 104, ...page(3, 2), rails: [{ ...both, least: 0, picture: "foot" }], strip: null },
  ...plain,
];

/** Weekly of a small town: sturdy slab, a drawn horizon in the flag, boxed notices, the largest body of all. Template book §3.6. */
export const localCommunity: Template = {
  id: "local-community",
  name: "Local Community",
  description: "A small town's weekly: slab nameplate on a street of roofs, green bar, large text, a noticeboard, rounded boxes.",
  region: "Universal",
  config: {
    fontFamily: "serif",
    fontSize: 7.2,
    layout: "two-column",
    colors: { background: "#FFFDF6", primary: "#1D221E", secondary: "#4F574F", accent: "#1F6A45" },
  },
  grounds: { ground: "#1F6A45", tint: "#E9F1E6" },
  page: { width: 612, height: 816 },
  grid: { margin: 30, columns: 4, gutter: 12 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 30, end: 30 }, gutter: 12, shares: [1, 1, 1, 1], top: 112, foot: 32 },
  furniture: [
    { kind: "name", x: 96, y: 14, width: 420, height: 42, baseline: 52, align: "center" },
    { kind: "text", slots: ["motto"], role: "motto", x: 96, y: 65, width: 420, align: "center" },
    { kind: "seal", x: 34, y: 14, width: 50, slots: ["volume", "place", "number"], role: "earTitle", paint: "accent" },
    { kind: "horizon", x: 30, y: 70, width: 552, height: 16, paint: "accent" },
    { kind: "box", x: 30, y: 86, width: 552, height: 16, fill: "ground" },
    {
      kind: "folio",
      x: 38,
      y: 96.6,
      width: 536,
      groups: [["date"], ["sample-volume"], ["week"], ["place"], ["pages"], ["price"]],
      paint: "paper",
    },
    { kind: "rule", x: 30, y: -24, width: 552, weight: 2, paint: "accent" },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 30, y: -12, width: 552, align: "center" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "hair",
    ragged: 16,
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0, rails: 0 },
    box: "rounded",
    rows: "plain",
    quote: "tint",
    picture: { frame: "keyline", treatment: "halftone" },
    caption: "start",
    strip: { rules: [1.3], above: 8, below: 7, paint: "accent" },
    subheads: "start",
  },
  // Long Hindi words want more of them to a line than the largest body of all would leave.
  faces: { latin, devanagari: { body: { font: "normal 400 Noto Serif Devanagari, PT Serif", size: 7.7, leading: 11.9 } } },
  dropCapLines: 0,
};
