import type { Layout } from "../model/newspaper.ts";
import type { Treatment } from "../model/scene.ts";
import type { FaceGroup, FaceSets } from "./faces.ts";
import type { Element, Paint } from "./furniture.ts";
import type { Skeleton } from "./skeleton.ts";

/** Colours of a template beside those of its configuration. Grounds are never text; ink on them is readable. */
export interface Grounds {
  ground?: string;
  ground2?: string;
  tint?: string;
  /** Of rules lighter than the ink. */
  line?: string;
}

/** How the parts of stories are separated and boxes are drawn. */
export interface Manner {
  /** Heads of side stories, and what stands between head and text. */
  heads: {
    align: "center" | "start";
    dash: "jim" | "diamond" | "none";
    endStop?: true;
    /** Scripts in which they run down the page beside their text where there is room. */
    upright?: readonly FaceGroup[];
  };
  /** Between two stories of a column. */
  cutOff: "thin" | "hair" | "double" | "thick" | "fleuron" | "none";
  cutOffPaint?: Paint;
  /** Decks and byline of the lead; colour of the author's line. */
  decks: { align: "center" | "start"; dash: "jim" | "diamond" | "none"; byline?: Paint };
  /** Rules between the text columns of the lead, and beside rails; 0 for none. */
  columnRules: { lead: number; rails: number; paint?: Paint };
  box: "line" | "oxford" | "dotted" | "hair" | "open" | "tint" | "rounded" | "titled" | "triple" | "bare";
  /** Rows of boxes: dots between label and value, a hairline under each, or air. */
  rows: "leaders" | "lined" | "plain";
  quote: "rules" | "plain" | "tint" | "bar";
  picture: { frame: "hair" | "none" | "oxford" | "triple" | "keyline"; treatment: Treatment; contrast?: number };
  caption: "start" | "center" | "end";
  /** A ground as wide as the picture under its caption. */
  captionGround?: Paint;
  /** Rules over the strip, from above, and the air around them. */
  strip: { rules: readonly number[]; above: number; below: number; paint?: Paint };
  /** Side stories in measures of fewer em of their type than this are ragged, in scripts with word spaces. */
  ragged?: number;
  dropCap?: { paint: Paint; boxed?: true };
  /** Ems of its type a column of the lead has at least when type grows in it. Default by the language. */
  leastEms?: number;
  /** Subheads in the text. */
  subheads: "center" | "start";
}

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
  grounds?: Grounds;
  page: { width: number; height: number };
  /** Native columns of an inside page. */
  grid: { margin: number; columns: number; gutter: number };
  /**
   * Folio line of inside pages: the rules under it (points, from above) and their colour, a band over the whole width with its colour, and
   * the colour of its words. Default the rules over the strip, or a band in the ground where it has none.
   */
  inside?: { rules?: readonly number[]; rulePaint?: Paint; ground?: Paint; paint?: Paint };
  /** Thicknesses in points. */
  rules: { hair: number; thin: number; medium: number; thick: number };
  /**
   * Columns of the front page by their shares of the width between the margins, and where they begin and end: from the page's top and its
   * foot.
   */
  front: { margin: { start: number; end: number }; gutter: number; shares: readonly number[]; top: number; foot: number };
  /** Masthead, folio and bands of the front page. */
  furniture: readonly Element[];
  /** Ways to lay out the front page, the first wanted most; the Columns control chooses the list. */
  skeletons: Record<Layout, readonly Skeleton[]>;
  manner: Manner;
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
