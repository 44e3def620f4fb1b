import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";

const abbreviation = late.u`(?:^|[^\p{L}])(?:No|Dr|Mr|Ms|Ph|\p{Lu})$`;

/** Sentences, figures and years, and quotations without names: true in any language, and modest. */
export function restGrammar(language: string): Grammar {
  const base = language.split("-")[0] ?? "";
  const spaced = base !== "th";
  const year = "((?:1[3-9]|20)\\d\\d)";
  const years = new RegExp(`(?<!\\d)${year}(?!\\p{N})`, "gu");
  const dates = (text: string): DateMention[] =>
    [...text.matchAll(years)].map((m) => ({
      label: m[0].trim(),
      year: Number(m[1]),
      month: null,
      day: null,
    }));
  return {
    language,
    spaced,
    abbreviation,
    stopwords: new Set(),
    leaning: /^(?!)/,
    dash: spaced ? " – " : "：",
    comma: spaced ? ", " : "、",
    stop: spaced ? "." : "。",
    dates,
    figures: /(?:(?:R\$|[$€£¥])\s?)?\d+(?:[.,\u202f\u00a0]\d{2,3})*(?:[.,]\d+)?[\u202f\u00a0 ]?(?:%|euros?|euro|€|km|kg)/gu,
    isNoFigure: (head, _figure, tail) => /[\d:.]$/.test(head) || /^[\d:]/.test(tail),
    phrases: () => [],
    people: null,
  };
}
