import type { Block, TextRole } from "../model/scene.ts";
import type { LayoutContext } from "../page/context.ts";
import type { SceneBuilder } from "../page/scene-builder.ts";
import type { Role } from "../templates/faces.ts";

/** One sign, or a few that stand together, in a line that runs down the page. Measures in em. */
interface Cell {
  text: string;
  /** How far the line goes on. */
  advance: number;
  /** Turned by a quarter: brackets, dashes and words of Latin letters. */
  turned?: true;
  /** Moved towards the upper right, where points and small kana stand in such lines. */
  shift?: { x: number; y: number };
  /** Narrowed by its size, so that figures stand beside each other in one place. */
  scale?: number;
  width: number;
}

/** A line that runs down the page. */
export interface VerticalLine {
  cells: Cell[];
  /** Em. */
  length: number;
}

const turnedSigns = /^[ー〜～…—–‥\-（）()「」『』【】〈〉《》［］〔〕“”‘’＝=→]$/u;
const smallKana = /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]$/u;
const points = /^[、。，．,.]$/u;
const tokens = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*|\d+(?:[.,:]\d+)*|[^\p{M}\u200d]\p{M}*/gu;

/** A token of up to this many figures stands upright in one place. */
const mostTogether = 3;
const openMark = /^[（(「『【〈《［〔“‘]$/u;

function cellOf(token: string, widthOf: (text: string) => number): Cell[] {
  if (/^\s+$/u.test(token)) return [{ text: "", advance: 0.5, width: 0 }];
  if (/^\d/.test(token)) {
    const width = widthOf(token);
    if (token.length <= mostTogether) {
      const scale = Math.min(1, 1.04 / width);
      return [{ text: token, advance: 0.92, scale, width: width * scale }];
    }
    if (/^\d+$/.test(token)) return [...token].map((text) => ({ text, advance: 0.78, width: widthOf(text) }));
    return [{ text: token, advance: width + 0.1, turned: true, width }];
  }
  if (/^\p{Script=Latin}/u.test(token)) {
    const width = widthOf(token);
    return token.length === 1 ? [{ text: token, advance: 0.92, width }] : [{ text: token, advance: width + 0.1, turned: true, width }];
  }
  const width = widthOf(token);
  if (turnedSigns.test(token)) {
    const isBracket = !/^[ー〜～…—–‥-]$/u.test(token);
    return [{ text: token, advance: isBracket ? 0.62 : 0.96, turned: true, width }];
  }
  if (points.test(token)) return [{ text: token, advance: 0.58, shift: { x: 0.62, y: -0.62 }, width }];
  if (smallKana.test(token)) return [{ text: token, advance: 0.88, shift: { x: 0.1, y: -0.08 }, width }];
  return [{ text: token, advance: 1, width }];
}

/** The line a text makes when it runs down the page. */
export function verticalLine(context: LayoutContext, text: string, role: Role): VerticalLine {
  const { measurer } = context.tools;
  const widthOf = (part: string) => measurer.width(part, role.font, context.language);
  const cells = (text.match(tokens) ?? []).flatMap((token) => cellOf(token, widthOf));
  return { cells, length: cells.reduce((sum, { advance }) => sum + advance, 0) };
}

/** Baseline of an ideograph from the top of its square. */
const ascent = 0.88;

/** Sets a line downwards from `top`, its squares centered about `middle`, `pitch` times their size apart. */
export function setVertical(
  builder: SceneBuilder,
  { cells }: VerticalLine,
  role: Role,
  size: number,
  middle: number,
  top: number,
  {
    color,
    block = "expanded-title",
    role: as,
    pitch = 1,
    of,
  }: { color: string; block?: Block; role?: TextRole; pitch?: number; of?: string | undefined },
): void {
  // What squares are further apart than their size stands over and under the signs alike.
  let y = top + ((pitch - 1) / 2) * size;
  cells.forEach((cell, index) => {
    const { text, advance, width } = cell;
    if (text !== "") {
      const own = size * (cell.scale ?? 1);
      const run = { size: own, color, of, ...(as && { role: as }), ...(index < cells.length - 1 ? { joins: true as const } : {}) };
      if (cell.turned) {
        // An opening bracket hangs at the foot of its place, a closing one at the head.
        const extra = advance - width;
        const start = y + (openMark.test(text) ? extra : Math.max(0, extra / 2)) * size;
        builder.text(block, text, role, middle - (ascent - 0.5) * size, openMark.test(text) || extra >= 0 ? start : y, {
          ...run,
          width: width * size,
          rotate: 90,
        });
      } else {
        const shift = cell.shift ?? { x: 0, y: 0 };
        const square = cell.scale || /^\d|^\p{Script=Latin}/u.test(text) ? advance : 1;
        const baseline = square < 1 ? y + (advance / 2) * size + 0.36 * own : y + ascent * size;
        builder.text(block, text, role, middle - (width * size) / 2 + shift.x * size, baseline + shift.y * size, {
          ...run,
          width: width * size,
        });
      }
    }
    y += advance * size * pitch;
  });
}
