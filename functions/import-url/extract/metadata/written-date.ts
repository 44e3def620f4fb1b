/** A date as a page writes it. `instant`: milliseconds, where it names a time and an offset; `isUtc`: that offset is none. */
export interface WrittenDate {
  date: string;
  instant?: number;
  isUtc: boolean;
}

/** Beyond what Intl names: spellings of the Levant and the Maghreb, and of Hindi newspapers. */
const otherMonths: Record<string, string> = {
  ar: "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول;جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر;يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر;يناير|فبراير|مارس|إبريل|مايو|يونيه|يوليه|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
  hi: "जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर;जनवरी|फ़रवरी|मार्च|अप्रेल|मई|जून|जुलाई|अगस्त|सितम्बर|अक्तूबर|नवम्बर|दिसम्बर;जन|फर|मार्च|अप्रै|मई|जून|जुल|अग|सित|अक्तू|नव|दिस",
  en: "jan|feb|mar|apr|may|jun|jul|aug|sept|oct|nov|dec",
  de: "jänner|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember",
  ru: "янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек;январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь",
};

/** First years of the Japanese eras that newspapers still write. */
const eras: Record<string, number> = { 令和: 2019, 平成: 1989, 昭和: 1926 };

/** May stand between a day, a month and a year. */
const between = new Set("de del of the th st nd rd er º le г года م a di".split(" "));

/** The first whole date in a text (day, month and year), or null. `language`: whose months, and which of two numbers is the day. */
export function readDate(text: string, language: string): WrittenDate | null {
  const plain = asciiDigits(text.slice(0, 300));
  return machineDate(plain) ?? eastAsianDate(plain) ?? dateInWords(plain, language) ?? dateInNumbers(plain, language);
}

/** Machine-readable dates: ISO 8601 and variants of it, seconds or milliseconds since 1970. */
export function machineDate(text: string): WrittenDate | null {
  const iso =
    /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|\s{1,2})(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?(?!\d)/i.exec(
      text,
    );
  if (iso !== null) {
    const [, year, , month, day, hour, minute, second = "0", zone] = iso;
    const date = calendarDate(Number(year), Number(month), Number(day));
    if (date === null) return null;
    if (hour === undefined || zone === undefined) return { date, isUtc: false };
    const offset = /^[+-]/.test(zone) ? offsetOf(zone) : 0;
    const instant = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute) - offset, Number(second));
    return { date, instant, isUtc: offset === 0 };
  }
  const compact = /^\s*(\d{4})(\d{2})(\d{2})(?:T?\d{4,6})?(?:Z|[+-]\d{4})?\s*$/.exec(text);
  const date = compact === null ? null : calendarDate(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (date !== null) return { date, isUtc: false };
  const epoch = /^\s*(1\d{9})(\d{3})?(?:\.\d+)?\s*$/.exec(text);
  if (epoch === null) return null;
  const instant = Number(epoch[1]) * 1000;
  return { date: new Date(instant).toISOString().slice(0, 10), instant, isUtc: true };
}

function offsetOf(zone: string): number {
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}

function eastAsianDate(text: string): WrittenDate | null {
  const found = /(?:(令和|平成|昭和)\s?(\d{1,2}|元)|(?<!\d)(\d{4}))\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})(?!\d)/.exec(text);
  const spaced = found ?? /(?<!\d)()()(\d{4})\.\s?(\d{1,2})\.\s?(\d{1,2})(?!\d)/.exec(text);
  if (spaced === null) return null;
  const [, era = "", ofEra, year, month, day] = spaced;
  const inEra = (eras[era] ?? 0) + (ofEra === "元" ? 1 : Number(ofEra)) - 1;
  return whole(calendarDate(era === "" ? Number(year) : inEra, Number(month), Number(day)));
}

