import { late } from "../late-pattern.ts";

const least: Readonly<Record<string, number>> = { Latin: 4, Cyrillic: 4, Devanagari: 3, Arabic: 3 };

/**
 * What a sentence is known by: words cut so far that inflection makes no difference, pairs of signs in scripts without spaces, and
 * figures. Small words are left out by their length, those that are everywhere by their weight.
 */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of text.toLowerCase().normalize("NFC").matchAll(late.gu`[\p{L}\p{M}]+|\p{N}[\p{N}.,٫٬]*`)) {
    if (late.u`^\p{N}`.test(word)) terms.push(word.replace(late.gu`[^\p{N}]`, ""));
    else if (late.u`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`.test(word)) pushPairs(word, terms);
    else if (late.u`\p{Script=Hangul}`.test(word)) {
      if (word.length > 1) terms.push(word.slice(0, 2));
    } else if (late.u`\p{Script=Arabic}`.test(word)) {
      const core = word.replace(late.gu`\p{M}`, "").replace(late.u`^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{3})`, "");
      if (core.length >= (least.Arabic ?? 3)) terms.push(core.slice(0, 4));
    } else if (late.u`\p{Script=Devanagari}`.test(word)) {
      if (word.length >= (least.Devanagari ?? 3)) terms.push(word.slice(0, Math.max(3, word.length - 2)));
    } else if (word.length >= (least.Latin ?? 4)) terms.push(word.slice(0, Math.max(4, word.length - 3)));
  }
  return terms;
}

function pushPairs(word: string, terms: string[]): void {
  for (const run of word.match(late.gu`[\p{Script=Han}\p{Script=Katakana}ー]{2,}`) ?? [])
    for (let i = 0; i + 2 <= run.length; i += 1) terms.push(run.slice(i, i + 2));
}
