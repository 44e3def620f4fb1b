import { type Amount, likeness, sentenceAround, shareWords } from "./amounts.ts";
import { rest, shareSpots } from "./fractions.ts";
import { compositeValue } from "./number-values.ts";
import { isReckonedAmount } from "./reckoned-amounts.ts";
import { isRivalled } from "./rivals.ts";
import { isRough } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";

/** A share that a text says in words, as a percentage. */
export interface SaidShare {
  from: number;
  to: number;
  percent: number;
}

/**
 * Thirds, quarters, fifths and tenths where they can be nothing else: a third of, by a third, but no third bus, no quarter of an hour and
 * no Viertel of a town. Halves are said of too much.
 */
const forms: readonly (readonly [() => RegExp, number])[] = [
  [
    () =>
      /(?<![\p{L}\p{M}])(?:two[\s-]thirds|zwei Drittel\p{L}*|deux tiers|dos tercios|dos terceras partes|due terzi|dois terços|две трети|двух третей|(?:ال)?ثلثا|(?:ال)?ثلثي|الثلثين|दो[\s-]तिहाई)(?![\p{L}\p{M}])/giu,
    200 / 3,
  ],
  [
    () =>
      /(?<![\p{L}\p{M}])(?:one[\s-]third|a third(?= (?:of|less|more|fewer|cheaper|higher|lower)(?!\p{L}))|(?<=\b(?:by|of|to|nearly|about|almost|over|than) )a third|(?:ein|das|um ein|einem) Drittel|(?:un|le|d[’']un) tiers|un tercio|(?:una|la) tercera parte|un terzo(?! (?:luogo|posto))|um terço|(?:на |одн[ауе]й? )?треть(?= |[.,;:!?])|ثلث(?! (?:مرة|يوم))|एक[\s-]तिहाई)(?![\p{L}\p{M}])/giu,
    100 / 3,
  ],
  [
    () =>
      /(?<![\p{L}\p{M}])(?:three[\s-]quarters(?= of (?!an hour))|three[\s-]fourths|drei Viertel(?! (?:\p{Ll}+ )?(?:Uhr|Stunde))|trois quarts(?! d[’']heure)|tres cuartos (?:de(?! hora)|del)|tres cuartas partes|tre quarti(?! d[’']ora)|três quartos d[aeo]s?(?! hora)|три четверти(?! часа)|ثلاثة أرباع(?! (?:ال)?ساعة)|तीन[\s-]चौथाई)(?![\p{L}\p{M}])/giu,
    75,
  ],
  [
    () =>
      /(?<![\p{L}\p{M}])(?:(?:a|one)[\s-](?:quarter|fourth)(?= of (?!an? (?:hour|million|century)))|(?<=\bby )a quarter|um ein Viertel|ein Viertel (?:der|des|davon|aller|ihrer|seiner|weniger|mehr)|un quart (?:des?(?! si[èe]cle)|du|d[’'](?!heure))|un cuarto (?:de(?! hora| baño| siglo)|del)|(?:una|la) cuarta parte|(?<!(?:meno|e) )un quarto (?:de[ilg]\p{L}*|di)(?! ora)|(?:a|uma) quarta parte|на четверть|четверть(?! (?:часа|века|финал))(?= \p{L}{4,})|ربع(?! (?:ساعة|الساعة|قرن|النهائي|الأول))|एक[\s-]चौथाई)(?![\p{L}\p{M}])/giu,
    25,
  ],
  [
    () =>
      /(?<![\p{L}\p{M}])(?:(?:a|one)[\s-]fifth(?= of)|(?<=\bby )a fifth|(?:ein|um ein) Fünftel|un cinquième (?:des?|du)|(?:una|la|a|uma) quinta parte|un quinto de[ilg]\p{L}*|um quinto d[aeo]s?|пят(?:ая|ую) часть|на пятую часть|خُمس)(?![\p{L}\p{M}])/giu,
    20,
  ],
  [
    () =>
      /(?<![\p{L}\p{M}])(?:(?:a|one)[\s-]tenth(?= of)|(?<=\bby )a tenth|(?:ein|um ein) Zehntel|un dixième (?:des?|du)|(?:una|la|a|uma) décima parte|un decimo de[ilg]\p{L}*|um décimo d[aeo]s?|десят(?:ая|ую) часть|عُشر)(?![\p{L}\p{M}])/giu,
    10,
  ],
];
const sign = "[一二三四五六七八九十\\d]{1,2}";
let made: RegExp | undefined;

const figure = (text: string) => (/\d/u.test(text) ? Number(text) : compositeValue(text));

/** The shares a text says in words or as 3分の1, in order. */
export function saidSharesIn(latin: string): SaidShare[] {
  const found = forms.flatMap(([form, percent]) =>
    [...latin.matchAll(form())].map(({ 0: text, index }): SaidShare => ({ from: index, to: index + text.length, percent })),
  );
  made ??= new RegExp(`(${sign})\\s?(?:分[之の]|분의)\\s?(${sign})`, "gu");
  for (const { 0: text, 1: whole = "", 2: part = "", index } of latin.matchAll(made)) {
    const percent = (100 * figure(part)) / figure(whole);
    if (percent > 0 && percent < 100) found.push({ from: index, to: index + text.length, percent });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** One in three, as an article says it. */
const everyNth: readonly (readonly [() => RegExp, number])[] = [
  [
    () =>
      /кажд\p{L}+ трет|jede[rs]? dritte|every third|one in three|de cada tres|em cada três|su tre(?!\p{L})|sur trois|من كل ثلاث|तीन में से एक/iu,
    100 / 3,
  ],
  [
    () =>
      /кажд\p{L}+ четв[её]рт|jede[rs]? vierte|every fourth|one in four|de cada cuatro|em cada quatro|su quattro|sur quatre|من كل أربع|चार में से एक/iu,
    25,
  ],
];

const kept = new WeakMap<SourceFacts, readonly SaidShare[]>();

/** Whether the article gives a share that the page says in words, says what it leaves, or has two amounts of which it is one. */
export function verdictOnShare({ from, to, percent }: SaidShare, latin: string, source: SourceFacts): "given" | "unchecked" | "added" {
  const own = kept.get(source) ?? saidSharesIn(source.article.content);
  kept.set(source, own);
  const given = [...own.map((share) => share.percent), ...shareSpots(source).map((share) => share.percent)];
  if (given.some((one) => Math.abs(one - percent) < 2)) return "given";
  if (everyNth.some(([form, share]) => Math.abs(share - percent) < 2 && form().test(source.article.content))) return "given";
  const key = (share: number) => String(Math.round(share));
  const rivals = own.map((share) => ({ from: share.from, key: key(share.percent) }));
  if (isRivalled(latin, { from, to }, key(percent), new Set(), rivals, source)) return "added";
  const { text: sentence } = sentenceAround(latin, from, to);
  // “A good third”, “the others three quarters” are reckoned, from what may stand anywhere.
  if (isRough({ from, text: latin.slice(from, to), readings: [] }, latin) || rest().test(sentence) || /أخرى|آخرون/u.test(sentence))
    return "unchecked";
  if (
    given.some((one) => Math.abs(one - percent) < 4 || (Math.abs(100 - one - percent) < 2 && rest().test(source.article.content + latin)))
  )
    return "unchecked";
  const asked = {
    value: percent,
    isPercent: true,
    isRough: true,
    use: { measure: "percent", thing: null },
    from,
    to,
    latin,
    beside: [],
    counts: [],
  };
  return isReckonedAmount(asked, source) || isOfTwo(percent, sentence, source) ? "unchecked" : "added";
}

/** How far apart in the article the part and its whole may stand, in signs. */
const reach = 500;

/** Whether the article has, near what the sentence speaks of, two amounts of one kind of which one is such a share of the other. */
function isOfTwo(percent: number, sentence: string, { amounts, article }: SourceFacts): boolean {
  const about = ({ from, to }: Amount) => shareWords(sentence, article.content.slice(Math.max(0, from - 90), to + 90));
  return amounts.some((one, i) =>
    amounts.slice(i + 1, i + 16).some((other) => {
      const [part, whole] = one.value < other.value ? [one, other] : [other, one];
      if (one.isPercent || other.isPercent || other.from - one.to > reach || part.value === whole.value || whole.value < 3) return false;
      if ((likeness(one.use, other.use) ?? 0) < 1 || isTime.test(one.use.measure ?? "")) return false;
      const share = (100 * part.value) / whole.value;
      const all = (100 * part.value) / (part.value + whole.value);
      const met = [share, 100 - share, all, 100 - all, (100 * whole.value) / part.value - 100].some(
        (made) => Math.abs(made - percent) < 2.5,
      );
      return met && about(one) && about(other);
    }),
  );
}

const isTime = /^(?:hour|minute|day|week|month|year|length)$/u;
