import type { Lexicon } from "../language/index.ts";
import { remember } from "../typeset/model/memo.ts";
import { readSource, type SourceArticle, type SourceFacts } from "./article.ts";
import { type Known, knownSentences, type Match, Matcher, weightsOf } from "./coverage.ts";
import { echoesOf } from "./echoes.ts";
import { type Exchanged, exchangedIn } from "./exchanged.ts";
import { type Field, fieldsOf, type NewspaperWords } from "./fields.ts";
import type { Fact, Ledger, SourceSentence } from "./ledger-types.ts";
import type { LocalFact } from "./local-fact.ts";
import { isTurnedRound } from "./opposites.ts";
import { paragraphFacts } from "./paragraph.ts";
import { passagesOf } from "./passages.ts";
import { withPointers } from "./pointers.ts";
import { compareQuotation } from "./quotations.ts";
import { paragraphsIn } from "./sentences.ts";
import type { SourceRange } from "./source-range.ts";

interface Reading {
  source: SourceFacts;
  /** What was found in each paragraph by its text, so that an edit reads only what it changed. */
  paragraphs: Map<string, readonly LocalFact[]>;
  fields: Map<string, readonly Known[]>;
  /** What was found in a sentence beside one of the article's, by the index of that and its words. */
  exchanged: Map<string, readonly Exchanged[]>;
  sentences: readonly Known[];
}

const mostKept = 4_000;
const kept = new WeakMap<SourceArticle, Map<string, Reading>>();

/**
 * Looks up every number, date, name and quotation of a newspaper in the user's article, and every sentence of the article on the page. By
 * rule alone: no model is asked. `lexicon` is of the page's language, `ownLexicon` of the article's. The same article object is read once; paragraphs that did not change since the
 * last call are not read again. Never throws, whatever the words.
 */
export function factsOf(newspaper: NewspaperWords, article: SourceArticle, lexicon: Lexicon, ownLexicon = lexicon): Ledger {
  const { language } = lexicon.data;
  const reading = readingOf(article, lexicon, ownLexicon);
  const fields = fieldsOf(newspaper);
  const read = fields.flatMap((field) => factsOfField(field, reading));
  const facts = [...read, ...echoesOf(read, fields, language)];
  const { facts: all, sentences } = sentencesOf(fields, language, reading, facts);
  return { facts: inOrder(withPointers(all, fields, newspaper.expandedContent.claims ?? [], reading.source), fields), sentences };
}

function readingOf(article: SourceArticle, lexicon: Lexicon, ownLexicon: Lexicon): Reading {
  const { language } = lexicon.data;
  const readings = kept.get(article) ?? new Map<string, Reading>();
  kept.set(article, readings);
  const known = readings.get(language);
  if (known) return known;
  const reading: Reading = {
    source: readSource(article, lexicon, ownLexicon),
    paragraphs: new Map(),
    fields: new Map(),
    exchanged: new Map(),
    sentences: knownSentences(article.content, article.language),
  };
  readings.set(language, reading);
  return reading;
}

function inOrder(facts: Fact[], fields: readonly Field[]): Fact[] {
  const order = new Map(fields.map(({ path }, i) => [path, i]));
  const rank = ({ at }: Fact) => order.get(at.path) ?? 0;
  return facts.sort((a, b) => rank(a) - rank(b) || a.at.from - b.at.from || b.at.to - a.at.to);
}

function factsOfField({ path, text }: Field, { source, paragraphs }: Reading): Fact[] {
  // A pull quote is one, with marks or without.
  if (path === "expandedContent.quote" && passagesOf(text).length === 0 && !source.isForeign) {
    const { verdict, ...compared } = compareQuotation(
      { start: 0, end: text.length, words: text, kind: "dash" },
      text,
      source.speech,
      source.folded,
    );
    const said = "source" in compared && compared.source && compared.source.from >= 0 ? compared.source : null;
    const place = said && { source: { field: "content" as const, from: said.from, to: said.to } };
    return [
      { kind: "quotation", text, at: { path, from: 0, to: text.length }, verdict: verdict === "loose" ? "added" : verdict, ...place },
    ];
  }
  return paragraphsIn(text).flatMap((paragraph) => {
    const local = remember(paragraphs, paragraph.text, mostKept, () => paragraphFacts(paragraph.text, source));
    return local.map(({ from, to, ...fact }): Fact => ({ ...fact, at: { path, from: paragraph.from + from, to: paragraph.from + to } }));
  });
}

