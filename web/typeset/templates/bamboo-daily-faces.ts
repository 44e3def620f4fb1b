import type { Faces } from "./faces.ts";

/** Latin faces of bamboo-daily: template book §3.9. */
export const latin: Faces = {
  nameplate: { font: "normal 400 Forum, Source Serif 4", size: 42, leading: 48, caps: true },
  motto: { font: "normal 400 Source Serif 4", size: 6.8, leading: 8.7 },
  earTitle: { font: "normal 700 Libre Franklin", size: 6.2, leading: 8.4 },
  earText: { font: "normal 400 Source Serif 4", size: 6.1, leading: 7.8 },
  folio: { font: "normal 600 Libre Franklin", size: 6.2, leading: 8 },
  banner: { font: "normal 700 Source Serif 4", size: 38, leading: 40 },
  deck: { font: "normal 700 Source Serif 4", size: 28, leading: 29.4 },
  deckSecond: { font: "normal 700 Source Serif 4", size: 13.3, leading: 15 },
  deckThird: { font: "normal 700 Libre Franklin", size: 8.4, leading: 10.4 },
  byline: { font: "normal 400 Source Serif 4", size: 6.4, leading: 8.7 },
  credit: { font: "normal 400 Source Serif 4", size: 6.2, leading: 8.7 },
  body: { font: "normal 400 Source Serif 4", size: 6.6, leading: 8.7 },
  dropCap: { font: "normal 700 Source Serif 4", size: 30.4, leading: 23.7, caps: true },
  subhead: { font: "normal 700 Libre Franklin", size: 6.8, leading: 8.7 },
  quote: { font: "normal 700 Source Serif 4", size: 10.4, leading: 13.4 },
  sideLead: { font: "normal 700 Source Serif 4", size: 14, leading: 15.4 },
  sideHead: { font: "normal 700 Source Serif 4", size: 10, leading: 11.4 },
  caption: { font: "normal 600 Libre Franklin", size: 6.2, leading: 8 },
  boxTitle: { font: "normal 700 Libre Franklin", size: 7.6, leading: 10 },
  boxText: { font: "normal 400 Source Serif 4", size: 6.2, leading: 8 },
  jump: { font: "normal 600 Libre Franklin", size: 6, leading: 8.7 },
  colophon: { font: "normal 400 Source Serif 4", size: 5.8, leading: 7.8 },
  mapLabel: { font: "normal 600 Libre Franklin", size: 5.8, leading: 7 },
  kicker: { font: "normal 700 Libre Franklin", size: 7, leading: 8.8 },
  teaserHead: { font: "normal 700 Source Serif 4", size: 9, leading: 10.4 },
  teaserText: { font: "normal 400 Source Serif 4", size: 6.2, leading: 8 },
  figure: { font: "normal 700 Source Serif 4", size: 30, leading: 32 },
};

/** The page's own script: sizes of the mocked Japanese page. */
export const japanese: Partial<Faces> = {
  nameplate: { font: "normal 800 Shippori Mincho B1, Source Serif 4", size: 42, leading: 48 },
  banner: { font: "normal 800 Shippori Mincho B1, Source Serif 4", size: 38, leading: 44 },
  deck: { font: "normal 800 Shippori Mincho B1, Source Serif 4", size: 40, leading: 46 },
  deckSecond: { font: "normal 800 Shippori Mincho B1, Source Serif 4", size: 19, leading: 22 },
  deckThird: { font: "normal 700 Zen Kaku Gothic New, Libre Franklin", size: 12, leading: 15 },
  kicker: { font: "normal 800 Shippori Mincho B1, Source Serif 4", size: 10, leading: 12.4 },
  body: { font: "normal 400 BIZ UDMincho, Source Serif 4", size: 7.8, leading: 11.9 },
  caption: { font: "normal 400 Zen Kaku Gothic New, Libre Franklin", size: 6.4, leading: 9 },
};

export const korean: Partial<Faces> = {
  nameplate: { font: "normal 800 Nanum Myeongjo, Source Serif 4", size: 40, leading: 48 },
  body: { font: "normal 400 Nanum Myeongjo, Source Serif 4", size: 7.5, leading: 11.2 },
};

export const chinese: Partial<Faces> = {
  nameplate: { font: "normal 900 Noto Serif SC, Source Serif 4", size: 42, leading: 48 },
  body: { font: "normal 400 Noto Serif SC, Source Serif 4", size: 7.6, leading: 11.5 },
};
