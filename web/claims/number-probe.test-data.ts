import { blindSets } from "./fresh/blind-sets.test-data.ts";
import { fifthSets } from "./fresh/fifth-sets.test-data.ts";
import { fourthSets } from "./fresh/fourth-sets.test-data.ts";
import { pagesSets } from "./fresh/pages-sets.test-data.ts";
import { pages2Sets } from "./fresh/pages2-sets.test-data.ts";
import { thirdSets } from "./fresh/third-sets.test-data.ts";
import type { SourceArticle } from "./index.ts";
import { factsOf } from "./ledger.ts";
import { type Change, changesOf } from "./number-changes.test-data.ts";
import { freshSets, lastSets } from "./planted-score.test-data.ts";
import { readSource } from "./source-facts.ts";

interface Truth {
  language: string;
  article: SourceArticle;
  text: string;
}

const articles = new Map<object, SourceArticle>();

/** The true sentences of every set that brings its own article. */
export const truths: readonly Truth[] = [
  ...[freshSets, lastSets, thirdSets, fourthSets, fifthSets, pagesSets, pages2Sets].flatMap((sets) => Object.entries(sets)),
  ...Object.entries(blindSets).flatMap(([language, sets]) => sets.map((set) => [language, set] as const)),
].flatMap(([language, set]) => {
  const article = articles.get(set) ?? { ...set.article, place: null };
  articles.set(set, article);
  return set.truths.map((text) => ({ language, article, text }));
});

const words = { expandedTitle: "", deck: "", kicker: "", quote: null, byline: "", caption: "", whatsInside: [], sideStories: [] };

/** What of a sentence is marked as a number or date that the article does not give. */
export const marksOf = (text: string, { article, language }: Truth) =>
  factsOf({ expandedContent: { ...words, expandedContent: text } }, article, language).facts.filter(
    ({ kind, verdict }) => (kind === "number" || kind === "date") && (verdict === "added" || verdict === "changed"),
  );

export interface Case extends Change {
  truth: Truth;
  isFound: boolean;
  /** Its value stands in the article, of something else. */
  isElsewhere: boolean;
}

/**
 * Every change of every true sentence, or each so many-th; where the article has the very sentence with what it is changed to, it is left
 * out.
 */
export function casesOf(each: number, some = truths): Case[] {
  const sources = new Map<SourceArticle, ReturnType<typeof readSource>>();
  let at = 0;
  return some.flatMap((truth) => {
    const changes = changesOf(truth.text, truth.language).filter(() => at++ % each === 0);
    if (changes.length === 0) return [];
    const source = sources.get(truth.article) ?? readSource(truth.article, truth.language);
    sources.set(truth.article, source);
    return changes.map((change) => ({
      ...change,
      truth,
      isFound: marksOf(change.text, truth).some((mark) => mark.at.from < change.to && mark.at.to > change.from),
      isElsewhere:
        change.value === undefined
          ? truth.article.content.includes(change.text.slice(change.from, change.to))
          : source.numbers.has(String(change.value)) || source.numbers.has(`%${change.value}`),
    }));
  });
}
