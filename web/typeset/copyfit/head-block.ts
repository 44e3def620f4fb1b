import { fields } from "../model/fields.ts";
import { type LayoutContext, warn } from "../page/context.ts";
import type { SceneBuilder } from "../page/scene-builder.ts";
import type { Role } from "../templates/faces.ts";
import type { HeadPart } from "../templates/skeleton.ts";
import { scriptOf } from "../text/script.ts";
import { fitHeadline } from "./fit-headline.ts";
import { type FittedWords, fitWords } from "./fit-words.ts";

/** One line of a head with the space that brings it to its measure. */
interface HeadLine {
  text: string;
  joins?: true | undefined;
  size: number;
  leading: number;
  ascent: number;
  width: number;
  letterSpace: number;
  wordSpace: number;
}

/** A headline measured for its place. */
export interface HeadBlock {
  role: Role;
  lines: HeadLine[];
  kicker: string[];
  kickerRole: Role;
  /** The deck on the kicker's line. */
  summary: string;
  waist: string[];
  waistRole: Role;
  /** Height from the top of its place to the foot of its last line. */
  height: number;
  /** Words were left out. */
  shortened: boolean;
}

const gaps = { kicker: 3, summary: 7, bar: 9, waist: 4, underline: 2.2 };
/** Smallest size of a head before it takes one more line, as a share of its full size. */
const usualLeast = 0.7;
const usualMost = { one: 1.42, more: 1.16 };

/** The words of the headline. */
export function headlineOf({ lead, template, language }: LayoutContext): string {
  return withStop(lead.headline, template.manner.heads.endStop === true, language);
}

