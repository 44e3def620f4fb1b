import type { Block } from "./blocks.ts";
import { sentenceEnd } from "./compare.ts";
import { weightOf } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";
import { signatureOf } from "./repetition.ts";
import { mainSeries, type Series } from "./series.ts";

/** Weight from which paragraphs before the series are more than what stands above an article. */
const leastPrelude = 900;

/** Weight from which one paragraph before the series is more than a deck. */
const leastParagraph = 250;

const isKept = (block: Block | undefined) => block !== undefined && block.kept > 0.5;

/** The blocks the article may be among, and the series its paragraphs are, where they are one. */
export interface Reach {
  blocks: Block[];
  series: Series | null;
}

/**
 * What stands with the paragraphs of the article, less lists of something else beside it: what Readability kept, and what it dropped of
 * the same piece of the page (points of lists, subheads, posts, short paragraphs). `start`: where the title stands, or -1. `isStream`: the
 * article is a row of posts.
 */
export function withinReach(blocks: Block[], start: number, openings: readonly string[], isStream: boolean): Reach {
  const series = isStream ? null : mainSeries(blocks, start, openings);
  if (series) return { blocks: aroundSeries(blocks, series, start), series };
  return { blocks: aroundKept(blocks.slice(Math.max(0, start)), isStream), series: null };
}

function aroundSeries(blocks: Block[], series: Series, start: number): Block[] {
  const first = blocks.findIndex((block, at) => at > start && series.holds(block));
  const end = endOf(blocks, series, start);
  const last = blocks.slice(0, end).findLastIndex(series.holds);
  const listed = new Map<PageElement, boolean>();
  const names = new Set(
    blocks
      .filter(series.holds)
      .map(({ element }) => element.className)
      .filter((name) => name !== ""),
  );
  const prelude = preludeOf(blocks.slice(Math.max(0, start), Math.max(0, first)), start);
  return blocks.filter((block, at) => {
    if (at >= end || at < start) return false;
    if (series.holds(block)) return true;
    if (series.rejects(block)) return false;
    const isInside = isWithin(block.element, series.root);
    if (isKept(block))
      return isInside || (at < last && names.has(block.element.className)) || !isInForeignList(listOf(block), series.root, listed);
    if (block.linked > (isInside && isQuoted(block.element) ? 0.8 : 0.5)) return false;
    if (prelude.has(block)) return true;
    if (isInside && at < first && isParagraph(block)) return true;
    const isBetween = at > first && at < last;
    if (isInside) return isBetween || (at > last && block.linked < 0.3 && (weightOf(block.text) >= 40 || block.kind === "item"));
    return isBetween && block.kind === "heading" && isKept(blocks[at + 1]);
  });
}

/** Long enough for a paragraph of an article that Readability left out; a deck is shorter. */
const isParagraph = ({ kind, text, linked }: Block) =>
  kind === "paragraph" && weightOf(text) >= leastParagraph && linked < 0.2 && sentenceEnd.test(text);

/** A long run of paragraphs between the title and the series is the beginning of the article, torn from it by elements closed wrongly. */
function preludeOf(blocks: Block[], start: number): Set<Block> {
  const paragraphs = start < 0 ? [] : blocks.filter((block) => block.element.localName === "p" && block.linked < 0.3);
  return new Set(paragraphs.reduce((sum, block) => sum + weightOf(block.text), 0) >= leastPrelude ? paragraphs : []);
}

/** Where another article begins: at a heading like the title's, or at a main heading outside the element that holds this one. */
function endOf(blocks: Block[], series: Series, start: number): number {
  const title = start < 0 ? undefined : blocks[start];
  const first = blocks.findIndex((block, at) => at > start && series.holds(block));
  const mains = blocks.filter((block, at) => at > start && block.level === 1).length;
  for (let at = first + 1; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block) break;
    if (title && at > start && isLikeTitle(block, title, series.root)) return at;
    if (block.kind === "heading" && block.level === 1 && title?.level === 1 && at > first + 2 && mains < 3) return at;
    if (block.kind === "heading" && block.level <= 4 && !isWithin(block.element, series.root) && !goesOn(blocks, at)) return at;
  }
  return blocks.length;
}

