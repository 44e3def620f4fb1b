import { type Article, type Lexicon, leans, type Quotation, sentencesIn, wordCount } from "../../../web/language/index.ts";

/** A quotation that makes sense on its own, in the article's quotation marks. */
export interface StandingQuote {
  /** Words between the marks, with the language's inner spacing; a comma that only led to "said X" is dropped. */
  words: string;
  marked: string;
  length: number;
  from: Quotation;
  score: number;
}

/** Cutting through a nested quotation would leave an unpaired mark. */
const hasStrayMark = (words: string) => {
  const opened = words.match(/[‘‚『]/g)?.length ?? 0;
  const closedAfterStop = words.match(/[.,!?…][’‘』]/g)?.length ?? 0;
  return opened === 0 ? closedAfterStop > 0 || words.includes("』") : !/[‘‚『].*[’‘』](?!\p{L})/su.test(words);
};
/** Russian and Spanish set "says X" between dashes inside the marks: those words are not part of the speech. */
const isInterrupted = (words: string) => /[,.!?…]\s—\s|\s—\p{Ll}/u.test(words);
const selfStanding = (words: string) => !/^\p{Ll}/u.test(words) && !/^[…\-–—]/.test(words);
/** "If you had six men and a boat.", "Because they could see it.": incomplete sentences. */
const isHalf = (words: string) =>
  /^(?:If|When|Because|Unless|Although|Which|Not because|Wenn|Weil|Obwohl|Quand|Lorsque|Parce que|Si|Cuando|Porque|Aunque|Se|Quando|Perché|Embora)\s[^,?!:]*[.…]?$/u.test(
    words,
  );
const firstPerson = /^(?:I|We|You|Ich|Wir|Man)(?!\p{L})/u;
const pointsElsewhere =
  /\b(?:this|that|it|them|those|these|one|neither)(?:[.,;!]|$|\s(?:and|but|or|so)\b)|\b(?:did|does|will) (?:so|it)\b|\bthis is\b|(?<!\p{L})(?:dass?|davon|daran|dazu|celui-là|celle-là|eso|esto|ello|questo|quello|isso|isto)(?:[.,;!]|$)/u;

/** Whether a quotation needs surrounding text to be understood. First person pronouns are fine. */
function needsContext(words: string, lexicon: Lexicon): boolean {
  return (leans(words, lexicon) && !firstPerson.test(words)) || pointsElsewhere.test(words);
}

/** Complete sentences, or runs of up to three, of quoted speech, best first. Fragments and scare quotes are left out. */
export function standingQuotes(article: Article): StandingQuote[] {
  const { lexicon } = article;
  const found: StandingQuote[] = [];
  for (const from of article.quotations) {
    const pieces = sentencesIn(from.words, lexicon, []);
    const usable = from.goesOn ? pieces.slice(0, -1) : pieces;
    usable.forEach((first, i) => {
      for (const last of usable.slice(i, i + 3)) {
        const words = from.words.slice(first.start, last.end).replace(/[,،、，]$/, "");
        const length = wordCount(words, lexicon);
        if (
          length < 3 ||
          length > 45 ||
          !selfStanding(words) ||
          isHalf(words) ||
          hasStrayMark(words) ||
          isInterrupted(words) ||
          /\b(?:this|these)[.:]?$/.test(words) ||
          !isSpeech(from, words, length)
        )
          continue;
        found.push({
          words,
          marked: `${from.open}${from.gap}${words}${from.gap}${from.close}`,
          length,
          from,
          score: quality(words, length, from, i, article),
        });
      }
    });
  }
  return found.toSorted((a, b) => b.score - a.score || a.from.sentence.index - b.from.sentence.index);
}

/** The pull quote: six to 25 words that need no context. */
export function pullQuote(article: Article): StandingQuote | null {
  const fitting = standingQuotes(article).filter(
    (quote) => quote.length >= 6 && quote.length <= 25 && !needsContext(quote.words, article.lexicon),
  );
  return fitting[0] ?? null;
}

/** Quotation marks also hold titles and loanwords; speech has a verb of saying, a full stop inside, or more words than a name. */
function isSpeech(from: Quotation, words: string, length: number): boolean {
  return from.isSpeech ? length >= 3 : /[.!?…。！？؟]$/.test(words) || length >= 9;
}

function quality(words: string, length: number, from: Quotation, at: number, article: Article): number {
  let score = length >= 8 && length <= 28 ? 3 : length >= 6 && length <= 34 ? 2 : 1;
  if (from.isSpeech) score += 1.2;
  if (from.speaker) score += 0.3;
  if (needsContext(words, article.lexicon)) score -= from.isSpeech ? 1.6 : 2.6;
  if (!from.isSpeech && length < 6) score -= 2;
  if (at === 0) score += 0.4;
  if (/[?؟？]$/.test(words)) score -= 0.5;
  if (/\d/.test(words)) score -= 0.3;
  if (/[‘‚『]/.test(words)) score -= 0.6;
  if (length >= 11 && length <= 22) score += 0.4;
  return score;
}
