import type { NumberMention } from "./number-mention.ts";
import { countedBy } from "./units.ts";

/** A length of time as a text says it, in months, days or minutes: a year and four months are 16 months. */
export interface TimeSpan {
  from: number;
  to: number;
  family: "month" | "day" | "minute" | "second";
  amount: number;
}

const families: Readonly<Record<string, readonly [TimeSpan["family"], number]>> = {
  year: ["month", 12],
  month: ["month", 1],
  week: ["day", 7],
  day: ["day", 1],
  hour: ["minute", 60],
  minute: ["minute", 1],
};

/** One and two before a unit, which are no numbers elsewhere; in Arabic and Russian the unit alone is one of it. */
const small = () =>
  /(?<![\p{L}\p{M}\d])(?:(an?|one|un[ae]?|uma?|eine?[nmrs]?|один|одн[ау]|एक|한)|(two|deux|dos|due|dois|duas|zwei|два|две|दो|두))\s(?=\p{L})|(?<![\p{L}\p{M}])[وبل]?(سنة|عام|شهر|ساعة|أسبوع|год|час|месяц|неделю|неделя)(?:ا|ًا)?(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])[وبل]?(سنت[اي]ن|عام[اي]ن|شهر[اي]ن|ساعت[اي]ن|أسبوع[اي]ن|يوم[اي]ن)(?![\p{L}\p{M}])|([一两兩1１])(?=年|个月|個月|か月|カ月|週|周|小时|時間)/giu;
const duals: readonly (readonly [RegExp, string])[] = [
  [/سن|عام|год/u, "year"],
  [/شهر|месяц/u, "month"],
  [/ساع|час/u, "hour"],
  [/سبوع|недел/u, "week"],
  [/يوم/u, "day"],
];
const unitWord = () => /^[\s-]?(?:[かカヶケ个個]?[年月]|時間|小时|小時|분|시간|年間|週間?|\p{L}[\p{L}\p{M}]*)(?:間|钟|鐘)?/u;
const half = () =>
  /^\s?(?:and a half|einhalb|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|с половиной|و\s?(?:ال)?نصف(?: (?:ال)?(?:سنة|عام|ساعة|شهر))?|半)(?![\p{L}\p{M}])|^\s?반(?=[이을은의에만쯤]|동안|정도|가량|으로|[^\p{L}\p{M}]|$)/iu;
const quarter = /^\s?(?:and a quarter|et quart|y cuarto|e un quarto|с четвертью|وربع)/iu;
const joint = /^[\s,]*(?:and|und|et|y|e|и|و|और|零|又)?\s?$/iu;
const seconds = () => /^\s?(?:seconds?|Sekunden?|secondes?|segundos?|second[oi]|секунд\p{L}*|ثاني\p{L}*|ثوان\p{L}*|सेकंड|秒|초)/iu;

interface Part {
  from: number;
  to: number;
  unit: string;
  amount: number;
}

function partsIn(latin: string, language: string, numbers: readonly NumberMention[]): Part[] {
  const found: Part[] = [];
  const unitEnd = (at: number) => at + (unitWord().exec(latin.slice(at, at + 16))?.[0].length ?? 0);
  for (const number of numbers) {
    const single = number.readings.filter(({ length }) => length === 1);
    const value = Number(single[0]?.[0]);
    const to = number.from + number.text.length;
    if (single.length !== 1 || !(value > 0)) continue;
    const unit = seconds().test(latin.slice(to, to + 14)) ? "second" : countedBy(latin, number.from, to, language).measure;
    if (unit === "second" || families[unit ?? ""]) found.push({ from: number.from, to: unitEnd(to), unit: unit ?? "", amount: value });
  }
  for (const match of latin.matchAll(small())) {
    const [all, one, , alone, dual] = match;
    const to = match.index + all.length;
    const named = alone ?? dual;
    if (found.some((part) => part.from < to && part.to > match.index)) continue;
    if (named !== undefined) {
      const unit = duals.find(([form]) => form.test(named))?.[1] ?? "";
      found.push({ from: match.index, to, unit, amount: dual === undefined ? 1 : 2 });
      continue;
    }
    const unit = countedBy(latin, match.index, to, language).measure ?? "";
    const amount = one !== undefined || /[一1１]/u.test(all) ? 1 : 2;
    if (families[unit]) found.push({ from: match.index, to: unitEnd(to), unit, amount });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Every length of time of a text with what stands beside it made one: an hour and twenty minutes, anderthalb. `numbers` in order. */
export function timeSpansIn(latin: string, language: string, numbers: readonly NumberMention[]): TimeSpan[] {
  const found: TimeSpan[] = [];
  for (const part of partsIn(latin, language, numbers)) {
    const [family, size] = part.unit === "second" ? (["second", 1] as const) : (families[part.unit] ?? (["day", 1] as const));
    const more = half().exec(latin.slice(part.to, part.to + 24));
    const to = part.to + (more?.[0].length ?? 0);
    const isQuarter = quarter.test(latin.slice(part.to, part.to + 20));
    const amount = (part.amount + (more ? 0.5 : isQuarter ? 0.25 : 0)) * size;
    const last = found.at(-1);
    const isNext = last && last.to <= part.from && joint.test(latin.slice(last.to, part.from));
    if (isNext && last.family === family && amount < last.amount) {
      last.amount += amount;
      last.to = to;
    } else if (isNext && family === "second" && last.family === "minute") {
      last.family = "second";
      last.amount = last.amount * 60 + amount;
      last.to = to;
    } else found.push({ from: part.from, to, family, amount });
  }
  return found;
}
