import { isOneSentence, sentenceAround, shareWords } from "./amounts.ts";
import type { DateMention } from "./dates.ts";
import { weekdayOf } from "./meant-dates.ts";
import { ofEdition } from "./said-times.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { TimeSpan } from "./time-spans.ts";
import { dateOfWeekday } from "./weekday-pairs.ts";

/** How far from each other two times of one thought stand in the article, in signs. */
const reach = 140;
const day = 24 * 60;

/** Whether a time of day is one of the article’s on a clock of twelve hours. */
export const isClockOf = (minutes: number, { clocks }: SourceFacts) => clocks.some((clock) => (clock.minutes - minutes) % (day / 2) === 0);

/**
 * Whether a clock’s time in minutes is one of the article’s, on a clock of twelve hours or of twenty-four, or one a length of time away
 * from it.
 */
export function isTimeOf(minutes: number, sentence: string, { clocks, spans, article }: SourceFacts): boolean {
  const same = (a: number, b: number) => (((a - b) % (day / 2)) + day / 2) % (day / 2) === 0;
  return clocks.some(
    (clock) =>
      same(clock.minutes, minutes) ||
      (shareWords(sentence, article.content.slice(Math.max(0, clock.from - reach), clock.from + reach)) &&
        spans.some(
          ({ family, amount, from }) =>
            family === "minute" &&
            Math.abs(from - clock.from) <= reach &&
            (Math.abs(from - clock.from) <= 40 || isOneSentence(article.content, from, clock.from)) &&
            (same(clock.minutes + amount, minutes) || same(clock.minutes - amount, minutes)),
        )),
  );
}

/** Whether a length of time lies between two times that the article gives near each other: open from nine to eight. */
export function isBetweenTimes(minutes: number, sentence: string, { clocks, article }: SourceFacts): boolean {
  return clocks.some((one, i) =>
    clocks.slice(i + 1, i + 7).some((other) => {
      const away = Math.abs(other.minutes - one.minutes);
      const isOne = Math.abs(other.from - one.from) <= 30 || isOneSentence(article.content, one.from, other.from);
      const isNext = clocks[i + 1] === other;
      if (!isOne && !shareWords(sentence, sentenceAround(article.content, other.from, other.from).text, isNext ? 1 : 2)) return false;
      return Math.abs(other.from - one.from) <= 400 && [away, day - away, Math.abs(day / 2 - away), day / 2 + away].includes(minutes);
    }),
  );
}

/** The same length of time in other units: a year and four months for sixteen months. */
export function sameSpan({ family, amount }: TimeSpan, { spans }: SourceFacts): TimeSpan | undefined {
  return spans.find((span) => span.family === family && Math.abs(span.amount - amount) < 0.01);
}

/** “Almost three years” of 34 months. */
export function isAboutSpan(own: TimeSpan, { spans }: SourceFacts): boolean {
  const said = inSeconds(own);
  return spans.some((span) => {
    const given = inSeconds(span);
    return given.isShort === said.isShort && Math.abs(given.amount - said.amount) <= Math.max(given.amount, said.amount) * 0.13;
  });
}

const inSeconds = ({ family, amount }: TimeSpan) => {
  const isShort = family === "second" || family === "minute";
  return { isShort, amount: amount * (family === "minute" ? 60 : family === "month" ? 30.4 : 1) };
};

/** The sum or difference of two lengths of time near each other: 14 minutes 32 seconds and nine seconds more. */
export function isOfTwoSpans({ family, amount }: TimeSpan, { spans }: SourceFacts): boolean {
  return spans.some((one, i) =>
    spans.slice(i + 1, i + 6).some((other) => {
      if (other.from - one.to > reach) return false;
      const [a, b, own] = [inSeconds(one), inSeconds(other), inSeconds({ from: 0, to: 0, family, amount })];
      return a.isShort && b.isShort && own.isShort && (a.amount + b.amount === own.amount || Math.abs(a.amount - b.amount) === own.amount);
    }),
  );
}

