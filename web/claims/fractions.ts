import type { NumberMention } from "./number-mention.ts";
import type { SourceFacts } from "./source-facts.ts";

/** Shares in words of all languages, and the percentages that say the same. */
export const shares = (): readonly (readonly [RegExp, readonly number[]])[] => [
  [
    /(?<![\p{L}\p{M}])(?:half|mitad|moitié|Hälfte|metà|metade|половин[аыуе]|половиной|вдвое|[وبل]?(?:ال)?نصف\p{L}*(?! (?:ال)?ساعة)|आधा|आधी|आधे)(?![\p{L}\p{M}])|半分|半額|半数|一半|절반|5割|五割|五成/iu,
    [50],
  ],
  [
    /(?:two thirds|deux tiers|zwei Drittel|dos tercios|due terzi|dois terços|две трети|(?:ال)?ثلثا|(?:ال)?ثلثي|الثلثين|दो तिहाई)|3分の2|三分の二|三分之二|3분의 2/iu,
    [66, 66.7, 67],
  ],
  [
    /(?<![\p{L}\p{M}])(?:(?:a|one)[\s-]third|one (?:\p{L}+ )?in three|un tercio|tercera parte|(?:un|le) tiers|Drittel|un terzo|um terço|треть|трети|[وبل]{0,2}(?:ال)?ثلث(?:ه|ها)?|एक तिहाई)(?![\p{L}\p{M}])|3分の1|三分の一|三分之一|3분의 1/iu,
    [33, 33.3, 33.33],
  ],
  [
    /three quarters|trois quarts|drei Viertel|Dreiviertel|tres cuartos|tre quarti|três quartos|три четверти|ثلاثة أرباع|तीन चौथाई|4分の3|四分の三|四分之三|4분의 3/iu,
    [75],
  ],
  [
    /(?<![\p{L}\p{M}])(?:(?:a|one)[\s-]quarter|one (?:\p{L}+ )?in four|un cuarto|cuarta parte|(?:un|le) quart|Viertel|un quarto|um quarto|четверть|четверти|[وبل]{0,2}(?:ال)?ربع(?:ه|ها)?(?! (?:الأول|الثاني|الثالث|الرابع|الأخير))|एक चौथाई|चौथाई)(?![\p{L}\p{M}])|4分の1|四分の一|四分之一|4분의 1/iu,
    [25],
  ],
  [
    /(?:a|one) fifth|one (?:\p{L}+ )?in five|quinta parte|un quinto|un cinquième|Fünftel|um quinto|пятая часть|(?:ال)?خُ?مس(?:ها|ه)?(?![\p{L}\p{M}])|5分の1|五分之一|5분의 1|2割|二割|两成/iu,
    [20],
  ],
  [
    /(?:a|one) tenth|one (?:\p{L}+ )?in ten|décima parte|un décimo|un dixième|Zehntel|un decimo|um décimo|десятая часть|(?:ال)?عُ?شر(?:ها|ه)?(?![\p{L}\p{M}])|10分の1|十分之一|10분의 1|1割|一割|一成/iu,
    [10],
  ],
];

/** Says that a share is what another leaves. */
export const rest = () =>
  /(?<![\p{L}\p{M}])(?:rest|remains?|remaining|remainder|left|blieb\p{L}*|verblieb\p{L}*|quedan?|restano|resta|restent|sobra\p{L}*|conserv\p{L}*|others?|übrig\p{L}*|restlich\p{L}*|resto|restantes?|restant|reste|autres|demás|rimanente|altri|outros|осталь\p{L}*|остав\p{L}*|الباقية?|بقية|المتبقي\p{L}*|बाकी|बाक़ी|शेष)(?![\p{L}\p{M}])|残り|余下|其余|剩余|剩下|나머지/iu;

