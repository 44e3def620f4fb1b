import type { FaceGroup } from "./faces.ts";

/** What a Latin family is to a page: the voice that a face of another script has to take over. */
export type FaceClass =
  | "blackletter"
  | "titling"
  | "didone"
  | "condensed"
  | "slab"
  | "heavy"
  | "narrow"
  | "light"
  | "old"
  | "news"
  | "sans";

/** Groups whose faces are found by class; Latin has its own. */
export type OtherGroup = Exclude<FaceGroup, "latin">;

/** A family of another script; the weight is the Latin role's where none is given. */
export interface ClassFace {
  family: string;
  weight?: number;
}

const families: Record<string, FaceClass> = {
  "Manufacturing Consent": "blackletter",
  UnifrakturCook: "blackletter",
  UnifrakturMaguntia: "blackletter",
  Forum: "titling",
  "Libre Caslon Display": "titling",
  "Libre Bodoni": "didone",
  "Bodoni Moda": "didone",
  "Libre Caslon Condensed": "condensed",
  "Stint Ultra Condensed": "condensed",
  Besley: "slab",
  "Roboto Slab": "slab",
  Ultra: "slab",
  "Archivo Black": "heavy",
  "League Gothic": "narrow",
  "Archivo Narrow": "narrow",
  "Sofia Sans Condensed": "narrow",
  "Old Standard TT": "old",
  "Libre Caslon Text": "old",
  "IM Fell Great Primer": "old",
  "Libre Franklin": "sans",
  "Inter Tight": "sans",
  "Schibsted Grotesk": "sans",
  Mukta: "sans",
  "PT Sans": "sans",
};

/** Families that have Cyrillic themselves. */
export const withCyrillic: ReadonlySet<string> = new Set([
  "Tinos",
  "Forum",
  "Roboto Slab",
  "Inter Tight",
  "Sofia Sans Condensed",
  "Source Serif 4",
  "Old Standard TT",
  "PT Serif",
  "PT Sans",
  "Literata",
  "STIX Two Text",
  "Libre Franklin",
]);

/** Families so narrow that their size says nothing of how large they look: others take them smaller. */
export const veryNarrow: ReadonlySet<string> = new Set(["League Gothic", "Stint Ultra Condensed"]);

const displayed: ReadonlySet<FaceClass> = new Set(["didone", "slab", "condensed"]);
/** Of one weight, which is bold whatever its number. */
const alwaysBold: ReadonlySet<string> = new Set(["Ultra", "Stint Ultra Condensed"]);

/**
 * The class of a Latin family in a weight: didones, slabs and condensed faces are text faces where they are light, grotesques heavy where
 * they are black.
 */
export function classOf(family: string, weight: number): FaceClass {
  const known = families[family] ?? "news";
  if (displayed.has(known) && weight < 600 && !alwaysBold.has(family)) return "old";
  if (known === "sans" && weight >= 800) return "heavy";
  if (known === "news" && weight < 400) return "light";
  return known;
}

const BLACK = 900;
const BOLD = 700;

/** Families that stand for one Latin family better than their class does. */
const byFamily: Partial<Record<OtherGroup, Record<string, ClassFace>>> = {
  cyrillic: {
    "Manufacturing Consent": { family: "Yeseva One", weight: 400 },
    "League Gothic": { family: "Sofia Sans Extra Condensed", weight: 800 },
    "Libre Caslon Condensed": { family: "STIX Two Text" },
    Martel: { family: "Literata" },
  },
  arabic: { UnifrakturMaguntia: { family: "Amiri", weight: BOLD } },
  // The class is bold, for most narrow faces stand for heads; this one is of all weights.
  japanese: { "Sofia Sans Condensed": { family: "Zen Kaku Gothic New" } },
  // Martel keeps one voice with its own Latin; it is a seventh wider than this, too wide for other papers' columns.
  devanagari: { Martel: { family: "Martel" } },
};

