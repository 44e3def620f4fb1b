import { costs } from "../../../costs.ts";
import type { StoryPicture } from "../../../model/edition.ts";
import { fillIn } from "../../../model/edition-words.ts";
import type { Block, Frame, PageScene, Section } from "../../../model/scene.ts";
import { closePage, type LayoutContext, openBuilder } from "../../context.ts";
import { gridOf } from "../../grid.ts";
import { setColophon } from "../../masthead/colophon.ts";
import { setInsideFolio } from "../../masthead/running-head.ts";
import { blockOf } from "../../parts/jump-line.ts";
import { setColumnRule, setStripRules } from "../../parts/rules.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { type InsideArea, type InsidePlan, type InsideRow, roomBetweenRows, rowRules } from "./inside-area.ts";
import { setInsideHead } from "./inside-head.ts";
import { planOnce } from "./inside-memory.ts";
import { pictureRowHeight, placeInsidePicture, setInsidePicture } from "./inside-picture.ts";
import { planInside } from "./inside-plan.ts";
import { overHeads, setThread, topSlacks } from "./inside-setting.ts";
import { continuedFrom, type InsideStory } from "./inside-story.ts";

const { largerSides } = costs.inside;

/** What one inside page took of what was given to it. */
export interface InsidePage {
  scene: PageScene;
  /** Where each story's text begins on this page. */
  starts: { index: number | null; item: number }[];
  rest: InsideStory[];
  /** Jump lines set; where they lead is known when the next page is set. */
  onward: { index: number | null; block: Block; text: string; item: number }[];
  pictureSet: boolean;
}

/** Where the text of an inside page ends at the latest. */
const footOf = (context: LayoutContext) => context.height - 32;
/** From the foot of the text to the closing rule, and from there to the colophon's baseline. */
const closingAir = { rule: 6, colophon: 12 } as const;

/**
 * Sets as much as one inside page holds, in the template's native columns: all its text in rows whose columns end together, or columns
 * full to the foot and a jump line. `scale` is that of the lead's text on the front page, at most 1.
 */
export function setInsidePage(
  context: LayoutContext,
  stories: readonly InsideStory[],
  scale: number,
  page: number,
  picture: StoryPicture | undefined,
): InsidePage {
  const { template } = context;
  const grid = gridOf(template);
  const builder = openBuilder(context);
  const top = setInsideFolio(context, builder, page);
  const room = footOf(context) - top;
  const beside = picture ? placeInsidePicture(context, picture, (count) => planAll(context, stories, scale, count, room)) : null;
  const plan = beside?.plan ?? planAll(context, stories, scale, grid.count, room);
  const made: Omit<InsidePage, "scene" | "pictureSet"> = { starts: [], rest: [], onward: [] };
  const frames: Frame[] = [];
  const sections: Section[] = [];
  const jump = fillIn(context.words.page.continuedOn, { page: context.numeral(page + 1) });
  let y = top;
  plan.rows.forEach((row, index) => {
    if (index > 0) y = setRowRules(context, builder, y, grid.left, rowWidth(row));
    const over = overHeads(row.areas.flatMap((area) => headSlacks(row, area)));
    for (const area of row.areas) {
      const set = setArea(context, builder, row, area, { top: y, over }, jump);
      frames.push(...set.frames);
      made.starts.push(...set.starts);
      made.rest.push(...set.rest.map((story) => (set.wasCut(story) ? continuedFrom(story, page) : story)));
      for (const story of set.rest.filter(set.wasCut))
        if (set.jump !== null) made.onward.push({ index: story.index, block: blockOf(story), text: jump, item: set.jump });
      const id = area.filled.thread.parts[0]?.story.index === null ? "expanded-content" : "side-stories";
      sections.push({ id, type: id, name: id, x: area.x, y, width: area.width, height: row.height });
    }
    y += row.height;
  });
  made.rest.push(...plan.waiting);
  let pictureSet = false;
  if (beside && picture) {
    setInsidePicture(context, builder, picture, { x: beside.x, y: top, width: beside.width, height: y - top });
    pictureSet = true;
  } else if (picture && made.rest.length === 0) {
    const foot = setPictureUnder(context, builder, picture, plan.rows.length > 0 ? y : null, top);
    pictureSet = foot !== null;
    y = foot ?? y;
  }
  const closing = made.rest.length > 0 ? footOf(context) + closingAir.rule : y + closingAir.rule;
  const { paint, rules } = template.manner.strip;
  builder.rule("colophon", grid.left, closing, grid.width, template.rules.thick, {
    color: context.paint(paint ?? (rules.length > 0 ? "ink" : "ground")),
  });
  setColophon(context, builder, Math.min(closing + template.rules.thick + closingAir.colophon, context.height - 8));
  const scene = closePage(context, builder, {
    page,
    frames,
    sections,
  });
  return { scene, ...made, pictureSet };
}

