import { isMoney, type Lexicon, type NumberMention, toLatinDigits, type Unit } from "../language/index.ts";
import type { SourceFacts, SourceNumber } from "./article.ts";
import type { Verdict } from "./local-fact.ts";
import type { SourceRange } from "./source-range.ts";
import { dayCounter, dayWord, thingsBehind } from "./things.ts";

export interface Found {
  verdict: Verdict;
  /** Null where the article has it beside title and content. */
  source?: SourceRange | null;
}

const given = (source: SourceRange | null): Found => ({ verdict: "given", source });
const added: Found = { verdict: "added" };
const unchecked: Found = { verdict: "unchecked" };

/** Numbers this large are seldom met by chance, whatever they count. */
const largeNumber = 100;
/** How far a rounded number may be from the exact one, as a share of it. */
const roundedBy = 0.1;
/** How far a converted amount may be from the exact one: people say 16 for 15.9. */
const convertedBy = 0.03;

/** Compares one number of the page with the article's. */
export function compareNumber(number: NumberMention, paragraph: string, source: SourceFacts): Found {
  if (number.parts.length > 0) return compareParts(number, source);
  if (number.kind === "share") return compareShare(number, source);
  const things = thingsBehind(paragraph, number, source.lexicon);
  if (number.kind === "magnitude") return compareMagnitude(number, things, source);
  const same = sameToken(number, paragraph, source);
  if (same) return given(same);
  const alike = number.values.flatMap((value) => source.byValue.get(value) ?? []);
  const exact = alike.find((other) => isCompatible(number, things, other, source));
  if (exact) return given(exact.range);
  if (number.kind === "ordinal") return alike.length > 0 || hasBefore(number, source) ? unchecked : added;
  const day = dayAlone(number, things, paragraph, source) ?? shareOf(number, source);
  if (day !== undefined) return given(day);
  const isRough = saysRough(number, paragraph, source.lexicon);
  const other =
    source.numbers.find((one) => isConverted(number, one)) ??
    (isRough || isLargeInWords(number)
      ? source.numbers.find((one) => !one.isTime && isRounded(number, one, isRough) && isCompatible(number, things, one, source))
      : undefined) ??
    scaledElsewhere(number, source);
  if (other) return given(other.range);
  return isPlainSum(number, things, source) || isOfNeighbours(number, source) ? unchecked : added;
}

/** Characters between two counts of one sentence that are told as one: “134 homes and 48 shops”. */
const nearby = 40;

/** Whether a count is the sum of two that stand beside each other in the article. */
function isOfNeighbours({ unit, values, isWeak }: NumberMention, { numbers }: SourceFacts): boolean {
  const counts = numbers.filter((one) => one.unit === null && one.kind === "cardinal" && !one.isTime && one.things.length > 0);
  return (
    unit === null &&
    !isWeak &&
    counts.some((one, at) => {
      const next = counts[at + 1];
      const isBeside = next && next.from - one.to < nearby && next.range?.field === one.range?.field;
      return isBeside && values.some((value) => value >= leastSum && close((one.values[0] ?? 0) + (next.values[0] ?? 0), value));
    })
  );
}

/** A number with what stands behind it, in the very characters of the article: 12 tonnes, 31:27, 4.ª. */
function sameToken(number: NumberMention, paragraph: string, source: SourceFacts): SourceRange | null {
  const behind = /^[\s\u00a0]?[\p{L}\p{M}%€£$]{1,24}/u.exec(paragraph.slice(number.to))?.[0] ?? "";
  const isComplex = /[.,:]\d|\p{L}{4}/u.test(number.text) && number.text.length > 3;
  const { lexicon } = source;
  // In languages without spaces the next sign may be any word's.
  const token = `${number.text}${lexicon.spaced ? behind : behind.slice(0, 2)}`;
  for (const words of isComplex && number.unit === null ? [token, number.text] : behind === "" ? [] : [token])
    for (const field of ["content", "title"] as const) {
      const text = source.article[field];
      for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + 1)) {
        const isWhole =
          !/[\p{N}]|[.,:]$/u.test(text.slice(Math.max(0, from - 1), from)) && !/^[.,:]?\p{N}/u.test(text.slice(from + words.length));
        const isWord = !/\p{L}$/u.test(words) || !lexicon.spaced || !/^[\p{L}\p{M}]/u.test(text.slice(from + words.length));
        // “€38,500” is not the article's “£38,500”.
        const own = source.numbers.find(({ range }) => range?.field === field && range.from <= from && from < range.to);
        const isOtherUnit = number.unit && own?.unit && !isSameUnit(number.unit, own.unit);
        if (isWhole && isWord && !isOtherUnit) return { field, from, to: from + number.text.length };
      }
    }
  return null;
}

