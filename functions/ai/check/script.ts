const latin = new Set(["en", "es", "fr", "de", "it", "pt"]);
const scripts: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  zh: /\p{Script=Han}/gu,
};

/** Whether a text is in the letters of a language. Too few letters to tell count as yes. */
export function isInScriptOf(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 12) return true;
  const own = text.match(latin.has(language) ? /\p{Script=Latin}/gu : (scripts[language] ?? /\p{L}/gu))?.length ?? 0;
  if (own / letters < 0.5) return false;
  const kana = (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / letters;
  return language === "ja" ? kana > 0.1 : language === "zh" ? kana < 0.1 : true;
}
