import type { Frame, Jump, PageScene, Section } from "../scene.ts";
import { fillIn } from "../words.ts";
import type { Board } from "./board.ts";
import { setQuote } from "./boxes.ts";
import { setColophon } from "./colophon.ts";
import { setDecks } from "./decks.ts";
import { earsOf, type Refer } from "./ears.ts";
import type { FrontPlan } from "./front-plan.ts";
import { gridOf } from "./grid.ts";
import { setBanner, setMasthead } from "./head.ts";
import { setMain } from "./main-story.ts";
import { setMiddle } from "./middle.ts";
import { setCaption, setPicture } from "./picture.ts";
import { openBoard, type Press } from "./press.ts";
import { setStack } from "./stack.ts";
import { setStrip } from "./strip.ts";

/** Where parts of the front page go on, known once the inside pages are set. */
export interface Onward {
  pageCount: number;
  refers: Refer[];
  main: Jump["to"] | null;
  /** By index of the side story. */
  stories: Map<number, Jump["to"]>;
}

const ruleSpace = { above: 6, below: 6.5 };

/** Where the columns begin under a banner that ends at `bannerFoot`. */
export function zoneTopUnder(bannerFoot: number): number {
  return bannerFoot + ruleSpace.above + ruleSpace.below;
}

/** Sets the planned front page. */
export function setFrontPage(press: Press, plan: FrontPlan, onward: Onward): PageScene {
  const { template } = press;
  const grid = gridOf(template);
  const { vertical, rules } = template;
  const board = openBoard(press);
  const sections: Section[] = [];
  const section = (id: string, type: string, x: number, y: number, width: number, height: number) =>
    sections.push({ id, type, name: id, x, y, width, height });

  setMasthead(press, board, onward.pageCount, earsOf(press, onward.refers));
  section("masthead", "masthead", grid.left, 14, grid.width, vertical.folioRule - 14);
  const bannerFoot = setBanner(press, board);
  section("expanded-title", "expanded-title", grid.left, vertical.bannerTop, grid.width, bannerFoot - vertical.bannerTop);
  board.rule("expanded-title", grid.left, bannerFoot + ruleSpace.above, grid.width, rules.thin);

  const { zone, zoneTop } = plan;
  const decksFoot = setDecks(board, zone.decks, zone.decksAt.x, zoneTop, zone.decksAt.air);
  section("byline", "byline", zone.decksAt.x, zoneTop, zone.decks.width, decksFoot - zoneTop);
  if (zone.quote) {
    const { box, x, top, width, height } = zone.quote;
    setQuote(press, board, "expanded-content", box, { x, y: top, width, height });
  }
  const { main } = press.newspaper.pictures;
  if (zone.picture && main) {
    const { x, y, width, height, caption } = zone.picture;
    setPicture(press, board, "main-image", main, { x, y, width, height });
    setCaption(press, board, caption, x, y + height, width);
    section("main-image", "image", x, y, width, height);
  }
  const setting = setMain(press, board, zone.broken, zone.fill, zone.frames);
  const frames: Frame[] = [...setting.frames];
  const jumps: Jump[] = [];
  if (zone.jumps && onward.main) {
    const last = zone.frames.at(-1);
    if (last) {
      const text = fillIn(press.words.page.continuedOn, { page: press.numeral(onward.main.page) });
      board.run("jump", text, press.faces.jump, last.x, zone.foot - zone.broken.type.body.leading * 0.24, zone.broken.type.width, {
        align: "end",
      });
      jumps.push({ block: "expanded-content", text, to: onward.main });
    }
  }
  const mainWidth = zone.frames.reduce((most, frame) => Math.max(most, frame.x + zone.broken.type.width), 0) - grid.left;
  section("expanded-content", "expanded-content", grid.left, zoneTop, mainWidth, zone.foot - zoneTop);
  setColumnRules(press, board, plan);

  const jumpText = (index: number) => fillIn(press.words.page.continuedOn, { page: press.numeral(onward.stories.get(index)?.page ?? 2) });
  const follow = (set: { frames: Frame[]; jumps: { index: number; item: number }[] }) => {
    frames.push(...set.frames);
    for (const { index } of set.jumps) {
      const to = onward.stories.get(index);
      if (to) jumps.push({ block: "side-stories", text: jumpText(index), to });
    }
  };
  if (plan.middle) {
    const { x, width } = zone.shape.picture;
    follow(setMiddle(press, board, grid, plan.middle, plan.stock.galleys, jumpText));
    const { picture } = plan.middle;
    if (picture) section("main-image", "image", picture.x, picture.y, picture.width, picture.height);
    section("side-stories-middle", "side-stories", x, plan.middle.top, width, Math.max(0, plan.middle.height));
  }
  if (plan.rail) {
    const x = grid.x(grid.count - 1);
    const height = zone.foot - zoneTop;
    follow(
      setStack(
        press,
        board,
        plan.rail,
        { x, top: zoneTop, width: grid.column, height, block: "side-stories", id: "side-stories" },
        jumpText,
      ),
    );
    section("side-stories", "side-stories", x, zoneTop, grid.column, height);
  }
  if (plan.strip) {
    board.rule("bottom-section", grid.left, zone.foot + 6, grid.width, rules.medium);
    board.rule("bottom-section", grid.left, zone.foot + 6 + rules.medium + 1.1, grid.width, rules.thin);
    follow(setStrip(plan.stock, board, plan.strip, onward.refers, plan.stripAt, jumpText));
    section("bottom-section", "side-stories", grid.left, plan.stripAt.top, grid.width, plan.stripAt.height);
  }
  board.rule("colophon", grid.left, vertical.colophonRule, grid.width, rules.thin);
  setColophon(press, board, vertical.colophonBaseline);
  return board.scene({
    page: 1,
    width: template.page.width,
    height: template.page.height,
    background: template.config.colors.background,
    template: template.id,
    frames,
    sections,
    jumps,
  });
}

/** Hairlines in the gutters: from the columns' top, or from under the picture where it spans them. */
function setColumnRules(press: Press, board: Board, plan: FrontPlan): void {
  const grid = gridOf(press.template);
  const { hair } = press.template.rules;
  const { zone, zoneTop, rail, middle } = plan;
  const draw = (x: number, top: number) => board.rule("expanded-content", x - grid.gutter / 2 - hair / 2, top, hair, zone.foot - top);
  for (const { x, top } of zone.frames.slice(1)) draw(x, x === zone.picture?.x ? zoneTop : top);
  if (middle) draw(zone.shape.picture.x, zoneTop);
  if (rail) draw(grid.x(grid.count - 1), zoneTop);
}
