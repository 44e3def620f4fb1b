import { balanceColumns } from "../balance.ts";
import { type FillResult, fillColumns } from "../fill.ts";
import { fitHeadline } from "../headline.ts";
import type { PictureSource } from "../newspaper.ts";
import type { Block, Frame, Jump, PageScene, Section } from "../scene.ts";
import { scriptOf } from "../script.ts";
import { fillIn } from "../words.ts";
import type { Board } from "./board.ts";
import { setColophon } from "./colophon.ts";
import { gridOf } from "./grid.ts";
import { setInsideFolio } from "./head.ts";
import { arrangeModules, type InsideModule, type InsideStory, type Placed } from "./inside-modules.ts";
import { type BrokenMain, breakMain, type MainFrame, mainType, setMain } from "./main-story.ts";
import { measureCaption, ratioOf, setCaption, setPicture } from "./picture.ts";
import { openBoard, type Press } from "./press.ts";

/** What one inside page took of what was given to it. */
export interface InsidePage {
  scene: PageScene;
  /** Where each story's text begins on this page. */
  starts: { index: number | null; item: number }[];
  rest: InsideStory[];
  /** Jump lines set; where they lead is known when the next page is set. */
  onward: { index: number | null; block: Block; text: string }[];
  pictureSet: boolean;
}

/** Where the text of an inside page ends at the latest. */
const footOf = (press: Press) => press.height - 30;
const colophonSpace = 9;
const jumpHead = { most: 22, least: 9 };

/** Sizes of the text, as shares of the template's body. */
export interface InsideScales {
  readonly lead: number;
  readonly sides: number;
}

/** Sets as much as one inside page holds. */
export function setInsidePage(
  press: Press,
  stories: InsideStory[],
  scales: InsideScales,
  page: number,
  picture: PictureSource | undefined,
): InsidePage {
  const { template } = press;
  const grid = gridOf(template);
  const board = openBoard(press);
  const top = setInsideFolio(press, board, page);
  const frames: Frame[] = [];
  const sections: Section[] = [];
  const starts: InsidePage["starts"] = [];
  const rest: InsideStory[] = [];
  const onward: InsidePage["onward"] = [];
  const modules = stories.map((story) => moduleOf(press, story, story.index === null ? scales.lead : scales.sides));
  const { placed, left } = arrangeModules(modules, grid.count, footOf(press) - top);
  rest.push(...left.map(({ story }) => story));
  let lowest = top;
  for (const each of placed) {
    const set = setModule(press, board, each, top, page);
    frames.push(...set.frames);
    starts.push({ index: each.module.story.index, item: set.firstItem });
    if (set.rest) {
      rest.unshift(set.rest);
      onward.push({ index: set.rest.index, block: set.block, text: jumpTo(press, page + 1) });
    }
    lowest = Math.max(lowest, set.foot);
    const id = each.module.story.index === null ? "expanded-content" : "side-stories";
    sections.push({ id, type: id, name: id, x: grid.x(each.column), y: top, width: grid.span(each.columns), height: set.foot - top });
  }
  setGutterRules(press, board, placed, top, lowest);
  const freeFrom = placed.reduce((most, { column, columns }) => Math.max(most, column + columns), 0);
  const pictureFoot = picture && rest.length === 0 ? setInsidePicture(press, board, picture, { top, lowest, freeFrom }) : null;
  const pictureSet = pictureFoot !== null;
  lowest = Math.max(lowest, pictureFoot ?? 0);
  const closing = rest.length > 0 ? footOf(press) + 4 : lowest + 8;
  board.rule("colophon", grid.left, closing, grid.width, template.rules.thick);
  setColophon(press, board, Math.min(closing + colophonSpace + 6, press.height - 8));
  const scene = board.scene({
    page,
    width: template.page.width,
    height: press.height,
    background: template.config.colors.background,
    template: template.id,
    frames,
    sections,
    jumps: [] as Jump[],
  });
  return { scene, starts, rest, onward, pictureSet };
}

/** Height over width a picture may be cropped to. */
const flattest = 0.42;
const leastPicture = 90;

/** The picture the front page had no room for: beside the text where columns are free, else under it. Returns its foot. */
function setInsidePicture(
  press: Press,
  board: Board,
  picture: PictureSource,
  { top, lowest, freeFrom }: { top: number; lowest: number; freeFrom: number },
): number | null {
  const grid = gridOf(press.template);
  const ratio = ratioOf(picture);
  const place = (column: number, columns: number, y: number, most: number): number | null => {
    const width = grid.span(columns);
    const caption = measureCaption(press, picture.caption, width, 2);
    const height = Math.min(width * ratio, most - caption.height);
    if (height < leastPicture || height < width * Math.min(ratio, flattest)) return null;
    const x = grid.x(column);
    setPicture(press, board, "bottom-section", picture, { x, y, width, height });
    setCaption(press, board, caption, x, y + height, width);
    return y + height + caption.height + 4;
  };
  const free = grid.count - freeFrom;
  if (free >= 2) return place(freeFrom, Math.min(3, free), top, footOf(press) - top);
  const under = lowest + 12;
  const most = footOf(press) - under - 14;
  const columns = [grid.count, 3, 2].find((count) => grid.span(count) * Math.min(ratio, flattest) + 30 < most);
  if (columns === undefined) return null;
  board.rule("bottom-section", grid.left, lowest + 5, grid.width, press.template.rules.thin);
  return place(0, columns, under, most);
}

