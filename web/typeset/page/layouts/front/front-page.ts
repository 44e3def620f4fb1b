import { setMain } from "../../../columns/text-flow.ts";
import { setHead } from "../../../copyfit/head-block.ts";
import { fillIn } from "../../../model/edition-words.ts";
import type { Frame, Jump, PageScene, Section } from "../../../model/scene.ts";
import { openBoard, type Press } from "../../context.ts";
import type { Refer } from "../../masthead/ears.ts";
import { setFurniture } from "../../masthead/furniture.ts";
import { measurePanelQuote, type QuoteBox, setQuote } from "../../parts/boxes.ts";
import { setDecks } from "../../parts/decks.ts";
import { setOnward } from "../../parts/onward-line.ts";
import { setCaption, setPicture } from "../../parts/picture.ts";
import { setRail } from "../../parts/rail.ts";
import type { PlacedPart } from "../../parts/skyline.ts";
import { setStrip } from "../../parts/strip.ts";
import type { Area, Board } from "../../scene-builder.ts";
import type { FrontPlan } from "./candidate.ts";
import { legTop } from "./lead-region-plan.ts";
import { ruleGap } from "./secondary-stories.ts";

/** Where parts of the front page go on, known once the inside pages are set. */
export interface Onward {
  pageCount: number;
  refers: Refer[];
  main: Jump["to"] | null;
  /** By index of the side story. */
  stories: Map<number, Jump["to"]>;
}

/** Sets the planned front page. */
export function setFrontPage(press: Press, plan: FrontPlan, onward: Onward): PageScene {
  const { template, columns, field } = press;
  const board = openBoard(press);
  const sections: Section[] = [];
  const section = (id: string, type: string, x: number, y: number, width: number, height: number) =>
    sections.push({ id, type, name: id, x, y, width, height });
  const { zone } = plan;

  setGrounds(press, board, plan);
  setFurniture(press, board, onward);
  section("masthead", "masthead", columns.left, 14, columns.width, Math.max(20, field.top - 18));
  for (const placed of zone.placed) {
    const { id, type, height } = setPart(press, board, placed);
    if (id !== null) section(id, type, placed.x, placed.y, placed.width, height);
  }
  if (zone.quote) {
    const { box, x, top, width, height } = zone.quote;
    setQuote(press, board, "expanded-content", box, { x, y: top, width, height });
  }
  const setting = setMain(press, board, zone.broken, zone.fill, zone.frames);
  const frames: Frame[] = [...setting.frames];
  const jumps: Jump[] = [];
  const last = zone.frames.at(-1);
  if (setting.onwardAt && onward.main) jumps.push(setOnward(press, board, setting.onwardAt, zone.broken.type.width, onward.main));
  else if (zone.jumps && onward.main && last) {
    const { body } = zone.broken.type;
    const text = fillIn(press.words.page.continuedOn, { page: press.numeral(onward.main.page) });
    board.run("jump", text, press.faces.jump, last.x, zone.foot - body.leading * 0.24, zone.broken.type.width, { align: "end" });
    jumps.push({ block: "expanded-content", text, item: board.items.length - 1, to: onward.main });
  }
  const top = Math.min(...zone.frames.map((frame) => frame.top));
  const { lead } = zone.skeleton;
  section("expanded-content", "expanded-content", columns.x(lead.from), top, columns.widthOf(lead), zone.foot - top);
  setColumnRules(press, board, plan);

  const jumpText = (index: number) => fillIn(press.words.page.continuedOn, { page: press.numeral(onward.stories.get(index)?.page ?? 2) });
  const follow = (set: { frames: Frame[]; jumps: { index: number; item: number }[] }) => {
    frames.push(...set.frames);
    for (const { index, item } of set.jumps) {
      const to = onward.stories.get(index);
      if (to) jumps.push({ block: "side-stories", text: jumpText(index), item, to });
    }
  };
  plan.rails.forEach((rail, index) => {
    follow(setRail(press, board, rail, onward.refers, jumpText));
    section(index === 0 ? "side-stories" : `side-stories-${index + 1}`, "side-stories", rail.x, rail.top, rail.width, rail.height);
  });
  const { strip, stripAt } = plan;
  if (strip && stripAt.grid) {
    setStripRules(press, board, plan);
    const { strip: place } = stripAt.grid;
    follow(setStrip(press, board, strip, stripAt.grid, onward.refers, stripAt, jumpText));
    section("bottom-section", "side-stories", columns.x(place.from), stripAt.top, columns.widthOf(place), stripAt.height);
  }
  return board.scene({
    page: 1,
    width: template.page.width,
    height: press.height,
    background: template.config.colors.background,
    template: template.id,
    frames,
    sections,
    jumps,
  });
}

