import type { SourceFacts } from "./source-facts.ts";

/** Noon and midnight in the words of all languages, none of which is a meal or a direction. */
const noon = () =>
  /(?<![\p{L}\p{M}-])(?:noon|midday|(?<=(?:um|bis|ab|gegen|vor|nach)\s)Mittag|midi|medio\s?d[ií]a|mezzogiorno|meio-dia|полдень|полудня)(?![\p{L}\p{M}-])|正午|정오/giu;
const midnight = () =>
  /(?<![\p{L}\p{M}-])(?:midnight|Mitternacht|minuit|medianoche|mezzanotte|meia-noite|полноч(?:ь|и|ью)|منتصف الليل|आधी रात)(?![\p{L}\p{M}-])|真夜中|午前零時|午夜|零点|자정/giu;
/** The same in figures, or in words that say a part of the day too. */
const noonAlso = /(?<!\d)12(?![\d.,]*\d)|الظهر|दोपहर|中午|낮/u;
const midnightAlso =
  /(?<!\d)(?:24|00?)(?:[:.h]00|\s?(?:Uhr|heures?|h\b|horas|ore|час|時|时|点|시|बजे))|(?<!\d)12(?:[:.]00)?\s?(?:a\.?m|रात)|रात 12/iu;
const roman = () =>
  /(?<![\p{L}\p{N}])[IVX]{1,5}(?=(?:e|ème|º|°)?\s(?:secolo|siècle|век|столети))|(?<=(?:siglo|século)\s)[IVX]{1,5}(?![\p{L}\p{N}])/gu;

/** A time of day or a century that a page says in a word. */
export interface DayWord {
  from: number;
  to: number;
  verdict: "given" | "unchecked" | "added";
}

/**
 * Noon, midnight and centuries in Roman figures on a page, with whether the article has them; unchecked where it may mean something else.
 */
export function dayWordsIn(latin: string, { article, isForeign }: SourceFacts): DayWord[] {
  if (isForeign) return [];
  const all = `${article.title}\n${article.content}`;
  const find = (form: RegExp, judge: (text: string) => DayWord["verdict"]) =>
    [...latin.matchAll(form)].map(({ 0: text, index }) => ({ from: index, to: index + text.length, verdict: judge(text) }));
  const told = (form: RegExp, also: RegExp) => () => (all.search(form) >= 0 ? "given" : also.test(all) ? "unchecked" : "added");
  return [
    ...find(noon(), told(noon(), noonAlso)),
    ...find(midnight(), told(midnight(), midnightAlso)),
    ...find(roman(), (text) => (all.split(/[^IVX]+/u).includes(text) ? "given" : "added")),
  ];
}
