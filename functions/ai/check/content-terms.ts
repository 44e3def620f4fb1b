import { termsOf } from "../../house/edition/text.ts";
import type { Grammar } from "../../house/grammar/grammar.ts";
import { late } from "../../http/late-pattern.ts";

/**
 * Content words in a form that outlives inflection: as the house edition cuts them, but Korean words by their first two syllables
 * (particles hang on behind), Arabic ones without the article and the small words before it.
 */
export function contentTerms(text: string, grammar: Grammar): string[] {
  if (grammar.language === "ko") {
    const words = text.match(late.gu`[\p{Script=Hangul}]{2,}`) ?? [];
    return words.filter((word) => !grammar.stopwords.has(word)).map((word) => word.slice(0, 2));
  }
  if (grammar.language === "ar") {
    const words = text.match(late.gu`[\p{Script=Arabic}\p{M}]{3,}`) ?? [];
    return words
      .filter((word) => !grammar.stopwords.has(word))
      .map((word) => word.replace(late.gu`\p{M}`, "").replace(late.u`^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{3})`, "").slice(0, 4));
  }
  return termsOf(text, grammar);
}
