import { contentLanguageOf, sentencesIn } from "../../../web/language/index.ts";
import type { SideStory } from "../../../web/typeset/index.ts";
import { lexiconOf } from "../lexicon.ts";

/** The one rewrite wish the house edition supports, as sent to the server; the interface translates it. */
export const shorterWish = "shorter";

/**
 * A side story with the first half of its paragraphs, or of its sentences when it is one paragraph; sentences are never edited.
 * Returns the story itself when it cannot be shortened. `language` is the newspaper's.
 */
export function shorterStory({ headline, content }: SideStory, language: string): SideStory {
  const paragraphs = content.split("\n\n");
  if (paragraphs.length > 1) return { headline, content: paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join("\n\n") };
  const sentences = sentencesIn(content, lexiconOf(contentLanguageOf(content, language)));
  const last = sentences[Math.ceil(sentences.length / 2) - 1];
  return { headline, content: last ? content.slice(0, last.end) : content };
}
