import type { NumberMention } from "./number-mention.ts";
import { russianTimes } from "./russian-clock.ts";

interface Modifier {
  behind?: RegExp;
  before?: RegExp;
  minutes: number;
}

/** Halves and quarters of an hour as each language says them; minutes below zero are those before the hour. */
const modifiers: Readonly<Record<string, readonly Modifier[]>> = {
  en: [
    { before: /half[\s-]past\s$/iu, minutes: 30 },
    { before: /quarter[\s-](?:past|after)\s$/iu, minutes: 15 },
    { before: /quarter[\s-](?:to|before|of)\s$/iu, minutes: -15 },
  ],
  de: [
    { before: /\bhalb\s$/iu, minutes: -30 },
    { before: /viertel nach\s$/iu, minutes: 15 },
    { before: /(?:viertel vor|dreiviertel)\s$/iu, minutes: -15 },
  ],
  fr: [
    { behind: /^\s?h(?:eures?)? et demie?\b/iu, minutes: 30 },
    { behind: /^\s?h(?:eures?)? et quart\b/iu, minutes: 15 },
    { behind: /^\s?h(?:eures?)? moins (?:le )?quart\b/iu, minutes: -15 },
  ],
  es: [
    { behind: /^\s(?:horas )?y media\b/iu, minutes: 30 },
    { behind: /^\s(?:horas )?y cuarto\b/iu, minutes: 15 },
    { behind: /^\smenos cuarto\b/iu, minutes: -15 },
  ],
  it: [
    { behind: /^\s(?:ore )?e mezz[ao]\b/iu, minutes: 30 },
    { behind: /^\s(?:ore )?e un quarto\b/iu, minutes: 15 },
    { behind: /^\smeno un quarto\b/iu, minutes: -15 },
  ],
  pt: [
    { behind: /^\s(?:horas )?e meia\b/iu, minutes: 30 },
    { behind: /^\s(?:horas )?e um quarto\b/iu, minutes: 15 },
    { behind: /^\smenos um quarto\b/iu, minutes: -15 },
  ],
  ar: [
    { behind: /^\sوالنصف/u, minutes: 30 },
    { behind: /^\sوالربع/u, minutes: 15 },
    { behind: /^\sوالثلث/u, minutes: 20 },
    { behind: /^\sإلا (?:ال)?ربع/u, minutes: -15 },
  ],
  zh: [
    { behind: /^\s?[点點时時]半/u, minutes: 30 },
    { behind: /^\s?[点點时時]一刻/u, minutes: 15 },
    { behind: /^\s?[点點时時]三刻/u, minutes: 45 },
  ],
  ja: [{ behind: /^\s?時半/u, minutes: 30 }],
  ko: [{ behind: /^\s?시\s반/u, minutes: 30 }],
};

/** Between hours and minutes written apart (7時20分, 9 h 30). */
const hourToMinute = /^\s?(?:h|時|时|시|點|点|Uhr|heures?|horas?|बजकर|:|\.)\s?$/u;
const minuteSigns = /^\s?(?:मिनट|分(?:钟|鐘)?|분)/u;
/** साढ़े सात is half past seven where “o’clock” stands behind it. */
const hindiHour = /^\sबजे/u;

/**
 * Times of day that are more than one number, each as one mention whose reading is hour and minute. Where they stand, their parts are not
 * to be looked up on their own. `numbers` in order.
 */
export function timesIn(latin: string, language: string, numbers: readonly NumberMention[]): NumberMention[] {
  const found: NumberMention[] = language === "ru" ? russianTimes(latin) : [];
  numbers.forEach((number, i) => {
    const [only = ""] = number.readings[0] ?? [];
    const value = Number(only);
    if (number.readings.length !== 1 || number.readings[0]?.length !== 1 || !(value >= 1 && value < 60)) return;
    const to = number.from + number.text.length;
    const behind = latin.slice(to, to + 24);
    const next = numbers[i + 1];
    const minute = next && next.readings.length === 1 ? Number(next.readings[0]?.join(":")) : Number.NaN;
    const push = (minutes: number, from: number, end: number) =>
      found.push({ text: latin.slice(from, end), from, readings: [clock(Math.trunc(value), minutes).map(String)] });
    if (value > 24 && language !== "en" && language !== "de") return;
    if (!Number.isInteger(value)) {
      if (language === "hi" && hindiHour.test(behind)) push((value % 1) * 60, number.from, to);
      return;
    }
    const end = next ? next.from + next.text.length : to;
    // 六点五米 is a length.
    const isFull = minute >= 10 || !/[点點.]/u.test(latin.slice(to, next?.from)) || minuteSigns.test(latin.slice(end, end + 3));
    if (next && value <= 24 && minute >= 0 && minute < 60 && isFull && hourToMinute.test(latin.slice(to, next.from))) {
      push(minute, number.from, end + (minuteSigns.exec(latin.slice(end, end + 3))?.[0].length ?? 0));
      return;
    }
    const before = latin.slice(Math.max(0, number.from - 16), number.from);
    const told = next && minutesOf(value, minute, latin.slice(to, next.from), before, language);
    if (told) {
      found.push({ text: latin.slice(number.from, end), from: number.from, readings: [told.map(String)] });
      return;
    }
    if (value > 24) return;
    for (const modifier of modifiers[language] ?? []) {
      const ahead = modifier.behind?.exec(behind);
      const back = modifier.before?.exec(before);
      if (!ahead && !back) continue;
      push(modifier.minutes, number.from - (back?.[0].length ?? 0), to + (ahead?.[0].length ?? 0));
      return;
    }
  });
  return found;
}

const romance = /^\s(?:horas\s|ore\s|heures\s)?(?:(y|e|et)|menos|meno|moins)\s$/iu;
/** Vinte para as oito: the minutes come first. */
const minutesFirst = /^\s(?:minutos\s)?para as?\s$/iu;
const romanceLead = /(?:a las|las|alle|ore|dalle|às|as|à)\s$/iu;
const germanic = /^\s(?:minutes\s|Minuten\s)?(?:(past|after|nach)|to|before|vor)\s$/iu;

/** Minutes said with the hour: twenty to ten, otto e quarantacinque. */
function minutesOf(first: number, second: number, between: string, before: string, language: string): number[] | null {
  if (language === "en" || language === "de") {
    const match = germanic.exec(between);
    // Eleven to four is how a council voted.
    const isTime = /minut/iu.test(between) || (first % 5 === 0 && first <= 30) || match?.[1] !== undefined;
    return match && isTime && first < 60 && second >= 1 && second <= 12 ? clock(second, match[1] ? first : -first) : null;
  }
  if (language === "pt" && minutesFirst.test(between) && second >= 1 && second <= 12) return clock(second, -first);
  const match = romance.exec(between);
  if (!match || !romanceLead.test(before) || !(second >= 1 && second < 60)) return null;
  return clock(first, match[1] ? second : -second);
}

const clock = (hour: number, minutes: number) => (minutes < 0 ? [hour === 1 ? 12 : hour - 1, 60 + minutes] : [hour, minutes]);

/** The same time on a clock of twelve hours and of twenty-four. */
export function sameTimes([hour = "", minute = "0"]: readonly string[]): string[] {
  const value = Number(hour);
  if (!Number.isInteger(value) || value < 0 || value > 24 || Number(minute) > 59) return [];
  const other = value > 12 ? value - 12 : value + 12;
  return [`${value}:${Number(minute)}`, `${other}:${Number(minute)}`, ...(Number(minute) === 0 ? [String(value), String(other)] : [])];
}
