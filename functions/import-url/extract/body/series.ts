import type { Block } from "./blocks.ts";
import { compared, sentenceEnd } from "./compare.ts";
import { weightOf } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";

/** Paragraphs made alike: same element and names, in elements made alike. */
export interface Series {
  holds: (block: Block) => boolean;
  /** Made like the series, but not of it. */
  rejects: (block: Block) => boolean;
  /** The smallest element around all of them. */
  root: PageElement;
}

/** How many elements around a block belong to how it is made. */
const levels = 4;
/** The share of a series that must bear the same names for them to count. */
const namesShare = 0.6;
/** A series of fewer characters is no article. */
const leastSeries = 250;
/** One block alone is a series from this weight on, or where there is little else. */
const leastAlone = 600;
/** Its paragraphs are on average no shorter than this share of those of the heaviest. */
const leastMean = 0.2;
/** Longer paragraphs than these on average say nothing against shorter ones. */
const longMean = 300;
/** Paragraphs below the title that weigh so much, and each on average so much, are a series whatever else there is. */
const leastLong = 900;
const meanLong = 140;
/** By how much they are longer than those Readability thinks most of. */
const longer = 1.3;
/** What is not of the series and longer than this may be part of the article all the same. */
const aside = 380;

/**
 * The series that is the article: the first after the title that is about as heavy as any; without a title on the page the one of which
 * Readability kept most. Names count where most of a series bears the same; where each paragraph has names of its own, only elements do.
 * `openings`: how the page says elsewhere that the article begins. None where no series is a good part of the page.
 */
export function mainSeries(blocks: Block[], start: number, openings: readonly string[]): Series | null {
  const candidates = blocks.filter(
    (block, at) => at > start && block.kind !== "heading" && block.linked <= (block.kept > 0.5 ? 0.5 : 0.25),
  );
  const byTags = weighed(candidates, tagsOf, start < 0);
  const most = Math.max(0, ...byTags.values());
  const enough = Math.max(leastSeries, most * (start < 0 ? 1 : 0.35));
  const opening = candidates.find(
    (block) => weightOf(block.text) >= 80 && openings.some((words) => compared(block.text).startsWith(words)),
  );
  const told = opening && (byTags.get(tagsOf(opening)) ?? 0) >= leastSeries ? tagsOf(opening) : undefined;
  const counts = new Map<string, number>();
  for (const block of candidates) counts.set(tagsOf(block), (counts.get(tagsOf(block)) ?? 0) + 1);
  const meanOf = (tags: string) => (byTags.get(tags) ?? 0) / (counts.get(tags) ?? 1);
  const [heaviest = ""] = [...byTags].find(([, weight]) => weight === most) ?? [];
  // Many short ones together weigh something too: lists of links with a few words each.
  const isGood = (tags: string, weight: number) => weight >= enough && meanOf(tags) >= Math.min(longMean, meanOf(heaviest)) * leastMean;
  // Long paragraphs below the title are an article, whatever Readability thinks of them and however much there is below.
  const isLong = (tags: string) => {
    const whole =
      start < 0 ? [] : candidates.filter((block) => tagsOf(block) === tags && block.linked < 0.1 && sentenceEnd.test(block.text));
    const others = candidates.filter((block) => tagsOf(block) === heaviest);
    const isLonger = sumOf(whole) * others.length >= sumOf(others) * whole.length * longer;
    return whole.length >= 3 && isLonger && sumOf(whole) >= Math.max(leastLong, whole.length * meanLong);
  };
  const tags = told ?? [...byTags].find(([tags, weight]) => isGood(tags, weight) || isLong(tags))?.[0];
  if (tags === undefined) return null;
  const family = candidates.filter((block) => tagsOf(block) === tags);
  const byNames = weighed(family, keyOf, start < 0);
  const [key, weight] = [...byNames].reduce((best, next) => (next[1] > best[1] ? next : best), ["", 0]);
  const isAlike = weight >= (byTags.get(tags) ?? 0) * namesShare;
  const firstOf = family.find((block) => keyOf(block) === key);
  const belongs = (block: Block) =>
    block.kind !== "heading" && tagsOf(block) === tags && (!isAlike || keyOf(block) === key || isTwin(block.element, firstOf?.element));
  const members = candidates.filter((block) => belongs(block));
  const all = sumOf(members);
  if (members.length === 1 && all < leastAlone && sumOf(candidates.filter((block) => block.kept > 0.5)) > all * 3) return null;
  const kept = sumOf(members.filter((block) => block.kept > 0.5));
  // Where Readability chose among alike ones, it had a reason: a table of which one cell is the article.
  const isChosen = kept > all * 0.3 && kept < all * 0.95;
  const following = new Set<Block>();
  for (const [at, block] of isChosen ? blocks.entries() : []) {
    const before = blocks[at - 1];
    if (!before || !isAlike || !belongs(block) || weightOf(block.text) < 150 || block.linked > 0.2) continue;
    // What goes on directly below the chosen ones is of them.
    if (belongs(before) && (before.kept > 0.5 || following.has(before))) following.add(block);
  }
  const holds = isChosen ? (block: Block) => belongs(block) && (block.kept > 0.5 || following.has(block)) : belongs;
  const rejects = (block: Block) => isChosen && belongs(block) && !holds(block);
  const root = commonRoot(members.filter(holds).map((block) => block.element));
  return root ? { holds, rejects, root } : null;
}

