const segmented = new Map(["zh", "ja"].map((language) => [language, new Intl.Segmenter(language, { granularity: "word" })]));

/** The words of a text, lower-cased; of Chinese and Japanese as ICU parts them, else runs of letters, marks and digits. */
export function wordsOf(text, language) {
  const plain = text.normalize("NFC").toLowerCase();
  const segmenter = segmented.get(language.slice(0, 2));
  if (segmenter === undefined) return plain.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return [...segmenter.segment(plain)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Runs of four words, as the article-extraction-benchmark counts; a text of fewer is one. */
function shinglesOf(words) {
  if (words.length < 4) return words.length === 0 ? [] : [words.join(" ")];
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(" "));
}

function counted(tokens) {
  const counts = new Map();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** How much of one multiset is in the other: precision, recall and F1. Two empty ones agree. */
function agreement(got, wanted) {
  if (got.length === 0 && wanted.length === 0) return { precision: 1, recall: 1, f1: 1 };
  const inWanted = counted(wanted);
  let shared = 0;
  for (const [token, count] of counted(got)) shared += Math.min(count, inWanted.get(token) ?? 0);
  const precision = got.length === 0 ? 0 : shared / got.length;
  const recall = wanted.length === 0 ? 0 : shared / wanted.length;
  return { precision, recall, f1: shared === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** How well a body agrees with the truth: of words (the bar) and of runs of four words, which order matters to. */
export function compareBodies(got, wanted, language) {
  const [gotWords, wantedWords] = [wordsOf(got, language), wordsOf(wanted, language)];
  return { ...agreement(gotWords, wantedWords), shingles: agreement(shinglesOf(gotWords), shinglesOf(wantedWords)).f1 };
}
