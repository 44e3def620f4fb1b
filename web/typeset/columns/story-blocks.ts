import type { Story } from "../model/edition.ts";

/** One paragraph or subhead of a story. */
export interface StoryBlock {
  text: string;
  subhead: boolean;
  /** False when it goes on from another page within a paragraph. */
  opens: boolean;
  /** The field it stands in, where it is to be set. */
  of?: string;
  /** The line that says where the story goes on, where its owner has it break off. */
  onward?: true;
}

/** Beyond these many paragraphs none of them is a paragraph: lines of a list or of verse, say. They are run together, nothing is lost. */
const mostBlocks = 400;

/** A story's blocks: a blank line parts paragraphs, `## …` is a subhead. `of` is the field they stand in. */
export function storyBlocks(text: string, of?: string): StoryBlock[] {
  const blocks = blocksOf(text).map((block) => (of === undefined ? block : { ...block, of }));
  if (blocks.length <= mostBlocks) return blocks;
  const together = Math.ceil(blocks.length / mostBlocks);
  const joined: StoryBlock[] = [];
  let count = 0;
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && !last.subhead && !block.subhead && count < together) {
      last.text += ` ${block.text}`;
      count++;
    } else {
      joined.push({ ...block });
      count = 1;
    }
  }
  return joined;
}

/**
 * Characters of a subhead, ideographs and syllables counted threefold; what is longer was a paragraph all along, and would be cut to fit.
 */
const longestSubhead = 160;
const lengthOf = (text: string) => text.length + 2 * (text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0);

function blocksOf(text: string): StoryBlock[] {
  return text
    .split(/\n\s*\n|\n(?=## )|(?<=^## [^\n]*)\n/m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const text = block.replace(/^## /, "").trim();
      return { text: text.replace(/\s*\n\s*/g, " "), subhead: text.length < block.length && lengthOf(text) <= longestSubhead, opens: true };
    })
    .filter(({ text }) => text !== "");
}

const onward: StoryBlock = { text: "", subhead: false, opens: false, onward: true };

/**
 * A story's blocks parted where its owner has it break off: those for the front page, with a line for where they go on, and those for inside
 * pages. A subhead goes inside with its paragraph.
 */
export function splitAtJump({ body, of, jumpAt }: Story): { front: StoryBlock[]; inside: StoryBlock[] } {
  const blocks = storyBlocks(body, of.body);
  if (!jumpAt || jumpAt >= blocks.length) return { front: blocks, inside: [] };
  let end = jumpAt;
  while (end > 1 && blocks[end - 1]?.subhead) end -= 1;
  return { front: [...blocks.slice(0, end), onward], inside: blocks.slice(end) };
}
