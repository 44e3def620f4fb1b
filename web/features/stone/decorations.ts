import type { Node } from "prosemirror-model";
import { Decoration, DecorationSet } from "prosemirror-view";
import { plainText, type TextItem } from "../../typeset/index.ts";
import { ascent } from "./item-box.ts";
import { type PagePlace, replacedIn, type SetLine, strokesIn } from "./set-lines.ts";
import { type Stretch, stretchesOf } from "./text-doc.ts";

/** Where words stand that are on no page, or not yet: see `.stone-aside` of the style sheet. */
export interface Aside extends PagePlace {
  width: number;
  size: number;
  item?: TextItem | undefined;
}

export interface FieldSetting {
  lines: readonly SetLine[];
  /** The lines were set of exactly this text: what of it is on none of them is not on the page. */
  isCurrent: boolean;
  /** For a text of which nothing stands on the page. */
  nearest: Aside;
  /** What the field is called, or what to write in it, beside a line without words. */
  label: string;
  /** Of its words. */
  language: string;
  /** Number of a scene font in the editor's list of faces. */
  fontNumber: (font: string) => number;
  /** How wide the beginning of a run is, in points: `text` as it stands on the page. */
  widthOf: (item: TextItem, text: string) => number;
}

/** A run of the document in one line of the page, from one place of the document to another. */
export interface PlacedLine {
  line: SetLine;
  from: number;
  to: number;
  /** Words of the line that stand before it on the page; '' where it begins the line. */
  lead: string;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** How much more a line's box holds than its letters, so that a pointer between two lines is in one of them. */
const boxHeight = 1.24;
const boxAscent = 0.95;

function lineStyle({ line: { page, item }, lead }: PlacedLine, { fontNumber, widthOf }: FieldSetting): string {
  const { y, size, letterSpace, wordSpace, rotate, color } = item;
  const before = lead === "" ? 0 : widthOf(item, lead);
  const x = item.direction === "rtl" ? item.x - before : item.x + before;
  const width = Math.max(0, item.width - before);
  const spacing = `${letterSpace ? `;--ls:${rounded(letterSpace)}` : ""}${wordSpace ? `;--ws:${rounded(wordSpace)}` : ""}`;
  const turn = rotate ? `;--turn:${rotate}deg` : "";
  return `--x:${rounded(x)};--y:${rounded(y)};--w:${rounded(width)};--s:${rounded(size)};--ox:var(--ox${page},0px);--oy:var(--oy${page},0px);--f:var(--f${fontNumber(item.font)});--ink:${color};--a:${rounded(size * boxAscent)};--h:${rounded(size * boxHeight)}${spacing}${turn}`;
}

const joins = /\p{Script=Arabic}$/u;

function lineAttributes(placed: PlacedLine, text: string, setting: FieldSetting) {
  const { item } = placed.line;
  const plain = plainText(item).slice(placed.line.lead?.length ?? 0);
  const isCased = plain !== text && plain.startsWith(text.toLocaleUpperCase(item.language));
  const classes = [
    "stone-line",
    item.direction === "rtl" && "stone-rtl",
    item.rotate && "stone-turned",
    isCased && "stone-capitals",
    joins.test(placed.lead) && "stone-joined",
  ];
  return {
    class: classes.filter(Boolean).join(" "),
    style: lineStyle(placed, setting),
    lang: setting.language,
  };
}

/** White space, and the points a template may leave out or put elsewhere: they go with the line before. */
const isSlight = (text: string) => text.trim().length <= 3;

/** The lines of each paragraph, without gaps where nothing but blanks is between them. */
export function placeLines(doc: Node, lines: readonly SetLine[]): PlacedLine[][] {
  const text = (stretch: Stretch, from: number, to: number) =>
    doc.textBetween(stretch.pos + from - stretch.from, stretch.pos + to - stretch.from);
  return stretchesOf(doc).map((stretch) => {
    const placed: PlacedLine[] = [];
    let reached = stretch.from;
    for (const line of lines) {
      if (line.to <= stretch.from || line.from >= stretch.to) continue;
      let from = Math.max(line.from, reached);
      const to = Math.min(line.to, stretch.to);
      if (to <= from) continue;
      const last = placed.at(-1);
      if (from > reached && isSlight(text(stretch, reached, from))) {
        if (last) last.to += from - reached;
        else from = reached;
      }
      const cut = Math.max(0, stretch.from - line.from);
      const lead = line.lead ?? (cut > 0 && line.from < stretch.from ? plainText(line.item).slice(0, cut) : "");
      placed.push({ line, from: stretch.pos + from - stretch.from, to: stretch.pos + to - stretch.from, lead });
      reached = to;
    }
    const last = placed.at(-1);
    if (last && reached < stretch.to && isSlight(text(stretch, reached, stretch.to))) last.to = stretch.pos + stretch.to - stretch.from;
    return placed;
  });
}

function asideStyle({ page, x, y, width, size }: Aside): string {
  return `--x:${rounded(x)};--y:${rounded(y)};--w:${rounded(width)};--s:${rounded(size)};--ox:var(--ox${page},0px);--oy:var(--oy${page},0px)`;
}

function below({ page, item }: SetLine): Aside {
  const left = item.direction === "rtl" ? item.x - item.width : item.x;
  return { page, x: left, y: item.y + item.size * (boxHeight - ascent), width: item.width, size: item.size, item };
}

/** A run as the parts between strokes that draw letters longer, and after what was typed otherwise: neither is in the text. */
function partsOf(placed: PlacedLine, stretch: Stretch, typed: string): PlacedLine[] {
  const parts: PlacedLine[] = [];
  let { from, lead } = placed;
  const strokes = strokesIn(placed.line).map((stroke) => ({ pos: stretch.pos + stroke.at - stretch.from, lead: stroke.lead }));
  const run = placed.line.item.kashidas ? "" : plainText(placed.line.item).slice(placed.lead.length);
  const replaced = replacedIn(run, typed).map(({ at, lead: own }) => ({ pos: placed.from + at, lead: placed.lead + own }));
  for (const stroke of [...strokes, ...replaced]) {
    const { pos } = stroke;
    if (pos <= from || pos >= placed.to) continue;
    parts.push({ ...placed, from, to: pos, lead });
    lead = stroke.lead;
    from = pos;
  }
  return [...parts, { ...placed, from, lead }];
}

/** Everything that makes the text of the document stand where the page's text stands. */
export function decorationsOf(doc: Node, setting: FieldSetting): DecorationSet {
  const { lines, isCurrent, nearest } = setting;
  const all: Decoration[] = [];
  const places = placeLines(doc, lines);
  const stretches = stretchesOf(doc);
  let lastLine: SetLine | undefined;
  stretches.forEach((stretch, index) => {
    const placed = places[index] ?? [];
    const end = stretch.pos + stretch.to - stretch.from;
    if (placed.length === 0) {
      const aside = lastLine ? below(lastLine) : nearest;
      const isAlone = !places.some((lines) => lines.length > 0) && index === 0;
      const isSeen = isAlone || (isCurrent && stretch.to > stretch.from);
      const attributes = { class: isSeen ? "stone-aside stone-unset" : "stone-aside", style: asideStyle(aside) };
      all.push(Decoration.node(stretch.pos - 1, end + 1, isAlone ? { ...attributes, "data-label": setting.label } : attributes));
      return;
    }
    let reached = stretch.pos;
    placed.forEach((each, position) => {
      if (each.from > reached) all.push(...asideIn(reached, each.from, placed[position - 1]?.line ?? lastLine, nearest, isCurrent));
      const isLast = position === placed.length - 1;
      const text = doc.textBetween(each.from, each.to).trimEnd();
      const parts = partsOf(each, stretch, text);
      parts.forEach((part, number) => {
        const inclusiveEnd = isLast && number === parts.length - 1;
        all.push(Decoration.inline(part.from, part.to, lineAttributes(part, text, setting), { inclusiveStart: true, inclusiveEnd }));
      });
      reached = each.to;
      lastLine = each.line;
    });
    if (reached < end) all.push(...asideIn(reached, end, lastLine, nearest, isCurrent));
  });
  return DecorationSet.create(doc, all);
}

function asideIn(from: number, to: number, line: SetLine | undefined, nearest: Aside, isCurrent: boolean): Decoration[] {
  const style = asideStyle(line ? below(line) : nearest);
  return [Decoration.inline(from, to, { class: isCurrent ? "stone-aside stone-unset" : "stone-aside", style }, { inclusiveEnd: true })];
}
