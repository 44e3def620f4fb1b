import { sentenceAround, shareWords } from "./amounts.ts";
import type { Asked } from "./asked.ts";
import { rest, shareSaid, shareSpots, sharesOf } from "./fractions.ts";
import type { NumberMention } from "./number-mention.ts";
import { isPrice } from "./prices.ts";
import { isReckonedAmount } from "./reckoned-amounts.ts";
import { isApart, isPart as isOneOf, isTogether } from "./reckoning-cues.ts";
import { isRough, isRounded } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";
import { countBefore } from "./spans.ts";
import { cents, countedBy, isTwoOf, type Use } from "./units.ts";

/** What a number is worth that can be read as one number in one way only: 1.25 may be a time too. */
const worth = ({ readings }: NumberMention) => {
  const single = readings.filter(({ length }) => length === 1);
  return single.length === 1 ? Number(single[0]?.[0]) : Number.NaN;
};

/** A number of the page with what stands about it, money in whole units. */
export function askedOf(number: NumberMention, latin: string, language: string, beside: readonly NumberMention[]): Asked {
  const [only = ""] = number.readings[0] ?? [];
  const to = number.from + number.text.length;
  const own = countedBy(latin, number.from, to, language);
  const sentence = sentenceAround(latin, number.from, to);
  const others = beside.filter((other) => other !== number && other.from >= sentence.from && other.from < sentence.to);
  const asked: Asked = {
    value: only.startsWith("%") ? Number(only.slice(1)) : worth(number),
    isPercent: only.startsWith("%"),
    isRough: isRough(number, latin),
    use: isPrice(number) ? { measure: "money", thing: null } : own,
    from: number.from,
    to,
    latin,
    beside: others.map(worth),
    counts: [
      ...others.filter((other) => countedBy(latin, other.from, other.from + other.text.length, language).measure === null).map(worth),
      ...(isTwoOf(sentence.text, language) ? [2] : []),
    ],
  };
  if (cents.test(latin.slice(to, to + 12)) && asked.value >= 1) {
    asked.value = Number((asked.value / 100).toFixed(4));
    asked.use = { measure: "money", thing: null };
  }
  return asked;
}

/**
 * Whether a number that the source does not give may have been reckoned from what it gives: the rest of a percentage, the sum or difference
 * of two numbers near it (`beside`, with it among them) or of one of them and one near that in the article, the years between two years, a
 * share of an amount. No rule can tell whether it was meant so.
 */
export function isReckoned(
  number: NumberMention,
  latin: string,
  language: string,
  beside: readonly NumberMention[],
  source: SourceFacts,
): boolean {
  const [only = ""] = number.readings[0] ?? [];
  const to = number.from + number.text.length;
  const own = countedBy(latin, number.from, to, language);
  const asked = askedOf(number, latin, language, beside);
  const isRoughly = asked.isRough;
  const sentence = sentenceAround(latin, number.from, to);
  if (only.startsWith("%")) {
    const left = Number((100 - Number(only.slice(1))).toFixed(2));
    return (source.numbers.has(`%${left}`) && isLeft(asked, left, source)) || isReckonedAmount(asked, source);
  }
  const share = shareSaid(number, latin, beside);
  if (share !== undefined && !isLarge(number)) {
    if (sharesOf(source).some((given) => Math.abs(given - share) <= 2.5)) return true;
    if (isReckonedAmount({ ...asked, value: share, isPercent: true, isRough: true }, source)) return true;
  }
  const value = worth(number);
  if ((value > 0 || asked.value > 0) && isReckonedAmount(asked, source)) return true;
  if (value === 100 && ofHundred().test(latin.slice(Math.max(0, number.from - 14), number.from))) return true;
  if (own.measure === "month" && isMonthsSince(asked, source)) return true;
  if (value === 2 && own.measure === "year") return isYears(asked, source);
  if (!Number.isInteger(value) || value < 3) return false;
  if (own.measure === "year") return isYears(asked, source) || isOfLongerUnits(value, latin, to, own, source);
  if (isOfLongerUnits(value, latin, to, own, source)) return true;
  const given = beside.map(worth).filter((other) => other >= 3 && source.numbers.has(String(other)));
  if (given.some((one, i) => given.some((other, j) => i !== j && (one + other === value || one - other === value)))) return true;
  const close = beside
    .filter((other) => Math.abs(other.from - number.from) <= closely)
    .map(worth)
    .filter((other) => given.includes(other));
  return (
    (isPart(latin, number.from, to) && isWithNear(value, close, source)) ||
    isShareOf(value, own, close, isRoughly, sentence.text, source) ||
    isLeftOver(value, own, source)
  );
}