/** The 7th, 7日, dia 7: the day of a date that the article gives with its month, or of the edition. */
function dayAlone(
  number: NumberMention,
  things: readonly string[],
  paragraph: string,
  { dates }: SourceFacts,
): SourceRange | null | undefined {
  const isNamed = things.length === 0 && number.unit === null && dayWord.test(paragraph.slice(Math.max(0, number.from - 8), number.from));
  if (!isNamed && !things.some((thing) => dayCounter.test(thing))) return undefined;
  return dates.find(({ day }) => number.values.includes(day ?? 0))?.range;
}

/** 50 percent, where the article says half. */
function shareOf(number: NumberMention, { numbers }: SourceFacts): SourceRange | null | undefined {
  if (number.unit?.id !== "percent") return undefined;
  return numbers.find((one) => one.kind === "share" && number.values.some((value) => Math.abs(value / 100 - (one.values[0] ?? 0)) < 0.01))
    ?.range;
}

function compareParts(number: NumberMention, source: SourceFacts): Found {
  const token = toLatinDigits(number.text);
  for (const field of ["content", "title"] as const) {
    const text = toLatinDigits(source.article[field]);
    const from = text.indexOf(token);
    if (from >= 0 && !/\d/u.test(text[from - 1] ?? "") && !/\d/u.test(text[from + token.length] ?? ""))
      return given({ field, from, to: from + token.length });
  }
  // 2:26:41 of “2 hours 26 minutes 41 seconds”, 3:1 of “3 to 1”.
  const { numbers } = source;
  const at = numbers.findIndex((_, i) => number.parts.every((part, k) => numbers[i + k]?.values.includes(part)));
  const first = numbers[at];
  const last = numbers[at + number.parts.length - 1];
  return first && last && last.from - first.to < 40 ? given(first.range && { ...first.range, to: last.to }) : added;
}

/** Half and two thirds are given with the same share, as a percentage, or left open where two numbers of the article make it. */
function compareShare(number: NumberMention, source: SourceFacts): Found {
  const value = number.values[0] ?? 0;
  const own = source.numbers.find(
    (one) =>
      (one.kind === "share" && Math.abs((one.values[0] ?? 0) - value) < 0.01) ||
      (one.unit?.id === "percent" && one.values.some((percent) => Math.abs(percent - value * 100) <= 1.5)),
  );
  if (own) return given(own.range);
  const ratio = value > 1 ? 1 / value : value;
  const counts = source.numbers.filter(({ isTime, kind, isWeak }) => !isTime && !isWeak && kind === "cardinal").slice(0, 80);
  const isMade = counts.some((a) =>
    counts.some((b) => {
      const [x = 0, y = 0] = [a.values[0], b.values[0]];
      return a !== b && x > 2 && x < y && (shares(a.things, b.things) || a.unit?.id === b.unit?.id) && Math.abs(x / y - ratio) < 0.04;
    }),
  );
  return isMade ? unchecked : added;
}

/** Whether hundreds of one thing may be the number of another: not where the article counts the page's thing itself. */
function countsAlike(number: NumberMention, things: readonly string[], other: SourceNumber, { things: counted }: SourceFacts): boolean {
  if (number.unit && other.unit) return isSameUnit(number.unit, other.unit);
  if (number.unit || other.unit) return things.length === 0 && other.things.length === 0;
  if (things.length === 0 || other.things.length === 0) return true;
  return shares(things, other.things) || !things.some((thing) => counted.has(thing));
}

/** Dozens, hundreds and thousands are given with a number of that order. */
function compareMagnitude(number: NumberMention, things: readonly string[], source: SourceFacts): Found {
  const value = number.values[0] ?? 0;
  const most = value < 100 ? 200 : value * 20;
  const own = source.numbers.find(
    (one) =>
      one.kind !== "share" &&
      !one.isTime &&
      !/^[12]\d{3}$/u.test(one.text) &&
      countsAlike(number, things, one, source) &&
      (one.kind === "magnitude" ? one.values[0] === value : one.values.some((other) => other >= value && other < most)),
  );
  return own ? given(own.range) : added;
}

