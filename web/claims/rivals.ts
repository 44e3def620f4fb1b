import { sentenceAround } from "./amounts.ts";
import { type Known, knownSentences, weightsOf } from "./coverage.ts";
import type { SourceFacts } from "./source-facts.ts";
import { termsIn } from "./terms.ts";

/** What the article says of the same kind as something of the page, at its place in the content. */
export interface Rival {
  from: number;
  key: string;
}

interface Told {
  sentences: readonly Known[];
  weight: (term: string) => number;
}

const kept = new WeakMap<SourceFacts, Told>();

/** The sentences of an article, and how much each of its words tells. */
export function toldBy(source: SourceFacts): Told {
  const known = kept.get(source);
  if (known) return known;
  const sentences = knownSentences(source.article.content, source.article.language).slice(0, 600);
  const made = { sentences, weight: weightsOf(sentences) };
  kept.set(source, made);
  return made;
}

/** So much of a page's sentence must stand in one of the article for the two to say the same. */
const sameShare = 0.45;
/** A short sentence shares its few words with any that is about the same. */
const fewest = 6;

/**
 * Whether the article says the sentence that holds a place of the page, only with something else there: the ferry costs 40 euros, not 60.
 * Then it is another number, whatever may be reckoned from others. `own` is its key, `beside` those of its kind in the page's sentence.
 */
export function isRivalled(
  latin: string,
  { from, to }: { from: number; to: number },
  own: string,
  beside: ReadonlySet<string>,
  rivals: readonly Rival[],
  source: SourceFacts,
  least = sameShare,
): boolean {
  if (source.isForeign || rivals.length === 0) return false;
  const { text } = sentenceAround(latin, from, to);
  const { sentences, weight } = toldBy(source);
  const terms = [...new Set(termsIn(text))].filter((term) => !/^\d/u.test(term));
  if (terms.length < fewest) return false;
  const all = terms.reduce((sum, term) => sum + weight(term), 0);
  return sentences.some((sentence) => {
    const there = rivals.filter((rival) => rival.from >= sentence.from && rival.from < sentence.to);
    if (there.length === 0 || there.some(({ key }) => key === own) || there.every(({ key }) => beside.has(key))) return false;
    const shared = terms.filter((term) => sentence.terms.has(term));
    return shared.length >= fewest && shared.reduce((sum, term) => sum + weight(term), 0) / all >= least;
  });
}
