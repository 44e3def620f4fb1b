import type { PageFacts } from "../page.ts";
import type { Block } from "./blocks.ts";
import { endsInCredit, isCommentsHeading, isCredit, isLabel, isPrompt, isReference, isStamp } from "./lines.ts";
import { weightOf } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";
import { plainText } from "./plain-text.ts";

/** A text of this length or more is taken for a paragraph of an article, not for a line beside it. */
const paragraphFrom = 100;

/** Of the blocks of a page those that are the article, in order. */
export function selectBlocks(blocks: Block[], facts: PageFacts, title: string): Block[] {
  const reached = withinReach(blocks);
  const judged = withoutLines(reached, facts, title);
  return withoutRests(judged);
}

/** What Readability kept, and what it dropped of the same piece of the page: points of lists, subheads, posts, short paragraphs. */
function withinReach(blocks: Block[]): Block[] {
  const first = blocks.findIndex((block) => block.kept > 0.5);
  if (first < 0) return [];
  const last = blocks.findLastIndex((block) => block.kept > 0.5);
  const parents = new Map<PageElement | null, number>();
  for (const block of blocks) {
    if (block.kept > 0.5) parents.set(block.element.parentNode, (parents.get(block.element.parentNode) ?? 0) + weightOf(block.text));
  }
  const kept = blocks.reduce((sum, block) => sum + (block.kept > 0.5 ? weightOf(block.text) : 0), 0);
  const main = [...parents].reduce((best, next) => (next[1] > best[1] ? next : best), [null, 0] as [PageElement | null, number]);
  const container = main[1] > kept * 0.3 ? main[0] : null;
  return blocks.filter((block, at) => {
    if (block.kept > 0.5) return true;
    if (block.linked > 0.5) return false;
    const inside = at > first && at < last;
    if (container !== null && isWithin(block.element, container)) {
      if (inside) return true;
      return block.linked < 0.3 && (weightOf(block.text) >= 40 || block.kind === "item");
    }
    return inside && block.kind === "heading" && (blocks[at + 1]?.kept ?? 0) > 0.5;
  });
}

function isWithin(element: PageElement, container: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parentNode) if (at === container) return true;
  return false;
}

/** Leaves out lines that say of themselves that they are no article. */
function withoutLines(blocks: Block[], facts: PageFacts, title: string): Block[] {
  const titles = new Set(
    [title, facts.title, ...facts.headings, ...(facts.meta.get("og:title") ?? [])].map(compared).filter((text) => text !== ""),
  );
  const stamps = facts.times.map((time) => time.text).filter((text) => text !== "" && /\d/.test(text));
  const bylines = new Set(facts.bylines.map((byline) => compared(byline.text)));
  const authors = authorsOf(facts);
  const leading = blocks.findIndex((block) => weightOf(block.text) >= paragraphFrom);
  const comments = blocks.findIndex(
    (block, at) => at > leading && at > blocks.length / 4 && isCommentsHeading(block.text) && block.kind !== "item",
  );
  const end = comments < 0 ? blocks.length : comments;
  const shareLinked = linkedShare(blocks);
  return blocks.filter((block, at) => {
    if (at >= end) return false;
    const { text } = block;
    const weight = weightOf(text);
    if (at <= leading + 1 && titles.has(compared(text))) return false;
    if (weight > 700) return true;
    const edge = at <= leading || at >= end - 4;
    if (isLabel(text) || isCredit(text) || isStamp(text)) return false;
    if (block.kind === "heading" ? block.linked > 0.5 && isReference(text, block.linked) : isReference(text, block.linked)) return false;
    if (isPrompt(text, edge || block.linked > 0.05 || block.stressed > 0.5)) return false;
    if (weight < paragraphFrom && stamps.some((stamp) => text.includes(stamp) && text.length < stamp.length + 50)) return false;
    if (weight < paragraphFrom && bylines.has(compared(text))) return false;
    if (block.afterPicture && weight < 300 && (endsInCredit(text) || (weight < 200 && !/[.!?…。！？؟।”»"]$/.test(text)))) return false;
    if (/^[—–-]+ .{1,80}\(@\w+\)/.test(text)) return false;
    if (at >= end - 4 && at > leading && weight < 700 && authors.some((author) => startsWithName(text, author))) return false;
    return !(block.kind === "paragraph" && block.linked > 0.95 && weight < 250 && shareLinked < 0.3);
  });
}

/** Leaves out lists of links, what stands twice, and headings that head nothing any more. */
function withoutRests(blocks: Block[]): Block[] {
  const texts = blocks.map((block) => compared(block.text));
  const whole = texts.join("\n");
  const seen = new Set<string>();
  const kept = blocks.filter((block, at) => {
    const text = texts[at] ?? "";
    if (block.kind === "item" && block.linked > 0.9 && runOfLinks(blocks, at) >= 2) return false;
    if (weightOf(text) < 40) return true;
    if (seen.has(text)) return false;
    seen.add(text);
    return weightOf(text) > 400 || !standsTwice(whole, text);
  });
  return kept.filter((block, at) => block.kind !== "heading" || (at < kept.length - 1 && !headsNothing(blocks, block, kept[at + 1])));
}

/** A quotation pulled out of the text: the same words stand in a longer paragraph too. */
function standsTwice(whole: string, text: string): boolean {
  const first = whole.indexOf(text);
  const second = whole.indexOf(text, first + 1);
  if (second < 0) return false;
  const isWhole = (at: number) =>
    (at === 0 || whole[at - 1] === "\n") && (at + text.length === whole.length || whole[at + text.length] === "\n");
  return !(isWhole(first) && isWhole(second));
}

/** What followed a heading was left out. */
function headsNothing(blocks: Block[], heading: Block, next: Block | undefined): boolean {
  const at = blocks.indexOf(heading);
  return blocks[at + 1] !== next && next?.kind === "heading" && next.level <= heading.level;
}

function runOfLinks(blocks: Block[], at: number): number {
  const isLink = (block: Block | undefined) => block !== undefined && block.linked > 0.9;
  let from = at;
  let to = at;
  while (isLink(blocks[from - 1])) from--;
  while (isLink(blocks[to + 1])) to++;
  return to - from + 1;
}

function linkedShare(blocks: Block[]): number {
  let all = 1;
  let linked = 0;
  for (const block of blocks) {
    all += block.text.length;
    linked += block.text.length * block.linked;
  }
  return linked / all;
}

/** Names of those who wrote, as far as the page marks them. */
function authorsOf(facts: PageFacts): string[] {
  const named = [
    ...(facts.meta.get("author") ?? []),
    ...(facts.meta.get("article:author") ?? []),
    ...facts.bylines.map((byline) => byline.text),
  ];
  const names = named.map((name) =>
    plainText(name)
      .replace(/^(?:by|von|par|por|di|de|от|بقلم)\s+/i, "")
      .trim(),
  );
  return [...new Set(names)].filter((name) => name.length >= 3 && name.length <= 60 && !/[/@\d]/.test(name));
}

const startsWithName = (text: string, name: string) => text.slice(0, name.length).toLowerCase() === name.toLowerCase();

/** Texts are compared by their letters and numbers alone. */
function compared(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
