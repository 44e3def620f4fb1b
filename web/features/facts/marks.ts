import type { Newspaper } from "../../api/newspapers.ts";
import type { Fact } from "../../claims/index.ts";
import type { Measurer, NewspaperToSet, PageScene } from "../../typeset/index.ts";
import { carry, type FieldRange } from "./carry.ts";
import { innerFacts, isDoubtful } from "./fact-rows.ts";
import type { CheckedPage } from "./facts-piece.ts";
import { type Stroke, strokesOf, type WordsOn } from "./mark-geometry.ts";
import { isKept, wordsAt } from "./printed-words.ts";

export type Tone = "added" | "changed" | "doubted" | "model" | "unchecked";

/** Something on a page that its reader should look at. */
export interface Mark {
  /** The fact with its place in the words as they are now. */
  fact: Fact;
  tone: Tone;
  /** What is underlined: without what marks inside it say of their own. */
  lines: readonly Stroke[];
  /** What of the page belongs to it, for the pointer. */
  strokes: readonly Stroke[];
}

/** The words of a field by its path. */
export type WordsOf = (path: string) => string;

/** The words set pages were made of. */
export const wordsSet =
  ({ expandedContent, folio, pictures, title, content, newspaperName }: NewspaperToSet): WordsOf =>
  (path) =>
    wordsAt(
      {
        expandedContent,
        folio,
        title,
        content,
        newspaperName,
        imageCaption: pictures.main?.caption ?? "",
        smallImageCaption: pictures.small?.caption ?? "",
      } as Newspaper,
      path,
    );

/** What was found, in the words as they are now: what was changed since is being looked up again, and left out until then. */
export function carried(checked: { page: CheckedPage; newspaper: Newspaper }, wordsOf: WordsOf): CheckedPage {
  const moves = new Map<string, ReturnType<typeof carry>>();
  const now = <At extends FieldRange>(range: At): At | null => {
    const { path } = range;
    let move = moves.get(path);
    if (!move) {
      move = carry(wordsAt(checked.newspaper, path), wordsOf(path));
      moves.set(path, move);
    }
    const at = move(range);
    return at && { ...range, ...at };
  };
  const { facts, sentences } = checked.page;
  return {
    ...checked.page,
    facts: facts.flatMap((fact): Fact[] => {
      const at = now(fact.at);
      return at ? [{ ...fact, at }] : [];
    }),
    sentences: sentences.map((sentence) => ({ ...sentence, at: sentence.at && now(sentence.at) })),
  };
}

/** Of a range what is left without others, in order. */
export function without(
  range: { from: number; to: number },
  others: readonly { from: number; to: number }[],
): { from: number; to: number }[] {
  let left = [{ from: range.from, to: range.to }];
  for (const { from, to } of others)
    left = left.flatMap((each) =>
      to <= each.from || from >= each.to
        ? [each]
        : [
            { from: each.from, to: Math.min(from, each.to) },
            { from: Math.max(to, each.from), to: each.to },
          ].filter((part) => part.from < part.to),
    );
  return left;
}

/** The marks of one page for facts in its own words; what its owner keeps has none. */
export function marksOf(
  scene: PageScene,
  on: WordsOn,
  facts: readonly Fact[],
  wordsOf: WordsOf,
  owner: Pick<Newspaper, "factDecisions">,
  measurer: Measurer,
): Mark[] {
  const within = innerFacts(facts);
  const doubtful = facts.filter(isDoubtful).filter((fact) => !within.has(fact) && !isKept(owner, fact));
  return doubtful.flatMap((fact): Mark[] => {
    const { path, from, to } = fact.at;
    const words = wordsOf(path);
    const strokes = strokesOf(scene, on, fact.at, words, measurer);
    if (strokes.length === 0) return [];
    const inner = doubtful
      .filter(({ at }) => at.path === path && at.from >= from && at.to <= to && at.to - at.from < to - from)
      .map(({ at }) => at);
    const lines =
      inner.length === 0 ? strokes : without(fact.at, inner).flatMap((part) => strokesOf(scene, on, { path, ...part }, words, measurer));
    return [{ fact, tone: fact.isModelsDoubt ? "model" : fact.verdict === "given" ? "unchecked" : fact.verdict, lines, strokes }];
  });
}
