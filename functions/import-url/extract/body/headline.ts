import type { PageFacts } from "../page.ts";
import { saysWhoWrote } from "./authors.ts";
import type { Block } from "./blocks.ts";
import { compared, sentenceEnd } from "./compare.ts";
import { isDateLine } from "./date-line.ts";
import { isStamp } from "./lines.ts";
import { weightOf } from "./measure.ts";

/** How many blocks from the title on may say who wrote. */
export const headLines = 10;

/** Where, below the title, it is said who wrote and when: what stands above that is no part of the text. -1 where it is not said. */
export function bylineAfter(blocks: Block[], title: number, bylines: ReadonlySet<string>): number {
  if (title < 0) return -1;
  let last = -1;
  let deck: Block | null = null;
  for (const [at, block] of blocks.slice(0, title + headLines).entries()) {
    if (at <= title) continue;
    const { text } = block;
    const weight = weightOf(text);
    if (weight < 160 && (isDateLine(text) || isStamp(text) || bylines.has(compared(text)) || saysWhoWrote(text))) last = at;
    else if (weight >= 60 && sentenceEnd.test(text)) {
      // Two texts alike with a date between them are both of the article: a timetable, posts.
      if (deck) return isAlike(deck, block) ? blocks.indexOf(deck) - 1 : last;
      deck = block;
    }
  }
  return last;
}

const isAlike = (one: Block, other: Block) =>
  one.element.localName === other.element.localName && one.element.className === other.element.className;

/** Of "Title - Site" the longer part. */
export function titlePart(title: string): string {
  const parts = title.split(/\s[|\u2013\u2014\u00b7\u00bb\u00ab:-]+\s/).map(compared);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** Where the title stands: by itself, else at the head of a line that says more; or -1. */
export function titleAmong(blocks: Block[], titles: ReadonlySet<string>, part: string): number {
  const long = [...titles].filter((title) => title.length >= 12);
  const whole = blocks.findIndex((block) => titles.has(compared(block.text)));
  const exact = whole >= 0 ? whole : blocks.findIndex((block) => compared(block.text) === part);
  const found =
    exact >= 0 ? exact : blocks.findIndex(({ text }) => text.length < 300 && long.some((title) => compared(text).startsWith(title)));
  // A title below most of what Readability takes for the article is that of something else.
  const at = Math.max(0, found);
  const isLate = keptWeight(blocks.slice(0, at)) > 2 * keptWeight(blocks.slice(at));
  return isLate && blocks[at]?.level !== 1 ? -1 : found;
}

const keptWeight = (blocks: Block[]) =>
  blocks.reduce((sum, block) => sum + (block.linked < 0.3 ? weightOf(block.text) * block.kept : 0), 0);

export function titlesOf(facts: PageFacts, title: string): Set<string> {
  const written = [title, facts.title, ...facts.headings, ...(facts.meta.get("og:title") ?? [])];
  return new Set(written.map(compared).filter((text) => text !== ""));
}

/** The title, with at most the name of a section beside it. */
export function saysTitle(text: string, titles: ReadonlySet<string>): boolean {
  if (titles.has(text)) return true;
  return [...titles].some(
    (title) => title.length > 20 && text.length < title.length + 30 && (text.endsWith(title) || text.startsWith(title)),
  );
}
