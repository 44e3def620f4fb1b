import { foldPassage, holds, type SourceRange } from "../../../web/claims/index.ts";
import type { Contradiction } from "../../press-runs/contract.ts";
import type { Article } from "../text-model.ts";

/** Letters and digits of the least passage that says something. */
const leastSource = 4;

/**
 * Of what a model said contradicts the article, that whose passage stands there: one for each sentence, by its index. A sentence of which
 * every word stands in the article in the same order contradicts nothing.
 */
export function checkContradictions(
  article: Article,
  sentences: readonly string[],
  said: readonly { sentence: number; source: string }[],
): Contradiction[] {
  const own = [foldPassage(article.title), foldPassage(article.content)];
  const found = new Map<number, SourceRange>();
  for (const { sentence: number, source } of said) {
    const folded = foldPassage(sentences[number - 1] ?? "");
    if (folded === "" || found.has(number - 1) || own.some((words) => holds(words, folded))) continue;
    const place = placeOf(source, article);
    if (place) found.set(number - 1, place);
  }
  return [...found].map(([sentence, source]) => ({ sentence, source })).toSorted((a, b) => a.sentence - b.sentence);
}

/** Where the passage stands in the article; null where it does not. Models copy words, but not always spaces and quotation marks. */
function placeOf(source: string, { title, content }: Article): SourceRange | null {
  const sought = plain(source).trim();
  if ((sought.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < leastSource) return null;
  for (const [field, words] of Object.entries({ content, title })) {
    const from = plain(words).indexOf(sought);
    if (from >= 0) return { field: field as SourceRange["field"], from, to: from + sought.length };
  }
  return null;
}

/** The same characters in number, so that offsets stay. */
const plain = (text: string) =>
  text
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛‹›′]/g, "'")
    .replace(/\s/g, " ");
