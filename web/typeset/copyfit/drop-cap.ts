import type { Block } from "../model/scene.ts";
import type { LayoutContext } from "../page/context.ts";
import type { SceneBuilder } from "../page/scene-builder.ts";
import type { Role } from "../templates/faces.ts";
import { scriptOf } from "../text/script.ts";

/** The initial a text opens with. */
export interface DropCap {
  letter: string;
  lines: number;
  /** Of the initial, and what it takes from the lines beside it, in points. */
  size: number;
  width: number;
  /** It stands in a box as wide and high, in points. */
  box?: number;
}

/** The initial's gap to the text, in body sizes; wider where it is a word of its own. */
const initialGap = { letter: 0.32, word: 0.5 };

/** Height of capitals as a share of their size, and of a boxed initial as a share of its box. */
const capitals = 0.7;
const inBox = 0.68;

/**
 * A drop cap of a letter, with the quotation mark before it; a text that opens with a figure or an emoji goes without. A word of one
 * letter keeps its space, so that the text reads right when it is copied.
 */
export function dropCapOf(context: LayoutContext, text: string, body: Role, width: number): DropCap | null {
  const lines = scriptOf(context.language).cased ? context.template.dropCapLines : 0;
  const initial = /^[\p{Pi}\p{Pf}„‚"']?\p{Lu}\p{M}*/u.exec(text)?.[0];
  const rest = initial ? text.slice(initial.length) : "";
  if (!initial || lines === 0 || !/^[\p{L}'’\s]/u.test(rest) || rest.trim().length < 60) return null;
  const isWord = /^\s/.test(rest);
  const role = context.faces.dropCap;
  // Capitals of the face reach from the first line's x-height line to the last line's baseline.
  const box = context.template.manner.dropCap?.boxed ? (lines - 1) * body.leading + body.size * capitals : undefined;
  const size = box === undefined ? (role.size / 7.9) * body.leading * (lines / 3) : (box * inBox) / capitals;
  const letter = isWord ? `${initial} ` : initial;
  const gap = body.size * (isWord ? initialGap.word : initialGap.letter);
  const { measurer } = context.tools;
  const natural = measurer.width(initial, role.font, context.language) * size;
  if (box !== undefined && natural > box * 0.96) return null;
  const taken = (box ?? natural) + gap;
  // A paragraph of fewer lines than its initial would leave it standing over what follows, or over the frame's foot.
  const isDeep = measurer.width(rest, body.font, context.language) * body.size > lines * (width - taken);
  return isDeep && taken < width * 0.45 ? { letter, lines, size, width: taken, ...(box === undefined ? {} : { box }) } : null;
}

/** Sets an initial whose last line has this baseline; a boxed one in the middle of its box, with a flower in each corner. */
export function setDropCap(
  context: LayoutContext,
  builder: SceneBuilder,
  block: Block,
  { letter, size, width, box }: DropCap,
  x: number,
  baseline: number,
  of: string | undefined,
): void {
  const role = context.faces.dropCap;
  const color = context.paint(context.template.manner.dropCap?.paint ?? "ink");
  if (box === undefined) {
    builder.text(block, letter, role, x, baseline, { width, size, color, last: false, role: "drop-cap", of });
    return;
  }
  const top = baseline - box;
  const { thin } = context.template.rules;
  builder.box(block, { x: x + thin / 2, y: top + thin / 2, width: box - thin, height: box - thin }, { stroke: color, strokeWidth: thin });
  const inset = 3.2;
  for (const [across, down] of [
    [inset, inset],
    [box - inset, inset],
    [inset, box - inset],
    [box - inset, box - inset],
  ] as const)
    builder.ornament(block, "fleuron", x + across, top + down, 3.4, color);
  const natural = context.tools.measurer.width(letter.trimEnd(), role.font, context.language) * size;
  const indent = (box - natural) / 2;
  builder.text(block, letter, role, x + indent, top + (box + size * capitals) / 2, {
    width: width - indent,
    size,
    color,
    last: false,
    role: "drop-cap",
    of,
  });
}
