import type { NumberMention } from "./number-mention.ts";

const currency = () =>
  /^\s(?:euros?|dollars?|dólares|reais|pounds?|Franken|francs?|рубл\p{L}*)\s(?:con\s|et\s|e\s|y\s|and\s|und\s|mit\s)?$/iu;

/** Prices said in two numbers (fourteen euros fifty), each as one mention over both. `numbers` in order. */
export function pricesIn(latin: string, numbers: readonly NumberMention[]): NumberMention[] {
  return numbers.flatMap((number, i): NumberMention[] => {
    const next = numbers[i + 1];
    const [whole, part] = [number, next].map((one) => Number(one?.readings[0]?.join(":")));
    const to = number.from + number.text.length;
    if (!next || !Number.isInteger(whole) || !Number.isInteger(part) || (part ?? 0) < 5 || (part ?? 100) > 99) return [];
    if (next.from - to > 20 || !currency().test(latin.slice(to, next.from))) return [];
    const text = latin.slice(number.from, next.from + next.text.length);
    return [{ text, from: number.from, readings: [[String((whole ?? 0) + (part ?? 0) / 100)]] }];
  });
}

const metre = () =>
  /^\s?(?:メートル|米|미터|m|metros?|mètres?|met(?:re|er)s?|Meter|metri|метр\p{L}*|मीटर)\s?(?:y\s|et\s|und\s|e\s|and\s)?$/iu;
const centimetre = /^\s?(?:センチ|厘米|센티|cm\b|cent[ií]m|Zentimeter|сантиметр|सेंटीमीटर)/iu;

/** Lengths said in two numbers (1メートル80センチ), each as one mention over both. `numbers` in order. */
export function lengthsIn(latin: string, numbers: readonly NumberMention[]): NumberMention[] {
  return numbers.flatMap((number, i): NumberMention[] => {
    const next = numbers[i + 1];
    const [whole, part] = [number, next].map((one) => Number(one?.readings[0]?.join(":")));
    const to = number.from + number.text.length;
    if (!next || !Number.isInteger(whole) || !Number.isInteger(part) || (part ?? 100) > 99 || next.from - to > 16) return [];
    const end = next.from + next.text.length;
    if (!metre().test(latin.slice(to, next.from)) || !centimetre.test(latin.slice(end, end + 12))) return [];
    return [{ text: latin.slice(number.from, end), from: number.from, readings: [[String((whole ?? 0) + (part ?? 0) / 100)]] }];
  });
}

/** Whether a mention is such a price. */
export const isPrice = ({ text }: NumberMention) => currencyWithin().test(text);
const currencyWithin = () => /\s(?:euros?|dollars?|dólares|reais|pounds?|Franken|francs?|рубл\p{L}*)\s/iu;
