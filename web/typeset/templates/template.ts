import type { Layout } from "../newspaper.ts";

/** How one kind of text is set. Sizes in points on a page 612 points wide. */
export interface Role {
  /** A scene font (see TextItem.font). */
  font: string;
  size: number;
  /** Baseline to baseline. */
  leading: number;
  /** Set in capitals, in scripts that have them. */
  caps?: boolean;
  /** Added after each letter, em; only where letters may be spaced. */
  track?: number;
}

/** Every kind of text on a page of the house. */
export interface Faces {
  nameplate: Role;
  motto: Role;
  earTitle: Role;
  earText: Role;
  folio: Role;
  banner: Role;
  deck: Role;
  deckSecond: Role;
  deckThird: Role;
  byline: Role;
  credit: Role;
  body: Role;
  dropCap: Role;
  subhead: Role;
  quote: Role;
  sideLead: Role;
  sideHead: Role;
  captionLead: Role;
  caption: Role;
  boxTitle: Role;
  boxText: Role;
  jump: Role;
  colophon: Role;
  mapLabel: Role;
  /** Small label over a head. */
  kicker: Role;
  /** Head and text of a reference in a band. */
  teaserHead: Role;
  teaserText: Role;
  /** A numeral large enough to be a picture. */
  figure: Role;
}

/** Scripts that need faces of their own. */
export type FaceGroup = "latin" | "cyrillic" | "arabic" | "devanagari" | "japanese" | "korean" | "chinese";

/** Faces of a template: Latin in full; of other scripts what differs from the table of script-faces.ts. */
export type FaceSets = { latin: Faces } & Partial<Record<Exclude<FaceGroup, "latin">, Partial<Faces>>>;

/** A newspaper's manner as data: what composing code reads and never decides by a template's name. */
export interface Template {
  id: string;
  name: string;
  description: string;
  region: string;
  config: {
    fontFamily: "serif" | "sans-serif";
    fontSize: number;
    layout: Layout;
    colors: { background: string; primary: string; secondary: string; accent: string };
  };
  page: { width: number; height: number };
  grid: { margin: number; columns: number; gutter: number };
  /** Thicknesses in points. */
  rules: { hair: number; thin: number; medium: number; thick: number };
  /** Vertical places in points from the top of a page 816 points high. */
  vertical: {
    earTop: number;
    earHeight: number;
    nameplateBaseline: number;
    mottoBaseline: number;
    scotch: number;
    folioBaseline: number;
    folioRule: number;
    bannerTop: number;
    /** Where columns of the main zone end, and the strip below begins, when nothing gives way. */
    zoneFoot: number;
    stripRule: number;
    stripTop: number;
    stripFoot: number;
    colophonRule: number;
    colophonBaseline: number;
  };
  ears: { width: number };
  faces: FaceSets;
  /** Lines of body text a drop cap is deep in Latin and Cyrillic; 0 for none. */
  dropCapLines: number;
}

const groups: Record<string, FaceGroup> = {
  ar: "arabic",
  fa: "arabic",
  ur: "arabic",
  ru: "cyrillic",
  hi: "devanagari",
  ja: "japanese",
  ko: "korean",
  zh: "chinese",
};

/** Which faces of a template a language is set in: Latin for every language without faces of its own. */
export function faceGroupOf(language: string): FaceGroup {
  return groups[language.toLowerCase().split("-")[0] ?? ""] ?? "latin";
}
