import { type BreakOptions, breakParagraph } from "./break.ts";
import type { ParagraphToFill } from "./fill.ts";
import type { Prepared } from "./items.ts";

/** A paragraph in every form `fillColumns` may ask for. `widthOf` in points for each line, `size` in points. */
export function paragraphToFill(
  prepared: Prepared,
  widthOf: (line: number) => number,
  size: number,
  options: Pick<BreakOptions, "indent" | "ragged"> & Pick<ParagraphToFill, "keepWithNext" | "spaceBeforeLines"> = {},
): ParagraphToFill {
  const { indent, ragged, keepWithNext, spaceBeforeLines } = options;
  return {
    fits: breakParagraph(prepared, widthOf, size, { indent, ragged }),
    refit: (line) => breakParagraph(prepared, widthOf, size, { indent, ragged, unbroken: [line] }),
    loosen: () => breakParagraph(prepared, widthOf, size, { indent, ragged, loose: true }),
    keepWithNext,
    spaceBeforeLines,
  };
}
