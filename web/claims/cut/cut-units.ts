import { passagesOf } from "../passages.ts";
import { paragraphsIn, sentencesIn } from "../sentences.ts";
import { leaningWords } from "./leaning-words.ts";

/** What goes or stays as one: a sentence, or several that share a quotation. Offsets in UTF-16 units of the story. */
export interface CutUnit {
  from: number;
  to: number;
  text: string;
  /** Index of its paragraph. */
  paragraph: number;
  isSubhead: boolean;
  /** True for what may go: beyond the first paragraph, and with whole quotations. */
  canGo: boolean;
  /** True when it makes sense only behind what stands before it. */
  leans: boolean;
}

/** Marks that stand on both sides of speech in one language or another; what has an odd number of them may hold half a quotation. */
const marks = /["“”„‟«»＂]/gu;
const corners = [/[「『]/gu, /[」』]/gu] as const;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const isWhole = (text: string) => count(text, marks) % 2 === 0 && count(text, corners[0]) === count(text, corners[1]);

/** A stretch of speech that runs on into the next paragraph, or over its end. */
const isOpenEnded = (paragraph: string) => passagesOf(paragraph).some(({ kind }) => kind === "open") || !isWhole(paragraph);

interface Sentence {
  from: number;
  to: number;
}

/** Sentences of a paragraph, those of one quotation together. */
function wholeSentences(paragraph: string, language: string): Sentence[] {
  const spoken = passagesOf(paragraph);
  const whole: Sentence[] = [];
  for (const { from, to } of sentencesIn(paragraph, language)) {
    const last = whole.at(-1);
    if (last && spoken.some(({ start, end }) => start < last.to && end > from)) last.to = to;
    else whole.push({ from, to });
  }
  return whole;
}

const wordsOf = (words: string) => new Set(words.split(" "));
const firstWords = 4;

/** True for a sentence that names what it speaks of only by what stands before it. */
export function leansOnBefore(sentence: string, language: string): boolean {
  const leaning = leaningWords[language.slice(0, 2)];
  if (!leaning) return false;
  const { openers, subjects, begins } = leaning;
  const bare = sentence.replace(/^[\p{P}\s]+/u, "");
  if (begins?.split(" ").some((begin) => bare.startsWith(begin))) return true;
  const split = (text: string) =>
    text
      .toLocaleLowerCase(language)
      .split(/[\s\p{P}]+/u)
      .filter(Boolean);
  const [first = ""] = split(bare);
  if (wordsOf(openers).has(first)) return true;
  let told = sentence;
  for (const { start, end } of passagesOf(sentence).toReversed()) told = `${told.slice(0, start)} ${told.slice(end)}`;
  const known = wordsOf(subjects);
  return split(told)
    .slice(0, firstWords)
    .some((word) => known.has(word));
}

/** A story in the pieces it can be cut by, in their order. */
export function cutUnitsOf(story: string, language: string): CutUnit[] {
  const paragraphs = paragraphsIn(story);
  const first = paragraphs.findIndex(({ from }) => !isSubheadAt(story, from));
  let runsOn = false;
  return paragraphs.flatMap(({ text, from, to }, paragraph): CutUnit[] => {
    if (isSubheadAt(story, from)) return [{ from, to, text, paragraph, isSubhead: true, canGo: false, leans: false }];
    const isOpen = isOpenEnded(text);
    const isHalf = isOpen || runsOn;
    runsOn = isOpen;
    return wholeSentences(text, language).map((sentence): CutUnit => {
      const words = text.slice(sentence.from, sentence.to);
      return {
        from: from + sentence.from,
        to: from + sentence.to,
        text: words,
        paragraph,
        isSubhead: false,
        canGo: paragraph > first && !isHalf && isWhole(words),
        leans: leansOnBefore(words, language),
      };
    });
  });
}

const isSubheadAt = (story: string, from: number) => /(?:^|\n)[^\S\n]*##[^\S\n]+$/.test(story.slice(Math.max(0, from - 40), from));
