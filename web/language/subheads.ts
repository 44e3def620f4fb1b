import type { Lexicon } from "./lexicon.ts";
import { maskQuotations, quotationsIn } from "./quotations.ts";
import { isSubjectless, leans, sentencesIn } from "./sentences.ts";

/** Subhead candidates of a paragraph, best first: a short sentence, else a noun phrase. Never from quotations. */
export function subheadsIn(paragraph: string, lexicon: Lexicon): string[] {
  const { subheads } = lexicon.data;
  const masked = maskQuotations(paragraph, quotationsIn(paragraph, lexicon));
  const short = sentencesIn(masked, lexicon, [])
    .map(({ text }) => text.replace(/[.;。]$/u, ""))
    .filter((text) => lexicon.pattern(subheads.sentence).test(text))
    .filter((text) => !leans(text, lexicon) && !isSubjectless(text, lexicon));
  const phrases = subheads.patterns.flatMap((source) => [...masked.matchAll(lexicon.pattern(source, "gu"))].map((match) => match[0]));
  return [...short, ...phrases].filter((text) => !lexicon.pattern(subheads.not).test(text));
}