/** What stands behind the upper number of a fraction, and the lower one. */
const lower: readonly (readonly [RegExp, number])[] = [
  [/^[\s-](?:thirds|terc(?:io|ia)s?|tiers|Drittel|terzi|terços|трет)/iu, 3],
  [/^[\s-](?:quarters|cuart[oa]s|quarts|Viertel|quarti|quartos|четверт|أرباع|चौथाई)/iu, 4],
  [/^[\s-](?:fifths|quint[oa]s|cinquièmes|Fünftel|quinti|пят(?:ых|ые)|أخماس)/iu, 5],
  [/^[\s-](?:tenths|décim[oa]s|dixièmes|Zehntel|decimi|десят(?:ых|ые)|أعشار)/iu, 10],
];
const among = () =>
  /^\s?(?:\p{L}+\s){0,2}?(?:in(?: every| each)?|(?:out )?of(?: every| each)?|(?:em|de|in|von|auf|aus) (?:cada|ogni|je)|von|sur|su|из(?: каждых)?|من(?: بين)?(?: كل)?|में से|곳 중|명 중|개 중|사람 (?:중|가운데)|명 가운데|人中|人のうち|人に|人里有)\s?$/iu;
/** One or two said in words before the greater number: un abitante su tre, una de cada cuatro. */
const oneOf = () =>
  /(?:^|[^\p{L}\p{M}])(?:(one|un[aoe]?|uma?|eine?[rsm]?|один|одна|одного|واحدة?|एक)|(two|deux|dos|due|dois|duas|zwei|два|две|اثنان|اثنين|दो))\s(?:\p{L}+\s){0,2}?(?:in|out of|of|de|em|sur|su|von|из|من)\s(?:(?:every|each|cada|ogni|je|каждых|кажд\p{L}+|كل|بين)\s)?$/iu;
/** Three of which one is meant: तीन में से एक, 3人に1人, 세 명 중 한 명. */
const oneBehind =
  /^\s?(?:में से (एक|दो)|人に([一1二2])|人のうち([一1二2])|(?:명|사람|개|곳) (?:중|가운데) (한|두)|(?:个|人)(?:人)?(?:中|里)(?:就)?有?([一1两2]))/u;
const wholeFirst = () => /^\s?\p{L}{0,3}\s?(?:में से|中|のうち|里|人中有?|人里有|중|가운데)(?:에서?)?\s?$/u;
const hanUnder = /^\s?(?:分(?:之|の)|분의)\s?([一二两三四五六七八九\d])?/u;
const hanOver = /([二两三四五六七八九十\d]{1,2})\s?(?:分(?:之|の)|분의)\s?$/u;
const tenths = /^(?:成(?![立为員员功人長长])|割(?!引))([一二三四五六七八九半1-9])?/u;
const hanValue = (sign: string) => (sign === "两" ? 2 : sign === "十" ? 10 : "一二三四五六七八九".indexOf(sign) + 1 || Number(sign));

const value = (number: NumberMention | undefined) => Number(number?.readings[0]?.length === 1 ? number.readings[0][0] : Number.NaN);

