import { type Amount, isOneSentence, likeness, sentenceAround, shareWords } from "./amounts.ts";
import type { Asked } from "./asked.ts";
import { isArea, isConverted, sizeBehind } from "./converted-units.ts";
import { rest, shareSpots } from "./fractions.ts";
import { isApart, isEach, isPart, isTogether, periodFactors } from "./reckoning-cues.ts";
import { isRounded } from "./rounded-numbers.ts";
import { isSaidTime } from "./said-times.ts";
import type { SourceFacts } from "./source-facts.ts";
import { countBefore } from "./spans.ts";
import { termsIn } from "./terms.ts";
import { people } from "./units.ts";

/**
 * Whether a sentence says itself what its number was reckoned from: another unit, another length of time, so much for each, what a row of
 * amounts makes together, two amounts that it names. These stand beside an article’s sentence with another number, which they say anew.
 */
export function isSaidReckoning(asked: Asked, source: SourceFacts): boolean {
  if (!(asked.value > 0)) return false;
  const { text } = sentenceAround(asked.latin, asked.from, asked.to);
  if (asked.isPercent) return isOfPercents(asked, text, source);
  return (
    isThereAndBack(asked, text, source) ||
    isSaidTime(asked, text, source) ||
    isConverted(asked, source) ||
    isForOtherTime(asked, text, source) ||
    isRunTogether(asked, text, source) ||
    isForEach(asked, text, source) ||
    isOfBothNamed(asked, text, source) ||
    isShareNamed(asked, text, source) ||
    isArea(asked, source) ||
    isPointsApart(asked, source) ||
    isOfOwn(asked, text, source) ||
    isSumOfOwn(asked, source) ||
    isBefore(asked, text, source)
  );
}

/** So far a number may be from what it rounds without a word that says so; and with one. */
const slight = 0.006;
const rounded = 0.04;

/** 1.37 says 1.3667 as well as it can; 50 says 51.7 only where “about” stands beside it. */
function isAbout({ value, isRough }: Pick<Asked, "value" | "isRough">, made: number): boolean {
  const away = Math.abs(value - made);
  if (away < 1e-6 * made) return true;
  const step = 10 ** Math.floor(Math.log10(value) - 1);
  if (isRough) return away <= made * rounded || (value >= 10 && value % step < 1e-9 && isRounded(value, made) && away <= made * 0.1);
  return away <= Math.min(made * slight, lastFigure(value) / 2);
}

/** What one is worth in the last place that a number says: 10,000 of 9,260,000. */
function lastFigure(value: number): number {
  const digits = value.toPrecision(6).replace(/e.*$/u, "").replace(".", "").replace(/0+$/u, "").length;
  return 10 ** (Math.floor(Math.log10(value)) - digits + 1);
}

/** Every number of shorter periods in a longer one: asked first, the words cost more. */
const mayBePeriods = [12, 52, 365, 4, 4.345, 30, 31, 28, 7, 5, 6, 24];

/** A month’s of what the article has for a year: both say of how long they speak. */
function isForOtherTime(asked: Asked, sentence: string, { amounts, article }: SourceFacts): boolean {
  if (asked.value < 20) return false;
  return amounts.some((amount) => {
    if (amount.isPercent || amount.value <= 0) return false;
    const alike = likeness(amount.use, asked.use);
    if (alike === null || alike === 0) return false;
    if (!mayBePeriods.some((factor) => isAbout(asked, amount.value * factor) || isAbout(asked, amount.value / factor))) return false;
    const about = article.content.slice(Math.max(0, amount.from - 24), amount.to + 24);
    if (!periodFactors(about, sentence).some((factor) => isAbout(asked, amount.value * factor))) return false;
    return shareWords(sentence, sentenceAround(article.content, amount.from, amount.to).text);
  });
}

const thereAndBack =
  /往復|왕복|往返|来回|आने-जाने|आना-जाना|ذهاب[اً]* و[إا]ياب|round[ -]trip|there and back|Hin- und Rück|aller[ -]retour|ida y vuelta|andata e ritorno|ida e volta|туда и обратно/iu;

/** Twice a price, a way or a time, where the page says that it is there and back. */
const isThereAndBack = ({ value, use }: Asked, sentence: string, { amounts }: SourceFacts) =>
  thereAndBack.test(sentence) &&
  amounts.some((one) => !one.isPercent && likeness(one.use, use) === 2 && Math.abs(one.value * 2 - value) < 1e-6);

