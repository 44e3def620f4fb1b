import { type Amount, likeness, sentenceAround } from "./amounts.ts";
import type { NumberMention } from "./number-mention.ts";
import { toldBy } from "./rivals.ts";
import { isRough } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { SourceRange } from "./source-range.ts";
import { countBefore } from "./spans.ts";
import { termsIn } from "./terms.ts";
import { countedBy, people, type Use } from "./units.ts";

/** Larger numbers are seldom met by chance. */
const common = 100;
/** So little of the page’s sentence stands around a number of the article that speaks of something else. */
const other = 0.1;
/** So much of it stands where the article says the same. */
const same = 0.5;
/** So near each other, in signs, two numbers of the article are of one thought. */
const together = 60;
/** The same of a length of time or a sum of money that is neither there. */
const otherMeasure = 0.3;

/** The same thing or measure, people of any kind, or an age without its years. */
const isLike = (one: Use, own: Use) =>
  (likeness(one, own) ?? 0) > 0 ||
  (one.thing !== null && own.thing !== null && people().test(one.thing) && people().test(own.thing)) ||
  (own.measure === null && own.thing === null && (one.measure === "year" || /^[岁歳세살]$/u.test(one.thing ?? "")));

interface Around {
  /** Numbers of the page's sentence, and where the article has them. */
  near: readonly NumberMention[];
  company: readonly number[];
  /** How much of the sentence's words stands about a place of the article: 1 is all. */
  shareAt: (place: number) => number;
}

/** Null where a sentence of one word tells nothing. */
function aroundOf(number: NumberMention, latin: string, beside: readonly NumberMention[], source: SourceFacts): Around | null {
  const around = sentenceAround(latin, number.from, number.from + number.text.length);
  const near = beside.filter(({ from }) => from >= around.from && from < around.to);
  const figures = new Set(near.flatMap(({ text }) => termsIn(text)));
  const terms = [...new Set(termsIn(around.text))].filter((term) => !/^\d/u.test(term) && !figures.has(term));
  if (terms.length < 2) return null;
  const { sentences, weight } = toldBy(source);
  const all = terms.reduce((sum, term) => sum + weight(term), 0);
  const saidBy = (index: number) => terms.reduce((sum, term) => sum + (sentences[index]?.terms.has(term) ? weight(term) : 0), 0);
  return {
    near,
    company: near
      .filter((one) => one !== number)
      .flatMap(({ readings }) => readings.flatMap((reading) => source.numbers.get(reading.join(":"))?.places ?? [])),
    shareAt: (place) => {
      const at = Math.max(0, countBefore(sentences, place + 1) - 1);
      return Math.max(saidBy(at), saidBy(at - 1) / 2, saidBy(at + 1) / 2) / all;
    },
  };
}

/**
 * Whether the article has a number only of something else: it counts another thing there or nothing that can be told, and the words about
 * it are not those of the page’s sentence. Four years are not given by four members.
 */
export function isOfOther(
  number: NumberMention,
  latin: string,
  language: string,
  beside: readonly NumberMention[],
  source: SourceFacts,
): boolean {
  const [only = "", minute] = number.readings[0] ?? [];
  if (minute !== undefined || source.isForeign || !(Number(only.replace("%", "")) < common) || isRough(number, latin)) return false;
  const use = countedBy(latin, number.from, number.from + number.text.length, language);
  const given = number.readings.flatMap((reading) => source.numbers.get(reading.join(":")) ?? []);
  const places = given.flatMap((one) => one.places);
  if (places.length === 0 || Number(only) <= 2 || /\d\D+\d/u.test(number.text) || /['’‘]$/u.test(latin.slice(0, number.from))) return false;
  if (given.some(({ uses }) => uses.some((one) => isLike(one, use)))) return false;
  const around = aroundOf(number, latin, beside, source);
  // Six lifeguards, eight are wanted: another number of the sentence stands beside it there too.
  if (!around || places.some((place) => around.company.some((at) => at !== place && Math.abs(at - place) <= together))) return false;
  return places.every((place) => around.shareAt(place) <= (use.measure === null ? other : otherMeasure));
}

/** The place of a number in the sentence of the article that says what the page’s does, whatever word it counts there. */
export function placeInSame(
  number: NumberMention,
  latin: string,
  language: string,
  beside: readonly NumberMention[],
  source: SourceFacts,
): SourceRange | undefined {
  const [only = "", minute] = number.readings[0] ?? [];
  if (minute !== undefined || only.startsWith("%") || source.isForeign) return undefined;
  const to = number.from + number.text.length;
  const use = countedBy(latin, number.from, to, language);
  const given = number.readings.flatMap((reading) => source.numbers.get(reading.join(":")) ?? []);
  // Chinese and Japanese have many counters for one thing.
  const isSigned = language === "zh" || language === "ja";
  if (given.length === 0) return scaledPlace(number, latin, beside, source);
  if (
    use.measure !== null ||
    !given.some(({ uses }) => uses.some((one) => (isSigned ? one.measure === null : likeness(one, use) !== null)))
  )
    return undefined;
  const around = aroundOf(number, latin, beside, source);
  if (!around || around.near.some((one) => one !== number && one.readings[0]?.[0] === only)) return undefined;
  const place = given.flatMap(({ places }) => places).find((at) => around.shareAt(at) >= same);
  if (place === undefined) return undefined;
  // Nine musicians are no nine actors where the same sentence counts twelve of these.
  const keys = new Set(around.near.map(({ readings }) => readings[0]?.[0]));
  const said = sentenceAround(source.article.content, place, place);
  const isRival = (one: Amount) =>
    one.from >= said.from && one.from < said.to && !keys.has(String(one.value)) && likeness(one.use, use) === 1;
  return source.amounts.some(isRival) ? undefined : { field: "content", from: place, to: place + only.length };
}

const toNext = /^\s?(?:to|or|bis|oder|à|ou|a|o|al|до|или|إلى|أو|से|या|[-–—~〜])\s?$/iu;

/** “Another twenty came from the works”, where the article has 20 million: the page said the scale before. */
export function scaledPlace(
  number: NumberMention,
  latin: string,
  beside: readonly NumberMention[],
  source: SourceFacts,
): SourceRange | undefined {
  const value = Number(number.readings[0]?.[0]);
  if (!(value < 1000) || number.readings.length > 1) return undefined;
  const to = number.from + number.text.length;
  const next = beside.find((one) => one.from > to && one.from - to <= 5);
  // From 8 to 11 million.
  const scale =
    next && toNext.test(latin.slice(to, next.from)) ? [1e9, 1e6, 1000].find((one) => Number(next.readings[0]?.[0]) >= one) : undefined;
  const range = scale === undefined ? undefined : source.numbers.get(String(Number((value * scale).toFixed(4))))?.range;
  if (range) return range;
  const places = [1e6, 1000].flatMap((scale) => source.numbers.get(String(Number((value * scale).toFixed(4))))?.places ?? []);
  const around = places.length > 0 ? aroundOf(number, latin, beside, source) : null;
  const place = around ? places.find((at) => around.shareAt(at) >= same) : undefined;
  return place === undefined ? undefined : { field: "content", from: place, to: place + number.text.length };
}
