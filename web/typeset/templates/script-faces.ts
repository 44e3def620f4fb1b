import { classOf, faceFor, type OtherGroup, veryNarrow } from "./face-classes.ts";
import type { FaceGroup, FaceSets, Faces, Role } from "./faces.ts";
import { faceGroupOf, type Template } from "./template.ts";

/** How the figures of a script relate to those of Latin: template book §4. */
interface Measure {
  /** Size of small type, and of heads: faces that fill their em look larger the larger they are. */
  text: number;
  display: number;
  /** Of faces that stand for a very narrow one. */
  veryNarrow: number;
  /** Leading by size: of body text, and of heads. */
  bodyLeading: number;
  headLeading: number;
}

const measures: Record<OtherGroup, Measure> = {
  cyrillic: { text: 0.98, display: 0.96, veryNarrow: 0.96, bodyLeading: 0, headLeading: 1.05 },
  arabic: { text: 1.12, display: 1, veryNarrow: 0.62, bodyLeading: 1.6, headLeading: 1.25 },
  devanagari: { text: 1.14, display: 0.94, veryNarrow: 0.78, bodyLeading: 1.54, headLeading: 1.28 },
  japanese: { text: 1.08, display: 0.9, veryNarrow: 0.68, bodyLeading: 1.52, headLeading: 1.15 },
  korean: { text: 1.04, display: 0.92, veryNarrow: 0.7, bodyLeading: 1.45, headLeading: 1.15 },
  chinese: { text: 1.08, display: 0.9, veryNarrow: 0.68, bodyLeading: 1.5, headLeading: 1.15 },
};

const TEXT_SIZE = 10;
const DISPLAY_SIZE = 24;
/** Leading by size of the heads the factors of the book were given for. */
const LATIN_HEAD_LEADING = 1.05;

const round = (value: number) => Math.round(value * 100) / 100;
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function sizeFactor(measure: Measure, family: string, size: number): number {
  if (veryNarrow.has(family)) return measure.veryNarrow;
  const part = between((size - TEXT_SIZE) / (DISPLAY_SIZE - TEXT_SIZE), 0, 1);
  return measure.text + (measure.display - measure.text) * part;
}

interface LatinFont {
  italic: boolean;
  weight: number;
  family: string;
  /** What lends its letters and figures to a script without own ones. */
  companion: string;
}

function takeApart(font: string): LatinFont {
  const [, style, weight, list = ""] = /^(normal|italic) (\d+) (.+)$/.exec(font) ?? [];
  const names = list.split(",").map((name) => name.trim());
  return { italic: style === "italic", weight: Number(weight), family: names[0] ?? "", companion: names.at(-1) ?? "" };
}

/** Scripts without italics set them in another voice: small ones in the sans, in Arabic in the other naskh. */
function withoutItalics(group: OtherGroup, family: string, size: number): string {
  if (size >= TEXT_SIZE || group === "cyrillic") return family;
  if (group !== "arabic") return "Libre Franklin";
  return classOf(family, 400) === "old" ? "Gelasio" : "Old Standard TT";
}

/** Cuts between regular and bold are not worth a further file of thousands of signs. */
function cutOf(weight: number): number {
  if (weight >= 800) return weight;
  return weight >= 600 ? 700 : 400;
}

/** Old-style figures are out of place among signs that all fill the line. */
const lining = (family: string) => (family === "Gelasio" ? "Source Serif 4" : family);

function fontFor(group: OtherGroup, role: Role, isNameplate: boolean): string {
  const { italic, weight, family, companion } = takeApart(role.font);
  // The one text face whose capitals the book takes for inscriptions.
  const titled = isNameplate && family === "Tinos" ? "Forum" : family;
  const voice = italic ? withoutItalics(group, titled, role.size) : titled;
  if (group === "cyrillic") {
    const face = faceFor(group, family, weight, role.size);
    return `${italic ? "italic" : "normal"} ${face.weight ?? weight} ${face.family}${face.family === companion ? "" : `, ${companion}`}`;
  }
  const heavier = cutOf(role.caps ? Math.max(weight, 700) : weight);
  // A light face is recognised by its own weight, before that is rounded to an available cut.
  const face = faceFor(group, voice, weight < 400 ? weight : heavier, role.size);
  return `normal ${face.weight ?? heavier} ${face.family}, ${lining(companion)}`;
}

/** Kinds of text that stand in columns of body text. */
const inColumns: ReadonlySet<keyof Faces> = new Set(["body", "byline", "credit", "subhead", "jump"]);

function roleFor(group: OtherGroup, key: keyof Faces, role: Role, { latin, [group]: own }: FaceSets): Role {
  const measure = measures[group];
  const { family } = takeApart(role.font);
  const size = round(role.size * sizeFactor(measure, family, role.size));
  const font = fontFor(group, role, key === "nameplate");
  if (group === "cyrillic") {
    // STIX at 94 % stands for a condensed serif: no condensed one has Cyrillic.
    const narrowed = classOf(family, 700) === "condensed" ? round(size * 0.94) : size;
    return { ...role, font, size: narrowed, leading: role.leading };
  }
  const onBodyGrid = inColumns.has(key) && role.leading === latin.body.leading;
  const ratio = between((measure.headLeading * role.leading) / role.size / LATIN_HEAD_LEADING, measure.headLeading, measure.bodyLeading);
  const bodyLeading = own?.body?.leading ?? latin.body.size * sizeFactor(measure, "", latin.body.size) * measure.bodyLeading;
  return { font, size, leading: round(onBodyGrid ? bodyLeading : size * ratio) };
}

function derive(template: Template, group: FaceGroup): Faces {
  const { latin } = template.faces;
  if (group === "latin") return latin;
  const derived = Object.entries(latin).map(([key, role]) => [key, roleFor(group, key as keyof Faces, role as Role, template.faces)]);
  return { ...(Object.fromEntries(derived) as unknown as Faces), ...template.faces[group] };
}

const known = new WeakMap<Template, Map<FaceGroup, Faces>>();

/**
 * The faces of a template in the script of a language: Latin as the template has them, others by the class table and the factors of
 * template-book.md §4, and over both what the template says itself.
 */
export function facesFor(template: Template, language: string): Faces {
  const group = faceGroupOf(language);
  let sets = known.get(template);
  if (!sets) {
    sets = new Map();
    known.set(template, sets);
  }
  let faces = sets.get(group);
  if (!faces) {
    faces = derive(template, group);
    sets.set(group, faces);
  }
  return faces;
}

/** Letters that the blackletters of the house have; none has other scripts. */
const lettersOf: Record<string, RegExp> = {
  "Manufacturing Consent": /^[A-Za-zÀ-ÖØ-öø-žſ\P{L}]*$/u,
  UnifrakturCook: /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\P{L}]*$/u,
  UnifrakturMaguntia: /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\P{L}]*$/u,
};
const notInManufacturingConsent = /[ĦħŉŊŋŦŧ]/;

/**
 * The nameplate's role for a name: the template's, or where a blackletter lacks one of its letters the roman titling, so that no name is
 * set in two alphabets. The titling is smaller, for roman letters are wider.
 */
export function nameplateRole(template: Template, language: string, name: string): Role {
  const role = facesFor(template, language).nameplate;
  const { family } = takeApart(role.font);
  const letters = lettersOf[family];
  const composed = name.normalize("NFC");
  if (!letters) return role;
  if (letters.test(composed) && !(family === "Manufacturing Consent" && notInManufacturingConsent.test(composed))) return role;
  return { ...role, font: "normal 700 Tinos", size: round(role.size * 0.8) };
}
