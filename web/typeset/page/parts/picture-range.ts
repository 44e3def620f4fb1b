import { costs } from "../../costs.ts";
import { pictureOf } from "../../model/edition.ts";
import type { LayoutContext } from "../context.ts";
import { ratioOf } from "./picture.ts";
import type { Parts } from "./skyline.ts";

const { tallestPicture: tallest, usualPicture: lying, pictureOff: perShare } = costs.lead;

/** How high the main picture may stand, in points, and what a height costs. */
export interface PictureRange {
  least: number;
  most: number;
  wanted: number;
  cost(height: number): number;
}

/** A picture flatter than this is a mere strip. */
const flattest = 0.3;

/** The heights of the main picture in a skeleton; null where it has none. */
export function pictureRange(context: LayoutContext, parts: Parts): PictureRange | null {
  const main = pictureOf(context.lead, "main");
  const { picture } = parts;
  if (!main || !picture) return null;
  const { width } = parts.pictureBox(picture);
  const natural = ratioOf(main);
  const wanted = natural * picture.wanted;
  // Over the whole page a tall picture soon leaves little to the text.
  const taller = perShare.taller * Math.max(1, width / 300);
  return {
    // An upright picture may be cropped as flat as a lying one, or it would leave no room to the text.
    least: Math.max(Math.min(flattest, natural), Math.min(lying, natural) * picture.least) * width,
    most: Math.min(tallest, natural * picture.most) * width,
    wanted: wanted * width,
    cost: (height) => {
      const share = height / width;
      return Math.abs(share - wanted) * (share < wanted ? perShare.flatter : taller);
    },
  };
}
