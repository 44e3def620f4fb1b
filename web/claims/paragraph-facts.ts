import { type Amount, sentenceAround } from "./amounts.ts";
import { timesIn } from "./clock.ts";
import { type DateMention, datesIn, isPartOf, looksLikeYear, plainValue } from "./dates.ts";
import { dayWordsIn } from "./day-words.ts";
import { feastsIn } from "./feasts.ts";
import { foldPassage, holds } from "./fold.ts";
import type { FactKind, LocalFact, Verdict } from "./local-fact.ts";
import { weekdayOf } from "./meant-dates.ts";
import { nameFacts } from "./name-facts.ts";
import { namedByCapitals } from "./names.ts";
import { isNameBetween } from "./names-between-marks.ts";
import { isOfOther, placeInSame, scaledPlace } from "./number-context.ts";
import type { NumberMention } from "./number-mention.ts";
import { placeOfNumber } from "./number-places.ts";
import { toLatinDigits } from "./number-values.ts";
import { numbersIn } from "./numbers.ts";
import { clockOf, isNoTimeOf, isOtherHalf, isReckonedTime, placeOfSpan } from "./page-hours.ts";
import { passagesOf } from "./passages.ts";
import { lengthsIn, pricesIn } from "./prices.ts";
import { compareQuotation } from "./quotations.ts";
import { askedOf, isReckoned, isYearsSince } from "./reckoned-numbers.ts";
import { isReckonedDay, isReckonedWeekday, isReckonedYear, wrongPairs, yearsOf } from "./reckoned-times.ts";
import { isRivalledNumber } from "./rival-numbers.ts";
import { isSaidReckoning } from "./said-reckonings.ts";
import { saidSharesIn, verdictOnShare } from "./said-shares.ts";
import { ofEdition } from "./said-times.ts";
import { bareOf, type SourceFacts } from "./source-facts.ts";
import type { SourceRange } from "./source-range.ts";
import { type Clock, clocksIn, lengthsAmong } from "./source-times.ts";
import { countBefore, overlapping } from "./spans.ts";
import { markSpeakers } from "./speakers.ts";
import { timeSpansIn } from "./time-spans.ts";
import { countedBy } from "./units.ts";

/** So much of a sentence must be the article’s for a number that it has elsewhere to be another here. */
const sameSentence = 0.7;

