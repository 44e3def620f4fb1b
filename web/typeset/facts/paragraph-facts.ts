import { late } from "../late-pattern.ts";
import { type DateMention, datesIn, isPartOf, looksLikeYear, plainValue } from "./dates.ts";
import { foldPassage, holds } from "./fold.ts";
import type { FactKind, LocalFact, Verdict } from "./local-fact.ts";
import { nameFacts } from "./name-facts.ts";
import { toLatinDigits } from "./number-values.ts";
import { numbersIn } from "./numbers.ts";
import { passagesOf } from "./passages.ts";
import { compareQuotation } from "./quotations.ts";
import { placeOfNumber, type SourceFacts, type SourceRange } from "./source-facts.ts";

/** Numbers, dates, quotations and names of one paragraph, each with its place in the source. */
export function paragraphFacts(paragraph: string, language: string, source: SourceFacts): LocalFact[] {
  const latin = toLatinDigits(paragraph);
  const numbers = numbersIn(paragraph, language).sort((a, b) => a.from - b.from);
  const { dates, rest } = datesIn(latin, language, numbers);
  const facts: LocalFact[] = [];
  const add = (kind: FactKind, from: number, to: number, range: SourceRange | null | undefined, otherwise: Verdict = "added") =>
    facts.push({
      kind,
      text: paragraph.slice(from, to),
      from,
      to,
      verdict: range === undefined ? otherwise : "given",
      ...(range ? { source: range } : {}),
    });
  for (const date of dates) add("date", date.from, date.to, placeOfDate(date, source));
  for (const number of rest) {
    const to = number.from + number.text.length;
    // Ordinals in words are not read: a 4th may be the article's fourth.
    const isOrdinal = (plainValue(number) ?? 100) <= 31 && ordinal().test(paragraph.slice(to, to + 5));
    const given = placeOfNumber(number, latin, source);
    add(
      looksLikeYear(number) ? "date" : "number",
      number.from,
      to,
      given === undefined ? placeOfDay(plainValue(number), latin, number.from, to, source) : given,
      isOrdinal ? "unchecked" : "added",
    );
  }
  const loose: { from: number; to: number }[] = [];
  for (const passage of passagesOf(paragraph)) {
    const { start, end } = passage;
    if (source.isForeign) {
      const isGiven = holds(source.folded, foldPassage(passage.words));
      facts.push({ kind: "quotation", text: paragraph.slice(start, end), from: start, to: end, verdict: isGiven ? "given" : "unchecked" });
      continue;
    }
    const compared = compareQuotation(passage, paragraph, source.speech, source.folded);
    if (compared.verdict === "loose") loose.push({ from: start + 1, to: end - 1 });
    else
      facts.push({
        kind: "quotation",
        text: paragraph.slice(start, end),
        from: start,
        to: end,
        verdict: compared.verdict,
        ...("source" in compared && compared.source && compared.source.from >= 0
          ? { source: { field: "content", from: compared.source.from, to: compared.source.to } as const }
          : {}),
      });
  }
  facts.push(...nameFacts(paragraph, language, source, loose));
  return facts.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Where the source gives a date: its day with its month, its year with them or alone. Undefined when it does not. */
function placeOfDate(date: DateMention, source: SourceFacts): SourceRange | null | undefined {
  // The edition's own weekday says nothing of the article's: only beside the day is it given.
  const isWeekday = date.day === undefined && date.month === undefined && date.year === undefined;
  const whole = source.dates.find(
    (given) => isPartOf(date, given) && !(isWeekday && given === source.dates.at(-1) && given.range === null),
  );
  if (whole) return whole.range;
  const { year, ...inYear } = date;
  if (year !== undefined && (inYear.day !== undefined || inYear.month !== undefined)) {
    const hasYear = source.numbers.has(String(year)) || source.dates.some((given) => given.year === year);
    const yearless = source.dates.find((given) => given.year === undefined && isPartOf(inYear, given));
    if (hasYear && yearless) return yearless.range;
  }
  if (year !== undefined && date.month === undefined && source.numbers.has(String(year))) return source.numbers.get(String(year))?.range;
  // The article says “on Thursday (11)” and the edition's date has the month.
  const edition = source.dates.at(-1);
  if (date.day !== undefined && edition?.month === date.month && (year === undefined || year === edition?.year))
    return source.numbers.get(String(date.day))?.range;
  return undefined;
}

const ordinal = () => late.u`^(?:(?:e|er|re|ère|ème|st|nd|rd|th|º|ª|°|-?й|-?я|-?го|-?м)(?![\p{L}\p{M}])|वें|वीं|वां)`;
const dayBehind = /^\s?(?:日|号|號|일)/u;
const dayBefore = /(?:(?:^|[\s(])(?:the|le|el|il|am|vom|zum|bis|dia|del|al|до|с)\s|\()$/iu;

/** A day of the month that stands alone (“the 7th”) where the source has its month too. */
function placeOfDay(
  value: number | undefined,
  latin: string,
  from: number,
  to: number,
  source: SourceFacts,
): SourceRange | null | undefined {
  if (value === undefined || value > 31) return undefined;
  if (!dayBehind.test(latin.slice(to, to + 3)) && !dayBefore.test(latin.slice(Math.max(0, from - 5), from))) return undefined;
  return source.dates.find(({ day }) => day === value)?.range;
}
