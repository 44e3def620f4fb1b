import { balancedLines } from "../../copyfit/fit-headline.ts";
import type { Role } from "../../templates/faces.ts";
import type { Paint } from "../../templates/furniture.ts";
import { setVertical, type VerticalLine, verticalLine } from "../../text/vertical-text.ts";
import { type LayoutContext, warn } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";

/** A line of the decks that runs down the page. Measures in points. */
export interface VerticalColumn {
  of: string;
  line: VerticalLine;
  role: Role;
  size: number;
  paint: Paint;
  block: "expanded-title" | "byline";
  /** Middle of the line from the end of the place, and its beginning from the top. */
  from: number;
  top: number;
}

/** One text that runs down the page, with the sizes it may have. */
export interface VerticalText {
  /** Field of its words. */
  of: string;
  text: string;
  role: Role;
  /** Shares of the role's size, from the largest. */
  scales: readonly number[];
  paint: Paint;
  block: "expanded-title" | "byline";
  /** Share of the height by which it begins lower. */
  drop: number;
  most: number;
  /** It is the story's own words, printed there too: nothing is lost without it. */
  isRepeated?: true;
}

/** Lines of decks that run down the page, and the texts that stand nowhere for want of room. */
export interface VerticalDecks {
  columns: readonly VerticalColumn[];
  left: readonly VerticalText[];
}

const pitch = { line: 1.16, gap: 7 };

function linesAt(context: LayoutContext, { text, role, most }: VerticalText, size: number, height: number): VerticalLine[] | null {
  // What runs down the page takes a little more room than what it takes across, where it has words of Latin letters.
  for (const share of [1, 0.88]) {
    const { lines, shortened } = balancedLines(text, context.style(role, size), height * share, most, context.tools);
    if (shortened) continue;
    const upright = lines.map((line) => verticalLine(context, line.text, role));
    if (upright.every(({ length }) => length * size <= height + 0.01)) return upright;
  }
  return null;
}

interface SetText {
  each: VerticalText;
  size: number;
  lines: VerticalLine[];
}

function setAt(context: LayoutContext, each: VerticalText, scale: number, height: number): SetText | null {
  const size = each.role.size * scale;
  const lines = linesAt(context, each, size, height * (1 - each.drop));
  return lines && { each, size, lines };
}

const widthOf = ({ lines, size }: SetText) => lines.length * size * pitch.line;

/** The first text leads: while it is smaller than this the others give way, in points. */
const leading = 17;

/**
 * Texts beside each other from the end of a place, the first as large as the others leave room for; the last are left out where there is
 * none.
 */
export function measureVerticalDecks(context: LayoutContext, texts: readonly VerticalText[], width: number, height: number): VerticalDecks {
  for (let shown = texts.length; shown > 0; shown--) {
    const [first, ...others] = texts.slice(0, shown);
    if (!first) break;
    for (const step of others[0]?.scales.keys() ?? [0]) {
      const smaller = others.map((each) => setAt(context, each, each.scales[step] ?? 1, height));
      const set = smaller.filter((each) => each !== null);
      if (set.length < others.length) continue;
      const taken = set.reduce((sum, each) => sum + widthOf(each) + pitch.gap, 0);
      for (const scale of first.scales) {
        if (shown > 1 && first.role.size * scale < leading) break;
        const lead = setAt(context, first, scale, height);
        if (lead && widthOf(lead) + taken <= width) return { columns: columnsOf([lead, ...set], height), left: texts.slice(shown) };
      }
    }
  }
  return { columns: [], left: texts };
}

function columnsOf([lead, ...others]: SetText[], height: number): VerticalColumn[] {
  // Who wrote it stands last, though it is the last to be left out.
  const ordered = others.toSorted((a, b) => Number(a.each.block === "byline") - Number(b.each.block === "byline"));
  const columns: VerticalColumn[] = [];
  let from = 0;
  for (const { each, size, lines } of lead ? [lead, ...ordered] : ordered) {
    lines.forEach((line, index) => {
      const { of, role, paint, block, drop } = each;
      const slack = Math.max(0, height - line.length * size);
      // The second line of a head begins lower, as far as its length lets it.
      const top = Math.min(height * drop + (index > 0 ? size * 1.2 : 0), slack);
      columns.push({ of, line, role, size, paint, block, from: from + (size * pitch.line) / 2, top });
      from += size * pitch.line;
    });
    from += pitch.gap;
  }
  return columns;
}

/** Sets measured lines in a place that ends at `end`, and warns of the texts that had no room. */
export function setVerticalDecks(
  context: LayoutContext,
  builder: SceneBuilder,
  { columns, left }: VerticalDecks,
  end: number,
  top: number,
): void {
  for (const { text, block, isRepeated } of left) if (!isRepeated) warn(context, "abridged", block, text);
  for (const { of, line, role, size, paint, block, from, top: lower } of columns)
    setVertical(builder, line, role, size, end - from, top + lower, { color: context.paint(paint), block, of });
}
