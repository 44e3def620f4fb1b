import type { Lexicon, NumberMention } from "../language/index.ts";
import { termsIn } from "./terms.ts";

/** What stands before the number of a day: dia 25, le 25, il 25, am 25. */
export const dayWord = /(?<!\p{L})(?:d[ií]as?|le|il|el|den|dem|am|the)[\s\u00a0]$/iu;

/** What stands behind it: 12日, 12일. */
export const dayCounter = /^[日號号일]/u;

/** What a number counts, as stems of the words right behind it; empty where it has a unit or nothing is said. */
export function thingsBehind(text: string, { text: own, to, unit, kind }: NumberMention, lexicon: Lexicon): string[] {
  const { language, numbers } = lexicon.data;
  // “Sechswöchig” says itself what it counts.
  const isWhole = numbers.suffix !== "" && lexicon.pattern(`\\p{L}(?:${numbers.suffix})$`, "iu").test(own);
  if (unit !== null || kind === "share" || isWhole) return [];
  const behind = text.slice(to, to + 48);
  if (!lexicon.spaced) {
    const counter = /^\s?(?:多|余|餘)?([\p{Script=Han}\p{Script=Katakana}かつ]{1,2})/u.exec(behind)?.[1] ?? "";
    // 个 counts anything.
    if (counter === "" || /^[个個がはのをにともやへ、]/u.test(counter)) return [];
    return /^[かカヶ]/u.test(counter) ? [counter] : [counter.slice(0, 1)];
  }
  if (language === "ko") {
    const counter = /^\s?(?:여\s)?([가-힣])/u.exec(behind)?.[1];
    return counter === undefined || /^[은는이가을를의에]$/u.test(counter) ? [] : [counter];
  }
  const phrase = /^[\s\u00a0\u202f-]{1,2}((?:[\p{L}\p{M}'’-]+[\s\u00a0]?){1,3})/u.exec(behind)?.[1];
  if (phrase === undefined) return [];
  const words = phrase.split(/[\s\u00a0]+/u).filter((word) => word !== "");
  const things: string[] = [];
  let isOf = false;
  for (const word of words) {
    // “4 of the gardeners”, “4 millions de visiteurs”: what is counted stands behind. “Under 26 the discount” counts none.
    isOf ||= /^(?:of|des?|du|der|di|dei|degli|delle|dos|das)$/iu.test(word);
    const isArticle = /^(?:the|los|las|les|il|i|le|gli|lo|la)$/iu.test(word);
    if (lexicon.stopwords.has(word.toLowerCase()) || isArticle) {
      if (things.length > 0 || !isOf) break;
      continue;
    }
    // What German counts is a noun, with its capital.
    if (language === "de" && !/^\p{Lu}/u.test(word)) continue;
    things.push(...termsIn(word));
  }
  return things.slice(0, 1);
}
