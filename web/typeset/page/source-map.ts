import { remember } from "../model/memo.ts";
import type { NewspaperToSet } from "../model/newspaper.ts";
import { plainText } from "../model/plain-text.ts";
import type { Block, PageScene, TextItem } from "../model/scene.ts";
import { printedRegion } from "./context.ts";
import { type Folded, foldText } from "./fold-text.ts";
import { editionDate } from "./masthead/edition-texts.ts";

/** The words a run of text holds: offsets in UTF-16 units of the field at `path`. White space between two runs belongs to neither. */
export interface WordsOfRun {
  path: string;
  from: number;
  to: number;
}

/** A field of a newspaper, and how far it has been read. */
interface Field {
  path: string;
  text: string;
  folded: Folded;
  read: number;
  /** Stands here on one line, whole or cut with an ellipsis: a line that only begins like it is something else. */
  isOneLine?: true;
}

const mostKept = 6_000;
const keptLines = new Map<string, string>();
const mostParagraphs = 1_000;
const keptParagraphs = new Map<string, Folded>();

/** What a line says, folded; lines come again with every setting. */
function foldedLine(item: TextItem): string {
  const text = plainText(item);
  return remember(keptLines, text, mostKept, () => foldText(text).text);
}

function foldedParagraph(text: string, marks: boolean): Folded {
  return remember(keptParagraphs, `${marks}|${text}`, mostParagraphs, () => foldText(text, marks));
}

/** A field, folded by its paragraphs: after an edit all but one are as they were. */
function foldedField(text: string, marks: boolean): Folded {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let before = 0;
  for (const paragraph of text.split("\n")) {
    const part = foldedParagraph(paragraph, marks);
    folded += part.text;
    for (const start of part.starts) starts.push(before + start);
    for (const end of part.ends) ends.push(before + end);
    before += paragraph.length + 1;
  }
  return { text: folded, starts, ends };
}

const gap = "\ufffc";
/** What was left out, and brackets and marks of quotation that then held nothing. */
const gaps = new RegExp(`[([{（［「『《']${gap}+[)\\]}）］」』》']|${gap}`, "g");

function onlyPrinted(folded: Folded, isPrinted: (sign: string) => boolean): Folded {
  let marked = "";
  for (const sign of folded.text) marked += isPrinted(sign) ? sign : gap.repeat(sign.length);
  if (!marked.includes(gap)) return folded;
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const keepTo = (end: number) => {
    text += marked.slice(at, end);
    starts.push(...folded.starts.slice(at, end));
    ends.push(...folded.ends.slice(at, end));
  };
  for (const { 0: left, index } of marked.matchAll(gaps)) {
    keepTo(index);
    at = index + left.length;
  }
  keepTo(marked.length);
  return { text, starts, ends };
}

type Fields = Partial<Record<Block, readonly Field[]>>;

/** The fields without the signs that stand nowhere in their blocks: faces do not have them (printed-copy.ts). */
function onPages(fields: Fields, pages: readonly PageScene[]): Fields {
  const signs = new Map<string, Set<string>>();
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind !== "text") continue;
    const own = signs.get(item.block) ?? new Set();
    signs.set(item.block, own);
    for (const sign of foldedLine(item)) own.add(sign);
  }
  const blocks = Object.entries(fields);
  for (const field of new Set(Object.values(fields).flat())) {
    const own = blocks.flatMap(([block, list]) => (list.includes(field) ? [signs.get(block)] : []));
    field.folded = onlyPrinted(field.folded, (sign) => own.some((printed) => printed?.has(sign)));
  }
  return fields;
}

