import { isTooNarrow } from "../../columns/column-measure.ts";
import { type BrokenLine, balancedLines } from "../../copyfit/fit-headline.ts";
import { withStop } from "../../copyfit/head-block.ts";
import { costs } from "../../costs.ts";
import type { Story } from "../../model/edition.ts";
import { remember } from "../../model/memo.ts";
import type { Block, Frame } from "../../model/scene.ts";
import type { Role } from "../../templates/faces.ts";
import { faceGroupOf } from "../../templates/template.ts";
import { setLines } from "../../text/lines.ts";
import { measureParagraph } from "../../text/paragraph.ts";
import { casedFor, scriptOf } from "../../text/script.ts";
import { sentenceEnds } from "../../text/sentence-ends.ts";
import { breakParagraph, type Fit } from "../../text/total-fit.ts";
import { setVertical, type VerticalLine, verticalLine } from "../../text/vertical-text.ts";
import type { LayoutContext } from "../context.ts";
import { gridOf } from "../grid.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { setJumpLine } from "./jump-line.ts";

const { leastLines, headScales, mostHeadLines } = costs.sides;

/** A place where a side story may end on a page: after a whole paragraph or sentence. */
export interface StoryCut {
  /** Body lines up to here. */
  lines: number;
  /** What is set, and what goes on elsewhere. */
  text: string;
  rest: string;
}

/** A side story measured for a column. */
export interface MeasuredStory {
  story: Story;
  headRole: Role;
  headLines: BrokenLine[];
  body: Role;
  width: number;
  /** Height of the head with the dash under it. */
  headHeight: number;
  /** Ascending; the last is the whole story. */
  cuts: StoryCut[];
  /** A head that runs down the page before the text, which begins so far from the story's edge. */
  upright?: { line: VerticalLine; size: number; inset: number };
}

const dashRoom = { dash: 10.5, none: 3.5 };

