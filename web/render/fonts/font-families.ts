/** The faces a page can be set in, and how a scene font finds them. Looks: template-book.md §4; files: the `@fontsource` packages. */

export type FaceStyle = "normal" | "italic";

/** One cut of a family. All its slices (files by script) carry the same design. */
export interface Face {
  family: string;
  style: FaceStyle;
  weight: number;
}

/** A scene font taken apart: `italic 700 Libre Bodoni, Gelasio`. */
export interface SceneFont {
  style: FaceStyle;
  weight: number;
  families: string[];
}

interface Family {
  /** Name of the package under `@fontsource/`. */
  package: string;
  upright: readonly number[];
  italic?: readonly number[];
  /** True when the family comes in some 100 numbered slices, whose list is loaded only when a page needs it. */
  sliced?: true;
  /**
   * What is left to the next family of the font: Latin letters and figures, as compositors of its script do, or figures alone, where its
   * own are old-style ones that do not stand with capitals.
   */
  leaves?: "latin" | "figures";
  /** Characters for which its files have a glyph without an outline: they too are left to the next family. */
  blank?: string;
}

export const families = {
  // Latin, and what of it has Cyrillic too
  "Manufacturing Consent": { package: "manufacturing-consent", upright: [400] },
  UnifrakturCook: { package: "unifrakturcook", upright: [700] },
  UnifrakturMaguntia: { package: "unifrakturmaguntia", upright: [400] },
  "Libre Bodoni": { package: "libre-bodoni", upright: [400, 700], italic: [400, 700] },
  "Bodoni Moda": { package: "bodoni-moda", upright: [700, 900] },
  "League Gothic": { package: "league-gothic", upright: [400] },
  "Stint Ultra Condensed": { package: "stint-ultra-condensed", upright: [400] },
  Gelasio: { package: "gelasio", upright: [400, 700], italic: [400] },
  Tinos: { package: "tinos", upright: [400, 700], italic: [400] },
  Newsreader: { package: "newsreader", upright: [400, 700], italic: [400] },
  "Old Standard TT": { package: "old-standard-tt", upright: [400, 700], italic: [400] },
  "IM Fell Great Primer": { package: "im-fell-great-primer", upright: [400] },
  "Source Serif 4": { package: "source-serif-4", upright: [300, 400, 600, 700], italic: [400] },
  "PT Serif": { package: "pt-serif", upright: [400, 700], italic: [400] },
  Literata: { package: "literata", upright: [400, 700], italic: [400] },
  "STIX Two Text": { package: "stix-two-text", upright: [400, 700], italic: [400] },
  "Libre Caslon Condensed": { package: "libre-caslon-condensed", upright: [500, 600, 700] },
  "Libre Caslon Display": { package: "libre-caslon-display", upright: [400] },
  "Libre Caslon Text": { package: "libre-caslon-text", upright: [400, 700], italic: [400] },
  Forum: { package: "forum", upright: [400] },
  "Roboto Slab": { package: "roboto-slab", upright: [400, 700, 800] },
  Ultra: { package: "ultra", upright: [400] },
  Besley: { package: "besley", upright: [400, 700, 900], italic: [400] },
  "Libre Franklin": { package: "libre-franklin", upright: [400, 600, 700] },
  "Schibsted Grotesk": { package: "schibsted-grotesk", upright: [400, 600, 700, 800] },
  "Inter Tight": { package: "inter-tight", upright: [500, 600, 700, 800] },
  "Archivo Black": { package: "archivo-black", upright: [400] },
  "Archivo Narrow": { package: "archivo-narrow", upright: [400, 600, 700] },
  "Sofia Sans Condensed": { package: "sofia-sans-condensed", upright: [400, 600, 700] },
  "PT Sans": { package: "pt-sans", upright: [400, 700] },
  // Cyrillic, where the Latin face has none
  "Yeseva One": { package: "yeseva-one", upright: [400] },
  "Playfair Display": { package: "playfair-display", upright: [400, 700, 900], italic: [400], leaves: "figures" },
  "Golos Text": { package: "golos-text", upright: [400, 600, 700, 800] },
  "Sofia Sans Extra Condensed": { package: "sofia-sans-extra-condensed", upright: [800] },
  // Arabic
  "Noto Naskh Arabic": { package: "noto-naskh-arabic", upright: [400, 700] },
  "Aref Ruqaa": { package: "aref-ruqaa", upright: [700] },
  "Noto Kufi Arabic": { package: "noto-kufi-arabic", upright: [700] },
  Amiri: { package: "amiri", upright: [400, 700] },
  Rakkas: { package: "rakkas", upright: [400] },
  "Markazi Text": { package: "markazi-text", upright: [700] },
  Cairo: { package: "cairo", upright: [400, 800] },
  Alexandria: { package: "alexandria", upright: [800] },
  Tajawal: { package: "tajawal", upright: [400, 700, 800] },
  "IBM Plex Sans Arabic": { package: "ibm-plex-sans-arabic", upright: [400, 700] },
  // Devanagari
  Martel: { package: "martel", upright: [400, 700, 800, 900] },
  Mukta: { package: "mukta", upright: [400, 600, 700, 800], blank: "¬º" },
  "Rozha One": { package: "rozha-one", upright: [400] },
  "Tiro Devanagari Hindi": { package: "tiro-devanagari-hindi", upright: [400] },
  Eczar: { package: "eczar", upright: [700, 800] },
  Khand: { package: "khand", upright: [400, 700] },
  "Noto Serif Devanagari": { package: "noto-serif-devanagari", upright: [300, 400, 700] },
  // Japanese
  "Shippori Mincho B1": { package: "shippori-mincho-b1", upright: [400, 700, 800], sliced: true },
  "BIZ UDMincho": { package: "biz-udmincho", upright: [400], sliced: true },
  "Zen Kaku Gothic New": { package: "zen-kaku-gothic-new", upright: [400, 700, 900], sliced: true },
  // Korean
  "Nanum Myeongjo": { package: "nanum-myeongjo", upright: [400, 800], sliced: true, leaves: "latin" },
  Hahmlet: { package: "hahmlet", upright: [300, 800], sliced: true, leaves: "latin" },
  "IBM Plex Sans KR": { package: "ibm-plex-sans-kr", upright: [400, 700], sliced: true, leaves: "latin" },
  // Simplified Chinese
  "Noto Serif SC": { package: "noto-serif-sc", upright: [300, 400, 700, 900], sliced: true, leaves: "latin" },
  "Noto Sans SC": { package: "noto-sans-sc", upright: [400, 700, 900], sliced: true, leaves: "latin" },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

/**
 * Families that end every list, so that a name in another script is still set in type: a Czech name in an Arabic paper, a Japanese one in
 * an English paper. What they lack too no face of the page has.
 */
const LAST_RESORTS: readonly FamilyName[] = [
  "Source Serif 4",
  "Noto Naskh Arabic",
  "Noto Serif Devanagari",
  "BIZ UDMincho",
  "Nanum Myeongjo",
  "Noto Serif SC",
];

/** The family's packaging; undefined for a name that no package of the house has. */
export function findFamily(name: string): Family | undefined {
  return Object.hasOwn(families, name) ? families[name as FamilyName] : undefined;
}

/**
 * Takes a scene font apart. Throws a RangeError on a font not written `<style> <weight> <family>[, <family>]`: that is a fault of a
 * template, never of content.
 */
export function parseFont(font: string): SceneFont {
  const [, style, weight, list] = /^(normal|italic) ([1-9]00) (.+)$/.exec(font) ?? [];
  if (!style || !weight || !list) throw new RangeError(`Not a scene font: ${font}`);
  return { style: style as FaceStyle, weight: Number(weight), families: list.split(",").map((name) => name.trim()) };
}

/**
 * The nearest of `weights` by the rule of CSS Fonts 4 §5.2: 400 looks at 500 first, light ones go lighter first, bold ones bolder first.
 */
function nearestWeight(wanted: number, weights: readonly number[]): number {
  const bolderFirst = wanted > 500;
  const distance = (weight: number) => {
    const gap = Math.abs(weight - wanted);
    const onWrongSide = bolderFirst ? weight < wanted : weight > wanted && !(wanted === 400 && weight === 500);
    return gap + (onWrongSide ? 10_000 : 0);
  };
  return weights.toSorted((a, b) => distance(a) - distance(b))[0] ?? 400;
}

function nearestFace(name: FamilyName, style: FaceStyle, weight: number): Face {
  const { upright, italic }: Family = families[name];
  const slanted = style === "italic" && italic !== undefined;
  return { family: name, style: slanted ? "italic" : "normal", weight: nearestWeight(weight, slanted ? italic : upright) };
}

const facesByFont = new Map<string, readonly Face[]>();

/**
 * The faces tried for a character of `font`, first to last: its own families, then the last resorts. Each is the family's nearest existing
 * cut, so nothing is ever slanted or emboldened by a renderer. Throws a RangeError when the font or one of its families is unknown.
 */
export function facesOf(font: string): readonly Face[] {
  const known = facesByFont.get(font);
  if (known) return known;
  const { style, weight, families: names } = parseFont(font);
  const unknown = names.find((name) => !findFamily(name));
  if (unknown !== undefined) throw new RangeError(`No such family: ${unknown}`);
  const list = [...new Set([...(names as FamilyName[]), ...LAST_RESORTS])].map((name) => nearestFace(name, style, weight));
  facesByFont.set(font, list);
  return list;
}

/**
 * The name under which a face is known to the browser: one CSS family per cut, so that no weight or slant is ever synthesised. It is an
 * identifier, for browsers differ in how they read a FontFace's name with spaces, quotes or a word that starts with a digit.
 */
export function cssFamily(face: Face): string {
  return `${face.family} ${face.weight}${face.style === "italic" ? " Italic" : ""}`.replaceAll(" ", "-");
}

const cssByFont = new Map<string, string>();

/** CSS `font-family` list of a scene font. Throws as facesOf does. */
export function cssFamilies(font: string): string {
  let list = cssByFont.get(font);
  if (list === undefined) {
    list = [...facesOf(font).map(cssFamily), "serif"].join(", ");
    cssByFont.set(font, list);
  }
  return list;
}
