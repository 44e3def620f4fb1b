import { setFlow } from "../../../columns/text-flow.ts";
import { setHead } from "../../../copyfit/head-block.ts";
import { pictureOf } from "../../../model/edition.ts";
import { fields } from "../../../model/fields.ts";
import type { Frame, PageScene, Section } from "../../../model/scene.ts";
import { closePage, type LayoutContext, openBuilder } from "../../context.ts";
import type { Refer } from "../../masthead/ears.ts";
import { setFurniture } from "../../masthead/furniture.ts";
import { measurePanelQuote, type QuoteBox, setQuote } from "../../parts/boxes.ts";
import { setDecks } from "../../parts/decks.ts";
import { type GoesOn, type JumpLine, jumpsOf, jumpTextOf, setJumpLine } from "../../parts/jump-line.ts";
import { setCaption, setPicture } from "../../parts/picture.ts";
import { setRail } from "../../parts/rail.ts";
import { setColumnRule, setStripRules } from "../../parts/rules.ts";
import type { PlacedPart } from "../../parts/skyline.ts";
import { setStrip } from "../../parts/strip.ts";
import type { Area, SceneBuilder } from "../../scene-builder.ts";
import type { FrontPlan } from "./candidate.ts";
import { legTop } from "./lead-region-plan.ts";

/** Where parts of the front page go on, known once the inside pages are set. */
export interface Onward {
  pageCount: number;
  refers: Refer[];
  goesOn: GoesOn;
}

/** Sets the planned front page. */
export function setFrontPage(context: LayoutContext, plan: FrontPlan, onward: Onward): PageScene {
  const { columns, field } = context;
  const builder = openBuilder(context);
  const sections: Section[] = [];
  const section = (id: string, type: string, x: number, y: number, width: number, height: number) =>
    sections.push({ id, type, name: id, x, y, width, height });
  const { leadRegion } = plan;

  setGrounds(context, builder, plan);
  setFurniture(context, builder, onward);
  section("masthead", "masthead", columns.left, 14, columns.width, Math.max(20, field.top - 18));
  for (const placed of leadRegion.placed) {
    const { id, type, height } = setPart(context, builder, placed);
    if (id !== null) section(id, type, placed.x, placed.y, placed.width, height);
  }
  if (leadRegion.quote) {
    const { box, x, top, width, height } = leadRegion.quote;
    setQuote(context, builder, "expanded-content", box, { x, y: top, width, height });
  }
  const setting = setFlow(context, builder, leadRegion.broken, leadRegion.fill, leadRegion.frames);
  const frames: Frame[] = [...setting.frames];
  const jumpText = jumpTextOf(context, onward.goesOn);
  const jumpLines: JumpLine[] = [];
  const { body, width: measure } = leadRegion.broken.type;
  const last = leadRegion.frames.at(-1);
  const jumpAt = setting.onwardAt ?? (leadRegion.jumps && last ? { x: last.x, y: leadRegion.foot - body.leading * 0.24 } : null);
  if (jumpAt && onward.goesOn.has(null))
    jumpLines.push({ story: context.lead, item: setJumpLine(context, builder, jumpText(context.lead), jumpAt.x, jumpAt.y, measure) });
  const top = Math.min(...leadRegion.frames.map((frame) => frame.top));
  const { lead } = leadRegion.skeleton;
  section("expanded-content", "expanded-content", columns.x(lead.from), top, columns.widthOf(lead), leadRegion.foot - top);
  setColumnRules(context, builder, plan);

  const follow = (set: { frames: Frame[]; jumps: JumpLine[] }) => {
    frames.push(...set.frames);
    jumpLines.push(...set.jumps);
  };
  plan.rails.forEach((rail, index) => {
    follow(setRail(context, builder, rail, onward.refers, jumpText));
    section(index === 0 ? "side-stories" : `side-stories-${index + 1}`, "side-stories", rail.x, rail.top, rail.width, rail.height);
  });
  const { strip, stripAt } = plan;
  if (strip && stripAt.grid) {
    setRulesOverStrip(context, builder, plan);
    const { strip: place } = stripAt.grid;
    follow(setStrip(context, builder, strip, stripAt.grid, onward.refers, stripAt, jumpText));
    section("bottom-section", "side-stories", columns.x(place.from), stripAt.top, columns.widthOf(place), stripAt.height);
  }
  return closePage(context, builder, {
    page: 1,
    frames,
    sections,
    jumps: jumpsOf(jumpLines, onward.goesOn, jumpText),
  });
}

