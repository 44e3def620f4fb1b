import type { Block } from "../model/scene.ts";
import type { LayoutContext } from "../page/context.ts";
import type { RunOptions, SceneBuilder } from "../page/scene-builder.ts";
import type { Role } from "../templates/faces.ts";
import { casedFor } from "../text/script.ts";
import { type BrokenText, balancedLines } from "./fit-headline.ts";

/** Lines of one role at one size, broken for a width. */
export interface FittedBlock extends BrokenText {
  role: Role;
  height: number;
}

const step = 0.96;
const manyLines = 60;

/** What a text may become. Points. */
export interface FitOptions {
  most: number;
  least: number;
  /** Default: none. */
  height?: number;
  /** Most lines; default as many as it takes. */
  lines?: number;
}

/**
 * Text as large as its area lets it be between two sizes, its lines balanced, no word broken. What does not fit at the least size is cut
 * at a word; without a height and a number of lines it never is. An empty text has no lines.
 */
export function fitBlock(context: LayoutContext, text: string, role: Role, width: number, options: FitOptions): FittedBlock {
  const { most, least, height = Number.POSITIVE_INFINITY, lines = manyLines } = options;
  const cased = casedFor(text.trim(), role.caps, context.language);
  const share = role.leading / role.size;
  // Lines are measured without the space between their letters.
  const room = width / (1 + (role.track ?? 0) * 1.9);
  const natural = context.tools.measurer.width(cased, role.font, context.language);
  const countAt = (size: number) => Math.max(1, Math.min(lines, Math.floor(height / (size * share) + 1e-6)));
  const at = (size: number): FittedBlock => {
    const sized: Role = { ...role, size, leading: size * share, caps: false };
    const broken = balancedLines(cased, context.style(sized), room, countAt(size), context.tools);
    return { role: sized, ...broken, height: broken.lines.length * sized.leading };
  };
  // Breaking a long text is dear: a size is tried only when the text's length lets it fit.
  const mayFit = (size: number) => natural * size <= room * countAt(size) * 1.02 && size * share <= height + 1e-6;
  const steps = Math.max(0, Math.ceil(Math.log(least / most) / Math.log(step) - 1e-9));
  const sizeOf = (index: number) => (index >= steps ? least : most * step ** index);
  let best: FittedBlock | undefined;
  let low = 0;
  let high = steps;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = mayFit(sizeOf(middle)) ? at(sizeOf(middle)) : null;
    if (block && !block.shortened) {
      best = block;
      high = middle - 1;
    } else low = middle + 1;
  }
  return best ?? at(least);
}

/** Where letters stand on their line: scripts with tall marks need more above. */
export function ascentOf(role: Role): number {
  const share = role.leading / role.size;
  return role.size * (share > 1.2 ? 0.98 : share > 1.12 ? 0.9 : 0.84);
}

/** Sets fitted lines from `top`; returns their foot. */
export function setBlock(
  builder: SceneBuilder,
  block: Block,
  { role, lines }: FittedBlock,
  x: number,
  top: number,
  width: number,
  options: Pick<RunOptions, "align" | "color" | "role" | "of"> = {},
): number {
  lines.forEach(({ text, joins }, index) => {
    const baseline = top + index * role.leading + ascentOf(role);
    builder.run(block, text, role, x, baseline, width, { align: "center", least: 0.85, joins, ...options });
  });
  return top + lines.length * role.leading;
}
