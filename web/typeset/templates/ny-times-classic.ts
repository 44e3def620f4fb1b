import type { FaceGroup } from "./faces.ts";
import { latin } from "./ny-times-classic-faces.ts";
import { plainPages } from "./plain-skeletons.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

/** Every column is a rail: the lead under three lines over two of them, the picture over two others with stories under it. */
const head: Part = { kind: "head", from: 0, span: 2, align: "spread", lines: 3, least: 0.7, most: 1.12, above: 2, below: 5 };
const decks: Part = { kind: "decks", from: 0, span: 1 };
const picture: Part = { kind: "picture", from: 3, span: 2, least: 0.6, wanted: 1.05, most: 1.5 };
const under: Part = { kind: "rule", from: 3, span: 2, weight: 0.65, above: 0, below: 7 };
const column = (from: number): Rail => ({ from, span: 1, stories: true, opening: "side" });
const boxes: Rail = { ...column(4), boxes: ["inside", "almanac"] };
const record: Strip = { from: 0, span: 2, cells: 2, height: 84, boxes: "none", lift: 198 };
const last: Rail = { ...column(5), picture: "foot" };
const pair = { from: 0, span: 2, legs: 2 };
const triple = { from: 0, span: 3, legs: 3 };

/** The head over three columns, the picture over the three beside it with rails under it. */
const halved: readonly Part[] = [{ ...head, span: 3 }, decks, { ...picture, from: 3, span: 3, most: 1.7 }, { ...under, from: 3, span: 3 }];
const besideHalf = [{ ...column(3), picture: "foot" } as const, boxes, column(5)];
/** The same for a short story: two columns of it, the picture over the other four. */
const shorter: readonly Part[] = [head, decks, { ...picture, from: 2, span: 4, wanted: 1.1, most: 1.7 }, { ...under, from: 2, span: 4 }];
/** A long story runs on under the picture beside its head. */
const running: readonly Part[] = [head, decks, { ...picture, from: 2, least: 0.5, wanted: 1.2, most: 1.7 }];

const wideDecks: Part = { ...decks, span: 3 };
const wideHead: Part = { ...head, span: 4, lines: 2, scale: 1.25 };
const wideParts: readonly Part[] = [
  wideHead,
  { ...decks, span: 4 },
  { ...picture, from: 0, span: 4, least: 0.35, wanted: 0.75, most: 1.3 },
];
/** Type larger than this is that of another paper. */
const mostBody = 1.45;
/** A box under each of two rails: where stories are few and short. */
const apart: readonly Rail[] = [column(2), { ...column(3), boxes: ["inside"] }, { ...column(4), boxes: ["almanac"] }, column(5)];
/** Long lines in larger type, where there is little to tell. */
const single: Skeleton = {
  cost: 40,
  parts: [head, { ...decks, span: 2 }, ...shorter.slice(2)],
  lead: { from: 0, span: 2, legs: 1 },
  rails: apart,
  strip: { ...record, cells: 1 },
  mostBody,
};
const wide: Skeleton = { cost: 130, parts: wideParts, lead: { from: 0, span: 4, legs: 2 }, rails: [boxes, last], strip: null, mostBody };
/** Long words want long lines. */
const wideScripts: readonly FaceGroup[] = ["devanagari"];
/** With one column of other things: few side stories, or none. */
const wider: Skeleton = {
  cost: 130,
  parts: [
    { ...wideHead, span: 5, scale: 1.4 },
    { ...decks, span: 5 },
    { ...picture, from: 0, span: 5, least: 0.35, wanted: 0.75, most: 1.3 },
  ],
  lead: { from: 0, span: 5, legs: 3 },
  rails: [{ ...last, boxes: ["inside", "almanac"] }],
  strip: null,
  mostBody,
};

