import { late } from "../late-pattern.ts";
import type { NumberMention } from "./number-mention.ts";
import type { SourceFacts } from "./source-facts.ts";

/** Shares in words of all languages, and the percentages that say the same. */
export const shares = (): readonly (readonly [RegExp, readonly number[]])[] => [
  [
    late.iu`(?<![\p{L}\p{M}])(?:half|mitad|moitié|Hälfte|metà|metade|половин[аыуе]|вдвое|النصف|نصف\p{L}*|आधा|आधी|आधे)(?![\p{L}\p{M}])|半分|半額|半数|一半|절반|5割|五割|五成`,
    [50],
  ],
  [
    late.iu`(?:two thirds|deux tiers|zwei Drittel|dos tercios|due terzi|dois terços|две трети|ثلثا|ثلثي|दो तिहाई)|3分の2|三分の二|三分之二|3분의 2`,
    [66, 66.7, 67],
  ],
  [
    late.iu`(?<![\p{L}\p{M}])(?:(?:a|one)[\s-]third|un tercio|tercera parte|(?:un|le) tiers|Drittel|un terzo|um terço|треть|ب?ثلث|एक तिहाई)(?![\p{L}\p{M}])|3分の1|三分の一|三分之一|3분의 1`,
    [33, 33.3, 33.33],
  ],
  [
    late.iu`three quarters|trois quarts|drei Viertel|Dreiviertel|tres cuartos|tre quarti|três quartos|три четверти|ثلاثة أرباع|तीन चौथाई|4分の3|四分の三|四分之三|4분의 3`,
    [75],
  ],
  [
    late.iu`(?<![\p{L}\p{M}])(?:(?:a|one)[\s-]quarter|un cuarto|cuarta parte|(?:un|le) quart|Viertel|un quarto|um quarto|четверть|ربع|एक चौथाई)(?![\p{L}\p{M}])|4分の1|四分の一|四分之一|4분의 1`,
    [25],
  ],
  [
    late.iu`(?:a|one) fifth|one in five|quinta parte|un quinto|un cinquième|Fünftel|um quinto|пятая часть|خُ?مس(?:ها|ه)?(?![\p{L}\p{M}])|5分の1|五分之一|5분의 1|2割|二割|两成`,
    [20],
  ],
  [
    late.iu`(?:a|one) tenth|one in ten|décima parte|un décimo|un dixième|Zehntel|un decimo|um décimo|десятая часть|عُ?شر(?:ها|ه)?(?![\p{L}\p{M}])|10分の1|十分之一|10분의 1|1割|一割|一成`,
    [10],
  ],
];

/** Says that a share is what another leaves. */
export const rest = () =>
  late.iu`(?<![\p{L}\p{M}])(?:rest|remaining|remainder|others?|übrig\p{L}*|restlich\p{L}*|resto|restantes?|restant|reste|autres|demás|rimanente|altri|outros|осталь\p{L}*|остав\p{L}*|الباقي|بقية|المتبقي\p{L}*|बाकी|शेष)(?![\p{L}\p{M}])|残り|其余|剩余|剩下|나머지`;

/** What stands behind the upper number of a fraction, and the lower one. */
const lower: readonly (readonly [RegExp, number])[] = [
  [/^[\s-](?:thirds|terc(?:io|ia)s?|tiers|Drittel|terzi|terços|трет)/iu, 3],
  [/^[\s-](?:quarters|cuart[oa]s|quarts|Viertel|quarti|quartos|четверт|أرباع|चौथाई)/iu, 4],
  [/^[\s-](?:fifths|quint[oa]s|cinquièmes|Fünftel|quinti|пят(?:ых|ые)|أخماس)/iu, 5],
  [/^[\s-](?:tenths|décim[oa]s|dixièmes|Zehntel|decimi|десят(?:ых|ые)|أعشار)/iu, 10],
];
const among =
  /^\s?(?:in(?: every)?|out of(?: every)?|em cada|de cada|von|sur|su|из(?: каждых)?|من(?: كل)?|में से|곳 중|명 중|개 중|人中|人に)\s?$/iu;

const value = (number: NumberMention | undefined) => Number(number?.readings[0]?.length === 1 ? number.readings[0][0] : Number.NaN);

/** The percentage that a number says together with a fraction's lower number behind it or beside it; undefined for other numbers. */
export function shareSaid(number: NumberMention, latin: string, beside: readonly NumberMention[]): number | undefined {
  const to = number.from + number.text.length;
  const own = value(number);
  const below = lower.find(([form]) => form.test(latin.slice(to, to + 16)))?.[1];
  if (below !== undefined) return own < below ? (100 * own) / below : undefined;
  const at = beside.indexOf(number);
  const between = (a: NumberMention, b: NumberMention) => latin.slice(a.from + a.text.length, b.from);
  const next = beside[at + 1];
  if (next && own < value(next) && among.test(between(number, next))) return (100 * own) / value(next);
  const last = beside[at - 1];
  if (last && value(last) < own && among.test(between(last, number))) return (100 * value(last)) / own;
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
  const tenths = [...content.matchAll(/([一二三四五六七八九1-9])(?:割(?!引)|成(?![立为員员功人長长]))/gu)].map(
    ([, sign = ""]) => ("一二三四五六七八九".indexOf(sign) + 1 || Number(sign)) * 10,
  );
  const all = [...new Set([...said, ...inWords, ...tenths])].slice(0, 20);
  const made = rest().test(content) ? [...all, ...all.map((share) => 100 - share)] : all;
  kept.set(source, made);
  return made;
}
