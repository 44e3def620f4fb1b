import type { Phrases } from "./phrases.ts";
import { easternPhrases } from "./phrases-eastern.ts";
import { westernPhrases } from "./phrases-western.ts";

const phrases: Record<string, Phrases> = { ...westernPhrases, ...easternPhrases };

export const knownLanguages = Object.keys(phrases);

/** The phrases of a language; falls back to English. */
export function phrasesOf(language: string): Phrases {
  return phrases[language] ?? (phrases.en as Phrases);
}

/** Sentence `number` of a language: combinations of openers and clauses, 144 without repetition. */
export function contextSentence(language: string, number: number): string {
  const { openers, clauses } = phrasesOf(language);
  const opener = number % openers.length;
  const clause = (5 * opener + Math.floor(number / openers.length)) % clauses.length;
  return `${openers[opener]}${clauses[clause]}`;
}
