import { newspaperLimits } from "../../../functions/http/limits.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { type EditValue, type PageEdit, readPlace } from "../../api/stone/page-edits.ts";
import { isSameValue } from "../../api/stone/same-value.ts";
import type { SuggestedCut } from "../../claims/index.ts";
import { storyBlocks } from "../../typeset/index.ts";

export const storiesPath = "expandedContent.sideStories";
export const storyTextPath = (index: number) => `${storiesPath}.${index}.content`;
export const headlinePath = (index: number) => `${storiesPath}.${index}.headline`;

/** Another value in one place. */
export function valueEdit(newspaper: Newspaper, path: string, after: EditValue): PageEdit {
  return { kind: "value", path, before: (readPlace(newspaper, path) ?? null) as EditValue, after };
}

/** Other values in several places, as one step; null where they stand there already. */
export function valueEdits(newspaper: Newspaper, values: Readonly<Record<string, EditValue>>): PageEdit | null {
  const edits = Object.entries(values)
    .map(([path, after]) => valueEdit(newspaper, path, after))
    .filter((edit) => edit.kind === "value" && !isSameValue(edit.before, edit.after));
  return edits.length > 0 ? { kind: "all", edits } : null;
}

/** A story without words behind the others; null where there are as many as there may be. */
export function addStory({ expandedContent }: Newspaper): PageEdit | null {
  const { length } = expandedContent.sideStories;
  return length < newspaperLimits.sideStories
    ? { kind: "insert", path: storiesPath, index: length, value: { headline: "", content: "" } }
    : null;
}

export function removeStory({ expandedContent }: Newspaper, index: number): PageEdit | null {
  const story = expandedContent.sideStories[index];
  return story ? { kind: "remove", path: storiesPath, index, value: { ...story } } : null;
}

export function moveStory({ expandedContent }: Newspaper, from: number, to: number): PageEdit | null {
  const { length } = expandedContent.sideStories;
  return from === to || from < 0 || to < 0 || from >= length || to >= length ? null : { kind: "move", path: storiesPath, from, to };
}

/**
 * The language of the words the paper itself says (date, "Continued on page 2"). The article stays in the language it is in, by which it is
 * hyphenated and read aloud.
 */
export function languageEdit(newspaper: Newspaper, language: string): PageEdit | null {
  const written = newspaper.expandedContent.contentLanguage || newspaper.language;
  return valueEdits(newspaper, { language, "expandedContent.contentLanguage": written === language ? "" : written });
}

/** What of the lead story can stand before a jump: how many blocks, how many paragraphs that is, and the first words of the last. */
export interface JumpPlace {
  jumpAt: number;
  paragraph: number;
  words: string;
}

/** Places where the lead story can go on inside: behind each paragraph but the last. */
export function jumpPlaces({ expandedContent, content }: Pick<Newspaper, "expandedContent" | "content">): {
  places: JumpPlace[];
  paragraphs: number;
} {
  const blocks = storyBlocks(expandedContent.expandedContent.trim() || content);
  let paragraphs = 0;
  const places = blocks.flatMap(({ text, subhead }, index): JumpPlace[] => {
    if (subhead) return [];
    paragraphs += 1;
    return [{ jumpAt: index + 1, paragraph: paragraphs, words: text }];
  });
  return { places: places.filter(({ jumpAt }) => jumpAt < blocks.length), paragraphs };
}

/** Takes a suggested cut: one step, after which the front page looks as it was found to. Null where the story is another by now. */
export function cutEdit(newspaper: Newspaper, story: string, { path, spans, shape }: SuggestedCut): PageEdit | null {
  if (newspaper.expandedContent.expandedContent !== story) return null;
  const taken = spans.map(({ from, to }): PageEdit => ({ kind: "text", path, at: from, removed: story.slice(from, to), inserted: "" }));
  return { kind: "all", edits: [...taken.reverse(), valueEdit(newspaper, "pageShape", shape as unknown as EditValue)] };
}
