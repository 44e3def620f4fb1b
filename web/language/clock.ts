import type { Lexicon } from "./lexicon.ts";
import { type NumberMention, numbersIn, toLatinDigits } from "./numbers.ts";

/** A time of day. Offsets in UTF-16 units. */
export interface ClockTime {
  from: number;
  to: number;
  /** Since midnight; where `half` is missing, perhaps of the other half of the day. */
  minutes: number;
  half?: "morning" | "evening";
  /** Surely an hour, and no score, price or count. */
  isSure: boolean;
}

/** The times of day of a text, in order. `numbers` are the text's. */
export function clockTimesIn(text: string, lexicon: Lexicon, numbers: readonly NumberMention[]): ClockTime[] {
  const latin = toLatinDigits(text);
  const { hour } = lexicon.data.calendar;
  const found = spokenIn(latin, lexicon);
  const edge = lexicon.spaced && lexicon.data.language !== "ko" ? "(?![\\p{L}\\p{M}])" : "";
  const after = lexicon.pattern(hour.after === "" ? "" : `^[\\s\\u00a0\\u202f]?(?:${hour.after})${edge}`, "iu");
  const before = lexicon.pattern(
    hour.before === "" ? "" : `(?<![\\p{L}\\p{M}])(?:${hour.before})\\s(?:(?:about|etwa|circa|environ|casi|quase|около)\\s)?$`,
    "iu",
  );
  const isLength = (number: NumberMention) =>
    number.unit !== null &&
    number.unit.id !== "clock" &&
    !(number.unit.id === "hour" && !/^h/u.test(latin.slice(number.to).trimStart().replace(/^\D*h/u, "h")));
  for (const number of numbers) {
    if (found.some(({ from, to }) => number.from < to && number.to > from)) continue;
    const behind = latin.slice(number.to, number.to + 24);
    const ahead = latin.slice(Math.max(0, number.from - 24), number.from);
    const minuteBehind = /^\s?(?:h|時|时|點|点|시|Uhr|ч)\s?(\d{1,2})(?!\d)/u.exec(behind);
    const pair = pairOf(number, lexicon);
    const [hours, minutes] = pair ?? [number.values.length === 1 ? (number.values[0] ?? -1) : -1, Number(minuteBehind?.[1] ?? 0)];
    if (!(Number.isInteger(hours) && hours >= 0 && hours <= 24 && minutes < 60)) continue;
    if (number.kind !== "cardinal" && !(number.kind === "ordinal" && after.test(behind))) continue;
    const isLed = before.test(ahead);
    // “Dix heures” may be a length of time: only what stands beside it says.
    const isHourWord =
      pair === null &&
      number.unit?.id === "hour" &&
      minuteBehind === null &&
      !withHalf({ from: number.from, to: number.to, minutes: 0, isSure: true }, latin, lexicon).half;
    const isMarked = (after.test(behind) && (!isHourWord || isLed)) || number.unit?.id === "clock" || minuteBehind !== null;
    const isHalf = isHalfBehind(behind, lexicon);
    // A pair may be a score: only a mark or a preposition of time makes it an hour for sure.
    const isSure = isMarked || (isLed && (pair !== null || number.unit === null) && !isLength(number));
    if (!isSure && !pair) continue;
    if (!pair && !isMarked && !(isLed && number.unit === null && isAlone(behind, lexicon))) continue;
    const to = number.to + (minuteBehind?.[0].length ?? 0);
    found.push(
      withHalf(
        { from: number.from, to, minutes: (hours % 24) * 60 + minutes + (isHalf ? 30 : 0), isSure: isSure && (isMarked || pair !== null) },
        latin,
        lexicon,
      ),
    );
  }
  // “From 7 to 9.15 pm”: the mark stands once.
  const range = lexicon.pattern(`^[\\s\\u00a0]?(?:${lexicon.data.calendar.toNext})[\\s\\u00a0]?(?:(?:${hour.before})\\s)?$`, "iu");
  for (const number of numbers) {
    const pair = pairOf(number, lexicon);
    const value = number.values[0] ?? -1;
    const next = found.find((time) => time.from >= number.to && time.from - number.to < 12);
    const isHour =
      pair !== null || (number.kind === "cardinal" && number.unit === null && Number.isInteger(value) && value >= 0 && value <= 24);
    if (
      !isHour ||
      !next ||
      !range.test(latin.slice(number.to, next.from)) ||
      found.some(({ from, to }) => number.from < to && number.to > from)
    )
      continue;
    const minutes = pair ? pair[0] * 60 + pair[1] : value * 60;
    found.push({ from: number.from, to: number.to, minutes: minutes % 1440, isSure: next.isSure });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** 9:30 and 9.30 as hour and minute; “9.30 horas” where decimals stand behind a comma. */
function pairOf(number: NumberMention, { data }: Lexicon): readonly [number, number] | null {
  if (number.parts.length === 2) return [number.parts[0] ?? -1, number.parts[1] ?? 60];
  const dotted = /^(\d{1,2})\.([0-5]\d)$/u.exec(toLatinDigits(number.text));
  const isHours = number.unit === null || (number.unit.id === "hour" && data.numbers.decimal === ",");
  return dotted && isHours ? [Number(dotted[1]), Number(dotted[2])] : null;
}

const isHalfBehind = (behind: string, lexicon: Lexicon) =>
  (!lexicon.spaced && /^\s?(?:時|时|點|点)半/u.test(behind)) || /^\s?시\s?반/u.test(behind);

/** Whether nothing that is counted follows: “at 9”, “until 5.” */
const isAlone = (behind: string, lexicon: Lexicon) =>
  /^(?:[\s.,;)]*$|[.,;)]|\s(?:\(|–|-))/u.test(behind) || lexicon.stopwords.has(/^\s(\p{L}+)/u.exec(behind)?.[1]?.toLowerCase() ?? "");

function withHalf(time: ClockTime, latin: string, lexicon: Lexicon): ClockTime {
  const { hour } = lexicon.data.calendar;
  if (time.minutes >= 13 * 60) return { ...time, half: "evening" };
  const before = latin.slice(Math.max(0, time.from - 14), time.from);
  const behind = latin.slice(time.to, time.to + 28);
  const says = (ahead: string, after: string) =>
    (ahead !== "" && lexicon.pattern(`(?:${ahead})[\\s\\p{L}\\p{M}]{0,4}$`, "iu").test(before)) ||
    (after !== "" && lexicon.pattern(`^[\\s\\u00a0\\u202f,]?(?:Uhr )?(?:${after})(?![\\p{L}])`, "iu").test(behind));
  if (says(hour.morningBefore, hour.morningAfter)) return { ...time, half: "morning" };
  return says(hour.eveningBefore, hour.eveningAfter) ? { ...time, half: "evening" } : time;
}

function spokenIn(latin: string, lexicon: Lexicon): ClockTime[] {
  const { hour } = lexicon.data.calendar;
  const { words, ordinals, ordinalEnd } = lexicon.data.numbers;
  const found: ClockTime[] = [];
  const add = (from: number, to: number, minutes: number) => {
    if (!found.some((one) => one.from < to && one.to > from))
      found.push(withHalf({ from, to, minutes: (minutes + 1440) % 1440, isSure: true }, latin, lexicon));
  };
  const small = Object.entries(words).filter(([value]) => Number(value) <= 24 && Number.isInteger(Number(value)));
  const hours = `(?<hour>\\d{1,2}|${small.map(([, forms]) => forms).join("|")})`;
  const th = `(?<ordinal>${Object.entries(ordinals)
    .filter(([value]) => Number(value) <= 12)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([, form]) => form)
    .join("|")})(?:${ordinalEnd})`;
  for (const { pattern, add: plus = 0, isBefore, at } of hour.spoken)
    for (const match of latin.matchAll(
      lexicon.pattern(
        `(?<![\\p{L}\\p{M}\\d])(?:${pattern.replace("{hour}", hours).replace(/\{ordinal\}/gu, th)})(?![\\p{L}\\p{M}])`,
        "giu",
      ),
    )) {
      const { hour: said, minutes, ordinal } = match.groups ?? {};
      const to = match.index + match[0].length;
      const value = at !== undefined ? 0 : said !== undefined ? numberSaid(said, lexicon) : ordinalValue(ordinal ?? "", lexicon);
      const step = minutes === undefined ? plus : numberSaid(minutes, lexicon) * (isBefore ? -1 : 1);
      if (at !== undefined) add(match.index, to, at);
      else if (value >= 0 && value <= 24) add(match.index, to, value * 60 + step);
    }
  for (const [form, minutes] of [
    [hour.noon, 720],
    [hour.midnight, 0],
  ] as const)
    if (form !== "") {
      const [before, after] = lexicon.spaced && lexicon.data.language !== "ko" ? ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"] : ["", ""];
      for (const { 0: match, index } of latin.matchAll(lexicon.pattern(`${before}(?:${form})${after}`, "giu")))
        add(index, index + match.length, minutes);
    }
  return found;
}

function numberSaid(word: string, lexicon: Lexicon): number {
  if (/^\d+$/u.test(word)) return Number(word);
  const normal = word.toLowerCase().normalize("NFC");
  for (const [value, forms] of Object.entries(lexicon.data.numbers.words)) if (forms.split("|").includes(normal)) return Number(value);
  return numbersIn(word, lexicon)[0]?.values[0] ?? -1;
}

function ordinalValue(word: string, lexicon: Lexicon): number {
  for (const [value, form] of Object.entries(lexicon.data.numbers.ordinals))
    if (lexicon.pattern(`^(?:${form})$`, "iu").test(word)) return Number(value);
  return -1;
}
