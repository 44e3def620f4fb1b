import type { Amount } from "./amounts.ts";
import { timesIn } from "./clock.ts";
import type { DateMention } from "./dates.ts";
import { halfOfDay, isHourLed } from "./hours.ts";
import type { NumberMention } from "./number-mention.ts";
import { countedBy } from "./units.ts";

/** A time of day that an article gives, in minutes since midnight; morning and evening are not told apart. */
export interface Clock {
  from: number;
  minutes: number;
  /** The half of the day, where the article says it. */
  half?: "morning" | "evening";
}

const noon =
  /(?<!after|Nach|Vor)(?:\b(?:noon|midday|midnight|Mittag|Mitternacht|midi|minuit|mediod[ií]a|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite)\b|полдень|полдня|полудн|полноч|الظهر|منتصف (?:الليل|النهار)|दोपहर 12|आधी रात|正午|正午|零時|中午|半夜|午夜|정오|자정)/giu;
/** What makes a number an hour of the day, where the language has another word for an hour’s length. */
const hourOfDay: Readonly<Record<string, RegExp>> = {
  en: /^\s?(?:[ap]\.?\s?m\b|o[’']clock)/iu,
  de: /^\s?(?:Uhr|(?:bis|und|-|–)\s?\d{1,2}(?:[.:]\d\d)?\s?Uhr)/u,
  ja: /^\s?時(?!間)/u,
  zh: /^\s?(?:点|點|时(?!间))/u,
  ko: /^\s?시(?!간)/u,
  hi: /^\s?बजे/u,
};

const partOfDay = /^\s?(?:heures?|h\b|horas?|ore|час\S*)?\s?(?:de la|du|da|di|del|утра|вечера|дня|ночи|صباح|مساء|ليل|عصر|ظهر|بعد)/u;
const isHourOf = (latin: string, from: number, to: number, language: string) =>
  isHourLed(latin, from, language) ||
  partOfDay.test(latin.slice(to, to + 16)) ||
  !/^\s?(?:heures?|horas?|ore|ora|час\S*|ساع\S*)/u.test(latin.slice(to, to + 10));

/** The times of day of a text. `numbers` in order; `amounts` with what each counts. */
export function clocksIn(latin: string, language: string, numbers: readonly NumberMention[], amounts: readonly Amount[]): Clock[] {
  const found: Clock[] = [];
  const push = (from: number, to: number, hour: number, minute: number) => {
    if (!(hour >= 0 && hour <= 24 && minute >= 0 && minute < 60)) return;
    const half = halfOfDay(latin, from, to, hour);
    found.push({ from, minutes: hour * 60 + minute, ...(half && { half }) });
  };
  for (const { from, text, readings } of timesIn(latin, language, numbers))
    for (const [hour, minute = "0"] of readings) push(from, from + text.length, Number(hour), Number(minute));
  for (const { from, text, readings } of numbers) {
    const use = countedBy(latin, from, from + text.length, language);
    if (use.measure !== null && use.measure !== "hour") continue;
    for (const reading of readings) if (reading.length === 2) push(from, from + text.length, Number(reading[0]), Number(reading[1]));
  }
  const isHour = hourOfDay[language];
  for (const { value, from, to, use } of amounts)
    if (
      use.measure === "hour" &&
      Number.isInteger(value) &&
      (isHour?.test(latin.slice(to, to + 14)) ?? isHourOf(latin, from, to, language))
    )
      push(from, to, value, 0);
  for (const { index } of latin.matchAll(noon)) found.push({ from: index, minutes: 720 });
  return found.sort((a, b) => a.from - b.from).slice(0, 40);
}

/** The numbers of a text that may measure a length of time: none that belong to a time of day. */
export function lengthsAmong(latin: string, language: string, numbers: readonly NumberMention[]): NumberMention[] {
  const times = timesIn(latin, language, numbers);
  return numbers.filter(({ from, text }) => {
    const to = from + text.length;
    if (times.some((time) => time.from <= from && from < time.from + time.text.length)) return false;
    return !(
      hourOfDay[language]?.test(latin.slice(to, to + 14)) ??
      (countedBy(latin, from, to, language).measure === "hour" && isHourLed(latin, from, language))
    );
  });
}

const toNext =
  /^\s?(?:to|through|till|until|bis|à|au|a|al|até|jusqu[’']au|по|до|से|إلى|حتى|から|到|至|에서|부터|[-–—~～〜])\s?(?:el |la |le |il |o |a |an |den |يوم |周|星期)?$/iu;
const weekend =
  /weekends?|Wochenenden?|week-ends?|fin(?:es)? de semana|fine settimana|fins? de semana|finais? de semana|выходны[ехм]\S*(?= |$)|عطلة نهاية الأسبوع|सप्ताहांत|वीकेंड|週末|周末|주말/iu;
const weekdays =
  /weekdays|Werktag\S*|werktags|wochentags|en semaine|jours ouvrables|días laborables|entre semana|giorni feriali|dias úteis|будн\S*|أيام الأسبوع|平日|工作日|평일/iu;
const but =
  /(?:except|but not|other than|außer|sauf|excepté|hors|excepto|salvo|menos|tranne|exceto|кроме|ما عدا|عدا|باستثناء|को छोड़कर|छोड़|以外|を除|除了?|빼고|제외)/iu;

/**
 * The weekdays that an article means when it says from which to which, on weekends, or every day but one. `latin` one text with its `dates`
 * in order.
 */
export function openDaysIn(latin: string, dates: readonly DateMention[]): Set<number> {
  const days = new Set<number>();
  const add = (from: number, to: number) => {
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) days.add(((from - 1 + step) % 7) + 1);
  };
  dates.forEach((date, i) => {
    const next = dates[i + 1];
    if (date.weekday === undefined || date.day !== undefined) return;
    if (next?.weekday !== undefined && toNext.test(latin.slice(date.to, next.from))) add(date.weekday, next.weekday);
    const around = `${latin.slice(Math.max(0, date.from - 16), date.from)} ${latin.slice(date.to, date.to + 8)}`;
    if (but.test(around)) add((date.weekday % 7) + 1, ((date.weekday + 5) % 7) + 1);
  });
  if (weekend.test(latin)) add(6, 7);
  if (weekdays.test(latin)) add(1, 5);
  return days;
}
