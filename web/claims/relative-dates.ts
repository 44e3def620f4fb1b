import type { DateMention } from "./dates.ts";

/** The day an edition appears. */
export interface Edition {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

export function editionOf(publishDate: string): Edition | null {
  const [year, month, day] = publishDate.split("-").map(Number);
  if (!year || !month || !day) return null;
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7 };
}

const nextMonth = /(?:다음\s?달|来月|翌月|下个?月|下個月)\s?(\d{1,2})\s?[일日号號]/gu;
const lastMonth = /(?:지난\s?달|先月|上个?月|上個月)\s?(\d{1,2})\s?[일日号號]/gu;
const nextYear = /(?:내년|来年|明年)(?:の)?\s?(?:(\d{1,2})\s?[월月](?!\s?(?:\d|以))|(\d{1,2})\s?[월月]\s?(\d{1,2})\s?[일日号號])/gu;
const lastYear = /(?:지난해|작년|昨年|去年)(?:の)?\s?(?:(\d{1,2})\s?[월月](?!\s?(?:\d|以))|(\d{1,2})\s?[월月]\s?(\d{1,2})\s?[일日号號])/gu;

/** Dates that an article gives by the day it appears: the 8th of next month, April of next year. */
export function relativeDates(latin: string, { year, month }: Edition): DateMention[] {
  const found: DateMention[] = [];
  for (const [form, step] of [
    [nextMonth, 1],
    [lastMonth, -1],
  ] as const)
    for (const { 0: all, 1: day, index } of latin.matchAll(form))
      found.push({ from: index, to: index + all.length, day: Number(day), month: ((month - 1 + step + 12) % 12) + 1 });
  for (const [form, step] of [
    [nextYear, 1],
    [lastYear, -1],
  ] as const)
    for (const { 0: all, 1: alone, 2: named, 3: day, index } of latin.matchAll(form)) {
      const date: DateMention = { from: index, to: index + all.length, year: year + step, month: Number(alone ?? named) };
      found.push(day === undefined ? date : { ...date, day: Number(day) });
    }
  return found;
}
