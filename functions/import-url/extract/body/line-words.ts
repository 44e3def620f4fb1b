import { readJsonModule } from "../../../http/json-module.ts";
import words from "./words/line-words.json" with { type: "json" };

/**
 * What lines that are no article say, in twelve languages. Each entry is a piece of a regular expression, matched without regard
 * to case against one short line of plain text. Nothing here may match a sentence a journalist would write.
 */
interface LineWords {
  /** The whole line, but for punctuation: labels, buttons, headings of boxes. */
  whole: string[];
  /** The heading of what readers wrote, whole; a number may stand beside it. */
  comments: string[];
  /** The line begins so and leads elsewhere: a colon or a link follows. */
  reference: string[];
  /** Anywhere in a short line: asks the reader to subscribe, follow, support, comment, share. */
  prompt: string[];
  /** The line begins so: whose picture it is, who wrote or edited, whose rights. */
  credit: string[];
  /** The line begins so: whose the rights of the article are, who wrote it, what comes next. */
  rights: string[];
  /** The word that ends a text, whole. */
  end: string[];
  /** Ends a line above or below what a reader wrote: how long ago, an offer to answer. */
  readers: string[];
  /** The label of a box that sums up the article, whole. */
  summary: string[];
  /** The line begins so and a date or time follows. */
  stamp: string[];
}

/** By language; all of them are tried on every page, whose language may be said wrongly or not at all. */
export const lineWords: readonly LineWords[] = Object.values<LineWords>(readJsonModule(words));
