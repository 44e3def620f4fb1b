import { likeness } from "./amounts.ts";
import { sameTimes } from "./clock.ts";
import { looksLikeYear, plainValue } from "./dates.ts";
import { placeOfDerived } from "./derived-numbers.ts";
import { type GivenNumber, isAfternoon } from "./given-numbers.ts";
import type { NumberMention } from "./number-mention.ts";
import { isPrice } from "./prices.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { SourceRange } from "./source-range.ts";
import { cents, countedBy, people, type Use } from "./units.ts";

/** The place of a number in the source: undefined when the source does not give it. */
export function placeOfNumber(number: NumberMention, latin: string, language: string, source: SourceFacts): SourceRange | null | undefined {
  const to = number.from + number.text.length;
  const own = isPrice(number) ? { measure: "money", thing: null } : countedBy(latin, number.from, to, language);
  for (const reading of number.readings) {
    const keys = [reading.join(":")];
    const counts: Use = reading.length === 2 ? { measure: "hour", thing: null } : own;
    const isHour = reading.length === 2 || (own.measure === "hour" && reading.length === 1);
    if (isHour)
      keys.push(
        ...sameTimes(reading).filter(
          (same) => same.includes(":") || (same === reading[0] && Number(same) > 12) || isAfternoon(latin, number.from, to),
        ),
      );
    for (const key of keys) {
      const given = source.numbers.get(key);
      if (given && (Number(key) >= 100 || countsSame(given, counts, source))) return given.range;
    }
    // 1,400 kilograms, where the article has 1.4 tons.
    if (reading.length === 1 && (own.measure === "weight" || own.measure === "length"))
      for (const step of small.test(latin.slice(to, to + 14)) ? [10, 0.1, 0.01] : [1000, 0.001]) {
        const given = source.numbers.get(String(Number((Number(reading[0]) * step).toFixed(4))));
        if (given?.uses.some(({ measure }) => measure === own.measure)) return given.range;
      }
    if (reading.length === 1 && cents.test(latin.slice(to, to + 12))) {
      const given = source.numbers.get(String(Number((Number(reading[0]) / 100).toFixed(4))));
      if (given?.uses.some(({ measure }) => measure === "money")) return given.range;
    }
    // 9.30 where the article has 9 and 30 as hour and minute, or the other way round.
    const [first, second] = reading.length > 1 ? reading.map((part) => source.numbers.get(part)?.range) : [];
    if (first && second && Math.abs(second.from - first.to) < 12) return { field: first.field, from: first.from, to: second.to };
    // “1.1 million”, where the article says the scale once, before it: “1.9 million: 1.1 from …”.
    const [only = ""] = reading;
    if (reading.length === 1 && Number(only) >= 1e5 && /^\d+[.,]\d{1,2}$/u.test(number.text)) {
      const given = source.numbers.get(String(Number(number.text.replace(",", "."))));
      // Written alike: 6.40 is no 6.4.
      const { field, from = 0, to: end = 0 } = given?.range ?? {};
      if (given && field && source.article[field].slice(from, end).replace(".", ",") === number.text.replace(".", ",")) return given.range;
    }
  }
  // '74, where the article has 1974.
  if (/^\d{2}$/u.test(number.text) && /['’‘]/u.test(latin[number.from - 1] ?? "")) {
    const year = [1900, 2000].map((century) => source.numbers.get(String(century + Number(number.text)))?.range).find((range) => range);
    const date = source.dates.find((given) => given.year !== undefined && given.year % 100 === Number(number.text));
    if (year || date) return year ?? date?.range;
  }
  if (looksLikeYear(number)) {
    const date = source.dates.find(({ year }) => year === plainValue(number));
    if (date) return date.range;
  }
  return placeOfDerived(number, latin, source, own);
}

/** Centimetres and millimetres. */
const small = /^\s?(?:cm|mm|см|мм|[cm]ent[ií]m|mil[ií]m|zentim|millim|сантим|миллим|センチ|ミリ|厘米|毫米|센티|밀리|سنت|ملم|सेंटी|मिमी)/iu;

/** Counters that count no people. */
const thingCounters =
  /^(?:岁|歳|세|살|№|대|곳|개|권|마리|점|채|척|병|장|송이|그루|台|本|枚|冊|匹|頭|軒|棟|辆|艘|册|页|座|棵|株|条|間|间)$/u;
const firm = new Set(["money", "length", "weight", "percent", "hour"]);
/** What a page’s length of time is not, though a length of the article may be somebody’s age on the page. */
const firmOfPage = new Set([...firm, "minute", "day", "week", "month", "year"]);

/**
 * Nine weeks are not given by nine o'clock, nor twelve euros by twelve actors. A number that counts one thing here and another there is
 * another number when the article counts the page's thing too, only not so many. What counts nothing, here or there, is let pass, and so
 * are large numbers: they are not met by chance.
 */
function countsSame({ uses }: GivenNumber, own: Use, { counted }: SourceFacts): boolean {
  return uses.some((use) => {
    if (use.thing === "№") return own.thing === "№" || (own.thing === null && own.measure === null);
    if (own.thing === "№") return use.thing === null;
    if (own.measure === "hour" && use.measure === "hour" && own.hour && use.hour && own.hour !== use.hour) return false;
    if (own.measure !== null && use.measure !== null) return own.measure === use.measure;
    if (own.measure !== null) return use.thing === null || !firmOfPage.has(own.measure);
    if (use.measure !== null) return own.thing === null || (!firm.has(use.measure) && !counted.has(own.thing));
    if (
      own.thing === null ||
      use.thing === null ||
      likeness(own, use) === 1 ||
      (people().test(own.thing) && !thingCounters.test(use.thing))
    )
      return true;
    const isInflected = own.thing.startsWith(use.thing) || use.thing.startsWith(own.thing);
    return isInflected || !counted.has(own.thing);
  });
}