const isDecade = /^(?:['’]?s\b|er[- ]?Jahr|er\b|年代|년대|-[хей]|\sके दशक)/u;
const ages = /^(?:岁|歳|세|살|岁时)$/u;

const born =
  /(?<=^|\s)(?:born|birth|geboren|Jahrgang|née?s? en|naissance|nació|nacid[oa]|es de \d|nat[oa] nel|nascid[oa]|nasceu|родил\S*|рожден\S*)|ولد|مواليد|जन्म|生まれ|出生|生于|태어/iu;

/** A year that the article gives by how long ago it was, or by somebody’s age where the page speaks of a birth. */
export function isReckonedYear(year: number, latin: string, from: number, to: number, source: SourceFacts): boolean {
  const edition = Number(source.article.publishDate.slice(0, 4));
  if (!edition || year > edition + 60) return false;
  if (year % 10 === 0 && isDecade.test(latin.slice(to, to + 10)))
    return (
      [...source.numbers.keys()].some((key) => Number(key) >= year && Number(key) < year + 10) ||
      source.dates.some((date) => date.year !== undefined && Math.floor(date.year / 10) * 10 === year)
    );
  const away = edition - year;
  const { content } = source.article;
  const isAgo = source.spans.some(
    ({ family, amount, from: at }) =>
      family === "month" &&
      amount % 12 === 0 &&
      Math.abs(away) === amount / 12 &&
      !/,\s(?:de\s)?$|\(\s?$/u.test(content.slice(Math.max(0, at - 5), at)),
  );
  if (isAgo) return true;
  // Born in 1935, apprenticed at fourteen.
  const isAtAge = source.amounts.some(
    ({ value, use, from: at }) =>
      (use.measure === "year" || ages.test(use.thing ?? "")) &&
      source.dates.some(
        (date) =>
          date.range?.field === "content" && date.year !== undefined && date.year + value === year && Math.abs(date.from - at) <= 60,
      ),
  );
  if (isAtAge) return true;
  if (born.test(sentenceAround(latin, from, to).text))
    return source.amounts.some(({ value, isPercent }) => !isPercent && value >= 3 && (value === away || value === away - 1));
  return source.dates.some(
    (date) =>
      date.year !== undefined &&
      date.range?.field === "content" &&
      source.spans.some(
        ({ family, amount, from: at }) =>
          family === "month" && amount % 12 === 0 && Math.abs(year - (date.year ?? 0)) === amount / 12 && Math.abs(at - date.from) <= 80,
      ),
  );
}

/** The years that a date may mean: its own, the edition’s, and in the last months of one the next. None for what is no day. */
export function yearsOf({ day: date, month, year }: DateMention, { article }: SourceFacts): number[] {
  const [own = 0, edition = 1] = article.publishDate.split("-").map(Number);
  if (date === undefined || month === undefined || own === 0) return [];
  if (year !== undefined) return [year];
  return edition - month > 6 ? [own + 1, own] : [own];
}

const open =
  /(?<![a-zà-ÿа-яё])(?:open|runs|visit|geöffnet|offen|fährt|ouvert|ouvre|visite|abiert|abre|apert|apre|visita|abert|funciona|работает|открыт|ходит|تفتح|يفتح|مفتوح|खुल|चलत|開|営業|運航|열|운영|开放|营业|开门)/iu;
const fromNow = () =>
  /天后|日後|일 뒤|days? from now|(?:in|dans|tra|через) \p{L}+ (?:days|weeks|Tagen|Wochen|jours|semaines|giorni|settimane|дн|недел)|dentro de|(?:en|em|dans|in|tra|fra|через) \p{N}+ (?:days|Tagen|jours|días|giorni|dias|дн)|em \p{L}+ (?:dias|semanas)|falta[nm]|mancano|daqui a/iu;
/** Days or weeks between two days that the article gives, or between one and the edition: 10 to 18 January are nine days with both. */
export function isBetweenDays(days: number, sentence: string, { dates, article }: SourceFacts): boolean {
  const edition = Number(article.publishDate.slice(0, 4));
  const isFromNow = fromNow().test(sentence);
  const about = ({ range }: { range: { from: number; to: number } | null }) =>
    range === null || shareWords(sentence, article.content.slice(Math.max(0, range.from - reach), range.to + reach));
  const told = dates.filter(({ range }) => range === null || range.field === "content");
  const times = told
    .slice(-20)
    .flatMap((date) =>
      date.day !== undefined && date.month !== undefined && edition > 0
        ? [{ at: Date.UTC(date.year ?? edition, date.month - 1, date.day) / 86_400_000, date }]
        : [],
    );
  return times.some((one) =>
    times.some((two) => {
      const away = two.at - one.at;
      // First and last day are counted both where the article gives them together.
      const isWhole = one.date.range && two.date.range && Math.abs(one.date.from - two.date.from) <= reach;
      return (
        away > 0 &&
        away <= 70 &&
        (away === days || (isWhole && away + 1 === days) || (days % 7 === 0 && days >= 28 && Math.abs(away - days) <= 3)) &&
        (isFromNow ? one.date.range === null : about(one.date) && about(two.date))
      );
    }),
  );
}

/** A day said by its weekday and its number (Saturday 24, 24日の土曜日), in the edition’s month or the next, that the calendar has so. */
export function isCalendarDay(weekday: number, latin: string, from: number, to: number, { article }: SourceFacts): boolean {
  const [year = 0, month = 0] = article.publishDate.split("-").map(Number);
  const behind = /^\s?(?:,?\s?(?:the|el|le|il|dia|den)\s)?(\d{1,2})(?!\d|[:.]\d)/iu.exec(latin.slice(to, to + 12))?.[1];
  const before = /(\d{1,2})(?:日|号|일)の?\s?[(（]?$/u.exec(latin.slice(Math.max(0, from - 8), from))?.[1];
  const date = Number(behind ?? before);
  if (!(date >= 1 && date <= 31) || !year || !month) return false;
  const isTold = article.content.includes(String(date)) || article.publishDate.endsWith(`-${String(date).padStart(2, "0")}`);
  return isTold && [month - 1, month].some((index) => weekdayOf(year, index + 1, date) === weekday);
}

const toDay = () =>
  /^\s?(?:to|through|till|until|bis|à|au|a|al|até|по|до|से|إلى|حتى|から|到|至|에서|부터|[-–—~～〜])\s?(?:el |la |le |il |o |a |an |den |يوم )?$/iu;
const habit = () =>
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days|tags(?!\p{L})|mittwochs|(?:^|\s)los\s|(?:^|\s)les\s|chaque\s|ogni\s|(?:^|\s)(?:às|aos)\s|feiras|(?:^|\s)по\s\p{L}+ам(?!\p{L})|кажд|毎|每|매주|매달|마다|(?:^|\s)كل\s|(?:^|\s)हर\s|every\s|jede[rn]?\s/iu;
const nextDay =
  /next day|following day|day after|Tag danach|tags darauf|folgenden Tag|nächsten Tag|lendemain|día siguiente|giorno dopo|giorno successivo|giorno seguente|dia seguinte|следующий день|на другой день|اليوم التالي|अगले दिन|翌日|次の日|第二天|次日|다음\s?날|이튿날/iu;

/**
 * Whether a day is one that the article gives by another: two days before one it names, the day after.
 */
export function isReckonedDay({ day: date, month, year, from, to }: DateMention, latin: string, source: SourceFacts): boolean {
  const { content } = source.article;
  const { text: sentence } = sentenceAround(latin, from, to);
  const isTold = (one: { from: number; to: number }) => shareWords(sentence, content.slice(Math.max(0, one.from - 120), one.to + 120));
  const [edition = 0] = source.article.publishDate.split("-").map(Number);
  if (date === undefined || month === undefined || !edition) return false;
  const time = (of: DateMention) => Date.UTC(of.year ?? edition, (of.month ?? 1) - 1, of.day ?? 1) / 86_400_000;
  const own = time({ from: 0, to: 0, day: date, month, ...(year === undefined ? {} : { year }) });
  if (isNamedDay(own, edition, sentence, source)) return true;
  return source.dates.some((one) => {
    if (one.day === undefined || one.month === undefined || one.range?.field !== "content") return false;
    const away = Math.abs(own - time(one));
    if (own - time(one) === 1) return isTold(one) && nextDay.test(source.article.content.slice(one.from, one.to + 200));
    return (
      away > 0 &&
      away <= 3 &&
      isTold(one) &&
      source.spans.some(({ family, amount, from }) => family === "day" && amount === away && Math.abs(from - one.from) <= 120)
    );
  });
}

/** Sunday the 13th, of which the article says “on Sunday” alone: within a week of the edition, where both texts say the same of it. */
function isNamedDay(own: number, edition: number, sentence: string, { article, dates }: SourceFacts): boolean {
  const today = Date.parse(article.publishDate) / 86_400_000;
  if (!edition || !(Math.abs(own - today) <= 8)) return false;
  const weekday = new Date(own * 86_400_000).getUTCDay() || 7;
  return dates.some(
    (one) =>
      one.weekday === weekday &&
      one.range?.field === "content" &&
      !dates.some(
        ({ day: date, month, weekday: named, range }) =>
          named === undefined && date !== undefined && month !== undefined && range && Math.abs(range.from - (one.range?.to ?? 0)) < 12,
      ) &&
      shareWords(sentence, sentenceAround(article.content, one.from, one.to).text, 2),
  );
}

const weekdayOfEdition = (date: string) => new Date(date).getUTCDay() || 7;

const closed =
  /closed|geschlossen|Ruhetag|fermée?s?|cerrad[oa]s?|chius[oa]|fechad[oa]s?|закрыт\S*|выходн\S*|مغلق\S*|تغلق|बंद|休み|休館|休業|定休|休息|关门|闭馆|쉰다|쉬|휴관|휴무|닫/iu;

/**
 * Whether a weekday is one that the article gives otherwise: the day of a date in the same month or beside it on the page, one within its
 * “Monday to Saturday”, or the day of a date of which both texts say something.
 */
export function isReckonedWeekday(date: DateMention, dates: readonly DateMention[], latin: string, source: SourceFacts): boolean {
  const { weekday, from, to } = date;
  if (weekday === undefined) return false;
  const year = Number(source.article.publishDate.slice(0, 4));
  const falls = (one: DateMention) =>
    year > 0 && yearsOf(one, source).some((own) => weekdayOf(own, one.month ?? 1, one.day ?? 1) === weekday);
  const sentence = sentenceAround(latin, from, to);
  const near = dates.filter((one) => one !== date && one.from >= sentence.from && one.to <= sentence.to);
  if (near.some(falls)) return true;
  // The article appeared on a Friday: the edition’s own day.
  if (ofEdition().test(sentence.text) && weekdayOfEdition(source.article.publishDate) === weekday) return true;
  const months = near.filter((one) => one.month !== undefined && one.day === undefined);
  if (months.some(({ month }) => source.dates.some((one) => one.month === month && falls(one)))) return true;
  if (isCalendarDay(weekday, latin, from, to, source)) return true;
  const { openDays } = source;
  // “Monday to Saturday” of a page, where the article says “all days but Sunday”.
  const other = near.find(
    (one) =>
      one.weekday !== undefined && one.day === undefined && toDay().test(latin.slice(Math.min(one.to, to), Math.max(one.from, from))),
  );
  if (other?.weekday !== undefined) {
    const [first, second] = other.from < from ? [other.weekday, weekday] : [weekday, other.weekday];
    const isWhole = openDays.has(first) && openDays.has(second) && !openDays.has(((first + 5) % 7) + 1) && !openDays.has((second % 7) + 1);
    if (openDays.size > 0) return isWhole;
  }
  if (
    openDays.size > 0 &&
    (closed.test(sentence.text) ? openDays.size > 3 && !openDays.has(weekday) : openDays.has(weekday) && open.test(sentence.text))
  )
    return true;
  // Every Thursday is no single date’s.
  if (habit().test(latin.slice(Math.max(0, from - 8), to + 4))) return false;
  const { content } = source.article;
  return source.dates.some(
    (one) => one.range?.field === "content" && falls(one) && shareWords(sentence.text, sentenceAround(content, one.from, one.to).text),
  );
}

/** Pairs of a weekday and a date on the page that no calendar has and that the article does not put together either. */
export function wrongPairs(dates: readonly DateMention[], latin: string, source: SourceFacts): Set<DateMention> {
  const wrong = new Set<DateMention>();
  dates.forEach((date, i) => {
    const whole = dateOfWeekday(i, dates, latin);
    if (!whole || date.weekday === undefined) return;
    const years = yearsOf(whole, source);
    if (years.length === 0 || years.some((year) => weekdayOf(year, whole.month ?? 1, whole.day ?? 1) === date.weekday)) return;
    const isArticles = source.dates.some(
      (one) =>
        one.range?.field === "content" &&
        one.weekday === undefined &&
        one.day === whole.day &&
        one.month === whole.month &&
        source.dates.some(
          ({ weekday, day, range }) =>
            weekday === date.weekday &&
            day === undefined &&
            range?.field === "content" &&
            Math.min(Math.abs(range.from - one.to), Math.abs(one.from - range.to)) < 8,
        ),
    );
    if (!isArticles) wrong.add(date).add(whole);
  });
  return wrong;
}