const ofHundred = () => /(?:of every|out of|in every|a|de cada|sur|von|su|em cada|cada|из|من كل|हर|(?<=\p{L})(?:に|中))\s?$/iu;

/** Nine months since March, where both texts speak of the same. */
function isMonthsSince({ value, latin, from, to }: Asked, { dates, article }: SourceFacts): boolean {
  const [year = 0, month = 0] = article.publishDate.split("-").map(Number);
  const { text } = sentenceAround(latin, from, to);
  return dates.some(
    (date) =>
      date.month !== undefined &&
      date.range?.field === "content" &&
      Math.abs((year - (date.year ?? (date.month > month ? year - 1 : year))) * 12 + month - date.month) === value &&
      shareWords(text, article.content.slice(Math.max(0, date.from - aboutYear), date.to + aboutYear), 2),
  );
}

/** Whether a number of years is what lies between a year that the article gives and the edition or another. */
export function isYearsSince(number: NumberMention, latin: string, language: string, source: SourceFacts): boolean {
  const to = number.from + number.text.length;
  const use = countedBy(latin, number.from, to, language);
  const value = worth(number);
  const asked = { value, isPercent: false, isRough: isRough(number, latin), use, from: number.from, to, latin, beside: [], counts: [] };
  return use.measure === "year" && value >= 2 && isYears(asked, source, 2);
}

/** Years from one that the article gives to another or to the edition, where both texts speak of the same. */
function isYears({ value, isRough: isRoughly, latin, from, to }: Asked, source: SourceFacts, least = 1): boolean {
  const { dates, numbers, article } = source;
  const edition = Number(article.publishDate.slice(0, 4));
  const { text } = sentenceAround(latin, from, to);
  const isTold = (at: number) =>
    (value >= 30 && least === 1) || shareWords(text, article.content.slice(Math.max(0, at - aboutYear), at + aboutYear), least);
  const plain = [...numbers].flatMap(([key, { places }]) => {
    const year = Number(key);
    return Number.isInteger(year) && year >= 1000 && year <= 2100 ? places.map((at) => ({ year, at })) : [];
  });
  const dated = dates.flatMap(({ year, other, range, from: at }) =>
    range?.field === "content" ? [...(year === undefined ? [] : [year]), ...(other?.years ?? [])].map((one) => ({ year: one, at })) : [],
  );
  const years = [...plain, ...dated].filter(({ year, at }) => isTold(at) || text.includes(String(year))).slice(0, 80);
  const isSpan = (span: number) => span === value || (isRoughly && span > 0 && (Math.abs(span - value) === 1 || isRounded(value, span)));
  return years.some(
    ({ year, at }) =>
      isSpan(Math.abs(edition - year)) ||
      years.some((other) => isSpan(other.year - year) && (value >= 30 || Math.abs(other.at - at) <= 400)),
  );
}

/** About so far around a year stands what happened in it, in signs. */
const aboutYear = 140;