function planAll(context: LayoutContext, stories: readonly InsideStory[], scale: number, count: number, room: number): InsidePlan {
  if (stories.length === 0) return { rows: [], waiting: [], goesOn: false, height: 0, cost: 0 };
  return planOnce(context, "page", stories, { count, room, scale }, () => planAnew(context, stories, scale, count, room));
}

function planAnew(context: LayoutContext, stories: readonly InsideStory[], scale: number, count: number, room: number): InsidePlan {
  if (stories.every(({ index }) => index !== null)) {
    for (const larger of largerSides) {
      const plan = planInside(context, stories, { count, room, scale: larger });
      if (!plan.goesOn && plan.height < room * 0.6) return plan;
    }
  }
  return planInside(context, stories, { count, room, scale });
}

function rowWidth({ areas }: InsideRow): number {
  const [first] = areas;
  const last = areas.at(-1);
  return first && last ? last.x + last.width - first.x : 0;
}

/** The rules that part two rows; returns where the second begins. */
function setRowRules(context: LayoutContext, builder: SceneBuilder, y: number, x: number, width: number): number {
  setStripRules(context, builder, "side-stories", { x, y: y + context.template.manner.strip.above, width }, rowRules);
  return y + roomBetweenRows(context);
}

/** Where an area's text begins under its head, from the top of its row. */
const underHead = (row: InsideRow, { filled }: InsideArea) => row.height - filled.rows * filled.thread.leading;

/** What each head at the top of an area has to spare, in points. */
function headSlacks(row: InsideRow, area: InsideArea): number[] {
  return area.head ? [underHead(row, area) - area.head.height] : topSlacks(area.filled, leadingOf(row, area));
}

/** Sets an area whose row begins at `top`, `over` points of air over the heads there. */
function setArea(
  context: LayoutContext,
  builder: SceneBuilder,
  row: InsideRow,
  area: InsideArea,
  { top, over }: { top: number; over: number },
  jump: string,
) {
  const { filled, head, columns, headRoom } = area;
  const { thread } = filled;
  const textTop = top + underHead(row, area);
  if (head) {
    const air = Math.max(0, textTop - top - head.height - over);
    setInsideHead(context, builder, head, { x: area.x, top: top + over, width: area.width, air });
  }
  const place = { columns, top: head ? textTop : top + headRoom, leading: leadingOf(row, area), over: head ? undefined : over };
  const set = setThread(context, builder, filled, place, jump);
  setColumnRules(context, builder, area, head ? textTop : top, top + row.height - thread.leading * 0.24);
  const wasCut = ({ index }: InsideStory) => filled.cut !== null && filled.cut.story.index === index;
  return { ...set, wasCut };
}

/** Columns without a head over them take what a full page has left as leading: less than a line in all. */
function leadingOf(row: InsideRow, { filled, head, headRoom }: InsideArea): number {
  return head ? filled.thread.leading : (row.height - headRoom) / filled.rows;
}

function setColumnRules(
  context: LayoutContext,
  builder: SceneBuilder,
  { columns, filled, x }: InsideArea,
  top: number,
  foot: number,
): void {
  const { lead, rails } = context.template.manner.columnRules;
  const grid = gridOf(context.template);
  const draw = (at: number, weight: number) =>
    setColumnRule(context, builder, { x: at - grid.gutter / 2, top, height: foot - top }, weight);
  for (const column of columns.slice(1)) draw(column, filled.thread.parts[0]?.story.index === null ? lead : rails);
  if (x > grid.left + 1) draw(x, rails);
}

/** The picture in a row of its own. Returns its foot, or null when there is no room for it. */
function setPictureUnder(
  context: LayoutContext,
  builder: SceneBuilder,
  picture: StoryPicture,
  foot: number | null,
  top: number,
): number | null {
  const grid = gridOf(context.template);
  const y = foot === null ? top : foot + roomBetweenRows(context);
  const height = pictureRowHeight(context, picture, grid.width, footOf(context) - y);
  if (height === null) return null;
  if (foot !== null) setRowRules(context, builder, foot, grid.left, grid.width);
  setInsidePicture(context, builder, picture, { x: grid.left, y, width: grid.width, height });
  return y + height;
}
