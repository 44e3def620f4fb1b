import { Body, Illumination, MoonPhase, NextMoonQuarter, Observer, SearchMoonQuarter, SearchRiseSet, Seasons } from "astronomy-engine";
import type { Place } from "../model/newspaper.ts";
import { calendarDay } from "./calendar-day.ts";
import { localDate } from "./local-date.ts";

/** The words of the almanac in the newspaper's language; `{{…}}` is filled in. Kept in locales/<code>/almanac.json. */
export interface AlmanacWords {
  sunRises: string;
  sunSets: string;
  dayLength: string;
  /** {{hours}}, {{minutes}} */
  dayLengthValue: string;
  sun: string;
  sunUpAllDay: string;
  sunDownAllDay: string;
  moon: string;
  /** {{phase}}, {{percent}} */
  moonValue: string;
  moonNew: string;
  moonWaxingCrescent: string;
  moonFirstQuarter: string;
  moonWaxingGibbous: string;
  moonFull: string;
  moonWaningGibbous: string;
  moonLastQuarter: string;
  moonWaningCrescent: string;
  dayOfYear: string;
  /** {{day}}, {{total}} */
  dayOfYearValue: string;
  weekOfYear: string;
  daysLeft: string;
  marchEquinox: string;
  juneSolstice: string;
  septemberEquinox: string;
  decemberSolstice: string;
  calendarJapanese: string;
  calendarIslamic: string;
  calendarChinese: string;
  calendarIndian: string;
  calendarJulian: string;
}