/** Numbers, dates, quotations and names of one paragraph, each with its place in the source. */
export function paragraphFacts(paragraph: string, language: string, source: SourceFacts): LocalFact[] {
  const latin = toLatinDigits(paragraph);
  const numbers = numbersIn(paragraph, language).sort((a, b) => a.from - b.from);
  const { dates, rest: single } = datesIn(latin, language, numbers);
  const times = [...timesIn(latin, language, single), ...pricesIn(latin, single), ...lengthsIn(latin, single)];
  const feasts = feastsIn(paragraph, language);
  const shares = source.isForeign ? [] : saidSharesIn(latin);
  const words = dayWordsIn(latin, source);
  const isTaken = overlapping([...times.map(({ from, text }) => ({ from, to: from + text.length })), ...feasts, ...shares]);
  const rest = [...times, ...single.filter(({ from, text }) => !isTaken({ from, to: from + text.length }))].sort((a, b) => a.from - b.from);
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
  for (const { from, to, feast } of feasts) add("date", from, to, source.feasts.get(`${language}${feast}`));
  for (const share of shares) add("number", share.from, share.to, undefined, verdictOnShare(share, latin, source));
  for (const { from, to, verdict } of words) add("date", from, to, verdict === "given" ? null : undefined, verdict);
  const wrong = wrongPairs(dates, latin, source);
  for (const [i, date] of dates.entries()) {
    if (wrong.has(date)) {
      add("date", date.from, date.to, undefined);
      continue;
    }
    const whole = placeOfDate(date, source);
    const given = whole === undefined ? placeBeside(date, dates[i + 1], latin, source) : whole;
    add("date", date.from, date.to, given, given === undefined && isReckonedDate(date, dates, latin, source) ? "unchecked" : "added");
  }
  const spans = timeSpansIn(latin, language, lengthsAmong(latin, language, single));
  let ownClocks: readonly Clock[] | undefined;
  const clocks = () => {
    ownClocks ??= clocksIn(
      latin,
      language,
      single,
      single.map((one) => asAmount(one, latin, language)),
    );
    return ownClocks;
  };
  const near = (i: number) => rest.slice(Math.max(0, i - 4), i + 5);
  for (const [i, number] of rest.entries()) {
    const to = number.from + number.text.length;
    // Ordinals in words are not read: a 4th may be the article's fourth.
    const isOrdinal = (plainValue(number) ?? 100) <= 31 && ordinal().test(paragraph.slice(to, to + 5));
    const clock = clockOf(number, latin, language);
    const known =
      placeOfNumber(number, latin, language, source) ??
      placeOfSpan(number, spans, source) ??
      placeInSame(number, latin, language, rest, source);
    const isOther = clock !== null && isOtherHalf(clock, source);
    // Its own number stands elsewhere, but of this the article says another.
    const isElsewhere =
      known !== undefined &&
      clock === null &&
      ((placeOfSpan(number, spans, source) === undefined &&
        !dates.some((date) => date.to <= number.from && number.from - date.to <= 2) &&
        !/^(?:个半|個半)/u.test(latin.slice(to)) &&
        isOfOther(number, latin, language, rest, source)) ||
        isRivalledNumber(number, latin, language, rest, source, sameSentence));
    const own = isElsewhere ? scaledPlace(number, latin, rest, source) : known;
    const given = isOther || (clock && isNoTimeOf(clock, source)) ? undefined : own;
    add(
      looksLikeYear(number) ? "date" : "number",
      number.from,
      to,
      given === undefined ? placeOfDay(plainValue(number), latin, number.from, to, dates, source) : given,
      isOrdinal ||
        (given === undefined && isYearsSince(number, latin, language, source)) ||
        (given === undefined && clock === null && isSaidReckoning(askedOf(number, latin, language, near(i)), source)) ||
        (given === undefined &&
          !isOther &&
          !isRivalledNumber(number, latin, language, rest, source) &&
          ((clock === null && isReckoned(number, latin, language, near(i), source)) ||
            isReckonedTime(number, latin, language, spans, source, clocks()) ||
            (looksLikeYear(number) && isReckonedYear(plainValue(number) ?? 0, latin, number.from, to, source))))
        ? "unchecked"
        : "added",
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
    // A word or two between marks may be a name, or the article's in another form; else they are somebody's words.
    if (
      compared.verdict === "loose" &&
      (/^\p{Lu}/u.test(passage.words) ||
        (!namedByCapitals.has(language) && isNameBetween(passage, paragraph, true)) ||
        isKnownInParts(passage.words, source))
    )
      loose.push({ from: start + 1, to: end - 1 });
    else
      facts.push({
        kind: "quotation",
        text: paragraph.slice(start, end),
        from: start,
        to: end,
        verdict: compared.verdict === "loose" ? "added" : compared.verdict,
        ...("source" in compared && compared.source && compared.source.from >= 0
          ? { source: { field: "content", from: compared.source.from, to: compared.source.to } as const }
          : {}),
      });
  }
  // “Vierzigtausend Gäste” is no name, for all its capitals.
  const isCount = overlapping(facts.filter(({ kind }) => kind === "number" || kind === "date"));
  facts.push(...nameFacts(paragraph, language, source, loose).filter((name) => !isCount(name)));
  return markSpeakers(facts, paragraph, language, source)
    .map((fact) => asInArticle(fact, paragraph, source))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

function asAmount(number: NumberMention, latin: string, language: string): Amount {
  const to = number.from + number.text.length;
  return {
    value: plainValue(number) ?? Number.NaN,
    isPercent: false,
    from: number.from,
    to,
    use: countedBy(latin, number.from, to, language),
  };
}

/** So short a sentence says something else beside other sentences. */
const shortest = 20;

/** What stands in a sentence that is the article’s, letter for letter, is the article’s, whatever the rules make of it. */
function asInArticle(fact: LocalFact, paragraph: string, { article, isForeign }: SourceFacts): LocalFact {
  if (isForeign || fact.verdict === "given" || fact.kind === "quotation") return fact;
  const sentence = sentenceAround(paragraph, fact.from, fact.to);
  const lead = sentence.text.length - sentence.text.trimStart().length;
  const words = sentence.text.trim();
  const place = words.length < shortest ? -1 : article.content.indexOf(words);
  if (place < 0) return fact;
  const from = place + fact.from - sentence.from - lead;
  return { ...fact, verdict: "given", source: { field: "content", from, to: from + fact.to - fact.from } };
}

/** Whether the article has each word of a passage, inflected or not; in scripts without spaces, all of its signs in a row. */
function isKnownInParts(words: string, source: SourceFacts): boolean {
  const bare = bareOf(words);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)) return source.bare.includes(bare);
  const parts = words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return parts.every(
    (part) =>
      source.words.has(part) || source.tokens.has(part) || source.bare.includes(part.toLowerCase().slice(0, Math.max(2, part.length - 2))),
  );
}

function isReckonedDate(date: DateMention, dates: readonly DateMention[], latin: string, source: SourceFacts): boolean {
  const { weekday, day, month, year, from, to } = date;
  if (date.other) return false;
  if (day !== undefined) return isReckonedDay(date, latin, source);
  if (month !== undefined) return false;
  return weekday === undefined
    ? year !== undefined && isReckonedYear(year, latin, from, to, source)
    : isReckonedWeekday(date, dates, latin, source);
}

