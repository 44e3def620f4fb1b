const least: Readonly<Record<string, number>> = { Latin: 4, Cyrillic: 4, Devanagari: 3, Arabic: 3 };

/**
 * What a sentence is known by: words cut so far that inflection makes no difference, pairs of signs in scripts without spaces, and
 * figures. Small words are left out by their length, those that are everywhere by their weight.
 */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of text
    .toLowerCase()
    .normalize("NFC")
    .matchAll(/[\p{L}\p{M}]+|\p{N}[\p{N}.,٫٬]*/gu)) {
    if (/^\p{N}/u.test(word)) terms.push(word.replace(/[^\p{N}]/gu, ""));
    else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) pushPairs(word, terms);
    else if (/\p{Script=Hangul}/u.test(word)) {
      if (word.length > 1) terms.push(word.slice(0, 2));
    } else if (/\p{Script=Arabic}/u.test(word)) {
      const core = word.replace(/\p{M}/gu, "").replace(/^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{3})/u, "");
      if (core.length >= (least.Arabic ?? 3)) terms.push(core.slice(0, 4));
    } else if (/\p{Script=Devanagari}/u.test(word)) {
      if (word.length >= (least.Devanagari ?? 3)) terms.push(word.slice(0, Math.max(3, word.length - 2)));
    } else if (word.length >= (least.Latin ?? 4)) terms.push(word.slice(0, Math.max(4, word.length - 3)));
  }
  return terms;
}

function pushPairs(word: string, terms: string[]): void {
  for (const run of word.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [])
    for (let i = 0; i + 2 <= run.length; i += 1) terms.push(run.slice(i, i + 2));
}