/** How far apart in the article the shares of one whole stand, in signs. */
const ofOneWhole = 240;

/** What percentages of one account make together, or what they leave. */
function isOfPercents({ value, latin, from, to }: Asked, sentence: string, { amounts }: SourceFacts): boolean {
  const isSum = isTogether().test(sentence);
  const isRest = rest().test(latin.slice(Math.max(0, from - 16), from)) || rest().test(latin.slice(to, to + 12));
  if (!isSum && !isRest) return false;
  const percents = amounts.filter(({ isPercent }) => isPercent);
  return percents.some((first, i) => {
    let sum = first.value;
    for (const next of percents.slice(i + 1, i + 5)) {
      if (next.from - first.from > ofOneWhole) return false;
      sum += next.value;
      if (sum > 100) return false;
      if ((isSum && Math.abs(sum - value) < 1e-6) || (isRest && Math.abs(100 - sum - value) < 1e-6)) return true;
    }
    return false;
  });
}

/** How many amounts of one sentence are added up at most. */
const longest = 8;

/** What three amounts and more of one sentence of the article make that stand behind each other: 9 platforms, 5 pavilions, 3 sandpits. */
function isRunTogether(asked: Asked, sentence: string, { amounts, article }: SourceFacts): boolean {
  // Of “tra” and “entre” a sentence has many that add up nothing.
  if (asked.use.measure === "hour" || !isTogether().test(sentence.replace(/\b(?:tra|entre)\b/giu, " "))) return false;
  return amounts.some((first, i) => {
    let sum = first.value;
    for (let count = 1; count < longest; count += 1) {
      const [last, next] = [amounts[i + count - 1], amounts[i + count]];
      if (!next || !last || next.isPercent || first.isPercent || !isOneSentence(article.content, last.to, next.from)) return false;
      sum += next.value;
      if (count >= 2 && Math.abs(sum - asked.value) < 1e-6) return true;
    }
    return false;
  });
}

const perPerson =
  /per (?:person|head|capita)|each (?:person|member|resident|guest|visitor)|pro (?:Kopf|Person)|par (?:personne|habitant|tête)|por (?:persona|habitante|cabeza|pessoa)|(?:a|per) (?:persona|testa|abitante)|на (?:человека|каждого|жителя)|لكل (?:شخص|فرد|عضو|مواطن|مراجع|زائر)|للفرد|प्रति (?:व्यक्ति|सदस्य)|हर (?:व्यक्ति|सदस्य|आदमी)|一人あたり|1人あたり|一人当たり|1人当たり|ひとりあたり|人均|每人|平均每位|1인당|한 사람당|한 명당|1명당|인당/iu;

const mean =
  /معدل|average|mean\b|Schnitt|durchschnitt|Mittel\b|moyenne|promedio|de media|in media|mediamente|média|средн|متوسط|بمعدل|औसत|平均|평균/iu;

/** Says that it speaks of one of them. */
const ofOne = () =>
  /(?<![\p{L}\p{M}])(?:each|apiece|every|a piece|je|jede[rsnm]?|chacune?|chaque|cada|ciascun\p{L}*|ogni|кажд\p{L}+|لكل|في كل|سعر ال\p{L}+|ثمن ال\p{L}+|प्रति|हर|एक \p{L}+\p{M}* के हिस्से)(?![\p{L}\p{M}])|[1一ひ][瓶本枚人個箱袋匹株つ]|ひとつ|每[\p{Script=Han}]|하나에|한 [가-힣]{1,3}(?:에|의|당| 값)/iu;

