import { readdirSync, readFileSync } from "node:fs";
import { lexiconOf } from "../../language/lexicons.test-data.ts";
import type { Fact, NewspaperWords, SourceArticle } from "../index.ts";
import { factsOf } from "../ledger.ts";

/**
 * A corpus is a folder beside this file with one JSON file a language: an article, sentences with something invented in each
 * (`[[…]]` where it stands) by kind, and true sentences. Printed by `node web/claims/corpora/score.test-data.ts pages3 --misses`.
 */
interface Corpus {
  article: Omit<SourceArticle, "place">;
  numbers: readonly string[];
  dates: readonly string[];
  quotations: readonly string[];
  names: readonly string[];
  truths: readonly string[];
  /** Sentences that say the opposite of the article's, in corpora that have them. */
  reversed?: readonly string[];
}

const folder = import.meta.dirname;
const inventions = ["numbers", "dates", "quotations", "names"] as const;
type Invention = (typeof inventions)[number];
/** A mark of one of these kinds counts as found. */
const counted: Readonly<Record<Invention, readonly Fact["kind"][]>> = {
  numbers: ["number", "date"],
  dates: ["number", "date"],
  quotations: ["quotation"],
  names: ["name"],
};
const latin = new Set(["de", "en", "es", "fr", "it", "pt"]);

export interface Result {
  language: string;
  kind: Invention | "truths" | "reversed";
  text: string;
  isMarked: boolean;
  isDoubted: boolean;
  /** What was marked, for the list of misses. */
  marks: readonly string[];
}

const story = (expandedContent: string): NewspaperWords => ({
  expandedContent: {
    expandedTitle: "",
    deck: "",
    kicker: "",
    quote: null,
    byline: "",
    caption: "",
    whatsInside: [],
    sideStories: [],
    expandedContent,
  },
});

/** Reads every sentence of a corpus by itself, as the story of a page. */
export function resultsOf(corpus: string): Result[] {
  return readdirSync(`${folder}/${corpus}`)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const set: Corpus = JSON.parse(readFileSync(`${folder}/${corpus}/${file}`, "utf8"));
      const article: SourceArticle = { ...set.article, place: null };
      const { language } = article;
      const lexicon = lexiconOf(language);
      const factsIn = (text: string) => factsOf(story(text), article, lexicon).facts;
      const isMark = ({ kind, verdict }: Fact) =>
        verdict === "added" || verdict === "changed" || (verdict === "doubted" && kind !== "sentence");
      const marksOf = (text: string) => factsIn(text).filter(isMark);
      const isDoubted = (text: string) => factsIn(text).some(({ kind, verdict }) => verdict === "doubted" && kind === "sentence");
      const invented = inventions.flatMap((kind) =>
        set[kind].map((marked): Result => {
          const text = marked.replace(/\[\[|\]\]/g, "");
          const from = Math.max(0, marked.indexOf("[["));
          const to = marked.includes("]]") ? marked.indexOf("]]") - 2 : text.length;
          const marks = marksOf(text);
          const isMarked = marks.some((mark) => counted[kind].includes(mark.kind) && mark.at.from < to && mark.at.to > from);
          return { language, kind, text: marked, isMarked, isDoubted: isDoubted(text), marks: marks.map((mark) => mark.text) };
        }),
      );
      const truths = set.truths.map((text): Result => {
        const marks = marksOf(text).map((mark) => mark.text);
        return { language, kind: "truths", text, isMarked: marks.length > 0, isDoubted: isDoubted(text), marks };
      });
      const reversed = (set.reversed ?? []).map(
        (text): Result => ({ language, kind: "reversed", text, isMarked: marksOf(text).length > 0, isDoubted: isDoubted(text), marks: [] }),
      );
      return [...invented, ...truths, ...reversed];
    });
}

/** Shares from 0 to 1. */
export interface Score {
  numbersAndDates: number;
  quotations: number;
  latinNames: number;
  otherNames: number;
  truthsMarked: number;
  /** True sentences that are taken for the opposite of the article's. */
  truthsDoubted: number;
  /** Sentences turned round that raise a doubt; 0 where a corpus has none. */
  reversedDoubted: number;
}

export function scoreOf(results: readonly Result[]): Score {
  const share = (filter: (result: Result) => boolean) => {
    const some = results.filter(filter);
    return some.filter(({ isMarked }) => isMarked).length / some.length;
  };
  const reversed = Math.max(1, results.filter(({ kind }) => kind === "reversed").length);
  return {
    numbersAndDates: share(({ kind }) => kind === "numbers" || kind === "dates"),
    quotations: share(({ kind }) => kind === "quotations"),
    latinNames: share(({ kind, language }) => kind === "names" && latin.has(language)),
    otherNames: share(({ kind, language }) => kind === "names" && !latin.has(language)),
    truthsMarked: share(({ kind }) => kind === "truths"),
    truthsDoubted:
      results.filter(({ kind, isDoubted }) => kind === "truths" && isDoubted).length /
      results.filter(({ kind }) => kind === "truths").length,
    reversedDoubted: results.filter(({ kind, isDoubted }) => kind === "reversed" && isDoubted).length / reversed,
  };
}

/** Milliseconds for an article of 12,000 characters: the first check of the process, and the check after a word was changed. */
export function timesOf(language: string): { first: number; edit: number } {
  const set: Corpus = JSON.parse(readFileSync(`${folder}/pages3/${language}.json`, "utf8"));
  const paragraphs = set.article.content.split("\n\n");
  let content = "";
  for (let i = 0; content.length < 12_000; i += 1) content += `${paragraphs[i % paragraphs.length]}\n\n`;
  const article: SourceArticle = { ...set.article, content, place: null };
  const sentences = set.truths.join(" ").match(/[^.。।]{40,400}[.。।]/gu) ?? set.truths;
  const page = (last: string) => story([...sentences, last].join("\n\n"));
  const lexicon = lexiconOf(language);
  const timed = (last: string) => {
    const start = process.threadCpuUsage();
    factsOf(page(last), article, lexicon);
    return process.threadCpuUsage(start).user / 1000;
  };
  const first = timed("");
  const edits = ["1", "2", "3", "4", "5"].map(timed).sort((a, b) => a - b);
  return { first, edit: edits[2] ?? 0 };
}

if (process.argv[1] === import.meta.filename) {
  const [corpus = "pages3", option] = process.argv.slice(2);
  const results = resultsOf(corpus);
  const columns = [...inventions, "truths"] as const;
  const cell = (language: string, kind: string) => {
    const some = results.filter((one) => one.language === language && one.kind === kind);
    return `${some.filter(({ isMarked }) => isMarked).length}/${some.length}`.padEnd(12);
  };
  console.log(["", ...columns].map((text) => text.padEnd(12)).join(""));
  for (const language of new Set(results.map((one) => one.language)))
    console.log(language.padEnd(12) + columns.map((kind) => cell(language, kind)).join(""));
  console.log(scoreOf(results));
  if (option === "--misses")
    for (const { language, kind, text, isMarked, isDoubted, marks } of results)
      if (kind === "reversed" ? !isDoubted : isMarked === (kind === "truths"))
        console.log(`${language} ${kind}: ${text} [${marks.join(" | ")}]`);
  if (option === "--times") for (const language of ["en", "de", "ja", "hi", "ar"]) console.log(language, timesOf(language));
}
