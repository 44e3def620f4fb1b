import type { StoryBlock } from "../../../columns/story-blocks.ts";
import type { Story } from "../../../model/edition.ts";

/** A story with a head of its own on an inside page, or as much of one as other pages have left. */
export interface InsideStory extends Pick<Story, "index" | "headline" | "byline" | "of"> {
  blocks: StoryBlock[];
  /** Those that stand under its head; the first is the largest. */
  pictures: Story["pictures"];
  /** The page it is continued from; null when it begins here. */
  from: number | null;
}

/** All of a story, or what other pages have left of it: its byline and pictures stand where it begins. The lead's stand on the front page. */
export function insideStory({ index, headline, byline, pictures, of }: Story, blocks: StoryBlock[], from: number | null): InsideStory {
  const isWhole = index !== null && from === null;
  return { index, headline, of, blocks, from, byline: isWhole ? byline : "", pictures: isWhole ? pictures : [] };
}

/** What is left of a story that breaks off on a page. */
export const continuedFrom = (story: InsideStory, page: number): InsideStory => ({ ...story, from: page, byline: "", pictures: [] });
