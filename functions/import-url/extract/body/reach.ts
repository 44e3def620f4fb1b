import type { Block } from "./blocks.ts";
import { weightOf } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";
import { signatureOf } from "./repetition.ts";

const isKept = (block: Block | undefined) => block !== undefined && block.kept > 0.5;

/**
 * What Readability kept, less lists of something else beside the article; and what it dropped of the same piece of the page: points
 * of lists, subheads, posts, short paragraphs. `isStream`: the article is a row of posts.
 */
export function withinReach(blocks: Block[], isStream: boolean): Block[] {
  const first = blocks.findIndex(isKept);
  if (first < 0) return [];
  const last = blocks.findLastIndex(isKept);
  const container = containerOf(blocks.filter(isKept));
  const beside = new Map<PageElement, boolean>();
  return blocks.filter((block, at) => {
    const isInside = container !== null && isWithin(block.element, container);
    if (isKept(block)) return isStream || container === null || isInside || !isInForeignList(block.element, container, beside);
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
