import { languageOf } from "../../../locales/languages.ts";

// Never seen, only measured: letters of the width that words of the script have.
const words: Record<string, string> = {
  ar: "كانت المدينة تنتظر هذا اليوم منذ سنوات طويلة وقد حضر الناس من كل الأحياء",
  hi: "नगर के लोग बहुत समय से इस दिन की राह देख रहे थे और सब साथ आए",
  ja: "町の人々は長い間この日を待っていました。朝から多くの人が広場に集まりました。",
  ko: "마을 사람들은 오랫동안 이날을 기다려 왔고 아침부터 많은 이들이 모였다",
  ru: "жители города давно ждали этого дня и с самого утра собрались на площади",
  zh: "城里的人们一直在等待这一天。清晨许多人来到广场上。",
};
const latin = "people of the town had waited a long time for this day and came together early in the morning";

const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** True for scripts in which a character is a syllable or a word; recognised by a language code or from a text. */
export function isDense(languageOrText: string): boolean {
  return languageOrText.length <= 5
    ? ["ja", "zh", "ko"].includes(languageOf(languageOrText).code)
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(languageOrText.slice(0, 400));
}

/** The article, where it is in the script of the page's language; otherwise words of that script that are like any others. */
export function unwrittenArticle(language: string, article: string): string {
  const { code } = languageOf(language);
  const script = scripts[code] ?? /\p{Script=Latin}/u;
  if (article.length >= 80 && script.test(article.slice(0, 2_000))) return article;
  const neutral = words[code] ?? latin;
  const paragraph = Array.from({ length: 5 }, () => neutral).join(code === "ja" || code === "zh" ? "" : " ");
  return Array.from({ length: 6 }, () => paragraph).join("\n\n");
}
