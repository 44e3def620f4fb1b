import { type NewspaperToSet, type PageScene, plainText, type TextItem, wordsOn } from "../../typeset/index.ts";
import { setText } from "./fields.ts";

/** A run of a field's words on a page. Offsets are those of the text it was set of. */
export interface SetLine {
  /** Index of its page. */
  page: number;
  item: TextItem;
  from: number;
  to: number;
  /** What stands before these words in their run, which puts them together with the paper's own. */
  lead?: string;
}

type Pages = readonly PageScene[];

/** Where a field stands: from its beginning on, each time it is printed. */
export function printingsOf(path: string, pages: Pages, toSet: NewspaperToSet): SetLine[][] {
  const words = wordsOn(pages);
  const printings: SetLine[][] = [];
  pages.forEach((scene, page) => {
    for (const item of scene.items) {
      const found = item.kind === "text" ? words.get(item) : undefined;
      if (item.kind !== "text" || found?.path !== path || found.to <= found.from) continue;
      const line = { page, item, from: found.from, to: found.to };
      const printing = printings.findLast((lines) => goesOn(lines.at(-1), line));
      if (printing) printing.push(line);
      else printings.push([line]);
    }
  });
  return printings.length > 0 ? printings : composedPrintings(path, pages, setText(toSet, path));
}

/** A field that stands in one run with words of the paper's own: the price behind the number of pages. */
function composedPrintings(path: string, pages: Pages, text: string): SetLine[][] {
  const words = text.trim();
  if (words === "") return [];
  return pages.flatMap((scene, page) =>
    scene.items.flatMap((item): SetLine[][] => {
      if (item.kind !== "text" || item.of !== path) return [];
      const whole = plainText(item);
      const at = Math.max(whole.indexOf(words), whole.indexOf(words.toLocaleUpperCase(item.language)));
      const from = text.indexOf(words);
      return at < 0 ? [] : [[{ page, item, from, to: from + words.length, lead: whole.slice(0, at) }]];
    }),
  );
}

const goesOn = (last: SetLine | undefined, line: SetLine) =>
  last !== undefined && line.from >= last.to && (line.item.block === last.item.block || line.page > last.page);

const lengthOf = (lines: readonly SetLine[]) => lines.reduce((sum, { from, to }) => sum + to - from, 0);

/** A place on the pages, in points. */
export interface PagePlace {
  page: number;
  x: number;
  y: number;
}

/** The printing to write in: whole before cut, a story's own place before a reference to it, then the one nearest to `near`. */
export function printingFor(printings: readonly SetLine[][], near: PagePlace | null): SetLine[] {
  const most = Math.max(0, ...printings.map(lengthOf));
  const whole = printings.filter((lines) => lengthOf(lines) >= most * 0.95);
  const own = whole.filter((lines) => lines[0]?.item.block !== "whats-inside");
  const left = own.length > 0 ? own : whole;
  if (!near) return left.find((lines) => lines[0]?.item.block !== "ears") ?? left[0] ?? [];
  const distance = (lines: readonly SetLine[]) =>
    Math.min(...lines.map(({ page, item }) => Math.abs(page - near.page) * 10_000 + Math.hypot(item.x - near.x, item.y - near.y)));
  return left.reduce<SetLine[]>((best, lines) => (best.length === 0 || distance(lines) < distance(best) ? lines : best), []);
}

/**
 * Where letters of a run are drawn longer: the place in the field's text after which the strokes stand, and the run up to there with them.
 */
export function strokesIn({ item, from, to }: SetLine): { at: number; lead: string }[] {
  const strokes: { at: number; lead: string }[] = [];
  // Where the typesetter has cleaned the text, its letters have other places than the field's.
  if (!item.kashidas || plainText(item).length !== to - from) return strokes;
  item.kashidas.forEach((place, index) => {
    const at = from + place - index;
    if (strokes.at(-1)?.at === at) strokes.pop();
    strokes.push({ at, lead: item.text.slice(0, place + 1) });
  });
  return strokes;
}

/**
 * Where a run prints something else than was typed (quotation marks, the spaces inside French ones, emoji left out): the place in the typed
 * text after which both go on alike, and the run up to there. Letters in capitals are alike.
 */
export function replacedIn(run: string, typed: string): { at: number; lead: string }[] {
  const replaced: { at: number; lead: string }[] = [];
  let printed = 0;
  for (let at = 0; at < typed.length && printed < run.length; ) {
    const sign = String.fromCodePoint(typed.codePointAt(at) ?? 0);
    if (run.startsWith(sign, printed) || /[\p{L}\s]/u.test(sign)) {
      at += sign.length;
      printed += sign.length;
      continue;
    }
    const isMark = sign === '"' || sign === "'";
    if (!isMark && !/\p{Extended_Pictographic}|\p{M}|\p{C}/u.test(sign)) return replaced;
    at += sign.length;
    if (isMark) {
      if (run[printed] === "\u00a0" && /[»]/.test(run[printed + 1] ?? "")) printed += 1;
      printed += 1;
      if (run[printed] === "\u00a0" && run[printed - 1] === "«") printed += 1;
    }
    replaced.push({ at, lead: run.slice(0, printed) });
  }
  return replaced;
}

/** One change that makes `after` of `before`, as places: what stood from `from` to `to` stands from `from` to `end`. */
export interface Difference {
  from: number;
  to: number;
  end: number;
}

export function differenceOf(before: string, after: string): Difference | null {
  if (before === after) return null;
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < least - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from, to: before.length - same, end: after.length - same };
}

/** Lines as places of a text that has changed since they were set: what was written within one or at its end belongs to it. */
export function movedLines(lines: readonly SetLine[], difference: Difference | null): SetLine[] {
  if (!difference) return [...lines];
  const { from, to, end } = difference;
  const start = (at: number) => (at <= from ? at : at >= to ? at + end - to : end);
  const stop = (at: number) => (at < from ? at : at >= to ? at + end - to : from);
  let reached = 0;
  return lines.map((line) => {
    const moved = Math.max(start(line.from), reached);
    reached = Math.max(moved, stop(line.to));
    return { ...line, from: moved, to: reached };
  });
}
