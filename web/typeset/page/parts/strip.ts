import { pictureOf } from "../../model/edition.ts";
import type { Frame } from "../../model/scene.ts";
import type { LayoutContext } from "../context.ts";
import type { StripGrid } from "../grid.ts";
import type { Refer } from "../masthead/ears.ts";
import type { Area, SceneBuilder } from "../scene-builder.ts";
import { almanacRows, type BoxRow, boxHeight, displayQuote, insideRows, measureQuote, setQuote, setRowBox } from "./boxes.ts";
import type { JumpLine, JumpText } from "./jump-line.ts";
import { setCaption, setPicture } from "./picture.ts";
import { setStack } from "./story-column.ts";
import { type StripPlan, stackGap } from "./strip-plan.ts";

/** Sets a planned strip between `top` and `top + height`. */
export function setStrip(
  context: LayoutContext,
  builder: SceneBuilder,
  plan: StripPlan,
  grid: StripGrid,
  refers: Refer[],
  at: { top: number; height: number },
  jumpText: JumpText,
): { frames: Frame[]; jumps: JumpLine[] } {
  const frames: Frame[] = [];
  const jumps: JumpLine[] = [];
  const { page } = context.words;
  const small = pictureOf(context.lead, "small");
  const narrowQuote = measureQuote(context, grid.column);
  const rows = almanacRows(context, builder, grid.column);
  let column = 0;
  for (const cell of plan.cells) {
    const x = grid.x(column);
    const area = { x, y: at.top, width: grid.column, height: at.height };
    if (cell.kind === "stories") {
      const place = {
        x,
        top: at.top,
        width: grid.column,
        height: at.height,
        block: "bottom-section",
        id: "bottom-section",
      } as const;
      const set = setStack(context, builder, cell.plan, place, jumpText);
      jumps.push(...set.jumps);
      frames.push(...set.frames);
    } else if (cell.kind === "picture" && small) {
      const width = grid.span(cell.columns);
      setPicture(context, builder, "bottom-section", small, { x, y: at.top, width, height: cell.height });
      setCaption(context, builder, cell.caption, x, at.top + cell.height, width);
    } else if (cell.kind === "quote" && narrowQuote) {
      const width = grid.span(cell.columns);
      const quote = cell.columns === 1 ? narrowQuote : (displayQuote(context, width, at.height) ?? narrowQuote);
      setQuote(context, builder, "bottom-section", quote, { ...area, width });
    } else if (cell.kind === "inside") {
      setRowBox(context, builder, "whats-inside", page.inside, insideRows(context, builder, refers, grid.column), area);
    } else if (cell.kind === "almanac") {
      setRowBox(context, builder, "almanac", page.almanac, rows, area);
    } else if (cell.kind === "boxes") {
      setStackedBoxes(context, builder, refers, rows, area);
    }
    column += cell.kind === "picture" || cell.kind === "quote" ? cell.columns : 1;
  }
  return { frames, jumps };
}

function setStackedBoxes(context: LayoutContext, builder: SceneBuilder, refers: Refer[], rows: BoxRow[], area: Area): void {
  const { page } = context.words;
  const inside = insideRows(context, builder, refers, area.width);
  const room = area.height - stackGap;
  const wanted = boxHeight(context, inside);
  const insideHeight = Math.max(room * 0.3, Math.min(room * 0.58, (room * wanted) / (wanted + boxHeight(context, rows))));
  setRowBox(context, builder, "whats-inside", page.inside, inside, { ...area, height: insideHeight });
  setRowBox(context, builder, "almanac", page.almanac, rows, {
    ...area,
    y: area.y + insideHeight + stackGap,
    height: room - insideHeight,
  });
}