/** How far a rail's ground reaches under its last line: with what a line has under its baseline it looks like the inset beside it. */
const groundUnder = 5;

/** Tinted places under what is set: rails and strips that have a ground. */
function setGrounds(context: LayoutContext, builder: SceneBuilder, { rails, stripAt, strip }: FrontPlan): void {
  for (const { rail, x, top, width, height } of rails) {
    if (rail.ground) {
      const under = height - (rail.inset ?? 0) + groundUnder;
      builder.box("side-stories", { x, y: top, width, height: under }, { fill: context.paint(rail.ground) });
    }
  }
  const ground = stripAt.grid?.strip.ground;
  if (strip && ground && stripAt.grid) {
    const { above } = context.template.manner.strip;
    const { page } = context.template;
    const bleeds = stripAt.grid.strip.bleed === true;
    const x = bleeds ? 0 : context.columns.x(stripAt.grid.strip.from) - groundEdge;
    const width = bleeds ? page.width : context.columns.widthOf(stripAt.grid.strip) + 2 * groundEdge;
    const y = stripAt.top - above * 0.7;
    const height = bleeds ? context.height - y : stripAt.top + stripAt.height + groundEdge - y;
    builder.box("bottom-section", { x, y, width, height }, { fill: context.paint(ground) });
  }
}

const groundEdge = 6;

function setPart(context: LayoutContext, builder: SceneBuilder, placed: PlacedPart): { id: string | null; type: string; height: number } {
  const { part, x, y, width } = placed;
  switch (part.kind) {
    case "head": {
      if (!("block" in placed)) break;
      setHead(context, builder, part, placed.block, x, y, width);
      return { id: "expanded-title", type: "expanded-title", height: placed.block.height };
    }
    case "decks": {
      if (!("decks" in placed)) break;
      const foot = setDecks(context, builder, placed.decks, x, y, placed.air);
      return { id: "byline", type: "byline", height: foot - y };
    }
    case "picture": {
      const main = pictureOf(context.lead, "main");
      if (!("caption" in placed) || !main) break;
      const area = { x, y, width, height: placed.height };
      const panel = part.panel ? panelOf(context, area) : null;
      setPicture(context, builder, "main-image", main, area, { ...part, ...(panel ? { cut: panel } : {}) });
      const measure = part.bleed ? { x: context.columns.x(part.from), width: context.columns.widthOf(part) } : { x, width };
      setCaption(context, builder, placed.caption, measure.x, y + placed.height, measure.width);
      if (panel) setPanel(context, builder, area, panel);
      return { id: "main-image", type: "image", height: placed.height };
    }
    case "rule": {
      const color = context.paint(part.color ?? "ink");
      builder.rule("expanded-title", x, y, width, part.weight, { color });
      return { id: null, type: "rule", height: part.weight };
    }
  }
  return { id: null, type: part.kind, height: 0 };
}

const panelShare = { width: 0.44, height: 0.34, inset: 10 };

interface Panel {
  quote: QuoteBox;
  width: number;
  height: number;
}

/** The panel a quotation takes of a picture; null when there is none or it would take too much. */
function panelOf(context: LayoutContext, area: Area): Panel | null {
  const width = area.width * panelShare.width;
  const inner = width - Math.max(panelShare.inset, context.columns.left - area.x) - panelShare.inset;
  const quote = measurePanelQuote(context, inner, area.height * panelShare.height);
  return quote && { quote, width, height: quote.height + 2 * panelShare.inset };
}

