import type { NewspaperToSet } from "../../typeset/index.ts";
import type { DraftToSet } from "./draft-page.ts";

/** Below this many characters a page would be mostly empty: the sample article is used. */
export const leastToSet = 200;

/** Whose words a thumbnail shows: the newspaper's on the stage, the draft's, or those of the sample article of a language. */
export type ThumbnailWords =
  | { kind: "newspaper"; newspaper: NewspaperToSet }
  | { kind: "draft"; draft: DraftToSet }
  | { kind: "sample"; language: string };

const marks = new WeakMap<NewspaperToSet, string>();

/** The same for the same words and pictures, whatever template and columns they are set in. */
export function markOf(words: ThumbnailWords): string {
  if (words.kind !== "newspaper") return JSON.stringify(words);
  const { newspaper } = words;
  const known = marks.get(newspaper);
  if (known) return known;
  const { templateId: _template, layout: _layout, shape: _shape, pictures, ...rest } = newspaper;
  // A drawing has a quarter of a megabyte, and an address of its own.
  const seen = [pictures.main, pictures.small].map((picture) => picture && { ...picture, drawing: undefined });
  const mark = JSON.stringify([rest, seen]);
  marks.set(newspaper, mark);
  return mark;
}