/** Which fields may stand in each block of a page, those one looks for first at the head. */
function fieldsOf(newspaper: NewspaperToSet): Fields {
  const { expandedContent: words, folio, pictures, title, content } = newspaper;
  const field = (path: string, text: string | null | undefined, marks = false): Field => ({
    path,
    text: text ?? "",
    folded: foldedField(text ?? "", marks),
    read: 0,
  });
  const oneLine = (whole: Field): Field => ({ ...whole, isOneLine: true });
  const name = field("newspaperName", newspaper.newspaperName);
  const headline = field("expandedContent.expandedTitle", words.expandedTitle.trim() ? words.expandedTitle : title);
  const deck = field("expandedContent.deck", words.deck);
  const kicker = field("expandedContent.kicker", words.kicker);
  const quote = field("expandedContent.quote", words.quote);
  const byline = field("expandedContent.byline", words.byline);
  const story = field("expandedContent.expandedContent", words.expandedContent.trim() ? words.expandedContent : content, true);
  const region = field("region", printedRegion(newspaper));
  const ears = folio.ears.map((ear, side) => field(`folio.ears.${side}`, ear));
  const motto = field("folio.motto", folio.motto);
  const heads = words.sideStories.map((side, index) => field(`expandedContent.sideStories.${index}.headline`, side.headline));
  const texts = words.sideStories.map((side, index) => field(`expandedContent.sideStories.${index}.content`, side.content, true));
  const sides = heads.flatMap((head, index) => [head, texts[index] ?? head]);
  // References name the side stories, or the parts of the lead where there are none.
  const named = heads.some(({ folded }) => folded.text !== "") ? heads : [headline];
  const captions = [field("imageCaption", pictures.main?.caption), field("smallImageCaption", pictures.small?.caption)];
  return {
    masthead: [name, motto],
    // The town stands there as well, with which many names begin.
    folio: [oneLine(name), oneLine(motto), field("folio.price", folio.price), field("publishDate", editionDate({ newspaper }))],
    ears: [...ears, ...named, region],
    "expanded-title": [headline, deck, kicker, quote, story],
    byline: [byline, region],
    "main-image": [quote],
    "expanded-content": [story, quote, headline],
    "side-stories": [...sides, quote],
    "bottom-section": [...sides, quote],
    "whats-inside": [...named, ...texts],
    caption: captions,
  };
}

const closing = /^[\p{P}]+|[\p{P}]+$/gu;

/** The offset of a line in a field's folded text; -1 where it is not in it. */
type Finder = (field: Field, line: string) => number;

/** Where it was read to, at its beginning, anywhere: in this order. Short lines are found only where they are looked for. */
const finders: Finder[] = [
  ({ folded, read }, line) => (read < folded.text.length && folded.text.startsWith(line, read) ? read : -1),
  ({ folded }, line) => (folded.text.startsWith(line) ? 0 : -1),
  ({ folded, read }, line) => (line.length < 4 ? -1 : folded.text.indexOf(line, read)),
  ({ folded }, line) => (line.length < 4 ? -1 : folded.text.indexOf(line)),
];

/** How much of a field of one line stands on a line: all, or what an ellipsis has left of it; 0 where something else does. */
function heldOnLine({ folded: { text } }: Field, line: string): number {
  if (text === line) return line.length;
  const cut = line.endsWith("…") ? line.slice(0, -1) : "";
  return cut !== "" && text.startsWith(cut) ? cut.length : 0;
}

interface Found {
  field: Field;
  at: number;
  length: number;
}

/** Where the paper's own words stand among those of its stories: "Inside" is no word of the lead there. */
const mixed: ReadonlySet<Block> = new Set(["ears", "whats-inside"]);

function find(line: string, fields: readonly Field[], last: Field | undefined, isMixed: boolean): Found | null {
  if (line === "") return null;
  const ordered = last ? [last, ...fields.filter((field) => field !== last)] : fields;
  for (const field of ordered.filter(({ isOneLine }) => isOneLine)) {
    const length = heldOnLine(field, line);
    if (length > 0) return { field, at: 0, length };
  }
  for (const finder of isMixed ? finders.slice(0, 2) : finders) {
    for (const field of ordered.filter(({ isOneLine }) => !isOneLine)) {
      const at = finder(field, line);
      if (at >= 0) return { field, at, length: line.length };
    }
  }
  return null;
}

/** Marks a template adds stand at a line's ends: quotation marks, a full point, the ellipsis of what was cut. */
function findLine(line: string, fields: readonly Field[], last: Field | undefined, isMixed: boolean): Found | null {
  const whole = find(line, fields, last, isMixed);
  if (whole) return whole;
  const bare = line.replace(closing, "");
  return bare === line ? null : find(bare, fields, last, isMixed);
}

const isFigure = /^\p{Nd}{1,3}$/u;

/**
 * Which words of the newspaper each run of its pages holds. Runs of the paper's own words (volume, almanac, colophon, "Continued on page
 * 2"), and those that put words of several fields together, are not in it. Jumped stories, references and running heads are found wherever
 * they stand. About 2 ms a page.
 */
