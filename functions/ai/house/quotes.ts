import type { Article, Quotation } from "./article.ts";
import { splitSentences } from "./sentences.ts";
import { wordCount } from "./text.ts";

/** A quotation that can stand by itself, in the article's marks. */
export interface StandingQuote {
  /** Words between the marks; a comma that only led over to "said X" is dropped. */
  words: string;
  marked: string;
  length: number;
  from: Quotation;
  score: number;
}

const selfStanding = (words: string) => !/^\p{Ll}/u.test(words) && !/^[…\-–—]/.test(words);

/** Every whole sentence, or run of up to three, of what people say in the article, best first. Scraps and scare quotes are left out. */
export function standingQuotes(article: Article): StandingQuote[] {
  const { grammar } = article;
  const found: StandingQuote[] = [];
  for (const from of article.quotations) {
    const pieces = splitSentences(from.words, grammar, []);
    const usable = from.goesOn ? pieces.slice(0, -1) : pieces;
    usable.forEach((first, i) => {
      for (const last of usable.slice(i, i + 3)) {
        const words = from.words.slice(first.start, last.end).replace(/[,،、，]$/, "");
        const length = wordCount(words, grammar);
        if (length < 3 || length > 45 || !selfStanding(words) || !isSpeech(from, words, length)) continue;
        found.push({ words, marked: `${from.open}${words}${from.close}`, length, from, score: quality(words, length, from, i, article) });
      }
    });
  }
  return found.toSorted((a, b) => b.score - a.score || a.from.sentence.index - b.from.sentence.index);
}

/** Names of things and borrowed words stand in marks too; speech has a verb of saying, a full stop inside, or a length no name has. */
function isSpeech(from: Quotation, words: string, length: number): boolean {
  return from.speaker !== null ? length >= 3 : /[.!?…。！？؟]$/.test(words) || length >= 9;
}

function quality(words: string, length: number, from: Quotation, at: number, article: Article): number {
  let score = length >= 8 && length <= 28 ? 3 : length >= 6 && length <= 34 ? 2 : 1;
  if (from.speaker) score += 1.5;
  if (article.grammar.leaning.test(words)) score -= 1.6;
  if (at === 0) score += 0.4;
  if (/[?؟？]$/.test(words)) score -= 0.5;
  if (/\d/.test(words)) score -= 0.3;
  if (/[‘‚『]/.test(words)) score -= 0.6;
  if (length >= 11 && length <= 22) score += 0.4;
  return score;
}
