import type { DateMention } from "../timeline.ts";
import type { Grammar } from "./grammar.ts";

/** Before a year, in a language of which the house edition knows little more. */
const beforeYear: Record<string, string> = {
  ru: "в|с|до|к",
};
const afterYear: Record<string, string> = { ko: "년", zh: "年", ja: "年", ru: "\\sгод", hi: "\\sमें" };
const abbreviations: Record<string, RegExp> = {
  ru: /(?:^|[\s(«])(?:г|ул|им|т|д|е|к|э|н|руб|млн|млрд|тыс|см|стр|\p{Lu})$/iu,
};
const noAbbreviation = /(?:^|[^\p{L}])(?:No|Dr|Mr|Ms|Ph|डॉ|श्री|प्रो|\p{Lu})$/u;

/** Sentences, figures and years, and quotations without names: true in any language, and modest. */
export function restGrammar(language: string): Grammar {
  const base = language.split("-")[0] ?? "";
  const spaced = base !== "zh" && base !== "th";
  const before = beforeYear[base];
  const after = afterYear[base];
  const year = "((?:1[3-9]|20)\\d\\d)";
  const years = before
    ? new RegExp(`(?<!\\p{L})(?:${before})\\s${year}(?![\\d-])`, "giu")
    : new RegExp(`(?<!\\d)${year}${after ?? "(?!\\p{N})"}`, "gu");
  const dates = (text: string): DateMention[] =>
    [...text.matchAll(years)].map((m) => ({
      label: before ? (m[1] ?? "") : (m[0].trim().split(" ")[0] ?? ""),
      year: Number(m[1]),
      month: null,
      day: null,
    }));
  return {
    language,
    spaced,
    abbreviation: abbreviations[base] ?? noAbbreviation,
    stopwords: new Set(),
    leaning: /^(?!)/,
    dash: spaced ? " – " : "：",
    comma: spaced ? ", " : "、",
    stop: spaced ? "." : "。",
    dates,
    figures:
      /(?:(?:R\$|[$€£¥])\s?)?\d+(?:[.,\u202f\u00a0]\d{2,3})*(?:[.,]\d+)?(?:[\u202f\u00a0 ]?%|[万亿만억]+\d*|[\u202f\u00a0 ]?(?:euros?|euro|€|km|kg|рублей|руб|млн|тыс|元|公里|米|种|人|个|명|원|개|종|알|봉투|रुपये|मीटर|प्रतिशत))(?:[\u202f\u00a0 ](?:euros?|рублей|元|원))?/gu,
    isNoFigure: (head, figure, tail) =>
      /[\d:.]$/.test(head) || /^[\d:]/.test(tail) || (/[人个명개]$/u.test(figure) && /^\D*1\D*$/.test(figure)),
    phrases: () => [],
    people: null,
  };
}
