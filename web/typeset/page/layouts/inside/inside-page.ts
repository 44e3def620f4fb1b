import { fillIn } from "../../../model/edition-words.ts";
import type { PictureSource } from "../../../model/newspaper.ts";
import type { Block, Frame, PageScene, Section } from "../../../model/scene.ts";
import { openBoard, type Press } from "../../context.ts";
import { gridOf } from "../../grid.ts";
import { setColophon } from "../../masthead/colophon.ts";
import { setInsideFolio } from "../../masthead/running-head.ts";
import type { Board } from "../../scene-builder.ts";
import { type InsideArea, type InsidePlan, type InsideRow, roomBetweenRows } from "./inside-area.ts";
import { setInsideHead } from "./inside-head.ts";
import { planOnce } from "./inside-memory.ts";
import { pictureRowHeight, placeInsidePicture, setInsidePicture } from "./inside-picture.ts";
import { planInside } from "./inside-plan.ts";
import { blockOf, overHeads, setStream, topSlacks } from "./inside-setting.ts";
import type { InsideStory } from "./inside-story.ts";

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
const footOf = (press: Press) => press.height - 32;
/** From the foot of the text to the closing rule, and from there to the colophon's baseline. */
const closingAir = { rule: 6, colophon: 12 } as const;
/** Side stories alone on a page are set larger as long as all of them fit and the page is not half full. */
const largerSides = [1.2, 1.1] as const;

/**
 * Sets as much as one inside page holds, in the template's native columns: all its text in rows whose columns end together, or columns
 * full to the foot and a jump line. `scale` is that of the lead's text on the front page, at most 1.
 */
export function setInsidePage(
  press: Press,
  stories: readonly InsideStory[],
  scale: number,
  page: number,
  picture: PictureSource | undefined,
): InsidePage {
  const { template } = press;
  const grid = gridOf(template);
  const board = openBoard(press);
  const top = setInsideFolio(press, board, page);
  const room = footOf(press) - top;
  const beside = picture ? placeInsidePicture(press, picture, (count) => planAll(press, stories, scale, count, room)) : null;
  const plan = beside?.plan ?? planAll(press, stories, scale, grid.count, room);
  const made: Omit<InsidePage, "scene" | "pictureSet"> = { starts: [], rest: [], onward: [] };
  const frames: Frame[] = [];
  const sections: Section[] = [];
  const jump = fillIn(press.words.page.continuedOn, { page: press.numeral(page + 1) });
  let y = top;
  plan.rows.forEach((row, index) => {
    if (index > 0) y = setRowRules(press, board, y, grid.left, rowWidth(row));
    const over = overHeads(row.areas.flatMap((area) => headSlacks(row, area)));
    for (const area of row.areas) {
      const set = setArea(press, board, row, area, { top: y, over }, jump);
      frames.push(...set.frames);
      made.starts.push(...set.starts);
      made.rest.push(...set.rest.map((story) => ({ ...story, from: set.wasCut(story) ? page : story.from })));
      for (const story of set.rest.filter(set.wasCut))
        if (set.jump !== null) made.onward.push({ index: story.index, block: blockOf(story), text: jump, item: set.jump });
      const id = area.filled.stream.parts[0]?.story.index === null ? "expanded-content" : "side-stories";
      sections.push({ id, type: id, name: id, x: area.x, y, width: area.width, height: row.height });
    }
    y += row.height;
  });
  made.rest.push(...plan.waiting);
  let pictureSet = false;
  if (beside && picture) {
    setInsidePicture(press, board, picture, { x: beside.x, y: top, width: beside.width, height: y - top });
    pictureSet = true;
  } else if (picture && made.rest.length === 0) {
    const foot = setPictureUnder(press, board, picture, plan.rows.length > 0 ? y : null, top);
    pictureSet = foot !== null;
    y = foot ?? y;
  }
  const closing = made.rest.length > 0 ? footOf(press) + closingAir.rule : y + closingAir.rule;
  const { paint, rules } = template.manner.strip;
  board.rule("colophon", grid.left, closing, grid.width, template.rules.thick, {
    color: press.paint(paint ?? (rules.length > 0 ? "ink" : "ground")),
  });
  setColophon(press, board, Math.min(closing + template.rules.thick + closingAir.colophon, press.height - 8));
  const scene = board.scene({
    page,
    width: template.page.width,
    height: press.height,
    background: template.config.colors.background,
    template: template.id,
    frames,
    sections,
    jumps: [],
  });
  return { scene, ...made, pictureSet };
}

