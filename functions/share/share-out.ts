import type { MainBlock } from "../../web/typeset/index.ts";
import type { SideStory } from "../completed-newspapers/contract.ts";
import type { Figure } from "./edition.ts";

/** Width of a text in letters: ideographs and syllables take the room of two. */
const lengthOf = (text: string) => text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0);

/** Letters of a screen's height of columns. */
const mostLetters = 3_600;

/**
 * Blocks that share a set of columns: nobody wants to go up two screens to read on at the head of the next column. No set ends with a subhead, and none is a few
 * lines alone.
 */
export function setsOf(blocks: readonly MainBlock[]): MainBlock[][] {
  const sets: { blocks: MainBlock[]; length: number }[] = [];
  for (const next of blocks) {
    const length = lengthOf(next.text);
    const last = sets.at(-1);
    const isFull = last !== undefined && last.length + length > mostLetters && !last.blocks.at(-1)?.subhead;
    if (!last || isFull || (next.subhead && last.length > 0.75 * mostLetters)) sets.push({ blocks: [next], length });
    else {
      last.blocks.push(next);
      last.length += length;
    }
  }
  const [before, last] = sets.slice(-2);
  if (before && last && last.length < mostLetters / 3) before.blocks.push(...(sets.pop()?.blocks ?? []));
  return sets.map(({ blocks }) => blocks);
}

/** A few lines are read more easily in one column. */
export const isShort = (blocks: readonly MainBlock[]) => blocks.reduce((sum, { text }) => sum + lengthOf(text), 0) < 500;

/** In pixels of a wide screen, as the styles of the page make them: enough to see which of two columns is the longer. */
const story = { width: 816, letters: 100, line: 27, quote: 170, caption: 60 };
const rail = { width: 256, letters: 33, line: 25, head: 70 };

const heightOf = (figure: Figure | null, width: number) =>
  figure ? (figure.picture.height / figure.picture.width) * width + story.caption : 0;

interface Share {
  main: Figure | null;
  small: Figure | null;
  blocks: readonly MainBlock[];
  quote: string;
  sideStories: readonly SideStory[];
}

/** Shares the side stories out: beside the story as long as it is, and the rest below it. */
export function shareOut({ main, small, blocks, quote, sideStories }: Share): { beside: SideStory[]; below: SideStory[] } {
  const letters = blocks.reduce((sum, { text }) => sum + lengthOf(text) + story.letters / 3, 0);
  let room = heightOf(main, story.width) + (letters / story.letters) * story.line + (quote ? story.quote : 0) - heightOf(small, rail.width);
  const fitting = sideStories.findIndex(({ headline, content }) => {
    room -= rail.head + (lengthOf(headline + content) / rail.letters) * rail.line;
    return room < 0;
  });
  const count = fitting === -1 ? sideStories.length : small === null ? Math.max(1, fitting) : fitting;
  return { beside: sideStories.slice(0, count), below: sideStories.slice(count) };
}
