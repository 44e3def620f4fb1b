import { fields } from "../model/fields.ts";
import type { NewspaperToSet } from "../model/newspaper.ts";
import { type StoryBlock, storyBlocks } from "./story-blocks.ts";

/** The lead story's blocks: those for the front page, with a line for where they go on, and those its owner has moved inside. */
export interface LeadBlocks {
  front: StoryBlock[];
  inside: StoryBlock[];
}

const onward: StoryBlock = { text: "", subhead: false, opens: false, onward: true };

/** Parts the lead story where its owner has it break off; a subhead goes inside with its paragraph. */
export function leadBlocks({ expandedContent, content, jumpAt }: NewspaperToSet): LeadBlocks {
  const blocks = storyBlocks(expandedContent.expandedContent.trim() || content, fields.story);
  if (!jumpAt || jumpAt >= blocks.length) return { front: blocks, inside: [] };
  let end = jumpAt;
  while (end > 1 && blocks[end - 1]?.subhead) end -= 1;
  return { front: [...blocks.slice(0, end), onward], inside: blocks.slice(end) };
}