function moduleOf(press: Press, story: InsideStory, scale: number): InsideModule {
  const grid = gridOf(press.template);
  const broken = breakMain(press, story.blocks, mainType(press, scale, grid.column), false);
  const heads = new Map<number, number>();
  return {
    story,
    broken,
    headHeight: (columns) => {
      const known = heads.get(columns) ?? setModuleHead(press, openBoard(press), story, 0, 0, grid.span(columns), columns);
      heads.set(columns, known);
      return known;
    },
    legs: (columns) => Math.ceil(broken.lines / columns),
  };
}

/** Head of a story on an inside page, with where it comes from; returns its foot. */
function setModuleHead(press: Press, board: Board, story: InsideStory, x: number, top: number, width: number, columns: number): number {
  const { faces, words } = press;
  const lead = story.index === null;
  const role = lead || columns > 1 ? faces.sideLead : faces.sideHead;
  const block: Block = lead ? "expanded-title" : "side-stories";
  const cased = role.caps && scriptOf(press.language).cased ? story.head.trim().toLocaleUpperCase(press.language) : story.head.trim();
  let y = top;
  if (cased !== "") {
    const most = lead ? Math.min(jumpHead.most * (role.size / 20), role.size * 1.2) : role.size;
    const head = fitHeadline(
      cased,
      press.style(role),
      width,
      { lines: columns > 1 ? 1 : 3, minSize: Math.min(most, jumpHead.least), maxSize: most },
      press.tools,
    );
    for (const line of head.lines) {
      const leading = (role.leading / role.size) * line.size;
      board.run(block, line.text, { ...role, size: line.size, caps: false }, x, y + leading * 0.8, width, { align: "center", least: 0.7 });
      y += leading;
    }
  }
  if (story.from !== null) {
    const from = fillIn(words.page.continuedFrom, { page: press.numeral(story.from) });
    board.run("jump", from, faces.jump, x, y + faces.jump.leading * 0.8, width, { align: "center" });
    y += faces.jump.leading;
  }
  if (y > top) {
    board.jimDash(block, x, y + 5, width);
    y += 11;
  }
  return y;
}

function setModule(
  press: Press,
  board: Board,
  { module, column, columns, top: offset, height }: Placed,
  pageTop: number,
  page: number,
): { frames: Frame[]; firstItem: number; foot: number; block: Block; rest: InsideStory | null } {
  const grid = gridOf(press.template);
  const { story, broken } = module;
  const { leading } = broken.type.body;
  const top = pageTop + offset;
  if (offset > 0) board.rule("side-stories", grid.x(column), top - 8, grid.span(columns), press.template.rules.thin);
  const textTop = setModuleHead(press, board, story, grid.x(column), top, grid.span(columns), columns);
  const most = Math.floor((Math.min(footOf(press), pageTop + offset + height) - textTop) / leading + 0.01);
  const block: Block = story.index === null ? "expanded-content" : "side-stories";
  const id = story.index === null ? "expanded-content-page" : `side-stories-${story.index + 1}-page`;
  const { fill, legs } = balance(broken, columns, most);
  const frames: MainFrame[] = legs.map((lines, index) => ({ id: `${id}-${index + 1}`, x: grid.x(column + index), top: textTop, lines }));
  const set = setMain(press, board, broken, fill, frames, block);
  const keepsJump = set.rest.length > 0 ? 1 : 0;
  const lowest = textTop + Math.max(...legs.slice(0, -1), (legs.at(-1) ?? 0) + keepsJump) * leading;
  const rest = set.rest.length > 0 ? { ...story, blocks: set.rest, from: page } : null;
  const last = frames.at(-1);
  if (rest && last) {
    board.run("jump", jumpTo(press, page + 1), press.faces.jump, last.x, lowest - leading * 0.24, grid.column, { align: "end" });
  }
  return { frames: set.frames, firstItem: set.firstItem, foot: lowest, block, rest };
}

function jumpTo(press: Press, page: number): string {
  return fillIn(press.words.page.continuedOn, { page: press.numeral(page) });
}

/** Columns of equal length for a text that ends here, or full ones for a text that goes on. */
function balance(broken: BrokenMain, columns: number, most: number): { fill: FillResult; legs: number[] } {
  const fill = balanceColumns(broken.paragraphs, columns, { most });
  if (!fill.stop) return { fill, legs: fill.used };
  const legs = Array<number>(columns).fill(Math.max(2, Math.min(most, Math.ceil((broken.lines + 3) / columns))));
  // The last line of a text that goes on is kept for its jump line.
  legs.push((legs.pop() ?? 2) - 1);
  return { fill: fillColumns(broken.paragraphs, legs, { jump: true, leastAfterJump: 5 }), legs };
}

function setGutterRules(press: Press, board: Board, placed: Placed[], top: number, lowest: number): void {
  const grid = gridOf(press.template);
  const { hair } = press.template.rules;
  const ends = new Set(placed.map(({ column, columns }) => column + columns));
  for (let column = 1; column < grid.count; column++) {
    const inside = placed.find((each) => column > each.column && column < each.column + each.columns);
    if (!inside && !ends.has(column)) continue;
    const from = inside ? top + inside.top + inside.module.headHeight(inside.columns) : top;
    board.rule("expanded-content", grid.x(column) - grid.gutter / 2 - hair / 2, from, hair, lowest - from);
  }
}