/** How far a rail's ground reaches under its last line: with what a line has under its baseline it looks like the inset beside it. */
const groundUnder = 5;

/** Tinted places under what is set: rails and strips that have a ground. */
function setGrounds(press: Press, board: Board, { rails, stripAt, strip }: FrontPlan): void {
  for (const { rail, x, top, width, height } of rails) {
    if (rail.ground) {
      const under = height - (rail.inset ?? 0) + groundUnder;
      board.box("side-stories", { x, y: top, width, height: under }, { fill: press.paint(rail.ground) });
    }
  }
  const ground = stripAt.grid?.strip.ground;
  if (strip && ground && stripAt.grid) {
    const { above } = press.template.manner.strip;
    const { page } = press.template;
    const bleeds = stripAt.grid.strip.bleed === true;
    const x = bleeds ? 0 : press.columns.x(stripAt.grid.strip.from) - groundEdge;
    const width = bleeds ? page.width : press.columns.widthOf(stripAt.grid.strip) + 2 * groundEdge;
    const y = stripAt.top - above * 0.7;
    const height = bleeds ? press.height - y : stripAt.top + stripAt.height + groundEdge - y;
    board.box("bottom-section", { x, y, width, height }, { fill: press.paint(ground) });
  }
}

const groundEdge = 6;

