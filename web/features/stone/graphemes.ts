const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const segmenters = new Map<string, Intl.Segmenter>();

function wordsIn(language: string): Intl.Segmenter {
  let words = segmenters.get(language);
  if (!words) {
    words = new Intl.Segmenter(language || "und", { granularity: "word" });
    segmenters.set(language, words);
  }
  return words;
}

/** Where the letter ends that begins at `at`: marks and joined signs go with it. */
export function letterAfter(text: string, at: number): number {
  const [first] = graphemes.segment(text.slice(at, at + 64));
  return Math.min(text.length, at + (first?.segment.length ?? 1));
}

export function letterBefore(text: string, at: number): number {
  const from = Math.max(0, at - 64);
  const last = [...graphemes.segment(text.slice(from, at))].at(-1);
  return last ? from + last.index : 0;
}

/** Where the next word ends. */
export function wordAfter(text: string, at: number, language: string): number {
  for (const { segment, index, isWordLike } of wordsIn(language).segment(text)) {
    if (isWordLike && index + segment.length > at) return index + segment.length;
  }
  return text.length;
}

/** Where the word before begins. */
export function wordBefore(text: string, at: number, language: string): number {
  let start = 0;
  for (const { index, isWordLike } of wordsIn(language).segment(text)) {
    if (index >= at) break;
    if (isWordLike) start = index;
  }
  return start;
}