const threeColumns: readonly Skeleton[] = [
  { ...wide, cost: 0, only: wideScripts },
  { cost: 0, parts: [head, decks, picture, under], lead: pair, rails: [column(2), column(3), boxes, column(5)], strip: null },
  { cost: 10, parts: halved, lead: triple, rails: besideHalf, strip: null },
  { cost: 14, parts: running, lead: { from: 0, span: 4, legs: 4 }, rails: [boxes, last], strip: null },
  { cost: 16, parts: shorter, lead: pair, rails: [column(2), column(3), boxes, last], strip: null },
  { cost: 20, parts: halved, lead: triple, rails: [column(3), boxes, column(5)], strip: { ...record, span: 3, cells: 3 } },
  { cost: 22, parts: shorter, lead: pair, rails: apart, strip: { ...record, cells: 1 } },
  {
    cost: 30,
    parts: [{ ...head, span: 3 }, { ...decks, span: 3 }, ...halved.slice(2)],
    lead: { ...triple, legs: 2 },
    rails: [column(3), boxes, column(5)],
    strip: { ...record, span: 3, cells: 2 },
  },
  { cost: 24, parts: [head, decks, picture, under], lead: pair, rails: [column(2), column(3), boxes, column(5)], strip: record },
  {
    cost: 40,
    parts: running,
    lead: { from: 0, span: 5, legs: 5 },
    rails: [{ ...last, boxes: ["inside", "almanac"] }],
    strip: null,
  },
  {
    cost: 110,
    parts: [head, { ...decks, span: 2 }, { ...picture, from: 2, least: 0.5, wanted: 1.2, most: 1.7 }],
    lead: { from: 0, span: 4, legs: 2 },
    rails: [boxes, last],
    strip: null,
    mostBody,
  },
  single,
  wide,
  wider,
  { ...wider, cost: 140, lead: { from: 0, span: 5, legs: 2 } },
];
const twoColumns: readonly Skeleton[] = [
  {
    cost: 0,
    parts: [{ ...head, span: 3 }, wideDecks, picture, under],
    lead: { from: 0, span: 3, legs: 2 },
    rails: [column(3), boxes, column(5)],
    strip: null,
  },
  {
    cost: 20,
    parts: [{ ...head, span: 3 }, wideDecks, picture, under],
    lead: { from: 0, span: 3, legs: 2 },
    rails: [column(3), boxes, column(5)],
    strip: { ...record, span: 3, cells: 3 },
  },
  {
    cost: 40,
    parts: [
      { ...head, span: 4 },
      { ...decks, span: 4 },
      { ...picture, from: 0, span: 4, least: 0.35, wanted: 0.65, most: 1 },
    ],
    lead: { from: 0, span: 4, legs: 2 },
    rails: [boxes, column(5)],
    strip: null,
  },
  {
    cost: 60,
    parts: [
      { ...head, span: 4 },
      { ...decks, span: 5 },
      { ...picture, from: 0, span: 5, least: 0.35, wanted: 0.65, most: 1 },
    ],
    lead: { from: 0, span: 5, legs: 2 },
    rails: [{ ...column(5), boxes: ["inside", "almanac"], picture: "foot" }],
    strip: null,
  },
];
const oneColumn: readonly Skeleton[] = [
  {
    cost: 0,
    parts: [head, { ...decks, span: 2 }, { ...picture, from: 2, span: 3 }, { ...under, from: 2, span: 3 }],
    lead: { from: 0, span: 2, legs: 1 },
    rails: [column(2), column(3), boxes, column(5)],
    strip: null,
  },
  {
    cost: 25,
    parts: [head, { ...decks, span: 2 }, { ...picture, from: 2, span: 3 }, { ...under, from: 2, span: 3 }],
    lead: { from: 0, span: 2, legs: 1 },
    rails: [{ ...column(2), span: 2, picture: "foot" }, boxes, column(5)],
    strip: { ...record },
  },
  ...twoColumns.map((skeleton) => ({ ...skeleton, cost: skeleton.cost + 80 })),
];
const strip: Strip = { from: 0, span: 6, cells: 5, height: 120, boxes: "both" };
const plain = (legs: number) =>
  plainPages({ columns: 6, head: { align: "spread", lines: 2, least: 0.7, scale: 1.5, above: 2, below: 5 }, strip, legs });

/** The grey paper of record, 1914 to 1960: no banner, narrow ruled columns, stacks of decks, one picture. Template book §3.11. */
export const nyTimesClassic: Template = {
  id: "ny-times-classic",
  name: "Metropolitan Gray",
  description: "The grey paper of record: blackletter title, narrow ruled columns, every story under its own centred stack, one picture.",
  region: "Universal",
  config: {
    fontFamily: "serif",
    fontSize: 6.45,
    layout: "three-column",
    colors: { background: "#F6F3EA", primary: "#171615", secondary: "#4C4943", accent: "#3A3733" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 19, columns: 6, gutter: 9 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2 },
  front: { margin: { start: 19, end: 19 }, gutter: 6.4, shares: [1, 1, 1, 1, 1, 1], top: 85, foot: 32 },
  furniture: [
    { kind: "ear", side: "start", x: 19, y: 18, width: 76, height: 36, frame: "hair" },
    { kind: "ear", side: "end", x: 517, y: 18, width: 76, height: 36, frame: "hair" },
    { kind: "name", x: 104, y: 12, width: 404, baseline: 53, align: "center" },
    { kind: "rule", x: 19, y: 66, width: 574, weight: 0.65 },
    { kind: "folio", x: 19, y: 74.5, width: 574, groups: [["volume-number"], ["place-date"], ["pages-price"]] },
    { kind: "rule", x: 19, y: 78.6, width: 574, weight: 0.65 },
    { kind: "rule", x: 19, y: 80.6, width: 574, weight: 0.65 },
    { kind: "rule", x: 19, y: -25, width: 574, weight: 1.3 },
    { kind: "text", slots: ["motto"], role: "motto", x: 19, y: 62, width: 574, align: "center", least: 0.6 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 19, y: -13, width: 574, align: "center" },
  ],
  skeletons: {
    "three-column": [...threeColumns, ...plain(2).slice(0, 2), ...plain(4).map((skeleton) => ({ ...skeleton, cost: skeleton.cost - 60 }))],
    "two-column": [...twoColumns, ...plain(2)],
    "one-column": [...oneColumn, ...plain(2)],
  },
  manner: {
    heads: { align: "center", dash: "jim" },
    cutOff: "thin",
    decks: { align: "center", dash: "jim" },
    columnRules: { lead: 0.65, rails: 0.65 },
    box: "hair",
    rows: "leaders",
    quote: "rules",
    picture: { frame: "hair", treatment: "halftone" },
    caption: "center",
    strip: { rules: [0.65], above: 6, below: 6 },
    subheads: "center",
    ragged: 12.4,
  },
  faces: { latin },
  dropCapLines: 0,
};
