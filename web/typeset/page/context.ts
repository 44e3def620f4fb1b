import { type AlmanacLine, type AlmanacWords, almanac } from "../almanac/almanac.ts";
import { type Edition, editionOf } from "../model/edition.ts";
import type { EditionWords } from "../model/edition-words.ts";
import type { NewspaperToSet } from "../model/newspaper.ts";
import type { Block, Direction, PageScene, SetWarning } from "../model/scene.ts";
import type { Faces, Role } from "../templates/faces.ts";
import type { Paint } from "../templates/furniture.ts";
import { facesFor, nameplateRole } from "../templates/script-faces.ts";
import type { Template } from "../templates/template.ts";
import type { Hyphenate } from "../text/hyphenation.ts";
import type { Measurer } from "../text/measurer.ts";
import type { TextStyle, Tools } from "../text/paragraph.ts";
import { printedCopy } from "../text/printed-copy.ts";
import { directionOf, scriptOf } from "../text/script.ts";
import { type Columns, columnsOf } from "./grid.ts";
import { SceneBuilder } from "./scene-builder.ts";

/** What the typesetter is given besides the newspaper. */
export interface TypesetTools {
  measurer: Measurer;
  /** Of the newspaper's language: see loadHyphenator. */
  hyphenate: Hyphenate;
  /** In the newspaper's language. */
  words: EditionWords;
}

/** Everything the parts of a page share while one newspaper is being set. */
export interface LayoutContext extends Edition {
  newspaper: NewspaperToSet;
  template: Template;
  faces: Faces;
  words: EditionWords;
  tools: Tools;
  /** Language of the fixed words and of the page's direction. */
  language: string;
  /** Direction of the article's own words. */
  contentDirection: Direction;
  /** A whole number in the digits the newspaper's own text uses. */
  numeral(value: number): string;
  /** The edition's day, computed once. */
  almanac: AlmanacLine[];
  warnings: SetWarning[];
  /** How a role's text is measured. */
  style(role: Role, size?: number): TextStyle;
  /** Height of the pages, in points. */
  height: number;
  /** Columns of the front page. */
  columns: Columns;
  /** Where the front page's text begins and ends. */
  field: { top: number; foot: number };
  /** A colour of the palette. */
  paint(paint: Paint): string;
  /** True when the user has chosen the size of the text: it is not changed to fit. */
  hasFixedBody: boolean;
}

/** Size of the text and its leading as a share of that, both given. */
export interface BodyType {
  /** Points. */
  size: number;
  leading: number;
}

function facesWith(faces: Faces, body: BodyType | undefined): Faces {
  if (!body) return faces;
  const given = (role: Role): Role => ({ ...role, size: body.size, leading: body.size * body.leading });
  return { ...faces, body: given(faces.body), ...(faces.sideText ? { sideText: given(faces.sideText) } : {}) };
}

/** Arabic papers print either kind of digits; the article decides. */
function numberingOf(newspaper: NewspaperToSet): string {
  const primary = scriptOf(newspaper.language).language;
  if (primary !== "ar") return newspaper.language;
  return /[\u0660-\u0669]/.test(newspaper.title + newspaper.content) ? "ar-u-nu-arab" : "ar-u-nu-latn";
}

/** A ZIP code finds the town and names the paper; under a byline it is an address, and none is printed there. */
export function printedRegion({ region, place }: Pick<NewspaperToSet, "region" | "place">): string {
  if (place?.countryCode !== "US") return region;
  const plain = region.replace(/[\s,]*(?<![\p{L}\p{N}])\d{5}(?:-\d{4})?(?![\p{L}\p{N}-])/u, "").replace(/^[\s,]+/, "");
  return plain === "" ? place.city : plain;
}

/** Readies a newspaper for setting. */
export function openContext(
  typed: NewspaperToSet,
  template: Template,
  { measurer, hyphenate, words }: TypesetTools,
  height = template.page.height,
  body?: BodyType,
): LayoutContext {
  const language = typed.language || "en";
  const faces = facesWith(facesFor(template, language), body);
  const { paperName } = words.page;
  const nameplate = nameplateRole(template, language, typed.newspaperName.trim() || paperName);
  const { newspaper, dropped } = printedCopy(typed, { ...faces, nameplate }, measurer);
  const { lead, secondary } = editionOf(newspaper);
  const format = new Intl.NumberFormat(numberingOf(newspaper), { useGrouping: false });
  return {
    newspaper: { ...newspaper, newspaperName: newspaper.newspaperName.trim() || paperName, region: printedRegion(newspaper) },
    lead,
    secondary,
    template,
    faces,
    words,
    tools: { measurer, hyphenate },
    language,
    contentDirection: directionOf(lead.body || lead.headline, language),
    numeral: (value) => format.format(value),
    almanac: almanacOf(newspaper, words.almanac),
    warnings: dropped.length > 0 ? [{ code: "missing-glyph", block: "expanded-content", detail: dropped.slice(0, 20).join(" ") }] : [],
    style: (role, size = role.size) => ({ font: role.font, size, language }),
    height,
    columns: columnsOf(template),
    field: { top: template.front.top, foot: height - template.front.foot },
    paint: (paint) => paintOf(template, paint),
    hasFixedBody: body !== undefined,
  };
}

let computed: { key: string; words: AlmanacWords; lines: AlmanacLine[] } | null = null;

/** Of an edition that is set again and again: the sun's ways take longer than setting its page. */
function almanacOf(newspaper: NewspaperToSet, words: AlmanacWords): AlmanacLine[] {
  const { publishDate, place } = newspaper;
  const numbering = numberingOf(newspaper);
  const key = JSON.stringify([publishDate, place, numbering]);
  if (computed?.key !== key || computed.words !== words) computed = { key, words, lines: almanac(publishDate, place, numbering, words) };
  return computed.lines;
}

/** The locale of the newspaper with the digits its article uses, for dates and times. */
export function localeOf(newspaper: NewspaperToSet): string {
  return numberingOf(newspaper);
}

/** Notes what could not be set as wanted; each thing once. */
export function warn(context: LayoutContext, code: SetWarning["code"], block: Block, detail: string): void {
  if (!context.warnings.some((known) => known.code === code && known.block === block && known.detail === detail)) {
    context.warnings.push({ code, block, detail });
  }
}

function paintOf({ config, grounds }: Template, paint: Paint): string {
  const { background, primary, secondary, accent } = config.colors;
  const colors: Partial<Record<Paint, string>> = { ink: primary, secondary, accent, paper: background, ...grounds };
  return colors[paint] ?? background;
}

/** A scene builder for a page of this newspaper. */
export function openBuilder(context: LayoutContext): SceneBuilder {
  const { tools, language, template, contentDirection } = context;
  const onSqueezed = (block: Block, text: string) => warn(context, "squeezed", block, text);
  return new SceneBuilder(tools.measurer, language, template.config.colors.primary, contentDirection, onSqueezed);
}

/** A page of this newspaper with what was set on it; `height` in points, where it is not the paper's. */
export function closePage(
  context: LayoutContext,
  builder: SceneBuilder,
  { page, height = context.height, frames, sections, jumps = [] }: Pick<PageScene, "page" | "frames" | "sections"> & Partial<PageScene>,
): PageScene {
  const { id: template, config, page: paper } = context.template;
  return builder.scene({ page, width: paper.width, height, background: config.colors.background, template, frames, sections, jumps });
}
