import type { StoryPicture } from "../../../model/edition.ts";
import type { LayoutContext } from "../../context.ts";
import { gridOf } from "../../grid.ts";
import { measureCaption, ratioOf, setCaption, setPicture } from "../../parts/picture.ts";
import type { Area, SceneBuilder } from "../../scene-builder.ts";
import type { InsidePlan } from "./inside-area.ts";

/**
 * How a picture may be cropped: height over width, at the flattest and over the whole page; the least and the most of its own height beside
 * text.
 */
const crop = { flattest: 0.42, least: 0.6, most: 1.7, highest: 0.56 } as const;
const leastHeight = 80;
const captionLines = 2;

/** Columns beside the text that a picture stands in, with the page planned for the others. */
export interface PictureBeside {
  readonly plan: InsidePlan;
  readonly x: number;
  readonly width: number;
}

/** Finds columns for the picture in which it ends with the text; null when there are none. `planOf` plans the text in fewer columns. */
export function placeInsidePicture(
  context: LayoutContext,
  picture: StoryPicture,
  planOf: (count: number) => InsidePlan,
): PictureBeside | null {
  const grid = gridOf(context.template);
  const ratio = ratioOf(picture);
  for (const span of [2, 3, 1]) {
    const count = grid.count - span;
    if (count < 1) continue;
    const plan = planOf(count);
    if (plan.goesOn || plan.rows.length === 0) continue;
    const width = grid.span(span);
    const height = plan.height - measureCaption(context, picture, width, captionLines).height;
    const isLike = height >= width * Math.max(crop.flattest, ratio * crop.least) && height <= width * ratio * crop.most;
    if (height >= leastHeight && isLike) return { plan, x: grid.x(count), width };
  }
  return null;
}

/** Height of the picture with its caption in a row of its own `width` wide; null when `room` is too low for it. */
export function pictureRowHeight(context: LayoutContext, picture: StoryPicture, width: number, room: number): number | null {
  const caption = measureCaption(context, picture, width, captionLines);
  const ratio = ratioOf(picture);
  const height = Math.min(width * Math.min(ratio, crop.highest), room - caption.height);
  return height < leastHeight || height < width * Math.min(ratio, crop.flattest) ? null : height + caption.height;
}

/** Sets the picture with its caption so that both together fill an area. */
export function setInsidePicture(
  context: LayoutContext,
  builder: SceneBuilder,
  picture: StoryPicture,
  { x, y, width, height }: Area,
): void {
  const caption = measureCaption(context, picture, width, captionLines);
  const own = height - caption.height;
  setPicture(context, builder, "bottom-section", picture, { x, y, width, height: own });
  setCaption(context, builder, caption, x, y + own, width);
}