/** Readability takes as much of what follows a heading for the article as of what stands before it. */
function goesOn(blocks: Block[], at: number): boolean {
  return isKept(blocks[at + 1]) && keptWeight(blocks.slice(at)) > keptWeight(blocks.slice(0, at)) * 0.3;
}

const keptWeight = (blocks: Block[]) =>
  blocks.reduce((sum, block) => sum + (block.linked < 0.3 && isKept(block) ? weightOf(block.text) : 0), 0);

function isLikeTitle(block: Block, title: Block, root: PageElement): boolean {
  if (block.element === title.element || block.element.localName !== title.element.localName) return false;
  return title.level === 1 && !isWithin(block.element, root);
}

function aroundKept(blocks: Block[], isStream: boolean): Block[] {
  const first = blocks.findIndex(isKept);
  if (first < 0) return [];
  const last = blocks.findLastIndex(isKept);
  const container = containerOf(blocks.filter(isKept));
  const listed = new Map<PageElement, boolean>();
  return blocks.filter((block, at) => {
    const isInside = container !== null && isWithin(block.element, container);
    if (isKept(block)) return isStream || container === null || isInside || !isInForeignList(block.element, container, listed);
    if (block.linked > 0.5) return false;
    const isBetween = at > first && at < last;
    if (isInside) return isBetween || (block.linked < 0.3 && (weightOf(block.text) >= 40 || block.kind === "item"));
    if (!isBetween) return false;
    const [before, after] = [blocks[at - 1], blocks[at + 1]];
    return (
      (block.kind === "heading" && isKept(after)) ||
      (isKept(before) && isKept(after) && (isBeside(block, before) || isBeside(block, after)))
    );
  });
}

const isBeside = (one: Block, other: Block | undefined) => one.element.parentNode === other?.element.parentNode;

/** The element directly around the greatest part of the blocks, where there is one. */
function containerOf(blocks: Block[]): PageElement | null {
  const weights = new Map<PageElement, number>();
  let all = 0;
  for (const { element, text } of blocks) {
    const weight = weightOf(text);
    all += weight;
    if (element.parentNode) weights.set(element.parentNode, (weights.get(element.parentNode) ?? 0) + weight);
  }
  let container: PageElement | null = null;
  let most = all * 0.3;
  for (const [element, weight] of weights) {
    if (weight <= most) continue;
    most = weight;
    container = element;
  }
  return container;
}

/** The list a point is of, where it says a sentence; what only names something is a list of itself. */
function listOf({ element, kind, text }: Block): PageElement {
  if (kind !== "item" || weightOf(text) < 60 || !sentenceEnd.test(text)) return element;
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at.localName === "ul" || at.localName === "ol") return at;
  return element;
}

/** A post taken over from elsewhere is a quotation, however many links it has. */
function isQuoted(element: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at.localName === "blockquote") return true;
  return false;
}

/** In a list of three or more alike, none of which holds the article: comments, teasers, announcements. */
function isInForeignList(element: PageElement, container: PageElement, known: Map<PageElement, boolean>): boolean {
  for (let at: PageElement = element; at.parentNode && !isWithin(container, at); at = at.parentNode) {
    let isListed = known.get(at);
    if (isListed === undefined) {
      isListed = at.localName !== "p" && !/^h\d$/.test(at.localName) && alikeBeside(at, container) >= 2;
      known.set(at, isListed);
    }
    if (isListed) return true;
  }
  return false;
}

/** How many elements beside one are called alike; none where one of them holds the article. */
function alikeBeside(element: PageElement, container: PageElement): number {
  const signature = signatureOf(element);
  let alike = 0;
  for (let at = element.parentNode?.firstElementChild ?? null; at; at = at.nextElementSibling) {
    if (at === element || signatureOf(at) !== signature) continue;
    if (isWithin(container, at)) return 0;
    alike++;
  }
  return alike;
}

/** True for the element itself too. */
export function isWithin(element: PageElement, container: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at === container) return true;
  return false;
}
