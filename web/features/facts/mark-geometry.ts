import { embeddingLevels, visualOrder } from "../../render/shaping/bidi.ts";
import type { Measurer, PageScene, TextItem } from "../../typeset/index.ts";
import type { FieldRange } from "./carry.ts";
import { placesInRun } from "./places-in-run.ts";

/** Which words of the newspaper a run prints: see wordsOn of the typesetter. */
export type WordsOn = ReadonlyMap<TextItem, FieldRange>;

/** A stretch of one line on a page, in points: `x` is its left edge, `y` its baseline. */
export interface Stroke {
  item: TextItem;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Degrees, clockwise, around `turn`. */
  rotate: number;
  turn: { x: number; y: number };
}

/** A box on a page, in points. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const joined = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

function widthOf(text: string, next: string, item: TextItem, measurer: Measurer): number {
  if (text === "") return 0;
  const spaces = text.match(/[ \u00a0]/g)?.length ?? 0;
  const letters = item.letterSpace === 0 ? 0 : [...text].length;
  // Within a word a joined letter has another form, and width, than at its end.
  const isWithin = joined.test(text.slice(-1)) && joined.test(next);
  const natural = measurer.width(isWithin ? `${text}\u200d` : text, item.font, item.language, item.letterSpace !== 0) * item.size;
  return natural + item.letterSpace * letters + item.wordSpace * spaces;
}

interface Run {
  from: number;
  to: number;
  level: number;
}

function runsOf({ text, direction }: TextItem): Run[] {
  const levels = embeddingLevels(text, direction);
  const runs: Run[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const level = levels[i] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, level });
  }
  return runs;
}

/** From the run's left edge on: where its signs from `from` to `to` stand. More than one stretch where directions change between them. */
export function stretchesOf(item: TextItem, from: number, to: number, measurer: Measurer): { x: number; width: number }[] {
  const runs = visualOrder(runsOf(item));
  const width = (a: number, b: number) => widthOf(item.text.slice(a, b), item.text[b] ?? "", item, measurer);
  const found: { x: number; width: number }[] = [];
  let x = 0;
  for (const run of runs) {
    const whole = width(run.from, run.to);
    const [first, last] = [Math.max(from, run.from), Math.min(to, run.to)];
    if (first < last) {
      const before = width(run.from, first);
      const own = last === run.to && first === run.from ? whole : width(run.from, last) - before;
      const left = x + (run.level % 2 === 0 ? before : whole - before - own);
      const touching = found.find((each) => Math.abs(each.x + each.width - left) < 0.01);
      if (touching) touching.width += own;
      else found.push({ x: left, width: own });
    }
    x += whole;
  }
  return item.direction === "rtl" ? found.map((each) => ({ ...each, x: each.x - x })) : found;
}

type Held = readonly { item: TextItem; held: FieldRange }[];
const sorted = new WeakMap<PageScene, { on: WordsOn; runs: ReadonlyMap<string, Held> }>();

/** Lines that only tell of a story printed elsewhere. */
const isRefer = ({ block }: TextItem, { path }: FieldRange) => (block === "ears" || block === "whats-inside") && !path.startsWith("folio.");

/** The runs of a page by the field they print; asked for once for each fact. */
function runsOfField(scene: PageScene, on: WordsOn, path: string): Held {
  let known = sorted.get(scene);
  if (known?.on !== on) {
    const runs = new Map<string, { item: TextItem; held: FieldRange }[]>();
    for (const item of scene.items) {
      const held = item.kind === "text" ? on.get(item) : undefined;
      if (item.kind !== "text" || !held || isRefer(item, held)) continue;
      const same = runs.get(held.path);
      if (same) same.push({ item, held });
      else runs.set(held.path, [{ item, held }]);
    }
    known = { on, runs };
    sorted.set(scene, known);
  }
  return known.runs.get(path) ?? [];
}

/** The stretches of a page's lines that print a part of a field. `words` are the field's own. */
export function strokesOf(scene: PageScene, on: WordsOn, range: FieldRange, words: string, measurer: Measurer): Stroke[] {
  return runsOfField(scene, on, range.path).flatMap(({ item, held }): Stroke[] => {
    if (held.to <= range.from || held.from >= range.to) return [];
    const places = placesInRun(item, words.slice(held.from, held.to));
    const from = places[Math.max(range.from, held.from) - held.from] ?? 0;
    const to = places[Math.min(range.to, held.to) - held.from] ?? from;
    const { x, y, size, rotate = 0 } = item;
    return stretchesOf(item, from, to, measurer)
      .filter(({ width }) => width > 0.2)
      .map((stretch) => ({ item, x: x + stretch.x, y, width: stretch.width, size, rotate, turn: { x, y } }));
  });
}

/** The box around strokes of one page, letters included, as they stand after turning. Null without any. */
export function areaOf(strokes: readonly Stroke[]): Area | null {
  if (strokes.length === 0) return null;
  const corners = strokes.flatMap(({ x, y, width, size, rotate, turn }) => {
    const angle = (rotate * Math.PI) / 180;
    return [
      [x, y - size * 0.8],
      [x + width, y - size * 0.8],
      [x, y + size * 0.25],
      [x + width, y + size * 0.25],
    ].map(([px = 0, py = 0]) => ({
      x: turn.x + (px - turn.x) * Math.cos(angle) - (py - turn.y) * Math.sin(angle),
      y: turn.y + (px - turn.x) * Math.sin(angle) + (py - turn.y) * Math.cos(angle),
    }));
  });
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * Where a part of a field is first seen: page number and box; of words that run on in another column only the first lines. Null where no
 * page has it.
 */
export function placeOnPages(
  pages: readonly PageScene[],
  on: WordsOn,
  range: FieldRange,
  words: string,
  measurer: Measurer,
): { page: number; area: Area } | null {
  for (const scene of pages) {
    const strokes = strokesOf(scene, on, range, words, measurer);
    const [first] = strokes;
    if (!first) continue;
    const beside = strokes.filter(({ x, item }) => Math.abs(x - first.x) < item.width && item.block === first.item.block);
    const area = areaOf(beside);
    if (area) return { page: scene.page, area };
  }
  return null;
}
