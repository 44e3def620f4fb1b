import { devanagari, latin } from "./monsoon-times-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Briefs at the start side, the lead under a kicker in four columns, stories at the end side, teal rules between the rows. */
const head: Part = { kind: "head", from: 1, span: 4, align: "start", lines: 2, kicker: "underlined", waist: true, above: 2, below: 7 };
const picture: Part = { kind: "picture", from: 2, span: 3, least: 0.5, wanted: 0.9, most: 1.25 };
const byline: Part = { kind: "decks", from: 1, span: 1, holds: ["quote", "byline"] };
const briefs: Rail = { from: 0, span: 1, stories: true, opening: "side", boxes: ["almanac"] };
const last: Rail = { from: 5, span: 1, stories: true, opening: "side" };
const strip: Strip = { from: 0, span: 6, cells: 4, height: 126, boxes: "inside", lift: 286 };
const wideByline: Part = { kind: "decks", from: 1, span: 4, holds: ["byline"] };
const widePicture: Part = { ...picture, from: 1, span: 4, least: 0.34, wanted: 0.6, most: 1 };
const plain = plainPages({
  columns: 6,
  head: { align: "start", lines: 2, kicker: "underlined", waist: true, above: 2, below: 7 },
  strip: { ...strip, boxes: "both" },
  legs: 3,
});

const threeColumns: readonly Skeleton[] = [
  { cost: 0, parts: [head, byline, picture], lead: { from: 1, span: 4, legs: 4 }, rails: [briefs, last], strip },
  { cost: 10, parts: [head, widePicture, { ...wideByline, span: 1 }], lead: { from: 1, span: 4, legs: 3 }, rails: [briefs, last], strip },
  { cost: 40, parts: [{ ...head, span: 5 }, byline, { ...picture, span: 4 }], lead: { from: 1, span: 5, legs: 5 }, rails: [briefs], strip },
  {
    cost: 60,
    parts: [
      { ...head, span: 5 },
      { ...widePicture, span: 5 },
      { ...wideByline, span: 1 },
    ],
    lead: { from: 1, span: 5, legs: 3 },
    rails: [briefs],
    strip,
  },
  ...plain,
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, parts: [head, widePicture, wideByline], lead: { from: 1, span: 4, legs: 2 }, rails: [briefs, last], strip },
  {
    cost: 40,
    parts: [
      { ...head, span: 5 },
      { ...widePicture, span: 5 },
      { ...wideByline, span: 5 },
    ],
    lead: { from: 1, span: 5, legs: 2 },
    rails: [briefs],
    strip,
  },
  ...plain,
];
const oneColumn: readonly Skeleton[] = [
  {
    cost: 0,
    parts: [
      head,
      { kind: "decks", from: 1, span: 2, holds: ["byline"] },
      { ...picture, from: 3, span: 2, least: 0.6, wanted: 1, most: 1.6 },
    ],
    lead: { from: 1, span: 2, legs: 1 },
    rails: [briefs, { from: 3, span: 1, stories: true, opening: "side" }, { from: 4, span: 1, stories: true, opening: "side" }, last],
    strip,
  },
  {
    cost: 30,
    parts: [
      head,
      { kind: "decks", from: 1, span: 2, holds: ["byline"] },
      { ...picture, from: 3, span: 2, least: 0.6, wanted: 1, most: 1.6 },
    ],
    lead: { from: 1, span: 2, legs: 1 },
    rails: [briefs, { from: 3, span: 2, stories: true, opening: "side", picture: "foot" }, last],
    strip,
  },
  { cost: 80, parts: [head, widePicture, wideByline], lead: { from: 1, span: 4, legs: 2 }, rails: [briefs, last], strip },
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
  grounds: { ground: "#0D5C63", ground2: "#E4EFEE", tint: "#FDEECB" },
  page: { width: 612, height: 816 },
  grid: { margin: 20, columns: 6, gutter: 11 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 20, end: 20 }, gutter: 11, shares: [1, 1, 1, 1, 1, 1], top: 106, foot: 34 },
  furniture: [
    { kind: "text", slots: ["edition"], role: "folio", x: 20, y: 16, width: 280, align: "start" },
    { kind: "text", slots: ["pages"], role: "folio", x: 312, y: 16, width: 280, align: "end" },
    { kind: "rule", x: 20, y: 20, width: 572, weight: 1.3, paint: "ground" },
    { kind: "ear", side: "start", x: 20, y: 28, width: 94, height: 52, frame: "hair", align: "start" },
    { kind: "ear", side: "end", x: 498, y: 28, width: 94, height: 52, frame: "solid", align: "start" },
    { kind: "name", x: 124, y: 24, width: 364, baseline: 69, align: "center" },
    { kind: "rule", x: 20, y: 88, width: 572, weight: 1.3, paint: "ground" },
    { kind: "folio", x: 20, y: 97, width: 572, groups: [["volume-number"], ["place-date"], ["price"], ["motto"]] },
    { kind: "rule", x: 20, y: 101, width: 572, weight: 0.65 },
    { kind: "box", x: 0, y: -26, width: 612, height: 0, fill: "ground" },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 20, y: -10, width: 572, align: "center", paint: "paper" },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "start", dash: "none" },
    cutOff: "thin",
    decks: { align: "start", dash: "none" },
    columnRules: { lead: 0.5, rails: 0.5, paint: "ground" },
    box: "tint",
    rows: "plain",
    quote: "tint",
    picture: { frame: "hair", treatment: "plain" },
    caption: "start",
    strip: { rules: [2], above: 7, below: 8, paint: "ground" },
    subheads: "start",
  },
  ears: { width: 94 },
  faces: { latin, devanagari },
  dropCapLines: 0,
};
