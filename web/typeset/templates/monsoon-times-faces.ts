import type { Faces } from "./faces.ts";

/** Latin faces of monsoon-times: template book §3.8. */
export const latin: Faces = {
  nameplate: { font: "normal 900 Martel", size: 46, leading: 54 },
  motto: { font: "normal 600 Mukta", size: 6.6, leading: 9 },
  earTitle: { font: "normal 700 Mukta", size: 6.6, leading: 8.4 },
  earText: { font: "normal 400 Mukta", size: 6.3, leading: 8.2 },
  folio: { font: "normal 600 Mukta", size: 6.3, leading: 8.4 },
  banner: { font: "normal 800 Martel", size: 27, leading: 29 },
  deck: { font: "normal 600 Mukta", size: 9, leading: 11 },
  deckSecond: { font: "normal 700 Mukta", size: 9, leading: 11.4 },
  deckThird: { font: "normal 400 Martel", size: 8.6, leading: 11 },
  byline: { font: "normal 700 Mukta", size: 6.5, leading: 8.3 },
  credit: { font: "normal 400 Mukta", size: 6.3, leading: 8.3 },
  body: { font: "normal 400 Martel", size: 6.35, leading: 8.3 },
  dropCap: { font: "normal 900 Martel", size: 26.9, leading: 23.7, caps: true },
  subhead: { font: "normal 700 Mukta", size: 7.2, leading: 8.3 },
  quote: { font: "normal 700 Martel", size: 10.4, leading: 13.6 },
  sideLead: { font: "normal 800 Martel", size: 14, leading: 15.4 },
  sideHead: { font: "normal 800 Martel", size: 11.5, leading: 12.8 },
  caption: { font: "normal 400 Mukta", size: 6.3, leading: 8 },
  boxTitle: { font: "normal 800 Mukta", size: 8.4, leading: 10.4 },
  boxText: { font: "normal 400 Mukta", size: 6.4, leading: 8.2 },
  jump: { font: "normal 600 Mukta", size: 6.4, leading: 8.3 },
  colophon: { font: "normal 400 Mukta", size: 5.8, leading: 8 },
  mapLabel: { font: "normal 600 Mukta", size: 6, leading: 7 },
  kicker: { font: "normal 700 Mukta", size: 8.5, leading: 10.4 },
  teaserHead: { font: "normal 800 Martel", size: 9, leading: 10.6 },
  teaserText: { font: "normal 400 Mukta", size: 6.4, leading: 8.2 },
  figure: { font: "normal 900 Martel", size: 14, leading: 15.4 },
};

/** The page's other script, drawn by the same hands; its text in the narrower Noto Serif, for Martel leaves holes in these columns. */
export const devanagari: Partial<Faces> = {
  nameplate: { font: "normal 900 Martel", size: 43, leading: 56 },
  body: { font: "normal 400 Noto Serif Devanagari, Martel", size: 7.7, leading: 12 },
};
