import { composite, compositeValue, hanNumbersIn, koreanNumbersIn } from "./han-numbers.ts";
import type { Lexicon } from "./lexicon.ts";
import { isNumberWord, type SpelledNumber, scaleBehind, spelledNumbersIn } from "./number-words.ts";
import { type Unit, unitBeside, unitOf } from "./units.ts";

/** A number as a text gives it. Offsets in UTF-16 units. */
export interface NumberMention {
  text: string;
  from: number;
  to: number;
  /** What it may be worth: 1.400 is 1400 or 1.4. Empty for numbers of several parts. */
  values: readonly number[];
  /** Of 31:27 and 2:26:41. */
  parts: readonly number[];
  /** A `share` is half or twice, a `magnitude` is dozens or thousands. */
  kind: "cardinal" | "ordinal" | "share" | "magnitude";
  unit: Unit | null;
  /** A word that means something else as often: an article, a pronoun. */
  isWeak: boolean;
}

/** Digits of all scripts as 0 to 9; the text keeps its length. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x6f0))
    .replace(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (sign) => String(sign.charCodeAt(0) - 0xff10))
    .replace(/．/g, ".")
    .replace(/，(?=\d{3})/g, ",")
    .replace(/％/g, "%")
    .replace(/：(?=\d)/g, ":");
}

const figure = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,٫٬:]\d+)*/gu;

/** Every number of a text, in figures of any script or in words of the language, in order. */
export function numbersIn(text: string, lexicon: Lexicon): NumberMention[] {
  const { numbers, language } = lexicon.data;
  const found: NumberMention[] = [];
  let plain = toLatinDigits(text);
  const original = plain;
  const add = (from: number, to: number, more: Partial<NumberMention> & { values: readonly number[] }) => {
    const unit = unitBeside(original.slice(Math.max(0, from - 4), from), original.slice(to, to + 40), lexicon);
    found.push({ text: text.slice(from, to), from, to, parts: [], kind: "cardinal", unit, isWeak: false, ...more });
    plain = plain.slice(0, from) + "\ufffc".repeat(to - from) + plain.slice(to);
  };
  readFractions(plain, lexicon, add);
  for (const { 0: match, index } of plain.matchAll(composite))
    add(index, index + match.trimEnd().length, { values: [compositeValue(match)] });
  for (const match of [...plain.matchAll(figure)]) if (plain[match.index] !== "\ufffc") readFigure(match, add, plain, lexicon);
  readMultiples(plain, lexicon, add);
  readRoman(plain, lexicon, add);
  // The hundred of “forty-five per cent” is no number.
  const percent = lexicon.spaced ? lexicon.pattern(`(?<![\\p{L}\\p{M}])(?:${numbers.percent})(?![\\p{L}\\p{M}])`, "giu") : /(?!)/gu;
  plain = plain.replace(percent, (match) => (/\p{L}/u.test(match) ? "\ufffc".repeat(match.length) : match));
  for (const spelled of spelledIn(plain, language, lexicon)) {
    const behind = original.slice(spelled.to, spelled.to + 40);
    const unit = unitBeside("", behind, lexicon);
    const fraction = quarterBefore(plain, spelled.from, lexicon);
    add(fraction?.from ?? spelled.from, spelled.to, {
      values: [spelled.value + (fraction?.value ?? 0) * ([1e7, 1e5, 1e3, 100].find((scale) => spelled.value >= scale) ?? 1)],
      kind: spelled.isOrdinal ? "ordinal" : "cardinal",
      isWeak: spelled.isWeak && (unit === null || spelled.value < 2) && !/^[\s-](?:million|milli)/iu.test(behind),
      ...(/百分之$|백분의\s?$/u.test(plain.slice(0, spelled.from)) || spelled.isPercent ? { unit: unitOf("percent") } : {}),
    });
  }
  return found.sort((a, b) => a.from - b.from);
}

type Add = (from: number, to: number, more: Partial<NumberMention> & { values: readonly number[] }) => void;

function readFigure(match: RegExpExecArray, add: Add, plain: string, lexicon: Lexicon): void {
  const { 0: token, index } = match;
  let to = index + token.length;
  if (token.includes(":")) {
    const parts = token.split(":").map((part) => Number(part.replace(/[.,٫٬]/g, ".")));
    add(index, to, { values: [], parts, unit: null });
    return;
  }
  const values = figureValues(token, lexicon.data.numbers.decimal);
  const quarter = quarterBefore(plain, index, lexicon);
  let scaled = values.map((value) => value + (quarter?.value ?? 0));
  let scale = scaleBehind(plain.slice(to, to + 24), lexicon);
  const isMark = /[$€£¥₹]\s?$/u.test(plain.slice(0, index));
  if (scale && scale.length <= 2 && !isMark && !/^\s?(?:k|mi|M)/u.test(plain.slice(to, to + 3))) scale = null;
  if (scale) {
    const { value } = scale;
    scaled = scaled.map((one) => one * value);
    to += scale.length;
    // 16 लाख 12 हजार: the rest follows with a smaller scale.
    const more = /^\s(\d[\d,]*)/u.exec(plain.slice(to));
    const next = more && scaleBehind(plain.slice(to + more[0].length, to + more[0].length + 24), lexicon);
    if (more && next && next.value < value) {
      scaled = scaled.map((one) => one + Number(more[1]?.replace(/,/g, "")) * next.value);
      to += more[0].length + next.length;
    }
  }
  const { ordinalMark } = lexicon.data.numbers;
  const ordinal = ordinalMark === "" ? null : lexicon.pattern(`^(?:${ordinalMark})(?![\\p{L}\\p{M}])`, "iu").exec(plain.slice(to, to + 8));
  const isOrdinal = ordinal !== null && !scale && scaled[0] !== undefined && scaled[0] < 200;
  const isPercent = /百分之$|백분의\s?$/u.test(plain.slice(0, index));
  const half =
    lexicon.data.numbers.half === "" || scale
      ? null
      : lexicon.pattern(`^\\s?(?:${lexicon.data.numbers.half})`, "iu").exec(plain.slice(to, to + 16));
  if (half && /^\p{L}/u.test(half[0].trim()) && /^\s/u.test(half[0])) {
    scaled = scaled.map((one) => one + 0.5);
    to += half[0].length;
  }
  add(quarter?.from ?? index, isOrdinal ? to + (ordinal?.[0].length ?? 0) : to, {
    values: scaled.map((one) => Number(one.toFixed(4))),
    kind: isOrdinal ? "ordinal" : "cardinal",
    // “In 1 year”: a figure for an article.
    isWeak: scaled[0] === 1,
    ...(isPercent ? { unit: unitOf("percent") } : {}),
  });
}

