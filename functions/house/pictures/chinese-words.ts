/** How many of the dictionary's words one thing may be made of: 风力 发电 机. */
const longestRun = 4;

/**
 * How often each word stands in a Chinese text, which has no spaces: the words of Intl.Segmenter, runs of them, and what a longer word
 * ends in (市立图书馆, 图书馆). Words found so end where a word ends: 城市长期 has no mayor (市长) in it.
 */
export function countChineseWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const segments = [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text.normalize("NFC"))];
  for (const [i, last] of segments.entries()) {
    if (!last.isWordLike) continue;
    const forms = new Set<string>();
    for (let at = 1; at <= last.segment.length - 2; at++) forms.add(last.segment.slice(at));
    let run = "";
    for (let start = i; start > i - longestRun && segments[start]?.isWordLike; start--) {
      run = `${segments[start]?.segment}${run}`;
      forms.add(run);
    }
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}
