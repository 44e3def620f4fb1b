import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";
import { latin } from "./vintage-times-faces.ts";

/** A cage of six columns ruled to the foot: notices, the lead under a label head, its engraving, a last column with the boxes. */
const head: Part = { kind: "head", from: 1, span: 2, align: "center", lines: 2, kicker: "label", above: 2, below: 5 };
const decks: Part = { kind: "decks", from: 1, span: 2 };
const picture: Part = { kind: "picture", from: 3, span: 2, least: 0.5, wanted: 1.05, most: 1.6 };
const notices: Rail = { from: 0, span: 1, stories: true, opening: "side" };
const last: Rail = { from: 5, span: 1, stories: true, opening: "side", boxes: ["inside", "almanac"], picture: "head" };

/** Less text: the engraving over all of the lead's columns, as in an illustrated paper. */
const illustrated: readonly Part[] = [{ ...picture, from: 1, span: 4, least: 0.6, wanted: 1.1, most: 1.7 }, head, decks];
/** Little text: the engraving over the page. */
const pageWide: Part = { ...picture, from: 0, span: 6, least: 0.5, wanted: 0.95, most: 1.5 };
const rail = (from: number): Rail => ({ from, span: 1, stories: true, opening: "side" });

/** Two wide legs, the head over both. */
const wide: Skeleton = {
  cost: 92,
  parts: [
    { ...head, span: 4 },
    { ...decks, span: 4 },
    { ...picture, from: 1, span: 4, least: 0.35, wanted: 0.9, most: 1.5 },
  ],
  lead: { from: 1, span: 4, legs: 2 },
  rails: [notices, last],
  strip: null,
};

const threeColumns: readonly Skeleton[] = [
  { ...wide, cost: 0, only: ["devanagari"] },
  { cost: 0, parts: [head, decks, picture], lead: { from: 1, span: 4, legs: 4 }, rails: [notices, last], strip: null },
  { cost: 8, parts: illustrated, lead: { from: 1, span: 4, legs: 4 }, rails: [notices, last], strip: null },
  {
    cost: 30,
    parts: [
      { ...head, from: 0 },
      { ...decks, from: 0 },
      { ...picture, from: 2, span: 3 },
    ],
    lead: { from: 0, span: 5, legs: 5 },
    rails: [last],
    strip: null,
  },
  {
    cost: 36,
    parts: [pageWide, { ...head, span: 3 }, { ...decks, span: 1 }],
    lead: { from: 1, span: 3, legs: 3 },
    rails: [notices, rail(4), last],
    strip: null,
  },
  {
    cost: 40,
    parts: [pageWide, { ...head, span: 3 }, { ...decks, span: 1 }],
    lead: { from: 1, span: 3, legs: 3 },
    rails: [notices, { ...rail(4), boxes: ["inside"] }, { ...rail(5), boxes: ["almanac"], picture: "foot" }],
    strip: null,
  },
  {
    cost: 42,
    parts: [pageWide, head, { ...decks, span: 1 }],
    lead: { from: 1, span: 2, legs: 2 },
    rails: [notices, rail(3), { ...rail(4), boxes: ["inside"], picture: "foot" }, { ...rail(5), boxes: ["almanac"] }],
    strip: null,
  },
  {
    cost: 60,
    parts: [
      { ...head, from: 0, span: 3 },
      { ...decks, from: 0, span: 3 },
      { ...picture, from: 3, span: 2 },
    ],
    lead: { from: 0, span: 3, legs: 3 },
    rails: [{ ...notices, from: 3, span: 2, picture: "foot" }, last],
    strip: null,
  },
  {
    cost: 80,
    parts: [
      { ...pageWide, span: 5 },
      { ...head, from: 0, span: 5 },
      { ...decks, from: 0, span: 5 },
    ],
    lead: { from: 0, span: 5, legs: 3 },
    rails: [last],
    strip: null,
  },
  wide,
];
const twoColumns: readonly Skeleton[] = [
  {
    cost: 0,
    parts: [
      { ...head, span: 4 },
      { ...decks, span: 4 },
      { ...picture, from: 1, span: 4, least: 0.35, wanted: 0.65, most: 1 },
    ],
    lead: { from: 1, span: 4, legs: 2 },
    rails: [notices, last],
    strip: null,
  },
  {
    cost: 40,
    parts: [
      { ...head, from: 0, span: 5 },
      { ...decks, from: 0, span: 5 },
      { ...picture, from: 0, span: 5, least: 0.35, wanted: 0.65, most: 1 },
    ],
    lead: { from: 0, span: 5, legs: 2 },
    rails: [last],
    strip: null,
  },
];
const oneColumn: readonly Skeleton[] = [
  {
    cost: 0,
    parts: [
      { ...head, from: 0, span: 3 },
      { ...decks, from: 0, span: 3 },
      { ...picture, least: 0.5, most: 1.8 },
      { kind: "rule", from: 3, span: 2, weight: 0.65, above: 0, below: 7 },
    ],
    lead: { from: 0, span: 3, legs: 1 },
    rails: [{ ...notices, from: 3 }, { ...notices, from: 4 }, last],
    strip: null,
  },
  {
    cost: 30,
    parts: [
      { ...head, from: 0, span: 3 },
      { ...decks, from: 0, span: 3 },
      { ...picture, least: 0.5, most: 1.8 },
      { kind: "rule", from: 3, span: 2, weight: 0.65, above: 0, below: 7 },
    ],
    lead: { from: 0, span: 3, legs: 1 },
    rails: [{ ...notices, from: 3, span: 2, picture: "foot" }, last],
    strip: null,
  },
];
const strip: Strip = { from: 0, span: 6, cells: 5, height: 120, boxes: "both" };
const plain = (legs: number) =>
  plainPages({ columns: 6, head: { align: "center", lines: 2, kicker: "label", above: 2, below: 5, scale: 1.6 }, strip, legs });