/** A month's name with a day on one side of it and a year near by: "20 de noviembre de 2026", "Fri Nov 20 10:00:00 UTC 2026". */
function dateInWords(text: string, language: string): WrittenDate | null {
  const tokens = (text.toLowerCase().match(/\d+|[\p{L}\p{M}º]+/gu) ?? []).filter((token) => !between.has(token)).slice(0, 60);
  const months = [monthsOf(language), monthsOf("en")];
  for (let at = 0; at < tokens.length; at++) {
    const one = fold(tokens[at] ?? "");
    const two = `${one} ${fold(tokens[at + 1] ?? "")}`;
    const isTwo = months.some((names) => names.has(two));
    const month = months.map((names) => names.get(isTwo ? two : one)).find((found) => found !== undefined);
    if (month === undefined) continue;
    const before = Number(tokens[at - 1]);
    const following = tokens.slice(at + (isTwo ? 2 : 1), at + 9).map(Number);
    const [next = Number.NaN] = following;
    const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
    const year = [...(isDay(before) ? following.slice(0, 1) : following), before].find((value) => value >= 1600 && value <= 2100);
    const day = isDay(before) ? before : next;
    if (year === undefined || !isDay(day)) continue;
    const date = calendarDate(year, month, day);
    if (date !== null) return { date, isUtc: /\b(?:gmt|utc|\+0000)\b/i.test(text) };
  }
  return null;
}

/** Day first, except in American English; a number over twelve is the day. */
function dateInNumbers(text: string, language: string): WrittenDate | null {
  const found =
    /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?!\d)/.exec(text) ?? /(?<![\d./])(\d{2})([./])(\d{2})\2(\d{2})(?![\d./]\d)/.exec(text);
  if (found === null) return null;
  const [, first, mark, second, written] = found.map((part) => part) as [string, string, string, string, string];
  const year = written.length === 4 ? Number(written) : Number(written) + (Number(written) < 70 ? 2_000 : 1_900);
  const american = mark === "/" && /^en(?:-US)?$/i.test(language);
  const monthFirst = Number(second) > 12 || (american && Number(first) <= 12);
  return whole(calendarDate(year, Number(monthFirst ? first : second), Number(monthFirst ? second : first)));
}

const whole = (date: string | null) => (date === null ? null : { date, isUtc: false });

/** The day as ISO date; null for a day that does not exist. */
export function calendarDate(year: number, month: number, day: number): string | null {
  if (!(year >= 1600 && year <= 2100)) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** Whether a word names a month, in the language or in English. */
export const isMonth = (word: string, language: string) => [language, "en"].some((each) => monthsOf(each).has(fold(word)));

/** Whether a word names a day of the week in full, in the language or in English. */
export const isWeekday = (word: string, language: string) => [language, "en"].some((each) => weekdaysOf(each).has(fold(word)));

const weekdayNames = new Map<string, Set<string>>();

function weekdaysOf(language: string): Set<string> {
  const base = baseOf(language);
  const known = weekdayNames.get(base);
  if (known !== undefined) return known;
  const names = new Set<string>();
  try {
    const format = new Intl.DateTimeFormat(base, { weekday: "long", timeZone: "UTC" });
    for (let day = 1; day <= 7; day++) names.add(fold(format.format(Date.UTC(2026, 1, day))));
  } catch {
    // A language Intl does not know: English alone is read.
  }
  if (weekdayNames.size < 100) weekdayNames.set(base, names);
  return names;
}

const baseOf = (language: string) => /^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? "en";

const monthNames = new Map<string, Map<string, number>>();

function monthsOf(language: string): Map<string, number> {
  const base = baseOf(language);
  const known = monthNames.get(base);
  if (known !== undefined) return known;
  const names = new Map<string, number>();
  const add = (name: string | undefined, month: number) => {
    const folded = fold(name ?? "");
    if (/\p{L}/u.test(folded)) names.set(folded, month);
  };
  for (const list of otherMonths[base]?.split(";") ?? []) for (const [at, name] of list.split("|").entries()) add(name, at + 1);
  try {
    for (const month of ["long", "short"] as const)
      for (const day of ["numeric", undefined] as const) {
        const format = new Intl.DateTimeFormat(base, { month, day, timeZone: "UTC" });
        for (let at = 0; at < 12; at++)
          add(format.formatToParts(Date.UTC(2026, at, 5)).find((part) => part.type === "month")?.value, at + 1);
      }
  } catch {
    // A language Intl does not know: English alone is read.
  }
  if (monthNames.size < 100) monthNames.set(base, names);
  return names;
}

const fold = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0653-\u0655]/g, "")
    .normalize("NFC")
    .trim();

/** Digits of other scripts and full-width ones as 0 to 9. */
export const asciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= 0xff10 ? code - 0xff10 : code >= 0x966 ? code - 0x966 : code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
  });
