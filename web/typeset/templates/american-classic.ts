import type { Faces } from "./faces.ts";
import type { Part, Rail, Skeleton, Strip } from "./skeleton.ts";
import type { Template } from "./template.ts";

const latin: Faces = {
  nameplate: { font: "normal 400 Manufacturing Consent, Libre Bodoni", size: 48, leading: 48 },
  motto: { font: "italic 400 Libre Bodoni", size: 7, leading: 9 },
  earTitle: { font: "normal 700 Libre Bodoni", size: 6.4, leading: 8.4, caps: true, track: 0.05 },
  earText: { font: "normal 400 Gelasio", size: 6.1, leading: 7.6 },
  folio: { font: "normal 700 Libre Bodoni", size: 6.2, leading: 8, caps: true, track: 0.05 },
  banner: { font: "normal 700 Libre Bodoni", size: 34, leading: 34.7, caps: true },
  deck: { font: "normal 700 Libre Bodoni", size: 11.5, leading: 12.4 },
  deckSecond: { font: "normal 400 League Gothic", size: 16, leading: 15.3, caps: true },
  deckThird: { font: "italic 400 Libre Bodoni", size: 8.3, leading: 9.6 },
  byline: { font: "normal 700 Libre Bodoni", size: 6, leading: 8, caps: true, track: 0.07 },
  credit: { font: "italic 400 Libre Bodoni", size: 6, leading: 8 },
  body: { font: "normal 400 Gelasio", size: 6.57, leading: 7.9 },
  dropCap: { font: "normal 700 Libre Bodoni", size: 27, leading: 23.7, caps: true },
  subhead: { font: "normal 700 Libre Bodoni", size: 7, leading: 7.9 },
  quote: { font: "italic 400 Libre Bodoni", size: 10.5, leading: 13 },
  sideLead: { font: "normal 400 League Gothic", size: 20, leading: 19.4, caps: true },
  sideHead: { font: "normal 700 Libre Bodoni", size: 9.3, leading: 10, caps: true },
  caption: { font: "normal 600 Libre Franklin", size: 6.1, leading: 7.8 },
  boxTitle: { font: "normal 400 League Gothic", size: 12.4, leading: 15, caps: true },
  boxText: { font: "normal 400 Gelasio", size: 6.2, leading: 8 },
  jump: { font: "italic 400 Libre Bodoni", size: 6.4, leading: 7.9 },
  colophon: { font: "italic 400 Libre Bodoni", size: 6, leading: 8 },
  mapLabel: { font: "normal 400 Libre Bodoni", size: 6, leading: 7 },
  kicker: { font: "normal 700 Libre Franklin", size: 6.4, leading: 8.4, caps: true, track: 0.06 },
  teaserHead: { font: "normal 700 Libre Bodoni", size: 9, leading: 10 },
  teaserText: { font: "normal 400 Gelasio", size: 6.2, leading: 8 },
  figure: { font: "normal 700 Libre Bodoni", size: 40, leading: 40 },
};

const arabic: Faces = {
  nameplate: { font: "normal 700 Aref Ruqaa, Libre Bodoni", size: 54, leading: 60 },
  motto: { font: "normal 400 Amiri, Libre Bodoni", size: 7.6, leading: 10 },
  earTitle: { font: "normal 700 Noto Kufi Arabic, Libre Bodoni", size: 6, leading: 9.4 },
  earText: { font: "normal 400 Amiri, Gelasio", size: 7, leading: 8.8 },
  folio: { font: "normal 700 Amiri, Libre Bodoni", size: 7.4, leading: 9 },
  banner: { font: "normal 700 Noto Naskh Arabic, Libre Bodoni", size: 32, leading: 43 },
  deck: { font: "normal 700 Amiri, Libre Bodoni", size: 12.6, leading: 16.4 },
  deckSecond: { font: "normal 700 Noto Kufi Arabic, League Gothic", size: 10, leading: 15.4 },
  deckThird: { font: "normal 400 Amiri, Libre Bodoni", size: 9.4, leading: 12.6 },
  byline: { font: "normal 700 Amiri, Libre Bodoni", size: 7.4, leading: 9.6 },
  credit: { font: "normal 400 Amiri, Libre Bodoni", size: 6.8, leading: 8.8 },
  body: { font: "normal 400 Amiri, Gelasio", size: 7.5, leading: 10.1 },
  dropCap: { font: "normal 700 Amiri, Libre Bodoni", size: 27, leading: 23.7 },
  subhead: { font: "normal 700 Amiri, Libre Bodoni", size: 7.9, leading: 10.1 },
  quote: { font: "normal 700 Amiri, Libre Bodoni", size: 11, leading: 15.4 },
  sideLead: { font: "normal 700 Noto Kufi Arabic, League Gothic", size: 12, leading: 18 },
  sideHead: { font: "normal 700 Noto Naskh Arabic, Libre Bodoni", size: 9, leading: 12.6 },
  caption: { font: "normal 400 Noto Naskh Arabic, Libre Franklin", size: 6.4, leading: 9 },
  boxTitle: { font: "normal 700 Noto Kufi Arabic, League Gothic", size: 8.4, leading: 15 },
  boxText: { font: "normal 400 Amiri, Gelasio", size: 7.2, leading: 9.2 },
  jump: { font: "normal 700 Amiri, Libre Bodoni", size: 7.2, leading: 10.6 },
  colophon: { font: "normal 400 Amiri, Libre Bodoni", size: 6.6, leading: 9 },
  mapLabel: { font: "normal 400 Noto Naskh Arabic, Libre Bodoni", size: 6, leading: 7 },
  kicker: { font: "normal 700 Noto Kufi Arabic, Libre Franklin", size: 6.2, leading: 9.4 },
  teaserHead: { font: "normal 700 Noto Naskh Arabic, Libre Bodoni", size: 9, leading: 12.6 },
  teaserText: { font: "normal 400 Amiri, Gelasio", size: 7.2, leading: 9.2 },
  figure: { font: "normal 700 Amiri, Libre Bodoni", size: 40, leading: 48 },
};