const halfHour =
  /half (?:an|a|past) hour|half[ -]hour|half past|media hora|y media|demi-heure|et demie|halbe\w* Stunde|mezz['’]?ora|e mezza|meia hora|e meia|полчаса|половин[аеуы] часа|نصف (?:ال)?ساعة|والنصف|ونصف|आध[ेा] घंटे?|साढ़े|半小时|半小時|30分|半時間|時間半|반시간|시간 반|30분/iu;
const hourAndHalf =
  /hour and a half|one and a half hours|hora y media|heure et demie|anderthalb Stunden|eineinhalb Stunden|ora e mezz[ao]|hora e meia|полтора часа|полутора час|ساعة ونصف|डेढ़ घंट|डेढ़ घंट|一个半小时|一個半小時|1時間半|一時間半|한 시간 반/iu;
const quarterHour =
  /quarter of an hour|cuarto de hora|quart d[’']heure|Viertelstunde|quarto d['’]ora|quarto de hora|четверть часа|ربع ساعة|一刻钟|पौन घंट/iu;
const halfYear =
  /half a year|half-year|medio año|demi-année|halbe[ns]? Jahr|mezz['’]anno|meio ano|полгода|نصف (?:عام|سنة)|आधे साल|छमाही|半年|반년/iu;
const decade = () => /^\s?(?:decades?|Jahrzehnten?|décennies|décadas|decenni|десятилет\p{L}*|عقود|عقدين|दशक\p{L}*)/iu;
const century = () =>
  /^\s?(?:centur(?:y|ies)|siglos?|siècles?|Jahrhunderte?n?|secol[io]|séculos?|век\p{L}*|столет\p{L}*|قرن\p{L}*|قرون|世紀|世纪|세기|सदि)/iu;

/** Ninety minutes for an hour and a half, fourteen days for two weeks. */
function isOfLongerUnits(value: number, latin: string, to: number, { measure }: Use, source: SourceFacts): boolean {
  const { content } = source.article;
  const has = (key: number, other: string) =>
    source.numbers
      .get(String(key))
      ?.uses.some(
        (use) => use.measure === other || (other === "day" && use.thing === "日") || (use.measure === null && use.thing === null),
      ) === true;
  if (measure === "minute") {
    const form = { 15: quarterHour, 30: halfHour, 90: hourAndHalf }[value];
    return form?.test(content) === true || (value % 60 === 0 && has(value / 60, "hour"));
  }
  if (measure === "month") return (value === 6 && halfYear.test(content)) || (value % 12 === 0 && has(value / 12, "year"));
  if (measure === "day") return value % 7 === 0 && has(value / 7, "week");
  if (measure === "hour") return value <= 72 && value % 24 === 0 && has(value / 24, "day");
  if (decade().test(latin.slice(to, to + 20)))
    return source.amounts.some(({ value: given, use }) => use.measure === "year" && Math.abs(given - value * 10) <= 2.5);
  return century().test(latin.slice(to, to + 20)) && has(value * 100, "year");
}

interface Placed {
  value: number;
  from: number;
  isMoney: boolean;
}

const kept = new WeakMap<SourceFacts, readonly Placed[]>();

/** The numbers of an article in its order, without percentages and times. */
function inOrder(source: SourceFacts): readonly Placed[] {
  const known = kept.get(source);
  if (known) return known;
  const made: Placed[] = [];
  for (const [key, { places, uses }] of source.numbers) {
    const value = Number(key);
    const isMoney = uses.some(({ measure }) => measure === "money");
    if (value >= 2 && Number.isFinite(value)) for (const from of places) made.push({ value, from, isMoney });
  }
  made.sort((a, b) => a.from - b.from);
  kept.set(source, made);
  return made;
}

/** Enough of them for any article; a text of nothing but numbers is not to take its time. */
const firstOf = (source: SourceFacts) => inOrder(source).slice(0, 500);

/** How far apart two numbers of one thought stand, in signs, and how many are looked at. */
const reach = 80;
/** The same on the page. */
const closely = 50;
const most = 8;
const sentenceEnd = /[.!?]\s|[。！？।\n]/u;

/** The numbers that an article gives near one of its own: in the same sentence, or in the next. */
function near(value: number, source: SourceFacts): { value: number; isSameSentence: boolean }[] {
  const all = inOrder(source);
  return (source.numbers.get(String(value))?.places ?? []).flatMap((from) => {
    const low = countBefore(all, from);
    return all
      .slice(Math.max(0, low - most), low + most)
      .filter((other) => other.value !== value && Math.abs(other.from - from) <= reach)
      .map((other) => {
        const between = source.article.content.slice(Math.min(from, other.from), Math.max(from, other.from));
        return { value: other.value, isSameSentence: !sentenceEnd.test(between) };
      });
  });
}

/** Whether a sentence says that one of its numbers is of another, what is left of it or lies between. */
const isPart = (latin: string, from: number, to: number) => {
  const { text } = sentenceAround(latin, from, to);
  return isOneOf().test(text) || isApart().test(text) || isTogether().test(text) || rest().test(text);
};

/** Thirty-two men of fifty-eight, where the article has twenty-six women: the page says one, the article the other near it. */
const isWithNear = (value: number, given: readonly number[], source: SourceFacts) =>
  given.some((one) =>
    near(one, source).some(({ value: other, isSameSentence }) => {
      // “From 29 to 21 million” says the scale once.
      const all = one >= 1e6 && other < 1e4 ? [other, other * 1e6] : [other];
      if (value >= 100 && one * other === value) return true;
      return isSameSentence && all.some((like) => Math.abs(one - like) === value || (value <= 30 && one + like === value));
    }),
  );

const percentWord = /per ?cent\w*|Prozent\w*|por ?cento?|pour cent|per cento|процент\S*|パーセント|퍼센트|المئة|प्रतिशत|फीसद\S*/giu;

/** 41 of 60 is a count, and no share as two of three is one. */
const isLarge = (number: NumberMention) => worth(number) > 10;

/** What a percentage leaves, where both texts speak of the same, or the page of a rest. */
function isLeft({ latin, from, to }: Asked, left: number, { amounts, article }: SourceFacts): boolean {
  if (rest().test(latin)) return true;
  const sentence = sentenceAround(latin, from, to).text.replace(percentWord, " ");
  return amounts.some((amount) => {
    if (!amount.isPercent || amount.value !== left) return false;
    const about = article.content.slice(Math.max(0, amount.from - 60), amount.to + 60);
    return shareWords(sentence, about, rest().test(about) ? 1 : 2);
  });
}

/** A third of what it cost, three quarters of the seats beside it: an amount times a share that the article gives. */
function isShareOf(value: number, own: Use, given: readonly number[], isRoughly: boolean, sentence: string, source: SourceFacts): boolean {
  if (value < 1000 && given.length === 0) return false;
  const known = sharesOf(source).filter((share) => share > 0 && share < 100);
  const within = isRoughly ? 0.025 : 0.001;
  const isOf = (amount: number) =>
    amount > value && known.some((share) => Math.abs((amount * share) / 100 - value) <= Math.max(value * within, isRoughly ? 0.5 : 0));
  if (value >= 100 && given.some(isOf)) return true;
  if (value < 1000 || own.measure !== "money") return false;
  const { content } = source.article;
  const told = shareSpots(source).filter((share) => shareWords(sentence, sentenceAround(content, share.from, share.from).text));
  return firstOf(source)
    .filter((one) => one.isMoney && one.value > value && one.value <= value * 20)
    .slice(0, 50)
    .some((one) => told.some(({ percent }) => Math.abs((one.value * percent) / 100 - value) <= Math.max(value * within, 0.5)));
}

/** What an amount leaves of another right before it, where the article goes on with the rest. */
function isLeftOver(value: number, own: Use, source: SourceFacts): boolean {
  if (own.measure !== "money") return false;
  const { content } = source.article;
  return firstOf(source).some((one, i, all) =>
    all
      .slice(i + 1, i + 4)
      .some(
        (other) =>
          one.isMoney &&
          other.from - one.from <= 60 &&
          one.value - other.value === value &&
          rest().test(content.slice(other.from, other.from + 40).split(/[.。](?:\s|$)/u)[0] ?? ""),
      ),
  );
}
