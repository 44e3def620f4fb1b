import { remember } from "../typeset/model/memo.ts";
import { countBefore } from "./spans.ts";
import { termsIn } from "./terms.ts";
import type { Use } from "./units.ts";

/** A number of an article’s content at its place: what can be reckoned with. No times of day. */
export interface Amount {
  value: number;
  isPercent: boolean;
  from: number;
  to: number;
  use: Use;
}

const sentenceEnd = /[.!?؟।]\s|[。！？।\n]/u;

/** Whether nothing ends a sentence between two places of a text. */
export const isOneSentence = (text: string, a: number, b: number) => !sentenceEnd.test(text.slice(Math.min(a, b), Math.max(a, b)));

/** The sentence of a text around a place, roughly: an abbreviation may end it. */
export function sentenceAround(text: string, from: number, to: number): { text: string; from: number; to: number } {
  const stops = remember(stopsOf, text, 60, () => [...text.matchAll(/[!?؟।。！？\n]|\.(?=\s)/gu)].map(({ index }) => ({ from: index })));
  // Every stop is one sign.
  const before = countBefore(stops, from);
  const start = Math.max(before === 0 ? 0 : (stops[before - 1]?.from ?? 0) + 1, from - farthest);
  const end = Math.min(stops[countBefore(stops, Math.max(to, from))]?.from ?? text.length, to + farthest);
  return { text: text.slice(start, end), from: start, to: end };
}

/** No sentence says anything so far from its number; a text without an end would be read anew for each. */
const farthest = 500;

/** Where sentences of the texts asked of last end: a source is asked of again and again. */
const stopsOf = new Map<string, readonly { from: number }[]>();

/** Parts of a sum: 24 former workers and 6 fishers. */
export const isJoined = (between: string) => between.length <= 40 && joint().test(between);
const joint = () =>
  /^(?:[^.,;:!?。、]{0,24}[^\p{L}\p{M}])??(?:and|und|et|y|e|и|और)\s$|^[^.,;:!?،]{0,24}\sو$|^[^。、,.]{0,12}(?:と|和|与|와|과)\s?$/iu;

/** Measures that tell two amounts for certain apart. */
const firm = new Set(["money", "length", "weight", "percent", "hour", "minute", "day", "week", "month", "year"]);

/** Counters that say the same: people, and Korean kinds. */
const people = /^[人名명분位인]{2}$/u;
const kinds = /^[종가품]{2}$/u;

/** How alike what two numbers count is: 2 the same measure, 1 the same thing, 0 not said or two things, null certainly not alike. */
export function likeness(a: Use, b: Use): 0 | 1 | 2 | null {
  if (a.measure !== null || b.measure !== null) {
    if (a.measure === b.measure) return 2;
    const [named, other] = a.measure === null ? [b, a] : [a, b];
    return other.measure !== null || (other.thing !== null && firm.has(named.measure ?? "")) ? null : 0;
  }
  if ([a.thing, b.thing].some((thing) => thing !== null && /^[日号號]$/u.test(thing))) return null;
  if (a.thing === null || b.thing === null) return 0;
  if (kinds.test(a.thing + b.thing)) return 1;
  // Two counters of Chinese, Japanese or Korean count two things.
  if (a.thing.length === 1 && b.thing.length === 1 && a.thing !== b.thing && !people.test(a.thing + b.thing)) return null;
  return a.thing.startsWith(b.thing) || b.thing.startsWith(a.thing) ? 1 : 0;
}

const isBare = ({ measure, thing }: Use) => measure === null && thing === null;
/** Between two numbers of one range or score: from 9 to 20 o’clock, 11 to 4, 38 a 52. */
const toNext =
  /^\s?(?:h|時|时|点|시|元|円|원)?\s?(?:to|and|or|until|till|bis|und|oder|à|a|et|ou|y|o|e|al|alle|hasta|até|às|jusqu[’']à|до|и|или|по|से|और|या|إلى|و|حتى|أو|から|到|至|에서|부터|[-–—~～〜])\s?(?:las\s|les\s|le\s|as\s)?$/iu;

/**
 * In order, with what each counts taken from its neighbour where it says nothing itself: “from 9 to 20 o’clock”, “7.3 million euros, 1.1
 * million more”.
 */
export function withInherited(amounts: readonly Amount[], content: string): Amount[] {
  const sorted = [...amounts].sort((a, b) => a.from - b.from);
  return sorted.map((amount, i) => {
    if (!isBare(amount.use) || amount.isPercent) return amount;
    const next = sorted.slice(i + 1, i + 4).find(({ from }) => from > amount.from);
    if (next && !isBare(next.use) && toNext.test(content.slice(amount.to, next.from))) return { ...amount, use: next.use };
    const last = sorted.slice(Math.max(0, i - 4), i).findLast(({ to, isPercent }) => to <= amount.from && !isPercent);
    const isOfKind = last?.use.measure === "money" && last.value < amount.value * 1000 && amount.value < last.value * 1000;
    return isOfKind && amount.value >= 1000 && isOneSentence(content, last.to, amount.from) ? { ...amount, use: last.use } : amount;
  });
}

/** Whether two stretches of text have a word in common that is no figure, or as many as asked. */
export function shareWords(a: string, b: string, least = 1): boolean {
  const own = wordsOf(a);
  const shared = [...wordsOf(b)].filter((term) => own.has(term) && !/^\d/u.test(term));
  // Two signs say less than a word.
  return shared.length >= (shared[0]?.length === 2 && !/[가-힣]/u.test(shared[0]) ? 2 * least : least);
}

const wordSets = new Map<string, ReadonlySet<string>>();

function wordsOf(text: string): ReadonlySet<string> {
  return remember(wordSets, text, 600, () => new Set(termsIn(text)));
}
