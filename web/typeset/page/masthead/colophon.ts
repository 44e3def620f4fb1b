import type { Role } from "../../templates/faces.ts";
import type { LayoutContext } from "../context.ts";
import { gridOf } from "../grid.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { colophonTexts } from "./colophon-text.ts";

/** Where more can be said only in smaller type than this share of the colophon's size, less is said. */
const legible = 0.65;

/**
 * The fullest colophon that is still legible on one line; where none is, the fullest that has room at `least`; where none has, the
 * shortest.
 */
export function fittingColophon(context: LayoutContext, builder: SceneBuilder, role: Role, width: number, least: number): string {
  const texts = colophonTexts(context).map((text) => ({ text, share: width / builder.widthOf(text, role) }));
  // Nothing was edited: as long as it has room at all it says where it comes from, as it always did.
  const first = context.newspaper.edited?.length ? Math.max(legible, least) : least;
  return (texts.find(({ share }) => share >= first) ?? texts.find(({ share }) => share >= least) ?? texts.at(-1))?.text ?? "";
}

const leastInside = 0.6;

/** How the page was made, in one line. */
export function setColophon(context: LayoutContext, builder: SceneBuilder, baseline: number): void {
  const grid = gridOf(context.template);
  const { align } = context.template.manner.heads;
  const role = context.faces.colophon;
  const text = fittingColophon(context, builder, role, grid.width, leastInside);
  builder.run("colophon", text, role, grid.left, baseline, grid.width, { align, least: leastInside });
}