export function wordsOn(pages: readonly PageScene[], newspaper: NewspaperToSet): Map<TextItem, WordsOfRun> {
  return wordsOf(pages, onPages(fieldsOf(newspaper), pages));
}

function wordsOf(pages: readonly PageScene[], fields: Fields): Map<TextItem, WordsOfRun> {
  const found = new Map<TextItem, WordsOfRun>();
  const lasts = new Map<Block, Field>();
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind !== "text" || item.clip) continue;
    const own = fields[item.block];
    if (!own || item.role === "numeral" || (item.block === "whats-inside" && isFigure.test(item.text))) continue;
    const match = findLine(foldedLine(item), own, lasts.get(item.block), mixed.has(item.block));
    if (!match) continue;
    const { field, at, length } = match;
    field.read = at + length;
    lasts.set(item.block, field);
    const { starts, ends } = field.folded;
    found.set(item, { path: field.path, from: starts[at] ?? 0, to: ends[at + length - 1] ?? 0 });
  }
  return found;
}

/** Runs that put several things together, by what of them an owner can change. */
const composed: readonly { path: string; textOf: (newspaper: NewspaperToSet) => string }[] = [
  { path: "publishDate", textOf: (newspaper) => editionDate({ newspaper }) },
  { path: "folio.price", textOf: ({ folio }) => folio.price },
  { path: "folio.motto", textOf: ({ folio }) => folio.motto },
];

/**
 * Fields that are printed whole or shortened on their page; stories go on elsewhere, quotations are the story's, names and heads have
 * warnings of their own.
 */
const shortFields =
  /^(?:expandedContent\.(?:deck|kicker|byline|sideStories\.\d+\.headline)|imageCaption|smallImageCaption|folio\.(?:motto|ears\.\d))$/;

/** A field that is printed without its end. */
export interface AbridgedField {
  block: Block;
  text: string;
}

/**
 * The fields whose last words stand on no page though their first do: decks, kickers, captions, heads of side stories, the owner's own
 * ears.
 */
function abridgedFields(words: ReadonlyMap<TextItem, WordsOfRun>, fields: Fields): AbridgedField[] {
  const byPath = new Map(
    Object.values(fields)
      .flat()
      .map((field) => [field.path, field]),
  );
  const reached = new Map<string, { to: number; item: TextItem }>();
  for (const [item, { path, to }] of words) {
    const tellsOf = (item.block === "whats-inside" || item.block === "ears") && !path.startsWith("folio.");
    if (shortFields.test(path) && !tellsOf && to > (reached.get(path)?.to ?? 0)) reached.set(path, { to, item });
  }
  return [...reached].flatMap(([path, { to, item }]) => {
    const { text, folded } = byPath.get(path) as Field;
    const rest = folded.text.slice(folded.ends.findLastIndex((end) => end <= to) + 1);
    // A word or two may stand in several fields; what was left out was left out with an ellipsis or after a sentence.
    const isLeft = item.text.endsWith("…") || /[.!?。！？।؟]["'”’»)\]]*$/u.test(text.slice(0, to));
    return isLeft && /[\p{L}\p{N}]/u.test(rest) ? [{ block: item.block, text }] : [];
  });
}

/**
 * Notes on every run which field it is of, and on every picture which of the two it is. Returns the fields that are printed without their
 * end.
 */
export function stampFields(pages: readonly PageScene[], newspaper: NewspaperToSet): AbridgedField[] {
  const fields = onPages(fieldsOf(newspaper), pages);
  const words = wordsOf(pages, fields);
  const { main, small } = newspaper.pictures;
  const parts = composed
    .map(({ path, textOf }) => ({ path, folded: foldText(textOf(newspaper)).text }))
    .filter(({ folded }) => folded !== "");
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind === "picture") {
      const of = item.src === main?.src ? "imageUrl" : item.src === small?.src ? "smallImageUrl" : null;
      if (of) item.of = of;
    } else if (item.kind === "text") {
      const line = item.block === "folio" ? foldedLine(item) : "";
      // A newspaper without a name is printed under the language's own: see openPress.
      const isName = item.block === "masthead" && item.role === "masthead" && newspaper.newspaperName.trim() === "";
      const of = words.get(item)?.path ?? (isName ? "newspaperName" : undefined) ?? parts.find(({ folded }) => line.includes(folded))?.path;
      if (of !== undefined) item.of = of;
    }
  }
  return abridgedFields(words, fields);
}