/** Made by the same part of a template: the same names on it, and the same first name on what is around it. */
function isTwin(one: PageElement, other: PageElement | undefined): boolean {
  const [around, wanted] = [firstName(one.parentNode), firstName(other?.parentNode ?? null)];
  return one.className === other?.className && around !== "" && around === wanted;
}

const firstName = (element: PageElement | null) => element?.className.trim().split(/\s+/)[0] ?? "";

function weighed(blocks: Block[], keyed: (block: Block) => string, byKept: boolean): Map<string, number> {
  const weights = new Map<string, number>();
  for (const block of blocks) {
    const weight = weightOf(block.text) * (byKept ? block.kept : 0.2 + 0.8 * block.kept) * Math.max(0, 1 - 2 * block.linked);
    weights.set(keyed(block), (weights.get(keyed(block)) ?? 0) + weight);
  }
  return weights;
}

const sumOf = (blocks: Block[]) => blocks.reduce((sum, block) => sum + weightOf(block.text), 0);

/**
 * Leaves out what is made otherwise than the series and is short: decks above the byline, offers, notes, who wrote it. `isParting`: blocks
 * already left out that part what is above the article from the article (bylines, dates).
 */
export function withinSeries(blocks: Block[], series: Series, isParting: (block: Block) => boolean, all: Block[]): Block[] {
  const first = blocks.findIndex(series.holds);
  const last = blocks.findLastIndex(series.holds);
  const opening = blocks[first];
  if (!opening) return blocks;
  const places = new Map(all.map((block, at) => [block, at]));
  const parting = partingBefore(places.get(opening) ?? 0, isParting, all);
  const parents = new Set(blocks.filter(series.holds).map((block) => block.element.parentNode));
  const weights = new Map<string, number>();
  for (const block of blocks) weights.set(keyOf(block), (weights.get(keyOf(block)) ?? 0) + weightOf(block.text));
  const before = blocks.slice(0, first).filter((block) => isRunning(block) && (places.get(block) ?? 0) > parting);
  // A deck is one paragraph and stands above the byline; several that Readability keeps are the beginning of the article.
  const opens = new Set(before.length > 1 && sumOf(before) > aside ? before : []);
  // Several alike, each with words of its own and directly above a paragraph, are its labels: steps, years, names of speakers.
  const labels = new Map<string, Set<string>>();
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    if (block.linked > 0 || !next || !series.holds(next)) continue;
    labels.set(keyOf(block), (labels.get(keyOf(block)) ?? new Set()).add(block.text));
  }
  // What heads the first part of a text is like what heads the next.
  const isFirstOf = (heading: Block) =>
    blocks.some((block, at) => at > first && block.level === heading.level && isNamedAlike(block, heading));
  const heads = ({ kind }: Block, next: Block | undefined) => kind !== "heading" || (next !== undefined && isRunning(next));
  const items = sumOf(blocks.filter((block) => block.kind === "item"));
  return blocks.filter((block, at) => {
    if (series.holds(block) || opens.has(block)) return true;
    if (isPartOfText(block, series.root))
      return (
        (block.kind === "item" && items > aside) ||
        (at > first ? at < last || heads(block, blocks[at + 1]) : at === first - 1 && isFirstOf(block))
      );
    if ((weights.get(keyOf(block)) ?? 0) > aside) return true;
    if (at >= first - 1 && at < last && block.kept > 0.5 && weightOf(block.text) < 60 && (labels.get(keyOf(block))?.size ?? 0) >= 3)
      return true;
    if (at > first && isRunning(block) && block.element.className !== "" && isNamedAlike(block, opening)) return true;
    const isBeside = parents.has(block.element.parentNode);
    if (at < first) return parting < 0 ? isBeside : (places.get(block) ?? 0) > parting && weightOf(block.text) >= 60;
    if (at < last && block.element.localName === "p" && tagsOf(block) === tagsOf(opening)) return true;
    return isBeside && block.element.localName === opening.element.localName;
  });
}

