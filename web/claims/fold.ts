const quoteMarks = /["'`´‘’‚‛“”„‟‹›«»「」『』〝〞〟＂＇ʼʹ]/gu;

/**
 * What two passages are compared by: letter case, kinds of marks, dashes and spaces, Arabic vowel signs and unseen signs make no
 * difference; words, their order and the punctuation between them do.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/[\u064b-\u0652\u0670\u0640]/gu, "")
    .replace(quoteMarks, "")
    .replace(/\s*[‐‑‒–—―─]+\s*|\s-+\s/gu, " - ")
    .replace(/\.{2,}/g, "…")
    .replace(/\s+/gu, " ")
    .replace(/\s(?=[!?;:,.%])/gu, "")
    .trim();
}

/** A passage without the punctuation it begins and ends with, which the sentence around it decides. */
export function foldPassage(text: string): string {
  return fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}%]+$/gu, "");
}

/** Whether a folded text holds a folded passage as whole words; in scripts without spaces, as signs. */
export function holds(text: string, passage: string): boolean {
  if (passage === "") return true;
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}]/u.test(sign) && !isDense(sign);
  for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + 1)) {
    const startsInWord = isWord(text[at - 1]) && isWord(passage[0]);
    const endsInWord = isWord(text[at + passage.length]) && isWord(passage.at(-1));
    if (!startsInWord && !endsInWord) return true;
  }
  return false;
}

const isDense = (sign: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(sign);

/** Words of a passage; a sign of a script without spaces counts as half of one. */
export function countWords(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu)?.length ?? 0;
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, " ")
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu);
  return (spaced?.length ?? 0) + dense / 2;
}