/** The percentage that a number says together with a fraction's lower number behind it or beside it; undefined for other numbers. */
export function shareSaid(number: NumberMention, latin: string, beside: readonly NumberMention[]): number | undefined {
  const to = number.from + number.text.length;
  const own = value(number);
  const below = lower.find(([form]) => form.test(latin.slice(to, to + 16)))?.[1];
  if (below !== undefined) return own < below ? (100 * own) / below : undefined;
  const behind = latin.slice(to, to + 16);
  const before = latin.slice(Math.max(0, number.from - 40), number.from);
  const tenth = tenths.exec(behind);
  if (tenth && own < 10) return own * 10 + (tenth[1] ? fifth(tenth[1]) : 0);
  const upper = hanUnder.exec(behind)?.[1];
  if (upper !== undefined) return (100 * hanValue(upper)) / own;
  const under = hanOver.exec(before)?.[1];
  if (under !== undefined) return (100 * own) / hanValue(under);
  const one = oneOf().exec(before);
  if (one && own >= 3 && own <= 20) return (one[1] === undefined ? 200 : 100) / own;
  // 열 명 가운데 세 명: ten is no number by itself.
  const ofTen = /(?:^|\s)(열|스무)\s(?:명|건|개|곳|사람|대|가구|집)\s?(?:가운데|중)(?:에서?)?\s$/u.exec(before)?.[1];
  if (ofTen !== undefined && own < 20) return (100 * own) / (ofTen === "열" ? 10 : 20);
  const last1 = oneBehind.exec(behind);
  if (last1 && own >= 3) return (/[दो二2두两]/u.test(last1.slice(1).join("")) && !/एक/u.test(last1[0]) ? 200 : 100) / own;
  const at = beside.indexOf(number);
  const between = (a: NumberMention, b: NumberMention) => latin.slice(a.from + a.text.length, b.from);
  const next = beside[at + 1];
  if (next && own < value(next) && among().test(between(number, next))) return (100 * own) / value(next);
  const last = beside[at - 1];
  // Ten calls, of which seven: the whole comes first.
  if (last && own < value(last) && wholeFirst().test(between(last, number))) return (100 * own) / value(last);
  if (last && value(last) < own && among().test(between(last, number))) return (100 * value(last)) / own;
  return undefined;
}

const kept = new WeakMap<SourceFacts, readonly number[]>();

/** The shares an article gives, as percentages, with what each leaves where it speaks of a rest. At most forty. */
export function sharesOf(source: SourceFacts): readonly number[] {
  const known = kept.get(source);
  if (known) return known;
  const { content } = source.article;
  const said = [...source.numbers.keys()].filter((key) => key.startsWith("%")).map((key) => Number(key.slice(1)));
  const inWords = shares().flatMap(([form, [first = 0]]) =>
    form.test(content) ? [first === 66 ? 200 / 3 : first === 33 ? 100 / 3 : first] : [],
  );
  const inTenths = [...content.matchAll(/([一二三四五六七八九1-9])(?:割(?!引)|成(?![立为員员功人長长]))/gu)].map(
    ([, sign = ""]) => ("一二三四五六七八九".indexOf(sign) + 1 || Number(sign)) * 10,
  );
  const all = [...new Set([...said, ...inWords, ...inTenths, ...shareSpots(source).map(({ percent }) => percent)])].slice(0, 20);
  const made = [...all, ...all.map((share) => 100 - share)];
  kept.set(source, made);
  return made;
}

interface ShareSpot {
  percent: number;
  from: number;
}

const spots = new WeakMap<SourceFacts, readonly ShareSpot[]>();

/** Where an article’s content says a share, in percent or in words. At most sixty. */
export function shareSpots(source: SourceFacts): readonly ShareSpot[] {
  const known = spots.get(source);
  if (known) return known;
  const { content } = source.article;
  const made: ShareSpot[] = source.amounts.filter(({ isPercent }) => isPercent).map(({ value, from }) => ({ percent: value, from }));
  for (const [form, [first = 0]] of shares())
    for (const { index } of content.matchAll(new RegExp(form.source, "giu")))
      made.push({ percent: first === 66 ? 200 / 3 : first === 33 ? 100 / 3 : first, from: index });
  for (const { 1: sign = "", 2: half, index } of content.matchAll(tenth))
    made.push({ percent: ("一二三四五六七八九".indexOf(sign) + 1 || Number(sign)) * 10 + (half ? fifth(half) : 0), from: index });
  spots.set(source, made.slice(0, 60));
  return made.slice(0, 60);
}

/** 六成五, 3割5分. */
const tenth = /([一二三四五六七八九1-9])(?:割(?!引)|成(?![立为員员功人長长]))([一二三四五六七八九半1-9])?/gu;
const fifth = (sign: string) => (sign === "半" ? 5 : "一二三四五六七八九".indexOf(sign) + 1 || Number(sign));
