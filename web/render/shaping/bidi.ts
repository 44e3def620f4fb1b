import createBidi from "bidi-js";
import type { Direction } from "../../typeset/model/scene.ts";

const bidi = createBidi();
const STRONG_RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u202b\u202e\u2067]/u;

/** Embedding levels of the text's UTF-16 units (Unicode Annex 9): odd ones are set from right to left. */
export function embeddingLevels(text: string, direction: Direction): ArrayLike<number> {
  if (direction === "ltr" && !STRONG_RTL.test(text)) return new Uint8Array(text.length);
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** Runs in the order in which they stand from left to right (Annex 9, rule L2). */
export function visualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const levels = ordered.map(({ level }) => level);
  const highest = Math.max(0, ...levels);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = highest; level >= lowestOdd; level--) {
    for (let start = 0; start < ordered.length; start++) {
      if ((ordered[start]?.level ?? -1) < level) continue;
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