const isSameUnit = (one: Unit, other: Unit) => one.dimension === other.dimension && one.factor === other.factor;

const shares = (one: readonly string[], other: readonly string[]) => one.some((thing) => other.includes(thing));

/**
 * Nine weeks are not given by nine o'clock, nor twelve euros by twelve tonnes. A small number that counts one thing here and another there is
 * another number where the article counts the page's thing too. What counts nothing, here or there, is let pass.
 */
function isCompatible(number: NumberMention, things: readonly string[], other: SourceNumber, { things: counted }: SourceFacts): boolean {
  const isLarge = number.values.some((value) => value >= largeNumber);
  if (number.kind === "ordinal") return other.kind === "ordinal";
  if (number.unit && other.unit) return isSameUnit(number.unit, other.unit);
  if (number.unit && isMoney(number.unit) && (other.things.length > 0 || other.isTime)) return false;
  if (other.unit && isMoney(other.unit) && things.length > 0 && !isLarge) return false;
  if (isLarge) return true;
  if (number.unit) return other.things.length === 0 && !other.isTime;
  if (other.unit) return things.length === 0;
  if (things.length === 0) return true;
  if (other.isTime || other.kind === "ordinal") return false;
  return other.things.length === 0 || shares(things, other.things) || !things.some((thing) => counted.has(thing));
}

function isConverted(number: NumberMention, other: SourceNumber): boolean {
  const { unit } = number;
  // Thirty cents are 0.30.
  if (unit?.id === "cent" && other.unit && isMoney(other.unit)) return number.values.some((value) => other.values.includes(value / 100));
  if (!unit || !other.unit || unit.dimension !== other.unit.dimension || unit.id === other.unit.id || unit.factor === other.unit.factor)
    return false;
  const ratio = other.unit.factor / unit.factor;
  const isDecimal = Math.abs(Math.log10(ratio) - Math.round(Math.log10(ratio))) < 1e-9;
  const within = isDecimal ? 0.001 : convertedBy;
  return number.values.some((value) => other.values.some((own) => value > 0 && Math.abs(value - own * ratio) <= value * within));
}

/** “Five thousand” is mostly a round number. */
const isLargeInWords = ({ text, values }: NumberMention) => !/\p{N}/u.test(text) && values.some((value) => value >= 1000);

/** Whether words beside a number say that it is rounded. */
function saysRough({ from, to }: NumberMention, paragraph: string, lexicon: Lexicon): boolean {
  const { rough, roughAfter } = lexicon.data.numbers;
  const edge = lexicon.spaced && lexicon.data.language !== "ko" ? "(?<![\\p{L}\\p{M}])" : "";
  return (
    (rough !== "" &&
      lexicon
        .pattern(`${edge}(?:${rough})[\\s\\u00a0]?(?:[$€£¥₹]|R\\$|the |a |les |los |las |i |os |as |la |le )?\\s?$`, "iu")
        .test(paragraph.slice(Math.max(0, from - 32), from))) ||
    (roughAfter !== "" && lexicon.pattern(`^[\\s\\p{L}\\p{M}]{0,12}?(?:${roughAfter})`, "iu").test(paragraph.slice(to, to + 28)))
  );
}

/** “Nearly 2,000” is 1,940: whole at fewer figures, and not a tenth away. */
export function isRounded(number: NumberMention, other: SourceNumber, isRough: boolean): boolean {
  // A number in words without “about” is nearer.
  const within = isRough || /\p{N}/u.test(number.text) ? 1 : 0.03;
  return number.values.some((said) =>
    other.values.some((exact) => isRoundedFrom(said, exact) && (said < 1000 || Math.abs(said - exact) <= exact * within)),
  );
}