const byClass: Record<OtherGroup, Record<FaceClass, ClassFace>> = {
  cyrillic: {
    blackletter: { family: "Old Standard TT", weight: BOLD },
    titling: { family: "Forum", weight: 400 },
    didone: { family: "Playfair Display" },
    condensed: { family: "STIX Two Text", weight: BOLD },
    slab: { family: "Roboto Slab", weight: 800 },
    heavy: { family: "Golos Text", weight: 800 },
    narrow: { family: "Sofia Sans Condensed" },
    light: { family: "Source Serif 4", weight: 300 },
    old: { family: "Old Standard TT" },
    news: { family: "PT Serif" },
    sans: { family: "Golos Text" },
  },
  arabic: {
    blackletter: { family: "Aref Ruqaa", weight: BOLD },
    titling: { family: "Amiri", weight: BOLD },
    didone: { family: "Amiri", weight: BOLD },
    condensed: { family: "Markazi Text", weight: BOLD },
    slab: { family: "Cairo", weight: 800 },
    heavy: { family: "Alexandria", weight: 800 },
    narrow: { family: "Tajawal" },
    light: { family: "Noto Naskh Arabic", weight: 400 },
    old: { family: "Amiri" },
    news: { family: "Noto Naskh Arabic" },
    sans: { family: "IBM Plex Sans Arabic" },
  },
  devanagari: {
    blackletter: { family: "Rozha One", weight: 400 },
    titling: { family: "Tiro Devanagari Hindi", weight: 400 },
    didone: { family: "Martel", weight: BLACK },
    condensed: { family: "Eczar", weight: BOLD },
    slab: { family: "Eczar", weight: 800 },
    heavy: { family: "Mukta", weight: 800 },
    narrow: { family: "Khand" },
    light: { family: "Noto Serif Devanagari", weight: 300 },
    old: { family: "Tiro Devanagari Hindi", weight: 400 },
    news: { family: "Noto Serif Devanagari" },
    sans: { family: "Mukta" },
  },
  japanese: {
    blackletter: { family: "Shippori Mincho B1", weight: 800 },
    titling: { family: "Shippori Mincho B1", weight: 800 },
    didone: { family: "Shippori Mincho B1", weight: 800 },
    condensed: { family: "Shippori Mincho B1", weight: BOLD },
    slab: { family: "Shippori Mincho B1", weight: 800 },
    heavy: { family: "Zen Kaku Gothic New", weight: BLACK },
    narrow: { family: "Zen Kaku Gothic New", weight: BOLD },
    light: { family: "Shippori Mincho B1", weight: 400 },
    old: { family: "Shippori Mincho B1", weight: 400 },
    news: { family: "BIZ UDMincho", weight: 400 },
    sans: { family: "Zen Kaku Gothic New" },
  },
  korean: {
    blackletter: { family: "Nanum Myeongjo", weight: 800 },
    titling: { family: "Nanum Myeongjo", weight: 800 },
    didone: { family: "Hahmlet", weight: 800 },
    condensed: { family: "Nanum Myeongjo", weight: 800 },
    slab: { family: "Hahmlet", weight: 800 },
    heavy: { family: "IBM Plex Sans KR", weight: BOLD },
    narrow: { family: "IBM Plex Sans KR" },
    light: { family: "Hahmlet", weight: 300 },
    old: { family: "Nanum Myeongjo" },
    news: { family: "Nanum Myeongjo" },
    sans: { family: "IBM Plex Sans KR" },
  },
  chinese: {
    blackletter: { family: "Noto Serif SC", weight: BLACK },
    titling: { family: "Noto Serif SC", weight: BOLD },
    didone: { family: "Noto Serif SC", weight: BLACK },
    condensed: { family: "Noto Serif SC", weight: BOLD },
    slab: { family: "Noto Serif SC", weight: BLACK },
    heavy: { family: "Noto Sans SC", weight: BLACK },
    narrow: { family: "Noto Sans SC" },
    light: { family: "Noto Serif SC", weight: 300 },
    old: { family: "Noto Serif SC" },
    news: { family: "Noto Serif SC" },
    sans: { family: "Noto Sans SC" },
  },
};

/** A fat face of headline size, which the text face of its class cannot be. */
const displays: Partial<Record<OtherGroup, { least: number; face: ClassFace }>> = {
  arabic: { least: 24, face: { family: "Rakkas", weight: 400 } },
  devanagari: { least: 14, face: { family: "Rozha One", weight: 400 } },
};

/** Bold cuts of text classes whose family has none that reads as bold. */
const bolds: Partial<Record<OtherGroup, Partial<Record<FaceClass, ClassFace>>>> = {
  devanagari: { old: { family: "Martel", weight: BOLD }, titling: { family: "Martel", weight: 800 } },
  japanese: { old: { family: "Shippori Mincho B1", weight: BOLD }, news: { family: "Shippori Mincho B1", weight: BOLD } },
  korean: { old: { family: "Nanum Myeongjo", weight: 800 }, news: { family: "Nanum Myeongjo", weight: 800 } },
};

/** Modern faces below this size close up in signs of many strokes. */
const LEAST_DIDONE = 8.8;
const closesUp: ReadonlySet<OtherGroup> = new Set(["japanese", "korean", "chinese"]);

/** The face of a script that stands for a Latin one: template book §4. `size` is the Latin role's, in points. */
export function faceFor(group: OtherGroup, family: string, weight: number, size: number): ClassFace {
  if (group === "cyrillic" && withCyrillic.has(family)) return { family };
  const own = byFamily[group]?.[family];
  if (own) return own;
  const found = classOf(family, weight);
  const display = displays[group];
  if (display && found === "didone" && size >= display.least) return display.face;
  if (found === "didone" && size < LEAST_DIDONE && closesUp.has(group)) return { ...byClass[group].sans, weight: BOLD };
  return (weight >= 600 ? bolds[group]?.[found] : undefined) ?? byClass[group][found];
}
