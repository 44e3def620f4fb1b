const joined = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・、。（）]/u;

/**
 * Estimated width of a name, in units of its size times `size`. The page's font is unknown here, so the estimate
 * errs on the wide side.
 */
export function labelWidth(text: string, size: number, weight: 400 | 700 = 400): number {
  let width = 0;
  for (const letter of text) {
    if (/\p{M}/u.test(letter)) continue;
    if (wide.test(letter)) width += 1;
    else if (joined.test(letter)) width += 0.5;
    else if (/[\p{Lu}mwMW@]/u.test(letter)) width += 0.72;
    else if (/[ilj.,'’ ]/u.test(letter)) width += 0.28;
    else width += 0.52;
  }
  return width * size * (weight === 700 ? 1.08 : 1);
}

export function isRightToLeft(text: string): boolean {
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
}
