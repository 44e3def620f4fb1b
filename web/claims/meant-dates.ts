import { type DateMention, plainValue } from "./dates.ts";
import type { NumberMention } from "./number-mention.ts";
import type { Edition } from "./relative-dates.ts";
import { countBefore } from "./spans.ts";
import { dateOfWeekday } from "./weekday-pairs.ts";

const day = 86_400_000;
const nextYear =
  /next year|coming year|l[’']an(?:née)? prochaine?|año que viene|próximo año|año próximo|nächste[ns]? Jahr|kommende[ns]? Jahr|prossimo anno|anno prossimo|próximo ano|ano que vem|следующ(?:ем|его|ий) год|будущ(?:ем|его) год|العام المقبل|العام القادم|السنة المقبلة|अगले (?:साल|वर्ष)|来年|翌年|明年|내년/giu;
const lastYear =
  /last year|previous year|l[’']an dernier|l[’']année dernière|año pasado|letzte[ns]? Jahr|vergangene[ns]? Jahr|im Vorjahr|anno scorso|scorso anno|ano passado|прошл(?:ом|ого|ый) год|العام الماضي|السنة الماضية|पिछले (?:साल|वर्ष)|昨年|去年|지난해|작년/giu;
const monthEnd =
  /end of (?:the|this) month|fin(?:ales)? de(?: este)? mes|fin du mois|Monatsende|Ende des Monats|fine (?:del )?mese|fim do mês|кон(?:ца|це) месяца|نهاية الشهر|महीने के (?:अंत|आखिर)|今月末|本月底|이달 말|이번 달 말/giu;
const quarters: readonly RegExp[] = [
  /first quarter|premier trimestre|primer trimestre|ersten Quartal|primo trimestre|primeiro trimestre|первом квартале|الربع الأول|पहली तिमाही|第一四半期|第1四半期|第一季度|一季度|1분기/giu,
  /second quarter|deuxième trimestre|segundo trimestre|zweiten Quartal|secondo trimestre|втором квартале|الربع الثاني|दूसरी तिमाही|第二四半期|第2四半期|第二季度|二季度|2분기/giu,
  /third quarter|troisième trimestre|tercer trimestre|dritten Quartal|terzo trimestre|terceiro trimestre|третьем квартале|الربع الثالث|तीसरी तिमाही|第三四半期|第3四半期|第三季度|三季度|3분기/giu,
  /fourth quarter|quatrième trimestre|cuarto trimestre|vierten Quartal|quarto trimestre|четвёртом квартале|الربع الرابع|चौथी तिमाही|第四四半期|第4四半期|第四季度|四季度|4분기/giu,
];

const yesterday =
  /(?<![\w-])(?:yesterday|last night)(?!\w)|(?<![a-zà-ÿ])(?:gestern|hier(?! [a-zà-ÿ]+ (?:ist|sind|war))|ayer|anoche|ieri|ontem)(?![a-zà-ÿ])|(?<![а-яё])вчера(?![а-яё])|昨日|昨天|어제|(?<![\u0600-\u06ff])أمس(?![\u0600-\u06ff])/giu;
const present =
  /(?<!\w)(?:today|this (?:morning|evening|afternoon))(?!\w)|(?<![a-zà-ÿ])(?:heute|aujourd[’']hui|hoy|oggi|hoje)(?![a-zà-ÿ])|(?<![а-яё])сегодня(?![а-яё])|今日|今天|오늘|(?<![\u0600-\u06ff])اليوم(?![\u0600-\u06ff])/giu;
const tomorrow =
  /(?<!\w)tomorrow(?!\w)|(?<=\s)morgen(?=[ ,.])|(?<![a-zà-ÿ])(?:demain|mañana(?<!la mañana)|domani|amanhã)(?![a-zà-ÿ])|(?<![а-яё])завтра(?![а-яё])|明日|明天|내일|(?<![\u0600-\u06ff])غدا/giu;

const coming =
  /(?:next|this|coming|próximo|próxima|prochaine?|am kommenden|am nächsten|kommenden|prossim[oa]|следующ\S{2,3}|ближайш\S{2,3}|下(?:个|個)?|本|这个?|来週の?|今度の|다음 주|오는|المقبل|القادم|अगले|आने वाले)\s?$/iu;

const partsOf = (time: number) => {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: date.getUTCDay() || 7 };
};

/** The weekday of a date (1 is Monday). */
export const weekdayOf = (year: number, month: number, date: number) => partsOf(Date.UTC(year, month - 1, date)).weekday;

const toNextDay =
  /^\s?(?:er|º|\.|st|nd|rd|th|日)?\s?(?:a|al|e|y|et|au|und|bis|bis zum|and|to|through|и|на|по|до|और|से|إلى|و|から|[-–~～〜])\s?(?:the |le |il |el |o |den |dem )?$/iu;

/** The first day of “from 5 to 12 November”, where the month is said once. `numbers` that belong to no date, both in order. */
export function firstDays(latin: string, numbers: readonly NumberMention[], dates: readonly DateMention[]): DateMention[] {
  return numbers.flatMap((number): DateMention[] => {
    const value = plainValue(number);
    const to = number.from + number.text.length;
    const next = dates[countBefore(dates, to)];
    if (!value || !next?.day || !next.month || next.weekday !== undefined || value >= next.day) return [];
    return toNextDay.test(latin.slice(to, next.from)) ? [{ ...next, from: number.from, to, day: value }] : [];
  });
}

/**
 * Dates that an article means and a reader of the edition can reckon: the Thursday before it, or next Thursday, the last day of its
 * month, the year after its own, the months a quarter begins and ends with.
 */
export function meantDates(latin: string, dates: readonly DateMention[], edition: Edition): DateMention[] {
  const { year, month } = edition;
  const today = Date.UTC(year, month - 1, edition.day);
  const found: DateMention[] = [];
  for (const [i, { from, to, ...date }] of dates.entries()) {
    // “Monday, 6 April” means that day and no other Monday.
    if (date.weekday === undefined || date.day !== undefined || dateOfWeekday(i, dates, latin)) continue;
    const back = (edition.weekday - date.weekday + 7) % 7;
    const isNight = /ночь на\s$/iu.test(latin.slice(Math.max(0, from - 8), from));
    const isToCome = coming.test(latin.slice(Math.max(0, from - 14), from));
    for (const away of [isToCome ? 7 - back : -back, ...(isNight ? [-back - 1] : [])])
      found.push({ from, to, ...partsOf(today + away * day) });
  }
  const all = (form: RegExp, made: Omit<DateMention, "from" | "to">) => {
    for (const { 0: text, index } of latin.matchAll(form)) found.push({ from: index, to: index + text.length, ...made });
  };
  all(nextYear, { year: year + 1 });
  all(lastYear, { year: year - 1 });
  // The day alone: a weekday without it is another statement.
  for (const [form, away] of [
    [yesterday, -day],
    [present, 0],
    [tomorrow, day],
  ] as const) {
    const { weekday: _, ...date } = partsOf(today + away);
    all(form, date);
  }
  all(monthEnd, partsOf(Date.UTC(year, month, 0)));
  quarters.forEach((form, i) => {
    all(form, { month: i * 3 + 1 });
    all(form, { month: i * 3 + 3 });
  });
  return found;
}
