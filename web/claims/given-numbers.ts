import { sameTimes, timesIn } from "./clock.ts";
import { plainValue } from "./dates.ts";
import type { NumberMention } from "./number-mention.ts";
import { hanDigits } from "./number-values.ts";
import type { SourceRange } from "./source-range.ts";
import { overlapping } from "./spans.ts";
import type { Use } from "./units.ts";

/** A number the user gave: its first place, null beside the article (region), and what it counts, wherever it stands. */
export interface GivenNumber {
  range: SourceRange | null;
  uses: Use[];
  /** Where it stands in the article's content, one for each of the first uses there that are no time of day. */
  places: number[];
}

/** One number of a source under one of the keys it may be known by. `measure`, where it is known by more than what stands behind it. */
interface Given {
  key: string;
  from: number;
  to: number;
  measure?: string;
}

const afternoon = /(?:午後|下午|晚上|夜晚|오후|저녁)\s?$/u;
const afternoonBehind =
  /^\s?(?:p\.?\s?m\b|uhr (?:nachmittags|abends)|de la (?:tarde|noche)|da (?:tarde|noite)|del pomeriggio|di sera|du soir|вечера|дня|مساء|عصرا|ظهرا|بعد الظهر|ليلا|बजे (?:शाम|रात))/iu;

/** One and two, which are articles and pronouns too: the page may write them in figures. */
const small: Readonly<Record<string, readonly [one: string, two: string]>> = {
  en: ["one", "two|twice|pair|couple"],
  es: ["una?|uno", "dos|par"],
  fr: ["une?", "deux"],
  de: ["eine?[mnrs]?|ein", "zwei(?:er|mal|te[nrs]?)?|beiden?"],
  it: ["un[ao]?", "due"],
  pt: ["uma?", "dois|duas"],
  ru: ["один|одн\\p{L}+", "два|две|двух|двум\\p{L}*|двое|двоих"],
  ko: ["한|하나", "두|둘|이틀"],
  ar: ["واحدة?", "اثن\\p{L}+|\\p{L}{3,}(?:ين|ان|تين|تان)"],
  hi: ["एक", "दो|दोनों"],
};

/** Numbers that hang before another word (dreimal, fünfjährig), which the page may write in figures. */
const german = () =>
  /(?<!\p{L})(drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?=(?:mal|fach|jährig|tägig|wöchig|monatig|stündig|köpfig|stöckig|gleisig|teilig)\p{L}*)/giu;
const germanUnits = ["drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
const triple = () => /(?<![\p{L}\p{M}])(?:tripl\p{L}+|treble|dreifach\p{L}*|verdreifach\p{L}*|втрое|तिगुन\p{L}\p{M}*)/giu;
const russian = () =>
  /(?<!\p{L})(?:трёх|четырёх|пяти|шести|семи|восьми|девяти|десяти|одиннадцати|двенадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати|семнадцати|восемнадцати|девятнадцати|двадцати)(?=(?:лет|дневн|месячн|недельн|этажн|часов|минутн|кратн|мест|томн)\p{L}*)/giu;
const russianUnits =
  "трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати двадцати".split(
    " ",
  );
const halves = () => /(?<![\p{L}\p{M}])(?:डेढ़|डेढ़|ढाई)(?= (?!बजे|सौ|हज|लाख|करोड़)\p{L})/gu;
/** Old counting words of Korean months and measures: 석 달. */
const korean = /(?<![가-힣])([석서넉너])(?=\s?(?:달|장|되|말|섬))/gu;

function smallIn(latin: string, language: string): Given[] {
  const found: Given[] = [];
  (small[language] ?? []).forEach((forms, i) => {
    for (const { 0: word, index } of latin.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, "giu")))
      found.push({ key: String(i + 1), from: index, to: index + word.length });
  });
  for (const { 0: word, index } of latin.matchAll(triple())) found.push({ key: "3", from: index, to: index + word.length });
  if (language === "de")
    for (const { 0: word, index } of latin.matchAll(german()))
      found.push({ key: String(germanUnits.indexOf(word.toLowerCase()) + 3), from: index, to: index + word.length });
  if (language === "ru")
    for (const { 0: word, index } of latin.matchAll(russian()))
      found.push({ key: String(russianUnits.indexOf(word.toLowerCase()) + 3), from: index, to: index + word.length });
  if (language === "hi")
    for (const { 0: word, index } of latin.matchAll(halves()))
      found.push({ key: word.startsWith("ढ") ? "2.5" : "1.5", from: index, to: index + word.length });
  if (language === "ko")
    for (const { 0: word, index } of latin.matchAll(korean))
      found.push({ key: "석서".includes(word) ? "3" : "4", from: index, to: index + word.length });
  return found;
}

