import type { GlyphPart } from "../pdf/build-face.ts";
import type { ShapedSlice } from "./harfbuzz.ts";

/** What stands for one text in a line: a glyph, or a letter with its marks; placed from the line's left end on its baseline. */
export interface LineGlyph {
  slice: ShapedSlice;
  /** Glyphs of the slice and where they stand, in the face's units; glyph 0 where no face has the character. */
  parts: readonly GlyphPart[];
  /** What a reader copies for it. */
  text: string;
  /** Width in em. */
  span: number;
  /** Points. */
  x: number;
}

/** Glyphs of one face and direction, from left to right. */
export interface Stretch {
  glyphs: LineGlyph[];
  isRtl: boolean;
}

interface Piece {
  glyphs: LineGlyph[];
  kind: "blank" | "letters" | "other";
}

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isBlank = ({ text }: LineGlyph) => text.trim() === "";

/** A stretch from right to left: readers turn its letters round, but not points and quotation marks that stand by themselves. */
function piecesOf({ glyphs, isRtl }: Stretch): Piece[] {
  if (!isRtl) return [{ glyphs, kind: "other" }];
  if (!glyphs.some(({ text }) => RTL_LETTER.test(text)))
    return glyphs.toReversed().map((glyph) => ({ glyphs: [glyph], kind: isBlank(glyph) ? "blank" : "other" }));
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  const from = first && isBlank(first) ? 1 : 0;
  const to = last && isBlank(last) ? glyphs.length - 1 : glyphs.length;
  const pieces: Piece[] = [{ glyphs: glyphs.slice(from, to), kind: "letters" }];
  if (last && to < glyphs.length) pieces.unshift({ glyphs: [last], kind: "blank" });
  if (first && from > 0) pieces.push({ glyphs: [first], kind: "blank" });
  return pieces;
}

/**
 * Glyphs in the order in which they are read. Readers lose blanks where the writing leaps back to the left, so the glyph beside such a
 * blank says it too and the blank itself, which shows nothing, is left out.
 */
export function readingOrder(stretches: readonly Stretch[]): LineGlyph[] {
  if (stretches.every(({ isRtl }) => !isRtl)) return stretches.flatMap(({ glyphs }) => glyphs);
  const pieces = stretches.flatMap(piecesOf);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== "blank") continue;
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const next = after?.kind === "other" ? after.glyphs[0] : undefined;
    const previous = before?.kind === "other" ? before.glyphs.at(-1) : undefined;
    const said = piece.glyphs.map(({ text }) => text).join("");
    if (before && next) next.text = said + next.text;
    else if (after && previous) previous.text += said;
    else continue;
    piece.glyphs = [];
  }
  return pieces.flatMap(({ glyphs }) => glyphs);
}