function planAll(press: Press, stories: readonly InsideStory[], scale: number, count: number, room: number): InsidePlan {
  if (stories.length === 0) return { rows: [], waiting: [], goesOn: false, height: 0, cost: 0 };
  return planOnce(press, "page", stories, { count, room, scale }, () => planAnew(press, stories, scale, count, room));
}

function planAnew(press: Press, stories: readonly InsideStory[], scale: number, count: number, room: number): InsidePlan {
  if (stories.every(({ index }) => index !== null)) {
    for (const larger of largerSides) {
      const plan = planInside(press, stories, { count, room, scale: larger });
      if (!plan.goesOn && plan.height < room * 0.6) return plan;
    }
  }
  return planInside(press, stories, { count, room, scale });
}

function rowWidth({ areas }: InsideRow): number {
  const [first] = areas;
  const last = areas.at(-1);
  return first && last ? last.x + last.width - first.x : 0;
}

/** The rules that part two rows; returns where the second begins. */
function setRowRules(press: Press, board: Board, y: number, x: number, width: number): number {
  const { rules, above, paint } = press.template.manner.strip;
  const color = press.paint(paint ?? "ink");
  let at = y + above;
  for (const weight of rules) {
    board.rule("side-stories", x, at, width, weight, { color });
    at += weight + 1.3;
  }
  return y + roomBetweenRows(press);
}

/** Where an area's text begins under its head, from the top of its row. */
const underHead = (row: InsideRow, { filled }: InsideArea) => row.height - filled.rows * filled.stream.leading;

/** What each head at the top of an area has to spare, in points. */
function headSlacks(row: InsideRow, area: InsideArea): number[] {
  return area.head ? [underHead(row, area) - area.head.height] : topSlacks(area.filled, leadingOf(row, area));
}

/** Sets an area whose row begins at `top`, `over` points of air over the heads there. */
function setArea(press: Press, board: Board, row: InsideRow, area: InsideArea, { top, over }: { top: number; over: number }, jump: string) {
  const { filled, head, columns, headRoom } = area;
  const { stream } = filled;
  const textTop = top + underHead(row, area);
  if (head) {
    const air = Math.max(0, textTop - top - head.height - over);
    setInsideHead(press, board, head, { x: area.x, top: top + over, width: area.width, air });
  }
  const place = { columns, top: head ? textTop : top + headRoom, leading: leadingOf(row, area), over: head ? undefined : over };
  const set = setStream(press, board, filled, place, jump);
  setColumnRules(press, board, area, head ? textTop : top, top + row.height - stream.leading * 0.24);
  const wasCut = ({ index }: InsideStory) => filled.cut !== null && filled.cut.story.index === index;
  return { ...set, wasCut };
}

/** Columns without a head over them take what a full page has left as leading: less than a line in all. */
function leadingOf(row: InsideRow, { filled, head, headRoom }: InsideArea): number {
  return head ? filled.stream.leading : (row.height - headRoom) / filled.rows;
}

function setColumnRules(press: Press, board: Board, { columns, filled, x }: InsideArea, top: number, foot: number): void {
  const { columnRules } = press.template.manner;
  const grid = gridOf(press.template);
  const color = press.paint(columnRules.paint ?? "ink");
  const draw = (at: number, weight: number) => {
    if (weight > 0) board.rule("expanded-content", at - grid.gutter / 2 - weight / 2, top, weight, foot - top, { color });
  };
  for (const column of columns.slice(1)) draw(column, filled.stream.parts[0]?.story.index === null ? columnRules.lead : columnRules.rails);
  if (x > grid.left + 1) draw(x, columnRules.rails);
}

/** The picture in a row of its own. Returns its foot, or null when there is no room for it. */
function setPictureUnder(press: Press, board: Board, picture: PictureSource, foot: number | null, top: number): number | null {
  const grid = gridOf(press.template);
  const y = foot === null ? top : foot + roomBetweenRows(press);
  const height = pictureRowHeight(press, picture, grid.width, footOf(press) - y);
  if (height === null) return null;
  if (foot !== null) setRowRules(press, board, foot, grid.left, grid.width);
  setInsidePicture(press, board, picture, { x: grid.left, y, width: grid.width, height });
  return y + height;
}
