import type { NumberMention } from "./number-mention.ts";

const genitive =
  "перв(?:ого)|втор(?:ого)|третьего|четв[её]ртого|пятого|шестого|седьмого|восьмого|девятого|десятого|одиннадцатого|двенадцатого".split("|");
const hourForms = "час|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать".split("|");
const minutes: readonly (readonly [string, number])[] = [
  ["двадцати пяти", 25],
  ["двадцать пять", 25],
  ["двадцати", 20],
  ["двадцать", 20],
  ["пятнадцати", 15],
  ["пятнадцать", 15],
  ["четверть", 15],
  ["четверти", 15],
  ["десяти", 10],
  ["десять", 10],
  ["пяти", 5],
  ["пять", 5],
];
const minuteForms = minutes.map(([form]) => form).join("|");
const ordinals = genitive.join("|");

interface Forms {
  half: RegExp;
  past: RegExp;
  to: RegExp;
}

let made: Forms | undefined;

const forms = (): Forms => {
  made ??= {
    half: new RegExp(`(?<![а-яё])(?:половин[аеуы]\\s|пол-?)(${ordinals})(?![а-яё])`, "giu"),
    past: new RegExp(`(?<![а-яё])(${minuteForms}|\\d{1,2})\\s(?:минут[аыу]?\\s)?(${ordinals})(?![а-яё])`, "giu"),
    to: new RegExp(`(?<![а-яё])без\\s(${minuteForms}|\\d{1,2})\\s(?:минут[аыу]?\\s)?(${hourForms.join("|")}|\\d{1,2})(?![а-яё])`, "giu"),
  };
  return made;
};

const hourBefore = (ordinal: string) => {
  const at = genitive.findIndex((form) => new RegExp(`^${form}$`, "iu").test(ordinal));
  return at === 0 ? 12 : at;
};
const minutesIn = (text: string) => minutes.find(([form]) => form === text.toLowerCase())?.[1] ?? Number(text);

/** Times as Russian says them, by the hour that has begun: половина четвёртого is half past three, без двадцати три twenty to three. */
export function russianTimes(latin: string): NumberMention[] {
  const { half, past, to } = forms();
  const found: NumberMention[] = [];
  const push = (text: string, from: number, hour: number, minute: number) =>
    found.push({ text, from, readings: [[String(hour), String(minute)]] });
  for (const { 0: text, 1: hour = "", index } of latin.matchAll(half)) push(text, index, hourBefore(hour), 30);
  for (const { 0: text, 1: minute = "", 2: hour = "", index } of latin.matchAll(past))
    push(text, index, hourBefore(hour), minutesIn(minute));
  for (const { 0: text, 1: minute = "", 2: hour = "", index } of latin.matchAll(to)) {
    const named = hourForms.indexOf(hour.toLowerCase()) + 1 || Number(hour);
    push(text, index, named === 1 ? 12 : named - 1, 60 - minutesIn(minute));
  }
  return found;
}
