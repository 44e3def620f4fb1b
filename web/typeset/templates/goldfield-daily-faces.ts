import type { Faces } from "./faces.ts";

/** Latin faces of goldfield-daily: template book §3.13. */
export const latin: Faces = {
  nameplate: { font: "normal 400 Ultra, Besley", size: 40, leading: 42 },
  motto: { font: "italic 400 Besley", size: 6.8, leading: 8.8 },
  earTitle: { font: "normal 900 Besley", size: 6.4, leading: 8.4, caps: true },
  earText: { font: "normal 400 Old Standard TT", size: 6.4, leading: 7.9 },
  folio: { font: "normal 700 Besley", size: 6.4, leading: 8.4, caps: true },
  banner: { font: "normal 400 League Gothic", size: 32, leading: 31.4, caps: true },
  deck: { font: "normal 900 Besley", size: 10, leading: 11.2 },
  deckSecond: { font: "normal 400 Stint Ultra Condensed, League Gothic", size: 20, leading: 20.6, caps: true },
  deckThird: { font: "italic 400 Besley", size: 8.3, leading: 10.2 },
  byline: { font: "italic 400 Old Standard TT", size: 6.8, leading: 8.1 },
  credit: { font: "italic 400 Besley", size: 6, leading: 8.1 },
  body: { font: "normal 400 Old Standard TT", size: 6.8, leading: 8.1 },
  dropCap: { font: "normal 900 Besley", size: 27, leading: 23.7, caps: true },
  subhead: { font: "normal 900 Besley", size: 6.1, leading: 8.1, caps: true },
  quote: { font: "italic 400 Besley", size: 10, leading: 12.8 },
  sideLead: { font: "normal 400 League Gothic", size: 17, leading: 16.8, caps: true },
  sideHead: { font: "normal 900 Besley", size: 9.6, leading: 10.8 },
  caption: { font: "italic 400 Besley", size: 6.6, leading: 8.2 },
  boxTitle: { font: "normal 900 Besley", size: 7.6, leading: 10, caps: true },
  boxText: { font: "normal 400 Old Standard TT", size: 6.5, leading: 7.9 },
  jump: { font: "italic 400 Besley", size: 6.2, leading: 8.1 },
  colophon: { font: "italic 400 Besley", size: 5.8, leading: 7.8 },
  mapLabel: { font: "normal 400 Besley", size: 5.6, leading: 7 },
  kicker: { font: "normal 700 Old Standard TT", size: 8.3, leading: 10, caps: true },
  teaserHead: { font: "normal 900 Besley", size: 8.8, leading: 10 },
  teaserText: { font: "normal 400 Old Standard TT", size: 6.5, leading: 7.9 },
  figure: { font: "normal 400 Ultra", size: 34, leading: 36 },
};

/** The narrower Noto Serif for the text: columns are slim here. */
export const devanagari: Partial<Faces> = {
  body: { font: "normal 400 Noto Serif Devanagari, Old Standard TT", size: 7.1, leading: 11.2 },
};
