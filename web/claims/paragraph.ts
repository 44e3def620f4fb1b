import { calendarDatesIn, clockTimesIn, type NumberMention, numbersIn, toLatinDigits } from "../language/index.ts";
import { bareOf, type SourceFacts } from "./article.ts";
import { foldPassage, holds } from "./fold.ts";
import type { FactKind, LocalFact } from "./local-fact.ts";
import { isNameBetween } from "./names/between-marks.ts";
import { namedByCapitals } from "./names/capitals.ts";
import { nameFacts } from "./names/name-facts.ts";
import { compareNumber, type Found } from "./numbers.ts";
import { passagesOf } from "./passages.ts";
import { compareQuotation } from "./quotations.ts";
import { sentencesIn } from "./sentences.ts";
import { overlapping } from "./spans.ts";
import { markSpeakers } from "./speakers.ts";
import { compareClock, compareDate } from "./times.ts";

/** Numbers, dates, quotations and names of one paragraph, each compared with the article. */
export function paragraphFacts(paragraph: string, source: SourceFacts): LocalFact[] {
  const { language } = source.lexicon.data;
  const { quotations, loose } = quotationFacts(paragraph, source);
  const counts = numberFacts(paragraph, source);
  // “Vierzigtausend Gäste” is no name, for all its capitals.
  const isCount = overlapping(counts);
  const names = nameFacts(paragraph, language, source, loose, counts).filter((name) => !isCount(name));
  const stretches = stretchesOfArticle(paragraph, source);
  return markSpeakers([...counts, ...quotations, ...names], paragraph, language, source)
    .map((fact) => asInArticle(fact, stretches))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

function numberFacts(paragraph: string, source: SourceFacts): LocalFact[] {
  const { lexicon } = source;
  const all = numbersIn(paragraph, lexicon);
  const { dates, rest } = calendarDatesIn(paragraph, lexicon, all);
  const times = clockTimesIn(paragraph, lexicon, rest);
  const facts: LocalFact[] = [];
  const add = (kind: FactKind, { from, to }: { from: number; to: number }, { verdict, source: range }: Found) =>
    facts.push({ kind, text: paragraph.slice(from, to), from, to, verdict, ...(range && { source: range }) });
  dates.forEach((date, i) => {
    const next = dates[i + 1];
    add("date", date, compareDate(date, next, paragraph.slice(date.to, next?.from ?? date.to), source));
  });
  const taken: { from: number; to: number }[] = [];
  for (const time of times) {
    const number = rest.find(({ from, to }) => time.from < to && time.to > from);
    const hour = compareClock(time, source);
    // What may be a score as well is given as either.
    const found = hour.verdict === "added" && !time.isSure && number ? compareNumber(number, paragraph, source) : hour;
    add("number", time, found);
    taken.push(time);
  }
  const isTaken = overlapping(taken);
  for (const number of rest) if (!isTaken(number)) addNumber(number);
  return facts;

  function addNumber(number: NumberMention) {
    const found = compareNumber(number, paragraph, source);
    // One, two and first are articles and pronouns as often: what is not found of them says nothing.
    if (number.isWeak && found.verdict !== "given") return;
    const isYear = isYearLike(number);
    const year =
      isYear && found.verdict !== "given"
        ? compareDate({ from: number.from, to: number.to, year: number.values[0] ?? 0 }, undefined, "", source)
        : found;
    add(isYear ? "date" : "number", number, year);
  }
}

/** Four figures that stand alone, such as 1912, are rather a year than an amount. */
function isYearLike({ text, values, unit }: NumberMention): boolean {
  const value = values[0] ?? 0;
  return /^\d{4}$/u.test(toLatinDigits(text)) && value >= 1000 && value <= 2100 && (unit === null || unit.id === "year");
}

interface Quotations {
  quotations: LocalFact[];
  /** Words between marks that are neither speech nor the article's: they may be a name. */
  loose: { from: number; to: number }[];
}

function quotationFacts(paragraph: string, source: SourceFacts): Quotations {
  const quotations: LocalFact[] = [];
  const loose: { from: number; to: number }[] = [];
  const isCased = namedByCapitals.has(source.lexicon.data.language);
  for (const passage of passagesOf(paragraph)) {
    const { start: from, end: to } = passage;
    const fact = { kind: "quotation" as const, text: paragraph.slice(from, to), from, to };
    if (source.isForeign) {
      quotations.push({ ...fact, verdict: holds(source.folded, foldPassage(passage.words)) ? "given" : "unchecked" });
      continue;
    }
    const compared = compareQuotation(passage, paragraph, source.speech, source.folded);
    // A word or two between marks may be a name, or the article's in another form; else they are somebody's words.
    if (
      compared.verdict === "loose" &&
      (/^\p{Lu}/u.test(passage.words) || (!isCased && isNameBetween(passage, paragraph, true)) || isKnownInParts(passage.words, source))
    ) {
      loose.push({ from: from + 1, to: to - 1 });
      continue;
    }
    const place = "source" in compared && compared.source && compared.source.from >= 0 ? compared.source : null;
    quotations.push({
      ...fact,
      verdict: compared.verdict === "loose" ? "added" : compared.verdict,
      ...(place && { source: { field: "content", from: place.from, to: place.to } as const }),
    });
  }
  return { quotations, loose };
}

/** A sentence shorter than this, in UTF-16 units, says something else beside other sentences. */
const shortestSentence = 20;

/** The sentences and quotations of a paragraph that are the article's, letter for letter, each with where its words stand in both. */
function stretchesOfArticle(paragraph: string, { article, isForeign, lexicon }: SourceFacts) {
  if (isForeign) return [];
  const passages = passagesOf(paragraph).map(({ start, end, words }) => ({ from: start, to: end, text: words, words: start + 1 }));
  const sentences = sentencesIn(paragraph, lexicon.data.language).map((sentence) => ({ ...sentence, words: sentence.from }));
  return [...sentences, ...passages].flatMap(({ from, to, text, words }) => {
    const place = text.length < shortestSentence ? -1 : article.content.indexOf(text);
    return place < 0 ? [] : [{ from, to, behind: place - words }];
  });
}

/** What stands in such a stretch is the article's. */
function asInArticle(fact: LocalFact, stretches: ReturnType<typeof stretchesOfArticle>): LocalFact {
  const at = stretches.find(({ from, to }) => from <= fact.from && fact.to <= to);
  if (!at || fact.verdict === "given" || fact.kind === "quotation") return fact;
  return { ...fact, verdict: "given", source: { field: "content", from: fact.from + at.behind, to: fact.to + at.behind } };
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
