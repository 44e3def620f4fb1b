import { bareLetters, contentTerms } from "../../../web/language/index.ts";
import { fold, foldPassage, holds } from "../../../web/typeset/index.ts";
import { plainLine } from "./plain-text.ts";
import type { Source } from "./source.ts";

/** What a model says: these words of its story rest on those words of the article. */
export interface Claim {
  claim: string;
  source: string;
}

/** Shorter ones stand in any text. */
const leastLetters = 3;
/** Of the content words of a source that is not the article's, so many in the article show that it was only copied badly. */
const leastShare = 0.5;

export interface JudgedClaims {
  /** Word for word in the story, and their sources word for word in the article: where to look, and no proof of anything. */
  verbatim: Claim[];
  /** Sentences of the story whose source the article has neither word for word nor in most of its words: evidence of an addition. */
  unfounded: Set<string>;
}

/**
 * Judges what a model says of its sources without believing it. A claim whose words are not the story's is dropped; so is one whose source
 * is the article's in other words, which says nothing for or against it. Nothing is called given because of a claim.
 */
export function judgeClaims(claims: readonly Claim[], story: string, sentences: readonly string[], source: Source): JudgedClaims {
  const told = fold(story);
  const folded = sentences.map((text) => ({ text, folded: fold(text) }));
  const verbatim = new Map<string, Claim>();
  const unfounded = new Set<string>();
  for (const given of claims) {
    const claim = plainLine(given.claim, source.raw);
    const from = plainLine(given.source, source.raw);
    const [words, place] = [foldPassage(claim), foldPassage(from)];
    if (bareLetters(words).length < leastLetters || !holds(told, words)) continue;
    if (bareLetters(place).length >= leastLetters && holds(source.folded, place)) verbatim.set(words, { claim, source: from });
    else if (!isCopiedBadly(from, source)) {
      const sentence = folded.find((one) => holds(one.folded, words));
      if (sentence && !source.bare.includes(bareLetters(sentence.text))) unfounded.add(sentence.text);
    }
  }
  return { verbatim: [...verbatim.values()], unfounded };
}

/** In another language words cannot be compared, and too few say nothing. */
function isCopiedBadly(text: string, source: Source): boolean {
  const terms = contentTerms(text, source.lexicon);
  if (source.isForeign || terms.length < 3) return true;
  return terms.filter((term) => source.terms.has(term)).length >= terms.length * leastShare;
}