const japanese: Faces = {
  nameplate: { font: "normal 800 Shippori Mincho B1, Libre Bodoni", size: 40, leading: 48, track: 0.12 },
  motto: { font: "normal 400 Shippori Mincho B1, Libre Bodoni", size: 6.8, leading: 9 },
  earTitle: { font: "normal 900 Zen Kaku Gothic New, Libre Franklin", size: 6.2, leading: 8.8, track: 0.08 },
  earText: { font: "normal 400 BIZ UDMincho, Gelasio", size: 6, leading: 8.2 },
  folio: { font: "normal 700 Shippori Mincho B1, Libre Bodoni", size: 6.4, leading: 8 },
  banner: { font: "normal 800 Shippori Mincho B1, Libre Bodoni", size: 33, leading: 39 },
  deck: { font: "normal 700 Shippori Mincho B1, Libre Bodoni", size: 11.4, leading: 14.8 },
  deckSecond: { font: "normal 900 Zen Kaku Gothic New, League Gothic", size: 11, leading: 14.6 },
  deckThird: { font: "normal 700 Shippori Mincho B1, Libre Bodoni", size: 8, leading: 11.2 },
  byline: { font: "normal 700 Zen Kaku Gothic New, Libre Franklin", size: 6.2, leading: 8.6 },
  credit: { font: "normal 400 BIZ UDMincho, Gelasio", size: 6, leading: 8 },
  body: { font: "normal 400 BIZ UDMincho, Gelasio", size: 7.04, leading: 10 },
  dropCap: { font: "normal 800 Shippori Mincho B1, Libre Bodoni", size: 27, leading: 23.7 },
  subhead: { font: "normal 700 Zen Kaku Gothic New, Libre Franklin", size: 7.2, leading: 10 },
  quote: { font: "normal 700 Shippori Mincho B1, Libre Bodoni", size: 10.4, leading: 15 },
  sideLead: { font: "normal 900 Zen Kaku Gothic New, League Gothic", size: 14, leading: 18 },
  sideHead: { font: "normal 800 Shippori Mincho B1, Libre Bodoni", size: 9.4, leading: 12 },
  caption: { font: "normal 700 Zen Kaku Gothic New, Libre Franklin", size: 6, leading: 8.6 },
  boxTitle: { font: "normal 900 Zen Kaku Gothic New, League Gothic", size: 8.6, leading: 15 },
  boxText: { font: "normal 400 BIZ UDMincho, Gelasio", size: 6.2, leading: 8.6 },
  jump: { font: "normal 700 Zen Kaku Gothic New, Libre Franklin", size: 6, leading: 10 },
  colophon: { font: "normal 400 BIZ UDMincho, Gelasio", size: 5.8, leading: 8 },
  mapLabel: { font: "normal 700 Zen Kaku Gothic New, Libre Bodoni", size: 6, leading: 7 },
  kicker: { font: "normal 700 Zen Kaku Gothic New, Libre Franklin", size: 6.4, leading: 9 },
  teaserHead: { font: "normal 800 Shippori Mincho B1, Libre Bodoni", size: 9, leading: 11.6 },
  teaserText: { font: "normal 400 BIZ UDMincho, Gelasio", size: 6.2, leading: 8.6 },
  figure: { font: "normal 800 Shippori Mincho B1, Libre Bodoni", size: 38, leading: 42 },
};

const banner: readonly Part[] = [
  { kind: "head", from: 0, span: 5, align: "spread", lines: 2 },
  { kind: "rule", from: 0, span: 5, weight: 0.65, above: 6, below: 5.85 },
];
const strip: Strip = { from: 0, span: 5, cells: 5, height: 129, boxes: "both" };
const rail: Rail = { from: 4, span: 1, stories: true };
const narrowPicture = { kind: "picture", least: 0.5, wanted: 1, most: 1.24 } as const;
const widePicture = { kind: "picture", least: 0.31, wanted: 0.62, most: 0.93 } as const;

