import { countWords, foldPassage, holds, type Passage, spokenParts, unknownNames } from "../../../web/claims/index.ts";
import { bareLetters, contentTerms, type NumberMention, numbersIn } from "../../../web/language/index.ts";
import { calendarKeys, keysOfNumber, withoutCalendar } from "./number-keys.ts";
import { addressesIn, type PromptLeaks } from "./prompt-leaks.ts";
import type { Source } from "./source.ts";

/** `loose`: the model's own words in quotation marks, too few and too plain to be speech; only the marks are wrong. */
export type Quoted = "true" | "loose" | "invented";

/** Compares a quoted passage with the article. Speech must be quoted there too; names and titles need only occur there. */
export function judgePassage(passage: Passage, paragraph: string, source: Source): Quoted {
  const folded = foldPassage(passage.words);
  if (folded === "" || source.speech.some((words) => holds(words, folded))) return "true";
  const parts = spokenParts(passage.words).map(foldPassage);
  if (parts.length > 1 && parts.every((part) => part === "" || source.speech.some((words) => holds(words, part)))) return "true";
  const isSpeech = isSpeechLike(passage, paragraph);
  if (!isSpeech && holds(source.folded, folded)) return "true";
  return isSpeech || countWords(passage.words) >= 3 ? "invented" : "loose";
}

function isSpeechLike({ words, start, kind }: Passage, paragraph: string): boolean {
  const count = countWords(words);
  if (kind !== "closed") return count >= 3;
  return /[,.!?…。！？，،؟।]\s*$/u.test(words) || /[:：]\s*$/u.test(paragraph.slice(0, start)) || count >= 6;
}

/** What a sentence says beyond its source. Quotations are judged apart, by paragraph. */
export interface Judgment {
  /** It leaks the system prompt or contains an address that is not in the source: none of it may be printed. */
  isUnprintable: boolean;
  beyond: "number" | "name" | "context" | null;
}

/** Names that were found to be invented anywhere in a text. */
export interface Invented {
  words: ReadonlySet<string>;
  people: readonly string[];
}

export function judgeSentence(sentence: string, source: Source, leaks: PromptLeaks, invented: Invented): Judgment {
  const isUnprintable =
    addressesIn(sentence).some((found) => !source.addresses.has(found)) || leaks.isIn(sentence) || isScrap(sentence, source);
  return { isUnprintable, beyond: isUnprintable ? null : beyond(sentence, source, invented) };
}

/** A sentence of one or two words that is not in the article, such as a slogan. */
function isScrap(sentence: string, source: Source): boolean {
  return !source.isForeign && countWords(sentence) <= 2 && !source.bare.includes(bareLetters(sentence));
}

function beyond(sentence: string, source: Source, invented: Invented): Judgment["beyond"] {
  if (holds(source.folded, foldPassage(sentence))) return null;
  if (hasUnknownNumber(sentence, source)) return "number";
  if (!source.isForeign && unknownNames(sentence, source.language, source.words, invented.words).length > 0) return "name";
  if (invented.people.some((name) => sentence.includes(name))) return "name";
  const terms = contentTerms(sentence, source.lexicon);
  return !source.isForeign && !terms.some((term) => source.terms.has(term)) ? "context" : null;
}

/**
 * A number, month or weekday that the source does not give, in figures or words. A number is known when a paragraph of the source has it
 * beside a content word of this sentence: the 17 of a date is not the 17 of a depth.
 */
function hasUnknownNumber(sentence: string, source: Source): boolean {
  const numbers = numbersIn(sentence, source.lexicon).filter(({ isWeak }) => !isWeak);
  // A number in words must not count as its own context.
  const rest = numbers.reduce((text, number) => text.replace(number.text, " "), withoutCalendar(sentence, source.lexicon));
  const terms = source.isForeign ? [] : contentTerms(rest, source.lexicon);
  const isKnown = (key: string) => {
    const company = source.numbers.get(key);
    return company === null || (company !== undefined && (terms.length === 0 || terms.some((term) => company.has(term))));
  };
  const isGiven = (number: NumberMention) =>
    number.parts.length > 0 ? number.parts.every((part) => isKnown(String(part))) : keysOfNumber(number).some(isKnown);
  if (!numbers.every(isGiven)) return true;
  return [...calendarKeys(sentence, source.lexicon)].some((key) => !isKnown(key));
}
