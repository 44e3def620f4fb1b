import { create } from "zustand";
import { persist } from "zustand/middleware";
import { mostCompared } from "../../../functions/http/limits.ts";
import type { Contradiction } from "../../../functions/press-runs/contract.ts";
import { onForgetting } from "../../api/account/what-is-forgotten.ts";
import { forgivingStorage } from "../../api/forgiving-storage.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { type Fact, fieldsOf, paragraphsIn, sentencesIn } from "../../claims/index.ts";
import { type CheckedPage, factsWork, pageLanguage } from "./facts-piece.ts";
import { asPrinted } from "./printed-words.ts";

/** A sentence a model doubts, by its words: edits move it, and one that is changed is doubted no more. */
interface Doubt {
  text: string;
  source: Contradiction["source"];
}

interface ModelDoubts {
  /** By newspaper, oldest first; an empty list where the model was asked and doubted nothing. */
  kept: Readonly<Record<string, readonly Doubt[]>>;
}

/** Newspapers of which answers are kept in this browser. */
const mostKept = 50;

const nothing: ModelDoubts = { kept: {} };
export const useModelDoubts = create<ModelDoubts>()(
  persist(() => nothing, { name: "model-doubts", version: 1, storage: forgivingStorage() }),
);
onForgetting(() => useModelDoubts.setState(nothing));

interface PageSentence {
  path: string;
  from: number;
  text: string;
}

/** Every sentence the page prints, in reading order. */
function sentencesOf(newspaper: Newspaper): PageSentence[] {
  const language = pageLanguage(newspaper);
  return fieldsOf(factsWork(newspaper).words)
    .filter(({ isOwn }) => !isOwn)
    .flatMap(({ path, text }) =>
      paragraphsIn(text).flatMap((paragraph) =>
        sentencesIn(paragraph.text, language).map((sentence) => ({
          path,
          from: paragraph.from + sentence.from,
          text: paragraph.text.slice(sentence.from, sentence.to),
        })),
      ),
    );
}

/** What a model is asked about: each sentence once, without those of the article itself, as many as one question takes. */
export function sentencesToCompare(newspaper: Newspaper): string[] {
  const all = new Set(sentencesOf(newspaper).map(({ text }) => text));
  const own = `${newspaper.title}\n${newspaper.content}`;
  let room: number = mostCompared.characters;
  return [...all]
    .filter((text) => text.length <= mostCompared.sentence && /\p{L}/u.test(text) && !own.includes(text))
    .slice(0, mostCompared.sentences)
    .filter((text) => {
      room -= text.length;
      return room >= 0;
    });
}

/** Keeps what the model answered about these sentences, in place of what it answered before. */
export function keepDoubts(id: string, sentences: readonly string[], contradictions: readonly Contradiction[]): void {
  const doubts = contradictions.flatMap(({ sentence, source }): Doubt[] => {
    const text = sentences[sentence];
    return text === undefined ? [] : [{ text, source }];
  });
  useModelDoubts.setState(({ kept: { [id]: _, ...others } }) => ({
    kept: { ...Object.fromEntries(Object.entries(others).slice(1 - mostKept)), [id]: doubts },
  }));
}

/**
 * The page with what the model doubts beside what was found by rule. A doubt stands in place of a likeness and never takes a mark away:
 * nothing is found right because a model said nothing.
 */
export function withModelDoubts(page: CheckedPage, newspaper: Newspaper): CheckedPage {
  const doubts = useModelDoubts.getState().kept[newspaper.id] ?? [];
  if (doubts.length === 0) return page;
  const added = sentencesOf(newspaper).flatMap(({ path, from, text }): Fact[] => {
    const doubt = doubts.find((each) => each.text === text);
    if (!doubt) return [];
    const at = asPrinted({ path, from, to: from + text.length });
    return [{ kind: "sentence", text, at, verdict: "doubted", isModelsDoubt: true, source: doubt.source }];
  });
  const isReplaced = ({ kind, verdict, at }: Fact) =>
    kind === "sentence" &&
    verdict === "given" &&
    added.some((doubt) => doubt.at.path === at.path && doubt.at.from < at.to && at.from < doubt.at.to);
  return { ...page, facts: [...page.facts.filter((fact) => !isReplaced(fact)), ...added] };
}
