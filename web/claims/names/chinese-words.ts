let segmenter: Intl.Segmenter | undefined;
let last: { text: string; words: readonly Intl.SegmentData[] } | undefined;

/** The words of a Chinese text as the platform's dictionary has them; several rules ask for those of the same paragraph. */
export function chineseWords(text: string): readonly Intl.SegmentData[] {
  if (last?.text === text) return last.words;
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  last = { text, words: [...segmenter.segment(text)] };
  return last.words;
}