/** A head with a final full point, as older newspapers print it. */
export function withStop(head: string, wanted: boolean, language: string): string {
  return wanted && head !== "" && scriptOf(language).cased && /[\p{L}\p{N}”’"')]$/u.test(head) ? `${head}.` : head;
}

/** Fits the headline into a width. */
export function measureHead(context: LayoutContext, builder: SceneBuilder, part: HeadPart, width: number): HeadBlock {
  const native = context.faces.banner;
  const scale = part.scale ?? 1;
  const role: Role = { ...native, size: native.size * scale, leading: native.leading * scale };
  const inner = part.bar ? width - 2 * gaps.bar : width;
  const title = builder.cased(headlineOf(context), role);
  const { lines, shortened } = headLines(context, builder, part, title, role, inner);
  giveInkRoom(lines, role, context.language, part.below ?? 0);
  const { role: kickerRole, lines: kickerWords } = part.kicker
    ? kickerLines(context, builder, inner)
    : { role: context.faces.kicker, lines: [] };
  const kicker = kickerWords.map(({ text }) => text);
  const summary = part.kicker === "summary" ? summaryBeside(context, builder, kicker, inner) : "";
  // A deck that the kicker's line does not hold stands under the head.
  const hasWaist = part.waist || (part.kicker === "summary" && summary === "");
  const { role: waistRole, lines: waistWords } = hasWaist ? waistLines(context, inner) : { role: context.faces.deckThird, lines: [] };
  const waist = waistWords.map(({ text }) => text);
  const height =
    (part.above ?? 0) +
    (kicker.length > 0 || summary !== "" ? Math.max(1, kicker.length) * kickerRole.leading + gaps.kicker : 0) +
    lines.reduce((sum, line) => sum + line.leading, 0) +
    (part.bar ? 2 * gaps.bar * 0.6 : 0) +
    (waist.length > 0 ? waist.length * waistRole.leading + gaps.waist : 0) +
    (part.below ?? 0);
  const label = kicker.length === 0 && summary !== "" ? [""] : kicker;
  return { role, lines, kicker: label, kickerRole, summary, waist, waistRole, height, shortened };
}

function kickerLines(context: LayoutContext, builder: SceneBuilder, width: number): FittedWords {
  const { kicker } = context.lead;
  const role = context.faces.kicker;
  return fitWords(context, builder.cased(kicker, role), role, width, { most: 1, more: 1 });
}

/** How much smaller the deck may become beside the kicker. */
const leastSummary = 0.82;

/** The deck beside the kicker, where the line holds all of it. */
function summaryBeside(context: LayoutContext, builder: SceneBuilder, kicker: readonly string[], width: number): string {
  const deck = builder.cased(context.lead.deck, context.faces.kicker);
  const taken = builder.widthOf(kicker[0] ?? "", context.faces.kicker) + gaps.summary;
  return builder.widthOf(deck, context.faces.kicker) * leastSummary <= width - taken ? deck : "";
}

function waistLines(context: LayoutContext, width: number): FittedWords {
  return fitWords(context, context.lead.deck, context.faces.deckThird, width, { most: 2, more: 1 });
}

/** How much good breaks count: most where they cannot be told from bad ones by an article or a preposition. */
function senseOf({ align, sense }: HeadPart, language: string): number {
  const { cased } = scriptOf(language);
  if (align === "spread") return cased ? 0.2 : 1;
  return cased ? (sense ?? 1) : 1;
}

/** How far below the baseline letters of a joined script reach, in em: ي and ج of the faces heads are set in, as HarfBuzz measures them. */
const inkDepths: Readonly<Record<string, number>> = { Alexandria: 0.6, Amiri: 0.57, Cairo: 0.48, "Noto Naskh Arabic": 0.44 };
const usualInkDepth = 0.44;
/** Between the lowest ink of a head and what stands under it, in em. */
const inkAir = 0.06;

/** Gives the last line of a head in a joined script the room its ink takes: a letter whose dots lie under a picture is another letter. */
function giveInkRoom(lines: HeadLine[], { font }: Role, language: string, below: number): void {
  const last = lines.at(-1);
  if (!last || !scriptOf(language).joined) return;
  const family = /^\w+ \d+ ([^,]+)/.exec(font)?.[1] ?? "";
  const wanted = ((inkDepths[family] ?? usualInkDepth) + inkAir) * last.size;
  last.leading += Math.max(0, wanted - (last.leading - last.ascent) - below);
}

/** Fallbacks for a head too long for its place: one more line in smaller type, then any size that fits. */
const longer = (wanted: 1 | 2 | 3 | 4) =>
  [
    { lines: Math.min(4, wanted + 1) as 2 | 3 | 4, least: 0.4 },
    { lines: 4, least: 0.3 },
  ] as const;

function headLines(
  context: LayoutContext,
  builder: SceneBuilder,
  part: HeadPart,
  title: string,
  role: Role,
  width: number,
): Pick<HeadBlock, "lines" | "shortened"> {
  const natural = builder.widthOf(title, role);
  const wanted = natural < width * 1.06 ? 1 : part.lines;
  const most = part.most ?? (wanted === 1 && part.align === "spread" ? usualMost.one : usualMost.more);
  const options = {
    lines: wanted,
    minSize: role.size * (part.least ?? usualLeast),
    maxSize: role.size * most,
    eachLine: part.align === "spread",
    // Capitals over the page are read at a glance; a Japanese head broken inside a word is not.
    sense: senseOf(part, context.language),
  } as const;
  let head = fitHeadline(title, context.style(role), width, options, context.tools);
  for (const { lines, least } of longer(wanted)) {
    if (head.shortened)
      head = fitHeadline(
        title,
        context.style(role),
        width,
        { ...options, lines, minSize: Math.min(options.minSize, role.size * least) },
        context.tools,
      );
  }
  const share = role.leading / role.size;
  const lines = head.lines.map(({ text, joins, size }) => ({
    text,
    joins,
    size,
    leading: size * share,
    ascent: size * (share > 1.2 ? 0.98 : 0.84),
    ...(part.align === "spread" ? spreadToMeasure(context, text, role, size, width) : unspread(context, text, role, size)),
  }));
  return { lines, shortened: head.shortened };
}

function unspread(context: LayoutContext, text: string, role: Role, size: number): Pick<HeadLine, "width" | "letterSpace" | "wordSpace"> {
  return { width: context.tools.measurer.width(text, role.font, context.language) * size, letterSpace: 0, wordSpace: 0 };
}

/** Space that brings a line of a banner to its measure: within what a compositor would do, else the line stays as it is. */
function spreadToMeasure(
  context: LayoutContext,
  text: string,
  role: Role,
  size: number,
  width: number,
): Pick<HeadLine, "width" | "letterSpace" | "wordSpace"> {
  const alone = unspread(context, text, role, size);
  const spaces = text.split(" ").length - 1;
  const letters = [...text].length - 1;
  const gap = width - alone.width;
  const mostLetter = scriptOf(context.language).spaced ? size * (spaces === 0 ? 0.12 : 0.022) : 0;
  const mostWord = size * 0.2;
  if (gap < 0 || gap > letters * mostLetter + spaces * mostWord) return alone;
  const letterSpace = spaces === 0 ? gap / Math.max(1, letters) : Math.min(mostLetter, (gap * 0.55) / Math.max(1, letters));
  return { width, letterSpace, wordSpace: spaces > 0 ? (gap - letterSpace * letters) / spaces : 0 };
}

/** Sets a measured head with its top at `top`; returns its foot. */
export function setHead(
  context: LayoutContext,
  builder: SceneBuilder,
  part: HeadPart,
  block: HeadBlock,
  x: number,
  top: number,
  width: number,
): number {
  const { role, lines, kicker, kickerRole, summary, waist, waistRole } = block;
  if (block.shortened) warn(context, "shortened", "expanded-title", headlineOf(context));
  const inset = part.bar ? gaps.bar : 0;
  const align = part.align === "start" ? "start" : "center";
  let y = top + (part.above ?? 0);
  const accent = context.paint("accent");
  for (const line of kicker) {
    const taken = builder.run(
      "expanded-title",
      line,
      { ...kickerRole, caps: false },
      x + inset,
      y + kickerRole.leading * 0.76,
      width - 2 * inset,
      {
        align: part.kicker === "summary" ? "start" : align,
        color: accent,
        of: fields.kicker,
      },
    );
    if (summary !== "") setSummary(context, builder, summary, { x: x + inset, y, width: width - 2 * inset }, taken);
    y += kickerRole.leading;
    if (part.kicker === "underlined") {
      const from = align === "start" ? x : x + (width - taken) / 2;
      builder.rule("expanded-title", from, y - kickerRole.leading * 0.24 + gaps.underline, taken, 1.3, { color: accent });
    }
  }
  if (kicker.length > 0) y += gaps.kicker;
  const text = lines.reduce((sum, line) => sum + line.leading, 0);
  if (part.bar) {
    const height = text + 2 * gaps.bar * 0.6;
    builder.box("expanded-title", { x, y, width, height }, { fill: context.paint("ink") });
    y += gaps.bar * 0.6;
  }
  const rtlShift = (taken: number) =>
    align === "center" ? (width - 2 * inset - taken) / 2 : builder.shiftOf("expanded-title", width - 2 * inset - taken);
  for (const line of lines) {
    builder.text("expanded-title", line.text, role, x + inset + rtlShift(line.width), y + line.ascent, {
      width: line.width,
      size: line.size,
      role: "headline",
      of: fields.headline,
      ...(line.joins && { joins: true as const }),
      letterSpace: line.letterSpace,
      wordSpace: line.wordSpace,
      ...(part.bar ? { color: context.paint("paper") } : {}),
    });
    y += line.leading;
  }
  if (part.bar) y += gaps.bar * 0.6;
  if (waist.length > 0) y += gaps.waist;
  for (const line of waist) {
    builder.run("expanded-title", line, waistRole, x, y + waistRole.leading * 0.76, width, { align, least: 0.9, of: fields.deck });
    y += waistRole.leading;
  }
  return y + (part.below ?? 0);
}

/** The deck after the kicker on its line. */
function setSummary(
  context: LayoutContext,
  builder: SceneBuilder,
  summary: string,
  line: { x: number; y: number; width: number },
  taken: number,
): void {
  const { kicker } = context.faces;
  const after = taken > 0 ? taken + gaps.summary : 0;
  builder.run("expanded-title", summary, { ...kicker, caps: false }, line.x + after, line.y + kicker.leading * 0.76, line.width - after, {
    least: leastSummary,
    of: fields.deck,
  });
}