function setPart(press: Press, board: Board, placed: PlacedPart): { id: string | null; type: string; height: number } {
  const { part, x, y, width } = placed;
  switch (part.kind) {
    case "head": {
      if (!("block" in placed)) break;
      setHead(press, board, part, placed.block, x, y, width);
      return { id: "expanded-title", type: "expanded-title", height: placed.block.height };
    }
    case "decks": {
      if (!("decks" in placed)) break;
      const foot = setDecks(press, board, placed.decks, x, y, placed.air);
      return { id: "byline", type: "byline", height: foot - y };
    }
    case "picture": {
      const { main } = press.newspaper.pictures;
      if (!("caption" in placed) || !main) break;
      const area = { x, y, width, height: placed.height };
      const panel = part.panel ? panelOf(press, area) : null;
      setPicture(press, board, "main-image", main, area, { ...part, ...(panel ? { cut: panel } : {}) });
      const measure = part.bleed ? { x: press.columns.x(part.from), width: press.columns.widthOf(part) } : { x, width };
      setCaption(press, board, placed.caption, measure.x, y + placed.height, measure.width);
      if (panel) setPanel(press, board, area, panel);
      return { id: "main-image", type: "image", height: placed.height };
    }
    case "rule": {
      const color = press.paint(part.color ?? "ink");
      board.rule("expanded-title", x, y, width, part.weight, { color });
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
function panelOf(press: Press, area: Area): Panel | null {
  const width = area.width * panelShare.width;
  const inner = width - Math.max(panelShare.inset, press.columns.left - area.x) - panelShare.inset;
  const quote = measurePanelQuote(press, inner, area.height * panelShare.height);
  return quote && { quote, width, height: quote.height + 2 * panelShare.inset };
}

/** The quotation in a panel of paper cut into a picture's lower start corner. */
function setPanel(press: Press, board: Board, area: Area, { quote, width, height }: Panel): void {
  const start = Math.max(area.x + panelShare.inset, press.columns.left);
  const inner = area.x + width - start - panelShare.inset;
  const y = area.y + area.height - height;
  board.box("main-image", { x: area.x, y, width, height: height + 0.5 }, { fill: press.paint("paper") });
  let at = y + panelShare.inset;
  for (const { text, joins } of quote.lines) {
    board.run("main-image", text, quote.role, start, at + quote.role.leading * 0.76, inner, { least: 0.8, role: "quote", joins });
    at += quote.role.leading;
  }
}

/** Rules in the gutters: between legs, and beside rails. */
function setColumnRules(press: Press, board: Board, { zone, rails }: FrontPlan): void {
  const { columnRules } = press.template.manner;
  const { columns } = press;
  const color = press.paint(columnRules.paint ?? "ink");
  const draw = (x: number, top: number, foot: number, weight: number) => {
    const { quote } = zone;
    // A quotation over several columns stands before the rules between them.
    const from = quote && x > quote.x && x < quote.x + quote.width ? Math.max(top, quote.top + quote.height + 4) : top;
    if (weight > 0 && foot - from > 8)
      board.rule("expanded-content", x - columns.gutter / 2 - weight / 2, from, weight, foot - from, { color });
  };
  zone.legs.columns.forEach((leg, index) => {
    const before = zone.legs.columns[index - 1];
    if (before) draw(leg.x, Math.max(ruleTop(zone.tops, leg.columns), ruleTop(zone.tops, before.columns)), zone.foot, columnRules.lead);
  });
  const picture = zone.placed.find((each) => "caption" in each);
  for (const each of zone.placed) {
    if (picture && "caption" in picture && each.part.kind === "decks" && each.part.beside)
      draw(each.x, each.y, picture.y + picture.height + picture.caption.height, columnRules.lead);
  }
  for (const { rail, top, height } of rails) {
    const weight = rail.ground ? 0 : columnRules.rails;
    const foot = top + height;
    const neighbor = (column: number) => (column >= 0 && column < columns.count ? (zone.tops[column] ?? top) : null);
    const before = neighbor(rail.from - 1);
    if (before !== null) draw(columns.x(rail.from), fromTop(zone, rail.from, top), foot, weight);
    const next = rail.from + rail.span;
    const isRail = rails.some((other) => other.rail.from === next);
    if (neighbor(next) !== null && !isRail) draw(columns.x(next), fromTop(zone, next, top), foot, weight);
  }
}

function ruleTop(tops: readonly number[], columns: readonly number[]): number {
  return legTop({ columns }, tops);
}

/** Where the rule before a column begins: under what spans it. */
function fromTop({ placed }: FrontPlan["zone"], column: number, top: number): number {
  const spanning = placed.filter(({ part }) => part.from < column && part.from + part.span > column);
  const feet = spanning.map(
    (each) => each.y + ("block" in each ? each.block.height : "height" in each ? each.height + each.caption.height : 0),
  );
  return Math.max(
    Math.min(top, ...placed.filter(({ part }) => part.from === column || part.from + part.span === column).map(({ y }) => y)),
    ...feet,
  );
}

function setStripRules(press: Press, board: Board, { zone, stripAt }: FrontPlan): void {
  if (!stripAt.grid) return;
  const { strip } = stripAt.grid;
  const { rules, above, paint } = press.template.manner.strip;
  const x = strip.bleed && strip.ground ? press.columns.left : press.columns.x(strip.from);
  const color = press.paint(paint ?? "ink");
  let y = zone.foot + above;
  for (const weight of rules) {
    board.rule("bottom-section", x, y, press.columns.widthOf(strip), weight, { color });
    y += weight + ruleGap;
  }
}
