import { fold, foldPassage, holds } from "../../../web/claims/index.ts";
import { bareLetters, contentTerms } from "../../../web/language/index.ts";
import { plainLine } from "./plain-text.ts";
import type { Source } from "./source.ts";

/** A model's statement that a passage of its story (`claim`) is based on a passage of the article (`source`). */
export interface Claim {
  claim: string;
  source: string;
}

/** Shorter passages occur in any text. */
const leastLetters = 3;
/** A source not found verbatim counts as copied badly when this share of its content words is in the article. */
const leastShare = 0.5;

export interface JudgedClaims {
  /** Word for word in the story, and their sources word for word in the article: where to look, and no proof of anything. */
  verbatim: Claim[];
  /** Sentences of the story whose source the article has neither word for word nor in most of its words: evidence of an addition. */
  unfounded: Set<string>;
}

/**
 * Checks a model's claims without trusting them. Drops a claim whose words are not in the story, and one whose source paraphrases the
 * article, which proves nothing either way. A claim never makes a statement count as supported.
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

/** True also where it cannot be judged: in another language, or with fewer than three content words. */
function isCopiedBadly(text: string, source: Source): boolean {
  const terms = contentTerms(text, source.lexicon);
  if (source.isForeign || terms.length < 3) return true;
  return terms.filter((term) => source.terms.has(term)).length >= terms.length * leastShare;
}
