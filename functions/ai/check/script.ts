import { late } from "../../http/late-pattern.ts";

const latin = new Set(["en", "es", "fr", "de", "it", "pt"]);
const scripts: Record<string, RegExp> = {
  ru: late.gu`\p{Script=Cyrillic}`,
  ar: late.gu`\p{Script=Arabic}`,
  hi: late.gu`\p{Script=Devanagari}`,
  ko: late.gu`\p{Script=Hangul}`,
  ja: late.gu`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`,
  zh: late.gu`\p{Script=Han}`,
};

/** Whether a text is in the letters of a language. Too few letters to tell count as yes. */
export function isInScriptOf(text: string, language: string): boolean {
  const letters = text.match(late.gu`\p{L}`)?.length ?? 0;
  if (letters < 12) return true;
  const own = text.match(latin.has(language) ? late.gu`\p{Script=Latin}` : (scripts[language] ?? late.gu`\p{L}`))?.length ?? 0;
  if (own / letters < 0.5) return false;
  const kana = (text.match(late.gu`[\p{Script=Hiragana}\p{Script=Katakana}]`)?.length ?? 0) / letters;
  return language === "ja" ? kana > 0.1 : language === "zh" ? kana < 0.1 : true;
}
