import { type BrokenLine, balancedLines } from "../../copyfit/fit-headline.ts";
import { fields } from "../../model/fields.ts";
import type { Block } from "../../model/scene.ts";
import type { Role } from "../../templates/faces.ts";
import type { LayoutContext } from "../context.ts";
import type { Refer } from "../masthead/ears.ts";
import type { Area, SceneBuilder } from "../scene-builder.ts";
import { quoted } from "./decks.ts";

/** One line of a box: a label, dots, a value. A long label may take two lines. */
export interface BoxRow {
  /** Field of its label, where that is a story's. */
  of?: string | undefined;
  label: string[];
  value: string;
}

const framedInset = 8;
const titleRoom = 20;
const footRoom = 7;
const titleInBar = 4;

const unframed: ReadonlySet<string> = new Set(["open", "bare", "line", "titled"]);

/** Text keeps away from a box's frame; where there is none it stands at the edge. */
function insetOf({ template }: LayoutContext): number {
  return unframed.has(template.manner.box) ? 0.01 : framedInset;
}

/** The frame a template puts round its boxes. */
function setFrame(context: LayoutContext, builder: SceneBuilder, block: Block, { x, y, width, height }: Area): void {
  const { box } = context.template.manner;
  const stroke = context.paint("ink");
  const at = (inset: number) => ({ x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset });
  switch (box) {
    case "oxford":
      builder.box(block, at(0.8), { stroke, strokeWidth: 1.6 });
      builder.box(block, at(3.2), { stroke, strokeWidth: 0.5 });
      return;
    case "triple":
      builder.box(block, at(0.33), { stroke, strokeWidth: 0.65 });
      builder.box(block, at(2.4), { stroke, strokeWidth: 1.6 });
      builder.box(block, at(4.6), { stroke, strokeWidth: 0.5 });
      return;
    case "dotted":
      builder.box(block, at(1), { stroke, strokeWidth: 2, dots: 4 });
      builder.box(block, at(3.6), { stroke, strokeWidth: 0.65 });
      return;
    case "hair":
      builder.box(block, at(0.3), { stroke, strokeWidth: 0.6 });
      return;
    case "tint":
      builder.box(block, at(0), { fill: context.paint("tint") });
      return;
    case "rounded":
      builder.box(block, at(0.4), { stroke: context.paint("accent"), strokeWidth: 0.8, fill: context.paint("tint"), radius: 4 });
      return;
    case "titled":
      builder.box(block, { x, y, width, height: titleRoom - 5 }, { fill: stroke });
      return;
    case "bare":
      return;
    case "line":
      builder.rule(block, x, y, width, context.template.rules.thin);
      return;
    case "open":
      builder.rule(block, x, y, width, context.template.rules.thick);
  }
}

/** Rows that fit into `height`, the most wanted first. */
function rowsWithin(rows: BoxRow[], height: number, leading: number): BoxRow[] {
  let room = height - titleRoom - footRoom;
  return rows.filter(({ label }) => {
    room -= label.length * leading;
    return room >= -0.01;
  });
}

/** Most lines of an almanac's label: the Julian calendar's name in a column of Russian. */
const mostLabel = 3;

/**
 * A value too long to stand beside its label stands on the line under it. With `isTable` the value also stands there where the label would
 * lose letters beside it.
 */
function rowOf(context: LayoutContext, builder: SceneBuilder, label: string, value: string, width: number, isTable = false): BoxRow {
  const role = context.faces.boxText;
  const whole = width - 2 * insetOf(context);
  const room = whole - builder.widthOf(value, role) - 8;
  const isApart = room < Math.min(width * 0.3, builder.widthOf(label, role));
  const linesIn = (measure: number, most: number) => balancedLines(label, context.style(role), measure, most, context.tools);
  const usual = isApart ? linesIn(whole, 1) : linesIn(room, 2);
  const longer = usual.shortened && isTable ? linesIn(whole, mostLabel) : null;
  const { lines } = longer?.shortened === false ? longer : usual;
  const texts = lines.map(({ text }) => text);
  return { label: isApart || lines !== usual.lines ? [...texts, ""] : texts, value };
}

