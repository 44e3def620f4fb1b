import { splitAtJump } from "../../../columns/story-blocks.ts";
import { setFlow } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import { pictureOf } from "../../../model/edition.ts";
import type { PlacedSection } from "../../../model/newspaper.ts";
import type { Block, Frame, PageScene } from "../../../model/scene.ts";
import { closePage, type LayoutContext, openBuilder, warn } from "../../context.ts";
import type { Refer } from "../../masthead/ears.ts";
import { setMastheadIn } from "../../masthead/masthead-place.ts";
import type { Decks } from "../../parts/decks.ts";
import { type GoesOn, type JumpLine, type JumpText, jumpsOf, jumpTextOf, setJumpLine } from "../../parts/jump-line.ts";
import { setRail } from "../../parts/rail.ts";
import { setColumnRule } from "../../parts/rules.ts";
import { type Leftover, type PlacedStory, setStack, storiesLeft } from "../../parts/story-column.ts";
import { setStrip } from "../../parts/strip.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import type { Onward } from "../front/front-page.ts";
import { setBox } from "./box-contents.ts";
import { setBoxRules } from "./box-rules.ts";
import { blockOf, boxesOf, type FixedBox, isCustom, textBoxes } from "./fixed-box.ts";
import { planFixedDecks } from "./fixed-parts.ts";
import { planFixedSides } from "./fixed-sides.ts";
import { type FixedLead, type FixedText, planFixedLead } from "./fixed-text.ts";
import { collisionsOf } from "./section-grid.ts";
import type { FixedSide, FixedSides } from "./side-story-cells.ts";

/** A front page whose parts stand where a section layout has them, decided before any of it is set. */
export interface FixedFront {
  readonly boxes: readonly FixedBox[];
  readonly lead: FixedLead;
  readonly sides: FixedSides;
  readonly decks: Decks | null;
  readonly leftover: readonly Leftover[];
  readonly hasSmallPicture: boolean;
}

/** Decides the content of each box. Overlapping boxes are kept as they are and reported. */
export function planFixedFront(context: LayoutContext, builder: SceneBuilder, layout: readonly PlacedSection[]): FixedFront {
  const boxes = boxesOf(context, layout);
  for (const [one, other] of collisionsOf(boxes.map((box) => ({ ...box, ...box.area })))) {
    const first = boxes.find(({ id }) => id === one);
    warn(context, "collision", first ? blockOf(first) : "expanded-content", `${one}, ${other}`);
  }
  const lead = planFixedLead(
    context,
    splitAtJump(context.lead).front,
    textBoxes(boxes).map(({ area }) => area),
  );
  const decksBox = boxes.find(({ id }) => id === "byline");
  const decks = decksBox
    ? planFixedDecks(
        context,
        decksBox.area,
        boxes.some((box) => box.type === "byline" && isCustom(box)),
      )
    : null;
  const hasQuoteInDecks = decks?.hasQuote ?? false;
  const hasPictureBox = boxes.some((box) => box.type === "image" && box.id !== "main-image");
  const mainPicture = pictureOf(context.lead, "main") && boxes.find(({ id }) => id === "main-image")?.area;
  const sides = planFixedSides(
    context,
    builder,
    boxes.filter(({ type }) => type === "side-stories"),
    {
      quote: context.lead.quote !== "" && !hasQuoteInDecks,
      picture: pictureOf(context.lead, "small") !== undefined && !hasPictureBox,
      mostPicture: mainPicture ? mainPicture.width * mainPicture.height * costs.sides.mostOfMain : Number.POSITIVE_INFINITY,
    },
  );
  const leftover = storiesLeft(context, sides.sides.flatMap(storiesIn));
  warnOfEmpty(context, boxes, lead, sides, leftover.length > 0);
  return {
    boxes,
    lead,
    sides,
    decks: decks?.decks ?? null,
    leftover,
    hasSmallPicture: sides.hasPicture || hasPictureBox,
  };
}

/** Reports boxes in which no line of the stories has room, though some go on elsewhere. */
function warnOfEmpty(
  context: LayoutContext,
  boxes: readonly FixedBox[],
  lead: FixedLead,
  { sides }: FixedSides,
  hasLeftover: boolean,
): void {
  const least = 2 * context.faces.body.leading * lead.scale;
  for (const box of boxes) {
    const { id, type, area } = box;
    const isText =
      type === "expanded-content" && lead.rest.length > 0 && area.height < least && !lead.texts.some((text) => text.area === area);
    const side = sides.find((each) => each.box.id === id);
    const isSide = type === "side-stories" && hasLeftover && (!side || (context.newspaper.sample && storiesIn(side).length === 0));
    if (isText || isSide) warn(context, "empty", blockOf(box), id);
  }
}