/** From 8 to 12 percent: the sign stands once. */
const toNext = /^\s?(?:[-–,/]|to|and|or|bis|und|oder|à|et|ou|a|y|o|e|до|и|или|إلى|و|से|और|から|到|至|에서|및)\s?$/iu;

/** Each number of a source under every key it may be known by later. */
export function givenIn(latin: string, language: string, numbers: readonly NumberMention[]): Given[] {
  const found: Given[] = smallIn(latin, language);
  const times = timesIn(latin, language, numbers);
  const isOfTime = overlapping(times.map(({ from, text }) => ({ from, to: from + text.length })));
  numbers.forEach((number, i) => {
    const place = { from: number.from, to: number.from + number.text.length };
    // The three of “half past three” counts nothing else.
    const measure = isOfTime(place) ? { measure: "hour" } : {};
    const add = (key: string) => found.push({ ...place, key, ...measure });
    for (const reading of number.readings) {
      const [only = ""] = reading;
      if (reading.length > 1) {
        add(reading.join(":"));
        if (reading.length === 2) for (const key of sameTimes(reading)) found.push({ ...place, key, measure: "hour" });
      } else {
        add(only);
        // “97.2 percent, against 91.5”: the sign may stand once.
        if (only.startsWith("%")) found.push({ ...place, key: only.slice(1), measure: "percent" });
        // “4.1 million from funds, 1.2 from the town”: the scale may be said once.
        if (/^\d+[.,]\d{1,2}$/u.test(number.text)) add(String(Number(number.text.replace(",", "."))));
      }
    }
    const value = plainValue(number);
    const next = numbers[i + 1];
    const percent = next?.readings[0]?.[0];
    if (value !== undefined && next && percent?.startsWith("%") && toNext.test(latin.slice(place.to, next.from))) add(`%${value}`);
    if (value !== undefined && value < 12 && isAfternoon(latin, place.from, place.to))
      found.push({ ...place, key: String(value + 12), measure: "hour" });
  });
  for (const time of times)
    for (const reading of time.readings)
      for (const key of [reading.join(":"), ...sameTimes(reading)])
        found.push({ key, from: time.from, to: time.from + time.text.length, measure: "hour" });
  // Even a single sign may be a number that the page writes in figures (三人, 二階).
  if (language === "ja" || language === "zh")
    for (const { 0: sign, index } of latin.matchAll(/[〇一二三四五六七八九两兩十]/gu)) {
      const value = sign === "十" ? 10 : "两兩".includes(sign) ? 2 : hanDigits.indexOf(sign);
      // The six of 星期六 is a Saturday.
      if (!isInRun(latin, index) && !/(?:星期|礼拜|禮拜|周|週)$/u.test(latin.slice(Math.max(0, index - 2), index)))
        found.push({ key: String(value), from: index, to: index + 1 });
    }
  return found;
}

const hanNumeral = /[〇零一二三四五六七八九两兩十百千万萬億亿]/u;
const isInRun = (text: string, at: number) => hanNumeral.test(text[at - 1] ?? "") || hanNumeral.test(text[at + 1] ?? "");

/** Whether what stands around an hour says that it is one after noon. */
export const isAfternoon = (latin: string, from: number, to: number) =>
  afternoon.test(latin.slice(Math.max(0, from - 4), from)) ||
  afternoonBehind.test(latin.slice(to, to + 20).replace(/[\u064b-\u0652]/gu, ""));

/** The things an article counts, each with whether with this number or another. */
export function countedThings(numbers: ReadonlyMap<string, GivenNumber>): Set<string> {
  return new Set([...numbers.values()].flatMap(({ uses }) => uses.flatMap(({ thing }) => (thing === null ? [] : [thing]))));
}