/** What falls to each: an amount through the years, days or kilometres it is for, or through the people it is of. */
function isForEach(asked: Asked, sentence: string, { amounts, article }: SourceFacts): boolean {
  const isOfPeople = perPerson.test(sentence);
  const isMean = isOfPeople || mean.test(sentence) || (asked.isRough && isEach().test(sentence));
  // Of one of them a sentence may say anything: then it must name what is shared out.
  if (asked.value < 2 || !(isMean || ofOne().test(sentence))) return false;
  const some = amounts.slice(0, 160);
  return some.some((all) => {
    if (all.isPercent) return false;
    // 27 kilograms in 180 jars: 150 grams in each.
    const [own, other] = [sizeBehind(asked.latin, asked.from, asked.to), sizeBehind(article.content, all.from, all.to)];
    const value = all.value * (own && other && own[0] === other[0] ? other[1] / own[1] : 1);
    if (value <= asked.value) return false;
    const alike = likeness(all.use, asked.use);
    if (alike === null || (alike === 0 && (asked.value < 100 || value < 1000))) return false;
    const parts = value / asked.value;
    let wasNamed = false;
    const isPart = some.some((count) => {
      if (count === all || count.isPercent || count.value < 1.2 || Math.abs(count.value - parts) > parts * 0.08) return false;
      if (!isAbout(asked, value / count.value)) return false;
      const { measure, thing } = count.use;
      const isNamed =
        measure === null &&
        ((thing !== null && sentence.toLowerCase().includes(thing)) || shareWords(sentence, clauseOf(article.content, count)));
      const isNear =
        Math.abs(count.from - all.from) <= (isNamed ? 300 : 140) && (isNamed || isOneSentence(article.content, count.from, all.from));
      wasNamed ||= isNear && isNamed;
      const isFar = (isOfPeople && thing !== null && people().test(thing)) || (count.value <= 30 && measure === "year");
      return (isNear && (measure !== "money" || count.value < 30)) || isFar;
    });
    return isPart && (wasNamed || (isMean && shareWords(sentence, sentenceAround(article.content, all.from, all.to).text)));
  });
}

/** So far around an amount of the article stands what it is of, in signs. */
const around = 30;

/** Words right about an amount, within its clause. */
function clauseOf(content: string, { from, to }: Amount): string {
  const before = content.slice(Math.max(0, from - around), from).split(/[.。！？!?؟।，、,،;；:：\n]/u);
  const behind = content.slice(to, to + around).split(/[.。！？!?؟।，、,،;；:：\n]/u);
  return `${before.at(-1)} ${behind[0]}`;
}