function isRoundedFrom(said: number, exact: number): boolean {
  const away = Math.abs(said - exact);
  if (said <= 0 || said === exact) return false;
  // “More than 1,000” may be 1,400: one figure, and the next would be too much.
  const step = 10 ** Math.floor(Math.log10(said));
  if (said >= 100 && said % step === 0 && exact > said && exact < said + step && exact <= said * 1.5) return true;
  if (away > exact * (said <= 12 ? 0.2 : roundedBy)) return false;
  if (!Number.isInteger(exact) && Number.isInteger(said)) return away < 1 || isRoundedFrom(said, Math.round(exact));
  if (exact < 8) return Math.abs(said - exact) <= 0.5;
  if (exact < 20) return away <= 1;
  // To the next ten, thousand or million: 212,000 of 212,400.
  if ([10, 100, 1e3, 1e4, 1e5, 1e6].some((step) => said % step === 0 && exact % step !== 0 && away < step && said >= 10 * step))
    return true;
  const unit = 10 ** Math.floor(Math.log10(said));
  return said % unit === 0 || (said >= 100 && [unit / 2, unit / 10, unit / 20].some((step) => said % step === 0 && exact % step !== 0));
}

/** “1.1 million” where the article says the scale once: “1.9 million, 1.1 of it from …”. */
function scaledElsewhere(number: NumberMention, source: SourceFacts): SourceNumber | undefined {
  const figure = Number(
    toLatinDigits(number.text)
      .match(/^\d+(?:[.,]\d{1,2})?/u)?.[0]
      .replace(",", "."),
  );
  if (!number.values.some((value) => value >= 1e5) || !(figure < 1000)) return undefined;
  const scale = (number.values[0] ?? 0) / figure;
  const isSaid = source.numbers.some(({ values }) => values.some((value) => value >= scale && value < scale * 1000));
  return isSaid ? source.byValue.get(figure)?.find((one) => one.things.length === 0 && !one.isTime) : undefined;
}

/** Whether an ordinal may count what the article tells: a fifth after four of them. */
function hasBefore(number: NumberMention, source: SourceFacts): boolean {
  const value = number.values[0] ?? 0;
  return value <= 10 && (source.byValue.get(value - 1) ?? []).some(({ kind, isTime }) => kind === "ordinal" && !isTime);
}

/** The sum or the difference of numbers of the article that count the same in the same unit as this one; years since a year it names. */
function isPlainSum(number: NumberMention, things: readonly string[], source: SourceFacts): boolean {
  const { unit, isWeak, values } = number;
  if (isWeak) return false;
  if (unit?.id === "year" || unit?.id === "decade")
    return values.some((value) => isYearsBetween(unit.id === "decade" ? value * 10 : value, unit.id, source));
  const isLarge = values.some((value) => value >= largeSum);
  if (values.every((value) => value < leastSum) && unit?.id !== "percent") return false;
  if (unit === null && things.length === 0 && !isLarge) return false;
  const alike = source.numbers.filter(
    ({ isTime, kind, unit: other, things: theirs }) =>
      !isTime &&
      kind === "cardinal" &&
      (unit ? other?.id === unit.id : (other === null && shares(things, theirs)) || (isLarge && other?.dimension !== "time")),
  );
  const terms = [...new Set(alike.flatMap((one) => one.values.slice(0, 1)).filter((value) => !isLarge || value >= largeNumber))];
  const made = terms.slice(0, 24);
  return values.some((value) =>
    made.some((a, i) =>
      made.some((b, k) => {
        if (k <= i) return false;
        // What is left of a whole after two parts.
        const rest = isLarge && made.some((c, l) => l !== i && l !== k && (close(a - b - c, value) || close(b - a - c, value)));
        return close(a + b, value) || close(Math.abs(a - b), value) || rest;
      }),
    ),
  );
}

/** Sums this large are taken for sums whatever they count: few numbers make them by chance. */
const largeSum = 1000;
/** Smaller numbers are the sum or the difference of some two others in every article. */
const leastSum = 30;

function isYearsBetween(value: number, unit: string, { numbers, dates, edition }: SourceFacts): boolean {
  const named = numbers.flatMap(({ values }) => values.filter((year) => Number.isInteger(year) && year >= 1000 && year <= 2100));
  const years = [
    ...new Set([...named, ...dates.flatMap(({ year }) => (year === undefined ? [] : [year])), ...(edition?.year ? [edition.year] : [])]),
  ];
  const within = unit === "decade" ? 5 : value >= 20 && value % 10 === 0 ? 3 : 0;
  return years.some((one) => years.some((other) => other > one && Math.abs(other - one - value) <= within));
}

const close = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, other);