/** The quotation in a panel of paper cut into a picture's lower start corner. */
function setPanel(context: LayoutContext, builder: SceneBuilder, area: Area, { quote, width, height }: Panel): void {
  const start = Math.max(area.x + panelShare.inset, context.columns.left);
  const inner = area.x + width - start - panelShare.inset;
  const y = area.y + area.height - height;
  builder.box("main-image", { x: area.x, y, width, height: height + 0.5 }, { fill: context.paint("paper") });
  let at = y + panelShare.inset;
  for (const { text, joins } of quote.lines) {
    builder.run("main-image", text, quote.role, start, at + quote.role.leading * 0.76, inner, {
      least: 0.8,
      role: "quote",
      joins,
      of: fields.quote,
    });
    at += quote.role.leading;
  }
}

/** Rules in the gutters: between legs, and beside rails. */
function setColumnRules(context: LayoutContext, builder: SceneBuilder, { leadRegion, rails }: FrontPlan): void {
  const { columnRules } = context.template.manner;
  const { columns } = context;
  const draw = (x: number, top: number, foot: number, weight: number) => {
    const { quote } = leadRegion;
    // A quotation over several columns stands before the rules between them.
    const from = quote && x > quote.x && x < quote.x + quote.width ? Math.max(top, quote.top + quote.height + 4) : top;
    if (foot - from > 8) setColumnRule(context, builder, { x: x - columns.gutter / 2, top: from, height: foot - from }, weight);
  };
  leadRegion.legs.columns.forEach((leg, index) => {
    const before = leadRegion.legs.columns[index - 1];
    if (before)
      draw(
        leg.x,
        Math.max(ruleTop(leadRegion.tops, leg.columns), ruleTop(leadRegion.tops, before.columns)),
        leadRegion.foot,
        columnRules.lead,
      );
  });
  const picture = leadRegion.placed.find((each) => "caption" in each);
  for (const each of leadRegion.placed) {
    if (picture && "caption" in picture && each.part.kind === "decks" && each.part.beside)
      draw(each.x, each.y, picture.y + picture.height + picture.caption.height, columnRules.lead);
  }
  for (const { rail, top, height } of rails) {
    const weight = rail.ground ? 0 : columnRules.rails;
    const foot = top + height;
    const neighbor = (column: number) => (column >= 0 && column < columns.count ? (leadRegion.tops[column] ?? top) : null);
    const before = neighbor(rail.from - 1);
    if (before !== null) draw(columns.x(rail.from), fromTop(leadRegion, rail.from, top), foot, weight);
    const next = rail.from + rail.span;
    const isRail = rails.some((other) => other.rail.from === next);
    if (neighbor(next) !== null && !isRail) draw(columns.x(next), fromTop(leadRegion, next, top), foot, weight);
  }
}

function ruleTop(tops: readonly number[], columns: readonly number[]): number {
  return legTop({ columns }, tops);
}

/** Where the rule before a column begins: under what spans it. */
function fromTop({ placed }: FrontPlan["leadRegion"], column: number, top: number): number {
  const spanning = placed.filter(({ part }) => part.from < column && part.from + part.span > column);
  const feet = spanning.map(
    (each) => each.y + ("block" in each ? each.block.height : "height" in each ? each.height + each.caption.height : 0),
  );
  return Math.max(
    Math.min(top, ...placed.filter(({ part }) => part.from === column || part.from + part.span === column).map(({ y }) => y)),
    ...feet,
  );
}

function setRulesOverStrip(context: LayoutContext, builder: SceneBuilder, { leadRegion, stripAt }: FrontPlan): void {
  if (!stripAt.grid) return;
  const { strip } = stripAt.grid;
  const x = strip.bleed && strip.ground ? context.columns.left : context.columns.x(strip.from);
  const y = leadRegion.foot + context.template.manner.strip.above;
  setStripRules(context, builder, "bottom-section", { x, y, width: context.columns.widthOf(strip) });
}