/** Rows of a table. */
export function tableRows(
  context: LayoutContext,
  builder: SceneBuilder,
  entries: readonly { label: string; value: string }[],
  width: number,
): BoxRow[] {
  return entries.map(({ label, value }) => rowOf(context, builder, label, value, width, true));
}

/** The almanac's rows: computed, never invented. */
export function almanacRows(context: LayoutContext, builder: SceneBuilder, width: number): BoxRow[] {
  return tableRows(context, builder, context.almanac, width);
}

/** What's Inside: the stories of this paper with the pages they really stand on. */
export function insideRows(context: LayoutContext, builder: SceneBuilder, refers: Refer[], width: number): BoxRow[] {
  return refers.map(({ of, section, page }) => ({ of, ...rowOf(context, builder, section, context.numeral(page), width) }));
}

/** Height a box of these rows takes. */
export function boxHeight(context: LayoutContext, rows: BoxRow[]): number {
  return titleRoom + footRoom + rows.reduce((sum, { label }) => sum + label.length, 0) * context.faces.boxText.leading;
}

/** The least a title and a value may be narrowed to by their size. */
const leastTitle = 0.6;
const leastValue = 0.7;

/** True where an area has room for the title of a box and one row under it. */
export function holdsRowBox(context: LayoutContext, builder: SceneBuilder, title: string, { width, height }: Area): boolean {
  const { boxText, boxTitle } = context.faces;
  const inner = width - 2 * insetOf(context) - (context.template.manner.box === "titled" ? 2 * titleInBar : 0);
  return height >= titleRoom + footRoom + boxText.leading && inner >= builder.widthOf(title, boxTitle) * leastTitle;
}

/** The most between two rows of a box, in points. */
const usualBetween = 6.5;

/** A titled box of rows with dot leaders; rows spread over the box, but for `foot` points at its end, when it is taller than they need. */
export function setRowBox(
  context: LayoutContext,
  builder: SceneBuilder,
  block: "whats-inside" | "almanac",
  title: string,
  rows: BoxRow[],
  area: Area,
  mostBetween = usualBetween,
  foot = 0,
): void {
  const { boxText, boxTitle } = context.faces;
  setFrame(context, builder, block, area);
  const inner = area.width - 2 * insetOf(context);
  // A box that an admin has made narrow has no room for every value.
  const whole = rows.filter(({ value }) => builder.widthOf(value, boxText) * leastValue <= inner + 0.5);
  const shown = rowsWithin(whole, area.height - foot, boxText.leading);
  const needed = boxHeight(context, shown);
  const slack = Math.max(0, area.height - foot - needed);
  const between = shown.length > 1 ? Math.min(mostBetween, slack / (shown.length + 1)) : 0;
  const top = area.y + Math.min(2, slack);
  const inset = insetOf(context);
  const x = area.x + inset;
  const width = area.width - 2 * inset;
  const manner = context.template.manner;
  const plain = unframed.has(manner.box) || manner.box === "tint" || manner.box === "rounded";
  const titleBaseline = manner.box === "titled" ? area.y + (titleRoom - 5) / 2 + boxTitle.size * 0.35 : top + 15.5;
  const inBar = manner.box === "titled" ? titleInBar : 0;
  builder.run(block, title, boxTitle, x + inBar, titleBaseline, width - 2 * inBar, {
    align: plain ? "start" : "center",
    role: "title",
    least: leastTitle,
    color: context.paint(manner.box === "titled" ? "paper" : plain && manner.box !== "bare" ? "accent" : "ink"),
  });
  if (manner.box === "hair") builder.rule(block, x, top + titleRoom - 0.9, width, context.template.rules.hair);
  let y = top + titleRoom + (shown.length > 0 ? between : 0);
  for (const { of, label, value } of shown) {
    label.forEach((line, index) => {
      const baseline = y + boxText.leading * 0.74;
      const isLast = index === label.length - 1;
      const taken = builder.run(block, line, boxText, x, baseline, width, { least: 0.85, of });
      if (isLast) {
        const valueWidth = builder.run(block, value, boxText, x, baseline, width, { align: "end", least: leastValue });
        const from = x + taken + 2.4;
        const dots = x + width - valueWidth - 2.4 - from;
        if (dots > 5 && manner.rows === "leaders") builder.rule(block, from, baseline - 0.7, dots, 0.65, { pitch: 1.5 });
        if (manner.rows === "lined") builder.rule(block, x, y + boxText.leading + between * 0.3, width, 0.3);
      }
      y += boxText.leading;
    });
    y += between;
  }
}

