import { limits, newspaperLimits } from "../../../functions/http/limits.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { type EditValue, type PageEdit, readPlace, textEdit } from "../../api/stone/page-edits.ts";
import type { Fact, SourceSentence } from "../../claims/index.ts";
import { type CheckedPage, pageLanguage } from "./facts-piece.ts";
import { decisionOf, isSameDecision, story, wordsAt } from "./printed-words.ts";
import { quoteAgain } from "./quoted-words.ts";
import { cutOf } from "./whole-cut.ts";

export const mostDecisions = newspaperLimits.factDecisions;

/** Notes that these are kept as they are; null where all are already, or no more can be noted. */
export function keepEdit(newspaper: Newspaper, facts: readonly Fact[]): PageEdit | null {
  const { factDecisions } = newspaper;
  const wanted = facts.map(decisionOf).filter((one, i, all) => all.findIndex((other) => isSameDecision(one, other)) === i);
  const added = wanted.filter((one) => !factDecisions.some((decision) => isSameDecision(decision, one)));
  if (added.length === 0 || factDecisions.length + added.length > mostDecisions) return null;
  const edits = added.map((value, i): PageEdit => ({ kind: "insert", path: "factDecisions", index: factDecisions.length + i, value }));
  return { kind: "all", edits };
}

/** Takes that back. */
export function reconsiderEdit(newspaper: Newspaper, fact: Fact): PageEdit | null {
  const own = decisionOf(fact);
  const index = newspaper.factDecisions.findIndex((decision) => isSameDecision(decision, own));
  const value = newspaper.factDecisions[index];
  return value ? { kind: "remove", path: "factDecisions", index, value } : null;
}

/** What removing something comes to. `edit`: the words cannot be spared, their owner writes others. */
export type Removal =
  | { kind: "sentences" | "paragraph" | "field" | "story"; removed: string; edit: PageEdit }
  /** The field cannot be empty. */
  | { kind: "write" };

/** Fields that may be empty: the page is whole without them. */
const spare = new Set([
  "expandedContent.deck",
  "expandedContent.kicker",
  "imageCaption",
  "smallImageCaption",
  "folio.motto",
  "folio.ears.0",
  "folio.ears.1",
]);

/** The smallest whole thing without which a fact is gone. Null when the words stand there no more. */
export function removalOf(newspaper: Newspaper, fact: Fact): Removal | null {
  const { path, from, to } = fact.at;
  const text = wordsAt(newspaper, path);
  if (text.slice(from, to) !== fact.text || text !== readPlace(newspaper, path)) return null;
  const cut = cutOf(text, fact.at, pageLanguage(newspaper));
  if (path === "expandedContent.quote") {
    const edit: PageEdit = { kind: "value", path, before: text, after: null };
    return { kind: "field", removed: text, edit };
  }
  const side = /^(expandedContent\.sideStories)\.(\d+)\.content$/.exec(path);
  if (cut.size === "all" && side) {
    const index = Number(side[2]);
    const value = newspaper.expandedContent.sideStories[index] as unknown as EditValue;
    return { kind: "story", removed: text, edit: { kind: "remove", path: side[1] ?? "", index, value } };
  }
  if (cut.size === "all" && !spare.has(path)) return { kind: "write" };
  const edit = textEdit(path, text, cut.text);
  if (!edit) return null;
  return { kind: cut.size === "all" ? "field" : cut.size, removed: cut.removed, edit };
}

/** Something of the article that can stand in the place of something on the page. */
export interface Replacement {
  /** `quotation`, `words`: the fact itself gives way; `sentence`: the sentence it stands in. */
  kind: "quotation" | "words" | "sentence";
  /** What stands there then. */
  words: string;
  edit: PageEdit;
}

/** The article's own words for what the page says otherwise, the smallest that there is; none where the article has none. */
export function replacementsOf(newspaper: Newspaper, page: CheckedPage, fact: Fact): Replacement[] {
  const { path, from, to } = fact.at;
  const text = wordsAt(newspaper, path);
  if (text.slice(from, to) !== fact.text || text !== readPlace(newspaper, path)) return [];
  const found: Replacement[] = [];
  const offer = (kind: Replacement["kind"], at: { from: number; to: number }, words: string) => {
    const edit = textEdit(path, text, text.slice(0, at.from) + words + text.slice(at.to));
    if (edit && words.trim() !== "") found.push({ kind, words, edit });
  };
  if ((fact.verdict === "changed" || (fact.verdict === "doubted" && fact.kind !== "sentence")) && fact.source) {
    const words = newspaper[fact.source.field].slice(fact.source.from, fact.source.to);
    if (fact.kind === "quotation") offer("quotation", fact.at, quoteAgain(fact.text, words));
    else offer("words", fact.at, words);
  }
  if (found.length > 0) return found;
  const around = page.facts.find(
    (other) => other.kind === "sentence" && other.source && other.at.path === path && other.at.from <= from && other.at.to >= to,
  );
  if (around?.source && fact.verdict !== "unchecked" && (fact.verdict !== "given" || fact.kind === "sentence")) {
    const words = newspaper[around.source.field].slice(around.source.from, around.source.to);
    offer("sentence", around.at, words);
  }
  return found;
}

const isRunning = (path: string) => path === story || /^expandedContent\.sideStories\.\d+\.content$/.test(path);
const withoutSpaces = new Set(["ja", "zh"]);

/** Puts a sentence the page leaves out where it belongs: behind the one before it in the article, else before the next, else at the end. */
export function putInEdit(newspaper: Newspaper, page: CheckedPage, sentence: SourceSentence): PageEdit | null {
  const index = page.sentences.findIndex((other) => other.source.from === sentence.source.from);
  if (index < 0) return null;
  const isPlaced = ({ at }: SourceSentence) =>
    at !== null && isRunning(at.path) && wordsAt(newspaper, at.path) === readPlace(newspaper, at.path);
  const before = page.sentences.slice(0, index).findLast(isPlaced);
  const after = page.sentences.slice(index + 1).find(isPlaced);
  const space = withoutSpaces.has(pageLanguage(newspaper)) ? "" : " ";
  const parted = (one: SourceSentence, other: SourceSentence) => newspaper.content.slice(one.source.to, other.source.from).includes("\n");
  const words = sentence.text;
  const inserted = (path: string, at: number, text: string): PageEdit => ({ kind: "text", path, at, removed: "", inserted: text });
  if (after?.at && (!before || (parted(before, sentence) && !parted(sentence, after))))
    return inserted(after.at.path, after.at.from, `${words}${space}`);
  if (before?.at) {
    const { path, to } = before.at;
    const endsParagraph = /^[^\S\n]*(?:\n|$)/.test(wordsAt(newspaper, path).slice(to));
    return inserted(path, to, endsParagraph && parted(before, sentence) ? `\n\n${words}` : space + words);
  }
  const text = readPlace(newspaper, story);
  if (typeof text !== "string" || text.trim() === "") return null;
  return inserted(story, text.trimEnd().length, `\n\n${words}`);
}

/** Whether a field has room for an edit. */
export function hasRoom(newspaper: Newspaper, edit: PageEdit): boolean {
  if (edit.kind !== "text") return true;
  const most =
    edit.path === story
      ? newspaperLimits.story
      : edit.path.endsWith(".content")
        ? newspaperLimits.sideStory
        : edit.path.endsWith("expandedTitle")
          ? limits.title
          : newspaperLimits.caption;
  return wordsAt(newspaper, edit.path).length + edit.inserted.length - edit.removed.length <= most;
}
