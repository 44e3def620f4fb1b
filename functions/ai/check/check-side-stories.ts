import { countWords } from "../../../web/claims/index.ts";
import { bareLetters, isInScriptOf } from "../../../web/language/index.ts";
import type { SideStory } from "../../completed-newspapers/contract.ts";
import type { Article } from "../text-model.ts";
import { fitLength } from "./check-story.ts";
import { filterSentences, isTrueLine } from "./filter-sentences.ts";
import { plainLine, plainStory } from "./plain-text.ts";
import { PromptLeaks } from "./prompt-leaks.ts";
import { sourceOf } from "./source.ts";

const leastWords = 12;
const longest = 8_000;
const mostRead = 24;

/**
 * Returns the printable part of a model's side stories. Removes every sentence with a quotation, number, name or address that is not in
 * the article, and every sentence without a content word of it. Drops a story that is then too short, repeats another, or is in
 * another script. `keep`: the other stories on the page.
 */
export function checkSideStories(
  article: Article,
  written: readonly SideStory[],
  { system, count, keep = [] }: { system: string; count: number; keep?: readonly SideStory[] | undefined },
): SideStory[] {
  const source = sourceOf(article);
  const leaks = new PromptLeaks(system);
  const stories: SideStory[] = [];
  const taken = new Set(keep.map(({ content }) => bareLetters(content)));
  for (const story of written.slice(0, mostRead)) {
    const filtered = filterSentences(plainStory(story.content.slice(0, longest), source.raw), source, leaks, "drop").text;
    const content = fitLength(filtered.replace(/^## .*\n*/gmu, "").trim(), 4_000, source.lexicon);
    const headline = fitLength(plainLine(story.headline, source.raw), 300, source.lexicon);
    const isPrintable = headline !== "" && isTrueLine(headline, source, leaks) && !leaks.isIn(headline);
    if (!isPrintable || countWords(content) < leastWords || taken.has(bareLetters(content)) || !isInScriptOf(content, source.language))
      continue;
    taken.add(bareLetters(content));
    stories.push({ headline, content });
  }
  return stories.slice(0, count);
}
