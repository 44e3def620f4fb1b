import { fields } from "../model/fields.ts";
import { remember } from "../model/memo.ts";
import type { NewspaperToSet } from "../model/newspaper.ts";
import { plainText } from "../model/plain-text.ts";
import type { Block, PageScene, SceneItem, Span, TextItem } from "../model/scene.ts";
import { printedRegion } from "./context.ts";
import { type Folded, foldText } from "./fold-text.ts";
import { editionDate } from "./masthead/edition-texts.ts";

/** A field of a newspaper, and how far it has been read. */
interface Field {
  text: string;
  folded: Folded;
  read: number;
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

/** What a field says as it is printed: the date in words. */
function textOf(newspaper: NewspaperToSet, path: string): string {
  const { expandedContent: words, pictures, title, content } = newspaper;
  switch (path) {
    case fields.headline:
      return words.expandedTitle.trim() ? words.expandedTitle : title;
    case fields.story:
      return words.expandedContent.trim() ? words.expandedContent : content;
    case fields.mainCaption:
      return pictures.main?.caption ?? "";
    case fields.smallCaption:
      return pictures.small?.caption ?? "";
    case fields.region:
      return printedRegion(newspaper);
    case fields.date:
      return editionDate({ newspaper });
    default: {
      const value = path.split(".").reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], newspaper);
      return typeof value === "string" ? value : "";
    }
  }
}

const isStory = (path: string) => path === fields.story || path.endsWith(".content");

/** A run that holds words of a field. */
type Sourced = TextItem & { of: string };

/** The fields of runs, without the signs that stand in none of them: faces do not have them (printed-copy.ts). */
function fieldsOf(runs: readonly Sourced[], newspaper: NewspaperToSet): Map<string, Field> {
  const signs = new Map<string, Set<string>>();
  for (const item of runs) {
    const own = signs.get(item.of) ?? new Set();
    signs.set(item.of, own);
    for (const sign of foldedLine(item)) own.add(sign);
  }
  return new Map(
    [...signs].map(([path, own]) => {
      const text = textOf(newspaper, path);
      return [path, { text, folded: onlyPrinted(foldedField(text, isStory(path)), (sign) => own.has(sign)), read: 0 }];
    }),
  );
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

/** Marks a template adds stand at a line's ends: quotation marks, a full point, the ellipsis of what was cut. */
function find(line: string, field: Field): { at: number; length: number } | null {
  for (const words of new Set([line, line.replace(closing, "")])) {
    for (const finder of words === "" ? [] : finders) {
      const at = finder(field, words);
      if (at >= 0) return { at, length: words.length };
    }
  }
  return null;
}

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
function abridgedFields(runs: readonly Sourced[], spans: ReadonlyMap<TextItem, Span>, known: ReadonlyMap<string, Field>): AbridgedField[] {
  const reached = new Map<string, { item: Sourced; to: number }>();
  for (const item of runs) {
    const to = spans.get(item)?.[1] ?? 0;
    if (to === 0) continue;
    const tellsOf = (item.block === "whats-inside" || item.block === "ears") && !item.of.startsWith("folio.");
    if (shortFields.test(item.of) && !tellsOf && to > (reached.get(item.of)?.to ?? 0)) reached.set(item.of, { item, to });
  }
  return [...reached].flatMap(([path, { item, to }]) => {
    const { text, folded } = known.get(path) as Field;
    const rest = folded.text.slice(folded.ends.findLastIndex((end) => end <= to) + 1);
    // A word or two may stand in several fields; what was left out was left out with an ellipsis or after a sentence.
    const isLeft = item.text.endsWith("…") || /[.!?。！？।؟]["'”’»)\]]*$/u.test(text.slice(0, to));
    return isLeft && /[\p{L}\p{N}]/u.test(rest) ? [{ block: item.block, text }] : [];
  });
}

const isSourced = (item: SceneItem): item is Sourced => item.kind === "text" && item.of !== undefined;

/**
 * The part of its field that each run holds: each field is read once more as its runs follow each other. A run with other words beside those
 * of its field holds no part of it; one without any word of it is not of it.
 */
function readRuns(runs: readonly Sourced[], known: ReadonlyMap<string, Field>): Map<TextItem, Span> {
  const spans = new Map<TextItem, Span>();
  for (const item of runs) {
    const field = known.get(item.of) as Field;
    const line = foldedLine(item);
    const found = find(line, field);
    const { text, starts, ends } = field.folded;
    if (found) {
      field.read = found.at + found.length;
      spans.set(item, [starts[found.at] ?? 0, ends[field.read - 1] ?? 0]);
      // A newspaper without a name is printed under the language's own.
    } else if (text === "" ? item.of !== fields.name : !line.includes(text)) delete (item as TextItem).of;
  }
  return spans;
}

/**
 * Notes which part of its field each run holds. About 2 ms a page. Returns the fields that are printed without their end.
 */
export function readSources(pages: readonly PageScene[], newspaper: NewspaperToSet): AbridgedField[] {
  const runs = pages.flatMap(({ items }) => items.filter(isSourced));
  const known = fieldsOf(runs, newspaper);
  const spans = readRuns(runs, known);
  for (const page of pages) page.spans = page.items.map((item) => (item.kind === "text" && spans.get(item)) || null);
  return abridgedFields(runs, spans, known);
}