/** A weekday right before its date (Friday, October 9): given with the date, where it is the right one. */
function placeBeside(
  { weekday, day, month, year, to }: DateMention,
  next: DateMention | undefined,
  latin: string,
  source: SourceFacts,
): SourceRange | null | undefined {
  if (weekday === undefined || (day ?? month ?? year) !== undefined || !next?.day || !next.month) return undefined;
  if (!/^[,(]?\s?(?:\p{L}{2,4}\s)?$/u.test(latin.slice(to, next.from))) return undefined;
  const { month: m, day: d } = next;
  return yearsOf(next, source).some((year) => weekdayOf(year, m, d) === weekday) ? placeOfDate(next, source) : undefined;
}

/** Where the source gives a date: its day with its month, its year with them or alone. Undefined when it does not. */
function placeOfDate(date: DateMention, source: SourceFacts): SourceRange | null | undefined {
  // The edition's own weekday says nothing of the article's: only beside the day is it given.
  const isWeekday = date.day === undefined && date.month === undefined && date.year === undefined;
  const whole = source.dates.find(
    (given) => isPartOf(date, given) && !(isWeekday && given === source.dates.at(-1) && given.range === null),
  );
  if (whole) return whole.range;
  const meant = date.other?.years?.map((year) => source.numbers.get(String(year))).find((given) => given !== undefined);
  if (meant) return meant.range;
  const { year, ...inYear } = date;
  if (year !== undefined && (inYear.day !== undefined || inYear.month !== undefined)) {
    const hasYear = source.numbers.has(String(year)) || source.dates.some((given) => given.year === year);
    const yearless = source.dates.find((given) => given.year === undefined && isPartOf(inYear, given));
    if (hasYear && yearless) return yearless.range;
  }
  if (year !== undefined && date.month === undefined && source.numbers.has(String(year))) return source.numbers.get(String(year))?.range;
  // The article says “on Thursday (11)” and the edition's date has the month.
  const edition = source.dates.at(-1);
  if (date.day !== undefined && edition?.month === date.month && (year === undefined || year === edition?.year)) {
    const range = source.numbers.get(String(date.day))?.range;
    return range && isDayThere(range, source) ? range : undefined;
  }
  return undefined;
}

const ordinal = () => /^(?:(?:e|er|re|ère|ème|st|nd|rd|th|º|ª|°|-?й|-?я|-?го|-?м)(?![\p{L}\p{M}])|वें|वीं|वां)/u;
const dayBehind = /^\s?(?:日|号|號|일)/u;
const dayBefore = /(?:(?:^|[\s(])(?:the|le|el|il|am|vom|zum|bis|dia|del|al|до|с|giorno|día|jour|Tag|day)\s|\()$/iu;
const toNextDay = /^(?:er|º|\.|st|nd|rd|th)?\s?(?:a|al|e|y|et|au|und|bis|bis zum|and|to|through|и|на|по|до|और|से|إلى|و|-|–|~)\s?$/iu;

/** Whether a number of the article stands as a day does: “(11)”, “the 11th”, 11日. */
function isDayThere({ field, from, to }: SourceRange, { article, dates }: SourceFacts): boolean {
  const text = article[field];
  return (
    dayBehind.test(text.slice(to, to + 3)) ||
    dayBefore.test(text.slice(Math.max(0, from - 5), from)) ||
    dates.some((date) => date.weekday !== undefined && date.range?.field === field && date.to <= from && from - date.to <= 2) ||
    ordinal().test(text.slice(to, to + 5))
  );
}

/** A day of the month that stands alone (“the 7th”) where the source has its month too. */
function placeOfDay(
  value: number | undefined,
  latin: string,
  from: number,
  to: number,
  dates: readonly DateMention[],
  source: SourceFacts,
): SourceRange | null | undefined {
  if (value === undefined || value > 31) return undefined;
  // “From the 22nd to the 25th of April”: the month is said once.
  const next = dates[countBefore(dates, to)];
  if (next?.day !== undefined && toNextDay.test(latin.slice(to, next.from))) {
    const { weekday: _, from: __, to: ___, ...rest } = next;
    return placeOfDate({ ...rest, from, to, day: value }, source);
  }
  // 記事が載った5日: the edition’s own day.
  const edition = source.dates.at(-1);
  if (edition?.range === null && edition.day === value && ofEdition().test(latin.slice(Math.max(0, from - 16), to + 16))) return null;
  if (!dayBehind.test(latin.slice(to, to + 3)) && !dayBefore.test(latin.slice(Math.max(0, from - 9), from))) return undefined;
  return source.dates.find(({ day, weekday }) => day === value && weekday === undefined)?.range;
}
