import type { StoryBlock } from "../../../columns/story-blocks.ts";

/** A story with a head of its own on an inside page: the lead going on, or a side story. */
export interface InsideStory {
  /** Index of the side story; null for the lead. */
  index: number | null;
  head: string;
  blocks: StoryBlock[];
  /** The page it is continued from; null when it begins here. */
  from: number | null;
}