/** साढ़े 22 and साढ़े तीन: a half said before its number. */
function quarterBefore(plain: string, from: number, lexicon: Lexicon): { from: number; value: number } | null {
  for (const [word, value] of Object.entries(lexicon.data.numbers.quarters)) {
    const before = plain.slice(Math.max(0, from - word.length - 1), from);
    if (before.trimEnd() === word) return { from: from - before.length, value };
  }
  return null;
}

/** What a figure may be worth: in each reading one value. */
export function figureValues(text: string, decimalMark: string): number[] {
  const token = text
    .replace(/[ \u00a0\u202f'’]/g, "")
    .replace(/٬/g, ",")
    .replace(/٫/g, ".");
  const parts = token.split(/[.,]/);
  if (parts.length === 1) return [Number(token)];
  const groups = parts.slice(1);
  const marks = token.match(/[.,]/g) ?? [];
  const isGrouped =
    groups.every((group) => group.length === 3) ||
    (groups.at(-1)?.length === 3 && groups.slice(0, -1).every((group) => group.length === 2));
  const readings: number[] = [];
  if (isGrouped) readings.push(Number(parts.join("")));
  // Three digits behind one mark are thousands, unless the language sets its decimals behind that mark.
  const mayBeDecimal = !isGrouped || parts[0] === "0" || marks[0] === decimalMark;
  const isDecimal =
    (parts.length === 2 && mayBeDecimal) || (marks.at(-1) !== marks[0] && groups.slice(0, -1).every((group) => group.length === 3));
  if (isDecimal) readings.push(Number(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`));
  return readings.length > 0 ? readings : [Number(parts.join(""))];
}

function spelledIn(plain: string, language: string, lexicon: Lexicon): SpelledNumber[] {
  if (language === "ko") return koreanNumbersIn(plain, lexicon);
  return lexicon.spaced ? spelledNumbersIn(plain, lexicon) : hanNumbersIn(plain, lexicon);
}

/** Halves, doubles, dozens and thousands. */
function readMultiples(plain: string, lexicon: Lexicon, add: Add): void {
  const { multiples, magnitudes } = lexicon.data.numbers;
  const edges = lexicon.spaced && lexicon.data.language !== "ko" ? ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"] : ["", ""];
  // The largest first: tens of thousands are no thousands.
  for (const [kind, forms] of [
    ["share", multiples],
    ["magnitude", magnitudes],
  ] as const)
    for (const [value, form] of Object.entries(forms).sort(([a], [b]) => Number(b) - Number(a)))
      for (const { 0: match, index } of plain.matchAll(lexicon.pattern(`${edges[0]}(?:${form})${edges[1]}`, "giu"))) {
        // Five thousand is no “thousands”.
        const before = /([\p{L}\p{M}]+|\ufffc)\s$/u.exec(plain.slice(Math.max(0, index - 24), index))?.[1] ?? "";
        if (kind === "magnitude" && (before === "\ufffc" || isNumberWord(before, lexicon))) continue;
        add(index, index + match.length, { values: [Number(value)], kind, unit: null });
      }
}

function readFractions(plain: string, lexicon: Lexicon, add: Add): void {
  if (lexicon.data.numbers.counters === "") return;
  for (const { 0: match, 1: below = "", 2: above = "", index } of plain.matchAll(fraction)) {
    const value = compositeValue(above) / compositeValue(below);
    if (value > 0 && value < 1) add(index, index + match.length, { values: [Number(value.toFixed(3))], kind: "share", unit: null });
  }
}

/** 三分之二, 3分の1, 3분의 2. */
const fraction = /([二三四五六七八九十\d]{1,3})\s?(?:分之|分の|분의)\s?([一二两三四五六七八九\d]{1,2})/gu;

const roman = /(?<![\p{L}\p{N}])(?=[IVXL]{2})(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/gu;
const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** Roman numerals: centuries, popes, world wars. */
function readRoman(plain: string, lexicon: Lexicon, add: Add): void {
  if (!lexicon.spaced) return;
  for (const { 0: match, index } of plain.matchAll(roman)) {
    const digits = [...match].map((sign) => romanDigits[sign] ?? 0);
    const value = digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
    add(index, index + match.length, { values: [value], kind: "ordinal", unit: null });
  }
}