/** A quotation between thick rules, to fill a column with the article's own words. */
export interface QuoteBox {
  role: Role;
  lines: BrokenLine[];
  height: number;
}

const quoteRoom = 22;
/** Share of its size a quotation may have in a narrow place. */
const narrowQuote = 0.84;

/** Breaks the newspaper's quotation for a width, its type scaled by `scale`; null when it has none, or none that stands there whole. */
export function measureQuote(context: LayoutContext, width: number, scale = 1): QuoteBox | null {
  const { quote } = context.lead;
  if (quote === "") return null;
  const { quote: native } = context.faces;
  const text = quoted(quote, context.language);
  for (const share of [1, narrowQuote]) {
    const role: Role = { ...native, size: native.size * scale * share, leading: native.leading * scale * share };
    const { lines, shortened } = balancedLines(text, context.style(role), width - 6, 9, context.tools);
    // Words left out would make it another quotation.
    if (!shortened) return { role, lines, height: lines.length * role.leading + quoteRoom };
  }
  return null;
}

const displayScales = [2.4, 2, 1.6, 1.3] as const;

/** The quotation as large as an area of several columns lets it be with air about it. */
export function displayQuote(context: LayoutContext, width: number, height: number): QuoteBox | null {
  for (const scale of displayScales) {
    const box = measureQuote(context, width * 0.9, scale);
    if (box && box.height <= height * 0.8) return box;
  }
  return measureQuote(context, width);
}

/** The quotation in display type for a panel of at most a height; null when there is none or no room for it. */
export function measurePanelQuote(context: LayoutContext, width: number, height: number): QuoteBox | null {
  for (const scale of [1.6, 1.3, 1.1, 0.95]) {
    const box = measureQuote(context, width, scale);
    if (box && box.height - quoteRoom <= height) return { ...box, height: box.height - quoteRoom };
  }
  return null;
}

/** Sets a measured quotation in the middle of an area at least as high as it. */
export function setQuote(context: LayoutContext, builder: SceneBuilder, block: Block, { role, lines }: QuoteBox, area: Area): void {
  const { medium, hair, thick } = context.template.rules;
  const { quote, decks } = context.template.manner;
  const align = decks.align;
  if (quote === "tint") builder.box(block, area, { fill: context.paint("tint") });
  else if (quote === "bar") builder.rule(block, area.x, area.y, area.width, thick, { color: context.paint("accent") });
  else if (quote === "rules") {
    builder.rule(block, area.x, area.y, area.width, medium);
    builder.rule(block, area.x, area.y + area.height - hair, area.width, hair);
  }
  let y = area.y + (area.height - lines.length * role.leading) / 2;
  const side = quote === "tint" ? 6 : align === "start" ? 0.01 : 3;
  for (const { text, joins } of lines) {
    const options = { align, least: 0.85, role: "quote", joins, of: fields.quote } as const;
    builder.run(block, text, role, area.x + side, y + role.leading * 0.76, area.width - 2 * side, options);
    y += role.leading;
  }
}
