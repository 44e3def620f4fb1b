import { type Amount, likeness } from "./amounts.ts";
import type { Asked } from "./asked.ts";
import { rest } from "./fractions.ts";
import { isApart, isTogether } from "./reckoning-cues.ts";
import type { SourceFacts } from "./source-facts.ts";

/** How far apart in the article the parts of one account stand, in signs. */
const reach = 420;

/** Three amounts of money and more that stand near each other: what they make, and what they leave of another there. Exactly. */
export function isOfAccount({ value, use }: Asked, sentence: string, { amounts }: SourceFacts): boolean {
  if (value < 1000 || (use.measure !== "money" && use.measure !== null)) return false;
  const money = amounts.filter((one) => !one.isPercent && one.value >= 100 && (one.use.measure === "money" || one.value >= 1e4));
  const isSaid = isTogether().test(sentence) || rest().test(sentence) || lacking().test(sentence) || reaching().test(sentence);
  if (!isSaid) return false;
  return money.some((first, i) => {
    const near = money.slice(i, i + 7).filter(({ from }) => from - first.from <= reach);
    return subsets(near).some(({ sum, left }) => sum === value || left.some((whole) => whole > sum && whole - sum === value));
  });
}

const lacking = () =>
  /(?<![\p{L}\p{M}])(?:missing|short|needed|gap|fehl\p{L}*|manqu\p{L}*|falta\p{L}*|manca\p{L}*|недоста\p{L}*|не хватает|ينقص\p{L}*|يبقى|कमी|कम)(?![\p{L}\p{M}])|不足|足り|缺|还差|모자라|부족/iu;
const reaching = () =>
  /(?<![\p{L}\p{M}])(?:reach\p{L}*|comes? to|add(?:s|ed)? up|kommen|summier\p{L}*|atteign\p{L}*|alcanza\p{L}*|llega\p{L}*|arriva\p{L}*|raggiung\p{L}*|chega\p{L}*|достиг\p{L}*|بلغ\p{L}*|تبلغ|पहुंच\p{L}*)(?![\p{L}\p{M}])|达到|に達|에 이른/iu;

/** The sums of two amounts and more, with those left beside them. */
function subsets(all: readonly Amount[]): { sum: number; left: number[] }[] {
  const made: { sum: number; left: number[] }[] = [];
  for (let mask = 1; mask < 1 << all.length; mask += 1) {
    const chosen = all.filter((_, i) => (mask >> i) & 1);
    if (chosen.length < 2) continue;
    made.push({
      sum: chosen.reduce((sum, { value }) => sum + value, 0),
      left: chosen.length < 3 ? [] : all.filter((_, i) => !((mask >> i) & 1)).map(({ value }) => value),
    });
  }
  return made;
}

const perHour =
  /an hour|per hour|pro Stunde|in der Stunde|à l[’']heure|par heure|[ap]or hora|a la hora|l[’']ora|в час|في الساعة|घंटे में|घंटे पर|प्रति घंट|hourly|stündlich|時間に|每小时|一小时|每个小时|시간에/iu;

const perDay =
  /a day|per day|daily|am Tag|pro Tag|täglich|par jour|al día|por día|al giorno|por dia|в день|в сутки|في اليوم|يوميا|दिन में|प्रतिदिन|रोज|一日に|1日に|毎日|一天|每天|하루/iu;

/** How often in an hour or a day, where the article says every how many minutes. */
export const isOftenInHour = ({ value }: Asked, sentence: string, { amounts }: SourceFacts) =>
  value >= 2 &&
  ((perHour.test(sentence) && amounts.some((one) => one.use.measure === "minute" && one.value * value === 60)) ||
    (perDay.test(sentence) &&
      amounts.some(
        ({ use, value: each }) => (use.measure === "minute" && each * value === 1440) || (use.measure === "hour" && each * value === 24),
      )));

const difference =
  /differen|diferença|diferencia|differenza|différence|écart|Unterschied|Altersunterschied|older|younger|älter|jünger|mayor que|menor que|più (?:anziano|giovane)|mais (?:velh|nov)|plus (?:âgée?|jeune)|разниц|старше|младше|فارق|فرق|يكبر|अंतर|बड़े|छोटे|年上|年下|の差|年の差|相差|大.{0,3}岁|小.{0,3}岁|차이|살 위|살 아래/iu;

/** What two ages or lengths of time are apart, wherever the article has them, where the page says that it is a difference. */
export function isDifferenceFar({ value, use }: Asked, sentence: string, { amounts }: SourceFacts): boolean {
  if (value < 3 || !difference.test(sentence)) return false;
  const alike = amounts.filter((one) => !one.isPercent && (likeness(one.use, use) ?? 0) > 0);
  return alike.some((one) => alike.some((other) => one.value - other.value === value));
}

const times = () => /^\s?(?:times|mal(?!\p{L})|-mal|fois|veces|volte|vezes|раз(?:а)?(?!\p{L})|مرات|مرة|ضعف|أضعاف|गुना|बार|배|倍)/iu;

/** How many times as much one amount is as another of its kind: nine times as many as today. */
export function isTimesAnother({ value, latin, to, isRough }: Asked, sentence: string, { amounts }: SourceFacts): boolean {
  if (value < 2 || !times().test(latin.slice(to, to + 10)) || !(isApart().test(sentence) || isRough || asMuch().test(sentence)))
    return false;
  return amounts.some((one) =>
    amounts.some((other) => {
      if (one.isPercent || other.isPercent || other.value <= 0) return false;
      const isNear = asMuch().test(sentence) && Math.abs(one.from - other.from) <= 120;
      if ((likeness(one.use, other.use) ?? -1) < (isNear ? 0 : 1)) return false;
      const ratio = one.value / other.value;
      return Math.abs(ratio - value) < 0.05 || (isRough && ratio >= value - 0.5 && ratio < value + 1);
    }),
  );
}

const asMuch = () => /as (?:many|much)|so viele?|autant|tant[oa]s?|quanto|столько|中|的|の|보다|की तुलना/iu;

/** Twelve thousand from each of 22 members, whom the article counts elsewhere. */
export const isOfAll = (asked: Asked, sentence: string, { amounts, numbers }: SourceFacts) =>
  isTogether().test(sentence) &&
  asked.value >= 100 &&
  asked.beside.some(
    (each) =>
      each >= 2 &&
      numbers.has(String(each)) &&
      amounts.some(
        ({ value, use }) => use.measure === null && Number.isInteger(value) && value > 2 && Math.abs(asked.value - each * value) < 1e-6,
      ),
  );