/** One line of the almanac, `key` telling what it is, so that a page short of room can choose. Most wanted first. */
export interface AlmanacLine {
  key:
    | "sunRises"
    | "sunSets"
    | "dayLength"
    | "sun"
    | "moon"
    | "nextQuarter"
    | "dayOfYear"
    | "weekOfYear"
    | "daysLeft"
    | "season"
    | "calendar";
  label: string;
  value: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const twelveHours = new Set(["US", "CA", "AU", "NZ"]);

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(new Date(instant));
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(parts.find((part) => part.type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
}

/** The instant at which a date begins on the clocks of a zone. */
function startOfDay(utcMidnight: number, timeZone: string): number {
  const guess = utcMidnight - offsetAt(utcMidnight, timeZone);
  return utcMidnight - offsetAt(guess, timeZone);
}

/**
 * Sunrise and sunset of a date at a place as instants (upper limb, mean refraction), undefined where there is none, and whether the sun is
 * up at noon.
 */
export function sunTimes(date: string, place: Pick<Place, "lat" | "lng" | "timeZone">): { rise?: Date; set?: Date; length: number } {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const start = startOfDay(midnight, place.timeZone);
  const end = startOfDay(midnight + day, place.timeZone);
  const observer = new Observer(place.lat, place.lng, 0);
  const search = (direction: 1 | -1) => {
    const found = SearchRiseSet(Body.Sun, observer, direction, new Date(start), 1.1)?.date;
    return found && found.getTime() < end ? found : undefined;
  };
  const rise = search(1);
  const set = search(-1);
  const length = dayLength(start, end, rise?.getTime(), set?.getTime(), () => isUp(observer, new Date(start)));
  return { ...(rise ? { rise } : {}), ...(set ? { set } : {}), length };
}

function dayLength(start: number, end: number, rise: number | undefined, set: number | undefined, up: () => boolean): number {
  if (rise === undefined && set === undefined) return up() ? end - start : 0;
  if (rise === undefined) return (set ?? start) - start;
  if (set === undefined) return end - rise;
  return set > rise ? set - rise : set - start + (end - rise);
}

function isUp(observer: Observer, from: Date): boolean {
  // The next thing the sun does after being up is to set.
  const rise = SearchRiseSet(Body.Sun, observer, 1, from, 366)?.date.getTime() ?? Number.POSITIVE_INFINITY;
  const set = SearchRiseSet(Body.Sun, observer, -1, from, 366)?.date.getTime() ?? Number.POSITIVE_INFINITY;
  return set < rise;
}

function sunLines(date: string, place: Place, tag: string, words: AlmanacWords): AlmanacLine[] {
  const { rise, set, length } = sunTimes(date, place);
  if (!rise && !set) return [{ key: "sun", label: words.sun, value: length > 0 ? words.sunUpAllDay : words.sunDownAllDay }];
  const hour12 = tag.startsWith("en") ? twelveHours.has(place.countryCode) : undefined;
  const clock = new Intl.DateTimeFormat(tag, {
    timeZone: place.timeZone,
    hour: "numeric",
    minute: "2-digit",
    ...(hour12 === undefined ? {} : { hour12 }),
    // Hindi papers say morning and evening, not am and pm.
    ...(tag.startsWith("hi") ? { dayPeriod: "short" as const } : {}),
  });
  const time = (instant: Date) =>
    clock
      .format(instant)
      .replace(/\s?AM$/, "\u00a0a.m.")
      .replace(/\s?PM$/, "\u00a0p.m.")
      .replace(/\s(am|pm)$/, "\u00a0$1");
  const number = new Intl.NumberFormat(tag, { useGrouping: false });
  // Who subtracts the times as they stand here must come to the same.
  const minutes =
    rise && set && set > rise ? Math.floor(set.getTime() / minute) - Math.floor(rise.getTime() / minute) : Math.round(length / minute);
  return [
    ...(rise ? [{ key: "sunRises", label: words.sunRises, value: time(rise) } as const] : []),
    ...(set ? [{ key: "sunSets", label: words.sunSets, value: time(set) } as const] : []),
    {
      key: "dayLength",
      label: words.dayLength,
      value: fill(words.dayLengthValue, { hours: number.format(Math.floor(minutes / 60)), minutes: number.format(minutes % 60) }),
    },
  ];
}

function moonLines(date: string, timeZone: string, tag: string, words: AlmanacWords): AlmanacLine[] {
  const start = startOfDay(Date.parse(`${date}T00:00:00Z`), timeZone);
  const noon = new Date(start + day / 2);
  const crescents = [words.moonWaxingCrescent, words.moonWaxingGibbous, words.moonWaningGibbous, words.moonWaningCrescent];
  const quarters = [words.moonNew, words.moonFirstQuarter, words.moonFull, words.moonLastQuarter];
  let next = SearchMoonQuarter(new Date(start));
  // On the day of a quarter that quarter is the phase, and the one after it is the next.
  const today = next.time.date.getTime() < start + day ? next : undefined;
  if (today) next = NextMoonQuarter(today);
  const phase = today ? quarters[today.quarter] : crescents[Math.floor(MoonPhase(noon) / 90) % 4];
  const percent = new Intl.NumberFormat(tag, { style: "percent" }).format(Illumination(Body.Moon, today?.time ?? noon).phase_fraction);
  const monthDay = new Intl.DateTimeFormat(tag, { timeZone, month: "long", day: "numeric" });
  return [
    { key: "moon", label: words.moon, value: fill(words.moonValue, { phase: phase ?? "", percent }) },
    { key: "nextQuarter", label: quarters[next.quarter] ?? "", value: monthDay.format(next.time.date) },
  ];
}

function seasonLine(date: string, timeZone: string, tag: string, words: AlmanacWords): AlmanacLine[] {
  const start = startOfDay(Date.parse(`${date}T00:00:00Z`), timeZone);
  const year = Number(date.slice(0, 4));
  const turns = [year, year + 1].flatMap((each) => {
    const seasons = Seasons(each);
    return [
      { label: words.marchEquinox, at: seasons.mar_equinox.date },
      { label: words.juneSolstice, at: seasons.jun_solstice.date },
      { label: words.septemberEquinox, at: seasons.sep_equinox.date },
      { label: words.decemberSolstice, at: seasons.dec_solstice.date },
    ];
  });
  const next = turns.find((turn) => turn.at.getTime() >= start);
  const monthDay = new Intl.DateTimeFormat(tag, { timeZone, month: "long", day: "numeric" });
  return next ? [{ key: "season", label: next.label, value: monthDay.format(next.at) }] : [];
}

function calendarLine(date: string, tag: string, words: AlmanacWords): AlmanacLine[] {
  const local = localDate(date, tag);
  return local ? [{ key: "calendar", label: words[local.calendar], value: local.value }] : [];
}

/**
 * The true almanac of a date: sun (where the place is known), moon, calendar. Everything is computed (astronomy-engine,
 * Intl); sun times are the place's local time, to the minute. Without a place the moon is that of UTC.
 * @param date ISO date of the edition; anything else gives no lines.
 * @param language BCP 47 tag of the newspaper.
 */
export function almanac(date: string, place: Place | null, language: string, words: AlmanacWords): AlmanacLine[] {
  const { dayOfYear, daysInYear, week } = calendarDay(date) ?? {};
  if (dayOfYear === undefined || daysInYear === undefined || week === undefined) return [];
  // Egypt's digits are the ones the Arabic faces of the templates are set in.
  const tag = language === "ar" ? "ar-EG" : language;
  const zone = place?.timeZone || "UTC";
  const number = new Intl.NumberFormat(tag, { useGrouping: false });
  return [
    ...(place ? sunLines(date, place, tag, words) : []),
    ...moonLines(date, zone, tag, words),
    {
      key: "dayOfYear",
      label: words.dayOfYear,
      value: fill(words.dayOfYearValue, { day: number.format(dayOfYear), total: number.format(daysInYear) }),
    },
    { key: "weekOfYear", label: words.weekOfYear, value: number.format(week) },
    ...calendarLine(date, tag, words),
    ...seasonLine(date, zone, tag, words),
    { key: "daysLeft", label: words.daysLeft, value: number.format(daysInYear - dayOfYear) },
  ];
}
