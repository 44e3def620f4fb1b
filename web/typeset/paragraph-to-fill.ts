import { type BreakOptions, breakParagraph, type Fit } from "./break.ts";
import type { ParagraphToFill } from "./fill.ts";
import type { Prepared } from "./items.ts";

/** A paragraph in every form `fillColumns` may ask for, each made when first asked for. `widthOf` in points for each line, `size` in points. */
export function paragraphToFill(
  prepared: Prepared,
  widthOf: (line: number) => number,
  size: number,
  options: Pick<BreakOptions, "indent" | "ragged"> & Pick<ParagraphToFill, "keepWithNext" | "spaceBeforeLines"> = {},
): ParagraphToFill {
  const { indent, ragged, keepWithNext, spaceBeforeLines } = options;
  // Many plans of a page fill the same paragraphs.
  const refits = new Map<number, Fit[]>();
  let loose: Fit[] | undefined;
  return {
    fits: breakParagraph(prepared, widthOf, size, { indent, ragged }),
    refit(line) {
      const known = refits.get(line) ?? breakParagraph(prepared, widthOf, size, { indent, ragged, unbroken: [line] });
      refits.set(line, known);
      return known;
    },
    loosen() {
      loose ??= breakParagraph(prepared, widthOf, size, { indent, ragged, loose: true });
      return loose;
    },
    keepWithNext,
    spaceBeforeLines,
  };
}