interface PageSentence extends Known {
  path: string;
}

function sentencesOf(
  fields: readonly Field[],
  language: string,
  reading: Reading,
  facts: readonly Fact[],
): { facts: Fact[]; sentences: SourceSentence[] } {
  const own = reading.sentences;
  const place = ({ from, to }: Known): SourceRange => ({ field: "content", from, to });
  if (reading.source.isForeign)
    return {
      facts: [...facts],
      sentences: own.map((sentence) => ({ text: sentence.text, source: place(sentence), at: null, verdict: "unchecked" })),
    };
  const page = fields
    .filter(({ isOwn }) => !isOwn)
    .flatMap((field): PageSentence[] => knownIn(field.text, language, reading).map((sentence) => ({ ...sentence, path: field.path })));
  const weight = weightsOf(own);
  const onPage = new Matcher(page, weight);
  const inSource = new Matcher(own, weight);
  const sentences = own.map((sentence): SourceSentence => {
    const found = page[onPage.find(sentence)?.index ?? -1];
    return {
      text: sentence.text,
      source: place(sentence),
      at: found ? { path: found.path, from: found.from, to: found.to } : null,
      verdict: found ? "on the page" : "left out",
    };
  });
  const others = new Map<Fact, SourceRange>();
  const matched = page.flatMap((sentence): Fact[] => {
    const match = inSource.find(sentence);
    const from = match && own[match.index];
    const fact = { kind: "sentence" as const, text: sentence.text, at: { path: sentence.path, from: sentence.from, to: sentence.to } };
    if (match && from) {
      for (const [fact, range] of exchanged(sentence, from, match, reading, facts)) others.set(fact, range);
      const isDoubtful = isTurnedRound(sentence, from, match.share, reading.source.lexicon);
      return [{ ...fact, verdict: isDoubtful ? "doubted" : "given", source: place(from) }];
    }
    const saysGiven = facts.some(
      ({ at, kind, verdict }) =>
        (verdict === "given" || (verdict === "unchecked" && kind !== "name")) &&
        at.path === sentence.path &&
        at.from >= sentence.from &&
        at.to <= sentence.to,
    );
    return sentence.terms.size >= leastTerms && !saysGiven && !inSource.shares(sentence) ? [{ ...fact, verdict: "added" }] : [];
  });
  const all = facts.map((fact): Fact => {
    const source = others.get(fact);
    return source ? { ...fact, verdict: "doubted", source } : fact;
  });
  return { facts: [...all, ...matched], sentences };
}

/** How much of a sentence must be the article's for another number in it to raise a doubt; from 0 to 1. */
const leastShare = 0.6;

/** Numbers and dates that the article has, but in another place than the sentence it is like: there it has others. */
function exchanged(sentence: PageSentence, own: Known, { index, share }: Match, reading: Reading, facts: readonly Fact[]) {
  if (share < leastShare) return [];
  const isHere = ({ kind, verdict, at }: Fact) =>
    (kind === "number" || kind === "date") &&
    (verdict === "given" || verdict === "unchecked") &&
    at.path === sentence.path &&
    at.from >= sentence.from &&
    at.to <= sentence.to;
  const here = facts.filter(isHere);
  if (here.length === 0) return [];
  const found = remember(reading.exchanged, `${index} ${sentence.text}`, mostKept, () => exchangedIn(sentence, own, reading.source));
  return found.flatMap(({ from, to, source }) =>
    here
      .filter(({ at }) => at.from < sentence.from + to && at.to > sentence.from + from)
      .map((fact): readonly [Fact, SourceRange] => [fact, source]),
  );
}

/** A sentence with fewer words says too little to be called made up. */
const leastTerms = 5;

function knownIn(text: string, language: string, { fields }: Reading): readonly Known[] {
  return remember(fields, text, 200, () => knownSentences(text, language));
}
