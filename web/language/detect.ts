import { detectAll } from "tinyld/light";

const enoughLetters = 12;
const look = 4000;

/** Language of a text (two-letter code), or null when the text is too short to tell. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, look);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < enoughLetters) return null;
  const byScript = scriptOf(sample, letters);
  return byScript ?? detectAll(sample)[0]?.lang ?? null;
}

/** Language by script; kana separates Japanese from Chinese, extra letters Persian from Arabic. */
function scriptOf(text: string, letters: number): string | null {
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters;
  const kana = share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (kana > 0.1) return "ja";
  if (share(/\p{Script=Han}/gu) > 0.4) return "zh";
  if (share(/\p{Script=Hangul}/gu) > 0.4) return "ko";
  if (share(/\p{Script=Devanagari}/gu) > 0.4) return "hi";
  if (share(/\p{Script=Arabic}/gu) > 0.4) return share(/[پچژگکی]/gu) > 0.02 ? "fa" : "ar";
  return null;
}

/** The language to read an article in: the detected one, unless it is easily confused with the chosen one. */
export function contentLanguageOf(content: string, chosen: string): string {
  const found = detectLanguage(content);
  if (found === null || found === chosen) return chosen;
  if (scriptOf(content.slice(0, look), content.slice(0, look).match(/\p{L}/gu)?.length ?? 1) !== null) return found;
  const all = detectAll(content.slice(0, look));
  const best = all[0]?.accuracy ?? 0;
  const own = all.find((entry) => entry.lang === chosen)?.accuracy ?? 0;
  return own > best / 2 || best < 0.05 ? chosen : found;
}