/** Daily of the 1860s: label heads, a ruled cage of small type, wood engravings. Template book §3.4. */
export const vintageTimes: Template = {
  id: "vintage-times",
  name: "Vintage Times",
  description: "An illustrated daily of the 1860s: six ruled columns of small type, label heads with full points, wood engravings.",
  region: "Universal",
  config: {
    fontFamily: "serif",
    fontSize: 6.5,
    layout: "three-column",
    colors: { background: "#F0E6CF", primary: "#221A12", secondary: "#5A4A37", accent: "#6B2A1C" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 20, columns: 6, gutter: 8.8 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 20, end: 20 }, gutter: 8.8, shares: [1, 1, 1, 1, 1, 1], top: 105, foot: 24 },
  furniture: [
    { kind: "name", x: 20, y: 16, width: 572, baseline: 60, align: "center" },
    { kind: "text", slots: ["motto"], role: "motto", x: 120, y: 76, width: 372, align: "center" },
    { kind: "rule", x: 20, y: 81, width: 572, weight: 0.65 },
    { kind: "text", slots: ["volume-number"], role: "folio", x: 20, y: 91.5, width: 148, align: "start", after: "]" },
    { kind: "text", slots: ["place-date"], role: "folio", x: 172, y: 91.5, width: 268, align: "center" },
    { kind: "text", slots: ["pages-price"], role: "folio", x: 444, y: 91.5, width: 148, align: "end", before: "[" },
    { kind: "rule", x: 20, y: 96, width: 572, weight: 0.65 },
    { kind: "rule", x: 20, y: 98, width: 572, weight: 0.65 },
    { kind: "rule", x: 20, y: -19, width: 572, weight: 0.65 },
    { kind: "rule", x: 20, y: -17, width: 572, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 20, y: -8, width: 572, align: "center" },
  ],
  skeletons: {
    "three-column": [...threeColumns, ...plain(2).slice(0, 2), ...plain(4)],
    "two-column": [...twoColumns, ...plain(2)],
    "one-column": [...oneColumn, ...plain(2)],
  },
  manner: {
    heads: { align: "center", dash: "diamond", endStop: true },
    cutOff: "thin",
    decks: { align: "center", dash: "diamond" },
    columnRules: { lead: 0.65, rails: 0.65 },
    box: "open",
    rows: "leaders",
    quote: "rules",
    picture: { frame: "hair", treatment: "engraving" },
    caption: "center",
    strip: { rules: [0.65, 0.65], above: 6, below: 6 },
    subheads: "center",
    ragged: 12,
  },
  faces: { latin },
  dropCapLines: 2,
};
