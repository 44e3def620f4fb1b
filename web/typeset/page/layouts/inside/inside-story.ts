import type { StoryBlock } from "../../../columns/story-blocks.ts";
import type { Story } from "../../../model/edition.ts";

/** A story with a head of its own on an inside page, or as much of one as other pages have left. */
export interface InsideStory extends Pick<Story, "index" | "headline" | "of"> {
  blocks: StoryBlock[];
  /** The page it is continued from; null when it begins here. */
  from: number | null;
}