function storiesIn(side: FixedSide): PlacedStory[] {
  switch (side.kind) {
    case "rail":
      return side.plan.stack.stories;
    case "strip":
      return side.plan.cells.flatMap((cell) => (cell.kind === "stories" ? cell.plan.stories : []));
    case "columns":
      return side.columns.flatMap(({ plan }) => plan.stories);
  }
}

/** Sets the front page in its boxes. */
export function setFixedFront(context: LayoutContext, front: FixedFront, onward: Onward): PageScene {
  const builder = openBuilder(context);
  const { newspaper } = context;
  const { boxes } = front;
  const refers = newspaper.sample ? sampleRefers(context) : onward.refers;
  setMastheadIn(context, builder, { ...onward, refers }, boxes);
  for (const box of boxes) if (!setBox(context, builder, front, box, refers)) warn(context, "empty", blockOf(box), box.id);

  setBoxRules(context, builder, boxes);
  const frames: Frame[] = [];
  const jumpText = jumpTextOf(context, onward.goesOn);
  const jumpLines: JumpLine[] = [];
  for (const text of front.lead.texts) {
    const setting = setFlow(context, builder, text.broken, text.fill, [...text.frames]);
    frames.push(...setting.frames);
    setGutters(context, builder, text);
    const at = setting.onwardAt;
    if (at && onward.goesOn.has(null))
      jumpLines.push({
        story: context.lead,
        item: setJumpLine(context, builder, jumpText(context.lead), at.x, at.y, text.broken.type.width),
      });
  }
  jumpLines.push(...setLeadJump(context, builder, front.lead, onward.goesOn, jumpText));
  for (const side of front.sides.sides) {
    const set = setSide(context, builder, side, refers, jumpText);
    frames.push(...set.frames);
    jumpLines.push(...set.jumps);
  }
  return closePage(context, builder, {
    page: 1,
    frames,
    sections: boxes.map(({ id, type, name, area }) => ({ id, type, name, ...area })),
    jumps: jumpsOf(jumpLines, onward.goesOn, jumpText),
  });
}

/** The admin's sample says itself what it would have inside. */
function sampleRefers({ newspaper }: LayoutContext): Refer[] {
  return newspaper.expandedContent.whatsInside.map(({ section, page }) => ({ index: null, section, page }));
}

/** Rules between the columns of the lead story. */
function setGutters(context: LayoutContext, builder: SceneBuilder, { gutters, area, frames, broken }: FixedText): void {
  const { lead } = context.template.manner.columnRules;
  const lines = Math.max(0, ...frames.map((frame) => frame.lines));
  const height = Math.min(area.height, lines * broken.type.body.leading);
  if (lead === 0 || height < 8) return;
  for (const x of gutters) setColumnRule(context, builder, { x: x - context.columns.gutter / 2, top: area.y, height }, lead);
}

/** The jump line in the last line of the last box. */
function setLeadJump(
  context: LayoutContext,
  builder: SceneBuilder,
  { texts, jumps }: FixedLead,
  goesOn: GoesOn,
  jumpText: JumpText,
): JumpLine[] {
  const last = texts.at(-1);
  const frame = last?.frames.at(-1);
  const leads = goesOn.has(null) || context.newspaper.sample !== undefined;
  if (!jumps || !last || !frame || !leads) return [];
  const { body } = last.broken.type;
  const foot = frame.top + (frame.lines + 1) * body.leading;
  const item = setJumpLine(context, builder, jumpText(context.lead), frame.x, foot - body.leading * 0.24, last.broken.type.width);
  return [{ story: context.lead, item }];
}

function setSide(
  context: LayoutContext,
  builder: SceneBuilder,
  side: FixedSide,
  refers: Refer[],
  jumpText: JumpText,
): { frames: Frame[]; jumps: JumpLine[] } {
  const { id, area } = side.box;
  switch (side.kind) {
    case "rail":
      return setRail(context, builder, side.plan, refers, jumpText);
    case "strip":
      return setStrip(context, builder, side.plan, side.grid, refers, { top: area.y, height: area.height }, jumpText);
    case "columns": {
      const block: Block = id === "bottom-section" ? "bottom-section" : "side-stories";
      const sets = side.columns.map(({ x, width, plan }) =>
        setStack(context, builder, plan, { x, top: area.y, width, height: area.height, block, id }, jumpText),
      );
      return { frames: sets.flatMap(({ frames }) => frames), jumps: sets.flatMap(({ jumps }) => jumps) };
    }
  }
}
