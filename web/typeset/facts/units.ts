import { late } from "../late-pattern.ts";
import { scales } from "./number-words.ts";

/** What numbers measure, in the words of all twelve languages together: no word of one means another measure elsewhere. */
const measures = (): readonly (readonly [string, RegExp])[] => [
  [
    "year",
    late.iu`^(?:years?|años?|ans?\b|années?|Jahren?|Jahre?|ann[oi]\b|anos?\b|лет(?!о)|год(?:а|у|ов)?|年間|年(?!代)|년(?!대)|سنوات|سنة|أعوام|عاما?|साल|वर्ष)`,
  ],
  [
    "month",
    late.iu`^(?:months?|mes(?:es)?\b|mois|Monaten?|Monate?|mes[ei]|mês|месяц\p{L}*|[かカヶケ]月|个月|個月|개월|أشهر|شهرا?|महीन\p{L}*)`,
  ],
  [
    "week",
    late.iu`^(?:weeks?|semanas?|semaines?|Wochen?|settiman[ae]|недел\p{L}*|週間?|周(?:年)?(?!年)|星期|주(?=일|간|\s|$)|أسابيع|أسبوعا?|हफ्त\p{L}*|सप्ताह)`,
  ],
  ["day", late.iu`^(?:days?|días?|jours?|Tagen?|Tage?|giorn[oi]|dias?|дн(?:я|ей)|день|日間|天|أيام|يوما?(?!ن)|दिन)`],
  [
    "hour",
    late.iu`^(?:hours?|horas?|heures?|h\b|Stunden?|Uhr|or[ae]\b|час\p{L}*|時間?|时|点(?!钟?的)|小时|小時|시간?|ساعات|ساعة|घंट\p{L}*|बजे)`,
  ],
  ["minute", late.iu`^(?:minutes?|minutos?|Minuten?|minut[oi]|минут\p{L}*|分(?:間|钟|鐘)?|분|دقائق|دقيقة|मिनट)`],
  [
    "length",
    late.iu`^(?:(?:kilo|centi|milli)?met(?:er|re)s?|(?:kiló|cent[ií]|mil[ií])?metros?|(?:kilo|centi|milli)?mètres?|(?:Kilo|Zenti|Milli)?metern?|(?:chilo|centi)?metr[oi]|quilômetros?|километр\p{L}*|сантиметр\p{L}*|метр\p{L}*|[kcm]?m\b|км|м\b|公里|里|厘米|メートル|キロ(?!グラム|ワット)|킬로미터|미터|(?:كيلو)?مترا?|أمتار|किलोमीटर|मीटर|feet|miles?|millas?)`,
  ],
  [
    "weight",
    late.iu`^(?:kilos?|kilogram\p{L}*|kg\b|tons?|tonnes?|toneladas?|tonnellat[ae]|Tonnen?|Kilogramm|кг|тонн\p{L}*|килограмм\p{L}*|吨|トン|公斤|톤|أطنان|طنا?|किलो(?!मीटर)|टन)`,
  ],
  ["money", late.iu`^(?:euros?|€|dollars?|dólares?|pounds?|reais|рубл\p{L}*|円|元|원|yen|yuan|دينارا?|دنانير|جنيها?|रुपये|रुपए|\$|£)`],
];

const moneyBefore = /(?:[$€£¥₩₹]|R\$)\s?$/u;

/** What a number measures, by the word right behind it or the sign before it; null when it counts something else or nothing is said. */
export function measureOf(latin: string, from: number, to: number): string | null {
  if (moneyBefore.test(latin.slice(Math.max(0, from - 3), from))) return "money";
  let behind = latin.slice(to, to + 40);
  for (const [scale] of scales()) behind = behind.replace(scale, "");
  behind = behind.replace(late.u`^[\s\u00a0\u202f-]*(?:(?:de|d['’]|di)\s?)?`, "");
  return measures().find(([, form]) => form.test(behind))?.[0] ?? null;
}