/** Room under a head for what parts it from its text. */
function dashRoomOf({ template }: LayoutContext): number {
  return template.manner.heads.dash === "none" ? dashRoom.none : dashRoom.dash;
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function indentOf(role: Role, first: boolean): number {
  return first ? 0 : role.size;
}

/** Narrow measures are ragged where a template's manner has it so. */
function isRagged({ template, language }: LayoutContext, role: Role, width: number): boolean {
  return (width / role.size < (template.manner.ragged ?? 0) && !scriptOf(language).cjk) || isTooNarrow(language, width, role.size);
}

function fitsOf(context: LayoutContext, text: string, role: Role, width: number): Fit[] {
  return paragraphsOf(text).flatMap((paragraph, index) => {
    const indent = indentOf(role, index === 0);
    const ragged = isRagged(context, role, width);
    return breakParagraph(measureParagraph(paragraph, context.style(role), context.tools), () => width, role.size, {
      indent,
      ragged,
    }).slice(0, 1);
  });
}

function linesOf(context: LayoutContext, text: string, role: Role, width: number): number {
  return fitsOf(context, text, role, width).reduce((sum, { lines }) => sum + lines, 0);
}

/** Share of a story's lines whose word spaces are over twice as wide as they should be. */
export function loosenessOf(context: LayoutContext, { story, body, width }: MeasuredStory): number {
  if (isRagged(context, body, width)) return 0;
  const ratios = fitsOf(context, story.body, body, width).flatMap(({ breaks }) => breaks.map(({ ratio }) => ratio));
  return ratios.filter((ratio) => ratio > costs.line.looseRatio).length / Math.max(1, ratios.length);
}

function headOf(
  context: LayoutContext,
  headline: string,
  role: Role,
  width: number,
): Pick<MeasuredStory, "headRole" | "headLines" | "headHeight"> {
  const head = withStop(headline, context.template.manner.heads.endStop === true, context.language);
  const cased = casedFor(head, role.caps, context.language);
  let headRole = role;
  let headLines: BrokenLine[] = [];
  for (const scale of head === "" ? [] : headScales) {
    headRole = { ...role, size: role.size * scale, leading: role.leading * scale };
    const { lines, shortened } = balancedLines(cased, context.style(headRole), width, mostHeadLines, context.tools);
    headLines = lines;
    if (!shortened) break;
  }
  return { headRole, headLines, headHeight: headLines.length === 0 ? 0 : headLines.length * headRole.leading + dashRoomOf(context) };
}

const mostTexts = 100;
const endsBefore = new Map<string, readonly number[]>();

/** `sentenceEnds` of a text that is asked for again with each setting. */
function endsWithin(text: string): readonly number[] {
  return remember(endsBefore, text, mostTexts, () => sentenceEnds(text));
}

/** The whole story and, where it may be cut, every shorter form that ends with a sentence. */
function cutsOf(context: LayoutContext, content: string, body: Role, width: number, mayCut: boolean): StoryCut[] {
  const whole = content.trim();
  const total = linesOf(context, whole, body, width);
  const lineOf = (end: number) => (total * end) / Math.max(1, whole.length);
  // Cuts that would surely leave too little on either page are not measured.
  const worthMeasuring = (end: number) => lineOf(end) > leastLines - 3 && total - lineOf(end) > leastLines - 3;
  // The columns of an inside page may be wider.
  const leastElsewhere = Math.ceil(leastLines * Math.max(1, gridOf(context.template).column / width)) + 1;
  const ends = mayCut && total >= 2 * leastLines ? endsWithin(whole).filter(worthMeasuring) : [];
  const shorter = ends.flatMap((end): StoryCut[] => {
    const text = whole.slice(0, end).trim();
    const rest = whole.slice(end).trim();
    const lines = linesOf(context, text, body, width);
    return rest !== "" && lines >= leastLines && total - lines >= leastElsewhere ? [{ lines, text, rest }] : [];
  });
  return [...shorter, { lines: total, text: whole, rest: "" }];
}

/** A side story in the two forms a front page may need, opening the rail or standing under others, its text scaled by `scale`. */
export function measureForms(
  context: LayoutContext,
  story: Story,
  width: number,
  scale: number,
  mayCut: boolean,
): { story: Story; lead: MeasuredStory; side: MeasuredStory } {
  const { sideHead, sideLead } = context.faces;
  const native = context.faces.sideText ?? context.faces.body;
  const body: Role = { ...native, size: native.size * scale, leading: native.leading * scale };
  const side = {
    story,
    body,
    width,
    ...headOf(context, story.headline, sideHead, width),
    cuts: cutsOf(context, story.body, body, width, mayCut),
  };
  const upright = uprightForm(context, story, body, width, mayCut);
  return { story, side: upright ?? side, lead: { ...side, ...headOf(context, story.headline, sideLead, width) } };
}

const uprightHeads = { leastWidth: 110, most: 1.24, least: 0.84, gap: 11 };

/** A story with its head running down beside its text; null where the head is longer than the text is high. */
function uprightForm(context: LayoutContext, story: Story, body: Role, width: number, mayCut: boolean): MeasuredStory | null {
  const { sideHead: role } = context.faces;
  const { heads } = context.template.manner;
  const wanted = heads.upright?.includes(faceGroupOf(context.language)) && width >= uprightHeads.leastWidth;
  if (!wanted || story.headline === "") return null;
  const line = verticalLine(context, story.headline, role);
  const inset = role.size * uprightHeads.most + uprightHeads.gap;
  const cuts = cutsOf(context, story.body, body, width - inset, mayCut);
  const lines = Math.min(...cuts.map((cut) => cut.lines));
  const size = Math.min(role.size * uprightHeads.most, (lines * body.leading) / line.length);
  if (size < role.size * uprightHeads.least) return null;
  return { story, body, width: width - inset, headRole: role, headLines: [], headHeight: 0, cuts, upright: { line, size, inset } };
}

/** Height of a story cut at `cut`, a jump line included when it goes on elsewhere. */
export function storyHeight(story: MeasuredStory, cut: StoryCut): number {
  return story.headHeight + (cut.lines + (cut.rest === "" ? 0 : 1)) * story.body.leading;
}

/**
 * Sets a story from `top`; `air` points are added between its head and its text, `lead` points to each of its lines, `paragraph` points
 * between its paragraphs. Returns its foot and the frame of its text, which ends on its last line.
 */
export function setStory(
  context: LayoutContext,
  builder: SceneBuilder,
  story: MeasuredStory,
  cut: StoryCut,
  at: { x: number; top: number; air: number; lead: number; paragraph: number; block: Block; id: string; number?: string },
  jump: string | null,
): { foot: number; frame: Frame; firstItem: number } {
  const { headRole, body, width } = story;
  const { heads } = context.template.manner;
  let y = at.top;
  const { figure } = context.faces;
  // A head beside its numeral is as much smaller as it is narrower, so that its lines stay as they were broken.
  const inset = at.number ? builder.widthOf(at.number, figure) + 5 : 0;
  const share = 1 - inset / width;
  if (at.number && story.headLines.length > 0)
    builder.run(at.block, at.number, figure, at.x, y + headRole.leading * 0.8, inset, { color: context.paint("ground"), role: "numeral" });
  for (const { text, joins } of story.headLines) {
    const role = { ...headRole, size: headRole.size * share, caps: false };
    const options = { align: heads.align, least: 0.85, role: "headline", joins, of: story.story.of.headline } as const;
    builder.run(at.block, text, role, at.x + inset, y + headRole.leading * 0.8, width - inset, options);
    y += headRole.leading;
  }
  if (story.headLines.length > 0) {
    const room = dashRoomOf(context) + at.air;
    builder.dash(at.block, heads.dash, heads.align, at.x, y + room * 0.42, width);
    y += room;
  }
  const { upright } = story;
  const textX = at.x + (upright?.inset ?? 0);
  const paragraphs = paragraphsOf(cut.text);
  const carded = Math.max(0, paragraphs.length - 1) * at.paragraph;
  if (upright) {
    y += at.air;
    const options = { color: builder.ink, block: at.block, role: "headline", of: story.story.of.headline } as const;
    setVertical(builder, upright.line, headRole, upright.size, at.x + upright.size * 0.54, y, options);
    const foot = cut.lines * (body.leading + at.lead) + carded;
    builder.rule(at.block, textX - uprightHeads.gap * 0.5, y, context.template.rules.hair, foot);
  }
  const ragged = isRagged(context, body, width);
  const textTop = y;
  const leading = body.leading + at.lead;
  const firstItem = builder.items.length;
  let count = 0;
  paragraphs.forEach((paragraph, index) => {
    const indent = indentOf(body, index === 0);
    if (index > 0) y += at.paragraph;
    const fit = breakParagraph(measureParagraph(paragraph, context.style(body), context.tools), () => width, body.size, {
      indent,
      ragged,
    })[0];
    if (!fit) return;
    for (const line of setLines(fit, () => width, body.size, { indent, justify: !ragged })) {
      builder.line(at.block, line, body, body.size, textX, y + leading * 0.76, story.story.of.body);
      y += leading;
      count++;
    }
  });
  const foot = y - leading * 0.24;
  if (jump !== null) {
    // The air of a column is leaded into its text alone.
    setJumpLine(context, builder, jump, textX, y + body.leading * 0.76, width);
    y += body.leading;
  }
  const frame: Frame = {
    id: at.id,
    block: at.block,
    x: textX,
    y: textTop,
    width,
    height: count * leading + carded,
    lines: count,
    used: count,
    foot,
  };
  return { foot: y, frame, firstItem };
}
