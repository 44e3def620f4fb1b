import type { Measurer } from "../measure.ts";
import { recalled, remember } from "../remembered.ts";

const mostParagraphs = 2_000;
/** Of one font. */
const mostSigns = 20_000;
const signsByParagraph = new Map<string, readonly string[]>();

function signsOfParagraph(paragraph: string): readonly string[] {
  return remember(signsByParagraph, paragraph, mostParagraphs, () => [...new Set(paragraph.replace(/[\p{C}\p{Z}\p{M}]/gu, ""))]);
}

/**
 * The signs of a text for which no face of a font has a glyph, each once; spaces, controls and combining marks are passed over. What was found is remembered
 * by paragraph and by sign, for a page is set again after each key.
 */
export function missingSigns(text: string, font: string, measurer: Measurer): string[] {
  const known = recalled(measurer, `covered|${font}`, () => new Map<string, boolean>());
  const signs = new Set(text.split("\n").flatMap(signsOfParagraph));
  return [...signs].filter((sign) => !remember(known, sign, mostSigns, () => measurer.covers(sign, font)));
}