/** Decks and text in the first column, the others as legs under the picture. */
const drop = (columns: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [...banner, { kind: "decks", from: 0, span: 1 }, { ...narrowPicture, from: 1, span: columns - 1 }],
  lead: { from: 0, span: columns, legs: columns },
});

/** Decks and picture over two wide columns. */
const wide = (columns: number): Pick<Skeleton, "parts" | "lead"> => ({
  parts: [...banner, { kind: "decks", from: 0, span: columns }, { ...widePicture, from: 0, span: columns }],
  lead: { from: 0, span: columns, legs: 2 },
});

/** All of the story in one measure, the picture beside it. */
const single: Pick<Skeleton, "parts" | "lead"> = {
  parts: [
    ...banner,
    { kind: "decks", from: 0, span: 2 },
    { kind: "picture", from: 2, span: 2, least: 0.6, wanted: 1, most: 1.6 },
    { kind: "rule", from: 2, span: 2, weight: 0.65, above: 0, below: 8 },
  ],
  lead: { from: 0, span: 2, legs: 1 },
};

const threeColumns: readonly Skeleton[] = [
  { cost: 0, ...drop(4), rails: [rail], strip },
  { cost: 40, ...drop(5), rails: [], strip },
  { cost: 65, ...drop(5), rails: [], strip: null },
  { cost: 145, ...wide(4), rails: [rail], strip },
  { cost: 185, ...wide(5), rails: [], strip },
  { cost: 190, ...wide(5), rails: [], strip: null },
];
const twoColumns: readonly Skeleton[] = [
  { cost: 0, ...wide(4), rails: [rail], strip },
  { cost: 40, ...wide(5), rails: [], strip },
  { cost: 65, ...wide(5), rails: [], strip: null },
];
const side = { stories: true, opening: "side" } as const;
const oneColumn: readonly Skeleton[] = [
  { cost: 0, ...single, rails: [{ from: 2, span: 1, ...side }, { from: 3, span: 1, ...side }, rail], strip },
  { cost: 20, ...single, rails: [{ from: 2, span: 2, ...side, picture: "foot" }, rail], strip },
  { cost: 40, ...single, rails: [{ from: 2, span: 2, stories: false, picture: "foot" }, rail], strip },
  { cost: 145, ...wide(4), rails: [rail], strip },
  { cost: 185, ...wide(5), rails: [], strip },
  { cost: 190, ...wide(5), rails: [], strip: null },
];

/** City daily of 1928 to 1950: banner, centred drop decks with dashes, boxed ears. Template book §3.1. */
export const americanClassic: Template = {
  id: "american-classic",
  name: "American Classic",
  description: "A city daily of the 1930s: blackletter nameplate, banner headline, centred decks, hairline column rules.",
  region: "United States and Canada",
  config: {
    fontFamily: "serif",
    fontSize: 6.57,
    layout: "three-column",
    colors: { background: "#F4EFE2", primary: "#16130F", secondary: "#4A443A", accent: "#7A1F1A" },
  },
  page: { width: 612, height: 816 },
  grid: { margin: 21.6, columns: 5, gutter: 10.2 },
  rules: { hair: 0.5, thin: 0.65, medium: 1.3, thick: 2.6 },
  front: { margin: { start: 21.6, end: 21.6 }, gutter: 10.2, shares: [1, 1, 1, 1, 1], top: 104.5, foot: 24 },
  furniture: [
    { kind: "ear", side: "start", x: 21.6, y: 18, width: 86, height: 48, frame: "double" },
    { kind: "ear", side: "end", x: 504.4, y: 18, width: 86, height: 48, frame: "double" },
    { kind: "name", x: 117.6, y: 18, width: 376.8, baseline: 59, align: "center" },
    { kind: "text", slots: ["motto"], role: "motto", x: 117.6, y: 76, width: 376.8, align: "center" },
    { kind: "rule", x: 21.6, y: 85, width: 568.8, weight: 2.6 },
    { kind: "rule", x: 21.6, y: 88.9, width: 568.8, weight: 0.65 },
    { kind: "folio", x: 21.6, y: 97.2, width: 568.8, groups: [["volume-number"], ["place-date"], ["pages-price"]] },
    { kind: "rule", x: 21.6, y: 100.8, width: 568.8, weight: 0.65 },
    { kind: "rule", x: 21.6, y: -18.5, width: 568.8, weight: 0.65 },
    { kind: "text", slots: ["colophon"], role: "colophon", x: 21.6, y: -9.5, width: 568.8, align: "center", least: 0.6 },
  ],
  skeletons: { "three-column": threeColumns, "two-column": twoColumns, "one-column": oneColumn },
  manner: {
    heads: { align: "center", dash: "jim" },
    cutOff: "thin",
    decks: { align: "center", dash: "jim" },
    columnRules: { lead: 0.5, rails: 0.5 },
    box: "oxford",
    rows: "leaders",
    quote: "rules",
    picture: { frame: "hair", treatment: "halftone" },
    caption: "start",
    strip: { rules: [1.3, 0.65], above: 6, below: 5.95 },
    subheads: "center",
  },
  faces: { latin, arabic, japanese },
  dropCapLines: 3,
};