/** The sum or the difference of two amounts of one measure that the sentence names both: a bicycle and an adult, the yard and the pitch. */
function isOfBothNamed(asked: Asked, sentence: string, { amounts, article }: SourceFacts): boolean {
  const { value, use } = asked;
  // (23) behind a name is an age.
  const isLarge = value >= 1e5;
  if (value < 3 || (!isLarge && use.measure === null && use.thing === null) || /[(（]$/u.test(asked.latin.slice(0, asked.from)))
    return false;
  const isSaid = isApart().test(sentence) || isTogether().test(sentence);
  if (!isSaid && (value < 50 || (use.measure === null && !isLarge))) return false;
  let terms: ReadonlySet<string> | undefined;
  const own = () => {
    terms ??= new Set(termsIn(sentence).filter((term) => !/^\d/u.test(term)));
    return terms;
  };
  const isBare = isLarge && use.measure === null;
  const named = amounts
    .filter(
      ({ isPercent, use: other, value: one }) =>
        !isPercent && (isBare ? one >= 1e4 && other.measure === "money" : (likeness(other, use) ?? 0) > 0),
    )
    .slice(0, 80);
  return named.some((one, i) =>
    named.slice(i + 1).some((other) => {
      const isSum = one.value + other.value === value;
      // Ten thousand more or less are met by chance.
      if (Math.min(one.value, other.value) < value * 0.05) return false;
      if (one.value === other.value || !(isSum || (isSaid && Math.abs(one.value - other.value) === value))) return false;
      const [a, b] = [one, other].map((amount) => termsIn(clauseOf(article.content, amount)).filter((term) => own().has(term)));
      return !!a && !!b && a.some((term) => !b.includes(term)) && b.some((term) => !a.includes(term));
    }),
  );
}

/** A share of an amount far from it, where the sentence speaks of what both are of: 54 percent of the members, who are 1,840. */
function isShareNamed(asked: Asked, sentence: string, source: SourceFacts): boolean {
  const { amounts, article } = source;
  // Shares and amounts of a long article make any number; a page that means it says “about” or “of the members”.
  if (asked.value < 10 || !(asked.isRough || isPart().test(sentence))) return false;
  let terms: ReadonlySet<string> | undefined;
  const own = () => {
    terms ??= new Set(termsIn(sentence).filter((term) => !/^\d/u.test(term)));
    return terms;
  };
  return shareSpots(source).some(({ percent, from }) => {
    const whole = (100 * asked.value) / percent;
    const low = countBefore(amounts, from);
    return amounts.some((amount, i) => {
      if (amount.isPercent || Math.abs(amount.value - whole) > whole * 0.1 || i === low) return false;
      const alike = likeness(amount.use, asked.use);
      if (alike === null || alike === 0 || !isAbout(asked, (amount.value * percent) / 100)) return false;
      const share = new Set(termsIn(article.content.slice(Math.max(0, from - around), from + around)));
      return termsIn(article.content.slice(Math.max(0, amount.from - around), amount.to + around)).some(
        (term) => own().has(term) && share.has(term),
      );
    });
  });
}

const points =
  /^\s?(?:percentage points?|points?|Prozentpunkte?n?|Punkte?n?|puntos?|punt[oi]|pontos?|п\.\s?п|процентн\S+ пункт|пункт|ポイント|个百分点|百分点|%p|포인트|نق[اط]\S*|अंक)/iu;

/** What two percentages, or two marks, near each other are apart. */
function isPointsApart({ value, latin, to }: Asked, { amounts }: SourceFacts): boolean {
  if (!points.test(latin.slice(to, to + 20))) return false;
  return amounts.some((one, i) =>
    amounts.slice(i + 1, i + 3).some((other) => {
      const isNear = other.from - one.to <= 100 && one.isPercent === other.isPercent && one.value <= 100 && other.value <= 100;
      return isNear && Math.abs(Math.abs(one.value - other.value) - value) < 1e-6;
    }),
  );
}

const eachTime =
  /每天|每日|毎日|1日|一日|매일|하루|daily|a day|täglich|am Tag|par jour|al día|al giorno|por dia|в день|يوميا|في اليوم|रोज|प्रतिदिन|हर दिन/iu;

/** Of a number that the sentence gives beside it: so much a day for so many days, or so much less than it. */
function isOfOwn({ value, use, beside }: Asked, sentence: string, { amounts, article, numbers }: SourceFacts): boolean {
  const own = beside.filter((one) => one >= 2 && numbers.has(String(one)));
  if (own.length === 0 || value < 20) return false;
  const isLess = isApart().test(sentence);
  return amounts.some((one) => {
    if (one.isPercent || one.value <= 0) return false;
    const alike = likeness(one.use, use);
    const isCounted = one.use.measure === null && use.measure === null && one.value >= 100;
    if (isLess && (alike === 1 || isCounted) && own.some((other) => other >= 100 && Math.abs(one.value - other) === value)) return true;
    const about = article.content.slice(Math.max(0, one.from - 12), one.to + 12);
    return alike !== null && alike > 0 && own.some((other) => one.value * other === value) && eachTime.test(about);
  });
}

/** All votes of a sentence that names those for, against and withheld. */
function isSumOfOwn({ value, beside }: Asked, { numbers }: SourceFacts): boolean {
  const given = beside.filter((one) => one >= 1 && numbers.has(String(one)) && one < value);
  return given.length >= 3 && given.length <= 6 && Math.abs(given.reduce((sum, one) => sum + one, 0) - value) < 1e-6;
}

const earlier =
  /last year|previous|year before|a year earlier|Vorjahr|vergangene|im Jahr zuvor|l[’']an dernier|année (?:dernière|précédente)|auparavant|año (?:pasado|anterior)|anno (?:scorso|precedente|prima)|ano (?:passado|anterior)|прошл|предыдущ|годом ранее|العام (?:الماضي|السابق)|السابق|पिछल|去年|上年|前年|昨年|지난해|작년|전년/iu;
const timesBehind = /^\s?(?:倍|배|times|fois|veces|volte|vezes|-?fach|mal\b|раз|أضعاف|ضعف|गुना)/iu;

/** What it was before it grew by so many percent, or to so many times as much. */
function isBefore(asked: Asked, sentence: string, source: SourceFacts): boolean {
  if (!earlier.test(sentence) || asked.value < 20) return false;
  const { amounts, article } = source;
  return amounts.some((grown, i) =>
    amounts.slice(Math.max(0, i - 3), i + 4).some((by) => {
      if (grown === by || grown.isPercent || Math.abs(by.from - grown.from) > 90) return false;
      const alike = likeness(grown.use, asked.use);
      if (alike === null || (alike === 0 && grown.value < 1000)) return false;
      const factors = by.isPercent
        ? [1 + by.value / 100, ...(by.value < 100 ? [1 - by.value / 100] : [])]
        : timesBehind.test(article.content.slice(by.to, by.to + 8))
          ? [by.value]
          : [];
      return factors.some((factor) => isAbout(asked, grown.value / factor));
    }),
  );
}
