import { hunksBetween } from "./sequences.ts";

/** A run of a text, and whether the other text has something else there. */
export interface WordRun {
  text: string;
  isOther: boolean;
}

interface Word {
  /** With the blanks and marks that follow it. */
  text: string;
  /** The word alone: a comma more makes no other word. */
  word: string;
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity: "word" });
  } catch {
    // Saved data may name a language that is no language tag.
    return new Intl.Segmenter(undefined, { granularity: "word" });
  }
}

function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) {
    const last = words.at(-1);
    // A new paragraph begins a word of its own, so that no mark runs over its end.
    if (isWordLike || !last || segment.includes("\n")) words.push({ text: segment, word: segment });
    else last.text += segment;
  }
  return words;
}

/** Fewer equal words than this between different ones are part of the difference: a text marked in shreds cannot be read. */
const leastEqual = 2;

/**
 * Two texts in runs, with the words in which they differ: by the words of the language, also where no blanks part them. Texts of thousands
 * of words that have little in common are different as a whole. `by` "text": a comma more is a difference, too.
 */
export function changedWords(older: string, newer: string, language: string, by: "word" | "text" = "word"): [WordRun[], WordRun[]] {
  const [left, right] = [wordsOf(older, language), wordsOf(newer, language)];
  const hunks: { from: number; to: number; otherFrom: number; otherTo: number }[] = [];
  for (const hunk of hunksBetween(left, right, (one, other) => one[by].trimEnd() === other[by].trimEnd())) {
    const last = hunks.at(-1);
    const between = last ? left.slice(last.to, hunk.from) : [];
    if (last && between.length < leastEqual && !between.some(({ text }) => text.includes("\n")))
      Object.assign(last, { to: hunk.to, otherTo: hunk.otherTo });
    else hunks.push({ ...hunk });
  }
  const runs = (words: readonly Word[], ranges: readonly (readonly [number, number])[]): WordRun[] => {
    const textOf = (from: number, to?: number) =>
      words
        .slice(from, to)
        .map(({ text }) => text)
        .join("");
    let at = 0;
    const all: WordRun[] = [];
    for (const [from, to] of ranges) {
      all.push({ text: textOf(at, from), isOther: false }, { text: textOf(from, to), isOther: true });
      at = to;
    }
    return [...all, { text: textOf(at), isOther: false }].filter(({ text }) => text !== "");
  };
  return [
    runs(
      left,
      hunks.map(({ from, to }) => [from, to]),
    ),
    runs(
      right,
      hunks.map(({ otherFrom, otherTo }) => [otherFrom, otherTo]),
    ),
  ];
}