const isRunning = ({ kind, kept, linked, text }: Block) =>
  kind === "paragraph" && kept > 0.5 && linked < 0.3 && weightOf(text) >= 60 && sentenceEnd.test(text);

const isNamedAlike = ({ element }: Block, { element: other }: Block) =>
  element.localName === other.localName && element.className === other.className;

function partingBefore(start: number, isParting: (block: Block) => boolean, all: Block[]): number {
  for (let at = start - 1; at >= 0; at--) {
    const block = all[at];
    if (block && (isParting(block) || all[at + 1]?.afterPicture)) return at;
  }
  return -1;
}

/** Headings, points, rows, quotations: made otherwise because they are something else. */
function isPartOfText(block: Block, root: PageElement): boolean {
  if (block.kind !== "paragraph" || block.element.localName === "tr" || block.element.localName === "dt") return true;
  if (block.element.localName === "td") return isAround(root, block.element);
  for (let element: PageElement | null = block.element; element; element = element.parentNode) {
    if (/^(?:blockquote|pre|ul|ol)$/.test(element.localName)) return true;
  }
  return weightOf(block.text) < 80 && block.bold > 0.9;
}

/** How a block is made: its element and those around it, with their names less numbers and codes. */
const keyOf = ({ element }: Block) => pathOf(element, (at) => `${at.localName}.${namesWithin(at)}`);

/** The same by elements alone. */
const tagsOf = ({ element }: Block) => pathOf(element, (at) => at.localName);

/** "b1", "jx4": what a machine calls a kind of element, unlike "post-8810", which counts them. */
const shortCode = /^[a-z]{1,3}\d{1,2}$/i;

/** "css-ea9987": letters and digits that a machine makes of a style, other ones for each element. */
const codeAtEnd = /[-_](?=[a-z\d]*\d)(?=\d*[a-z])[a-z\d]{5,8}$/;

const namesWithin = (element: PageElement) =>
  element.className
    .split(/\s+/)
    .map((name) => (shortCode.test(name) ? name : name.replace(codeAtEnd, "").replace(/[-_]*\d+$/, "")))
    .filter((name) => shortCode.test(name) || !/\d/.test(name))
    .join(" ");

function pathOf(element: PageElement, say: (element: PageElement) => string): string {
  let path = "";
  let at: PageElement | null = element;
  for (let level = 0; level <= levels && at; level++) {
    path += `<${say(at)}`;
    at = at.parentNode;
  }
  return path;
}

function commonRoot(elements: PageElement[]): PageElement | null {
  let root: PageElement | null = elements[0]?.parentNode ?? null;
  for (const element of elements) {
    while (root && !isAround(root, element)) root = root.parentNode;
  }
  return root;
}

function isAround(root: PageElement, element: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at === root) return true;
  return false;
}
