import type { MeasuredParagraph } from "../text/paragraph.ts";
import { type BreakOptions, breakParagraph, type Fit } from "../text/total-fit.ts";
import type { ParagraphToFill } from "./column-break.ts";

/**
 * A paragraph in every form `fillColumns` may ask for, each made when first asked for. `widthOf` in points for each line, `size` in points.
 */
export function paragraphToFill(
  measured: MeasuredParagraph,
  widthOf: (line: number) => number,
  size: number,
  options: Pick<BreakOptions, "indent" | "ragged"> & Pick<ParagraphToFill, "keepWithNext" | "spaceBeforeLines"> = {},
): ParagraphToFill {
  const { indent, ragged, keepWithNext, spaceBeforeLines } = options;
  // Many plans of a page fill the same paragraphs.
  const known = new Map<string, Fit[]>();
  const remembered = (loose: boolean, unbroken: number[]) => {
    const key = `${loose}|${unbroken.join()}`;
    const fits = known.get(key) ?? breakParagraph(measured, widthOf, size, { indent, ragged, loose, unbroken });
    known.set(key, fits);
    return fits;
  };
  return {
    fits: breakParagraph(measured, widthOf, size, { indent, ragged }),
    refit: (...unbroken) => remembered(false, unbroken),
    loosen: (...unbroken) => remembered(true, unbroken),
    keepWithNext,
    spaceBeforeLines,
  };
}
