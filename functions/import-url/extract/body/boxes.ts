import type { Block } from "./blocks.ts";
import { isLabel, isSummaryLabel } from "./lines.ts";
import { weightOf } from "./measure.ts";
import type { PageElement } from "./page-tree.ts";
import { isWithin } from "./reach.ts";

/** What a box with a label says is no more than this. */
const labeledText = 330;
/** And no more than this share of the whole. */
const labeledShare = 0.15;
/** A box that sums up the article says no more than this share of it. */
const summaryShare = 0.3;

/** Leaves out what stands in one box below a label that says it is no article (an advertisement, other articles), where it says little. */
export function withoutLabeled(blocks: Block[]): Block[] {
  const most = Math.min(labeledText, sumOf(blocks) * labeledShare);
  const labeled = new Set<Block>();
  for (const [at, label] of blocks.entries()) {
    if (!isLabel(label.text)) continue;
    const box = boxOf(label);
    const before = blocks[at - 1];
    if (before && isWithin(before.element, box)) continue;
    const inside = withinBox(blocks, at + 1, box);
    if (sumOf(inside) <= most) for (const block of inside) labeled.add(block);
  }
  return blocks.filter((block) => !labeled.has(block));
}

/** Leaves out what a page sums up beside the article under a label of its own ("At a glance"), where it is a small part of it. */
export function withoutSummaries(blocks: Block[]): Block[] {
  const most = sumOf(blocks) * summaryShare;
  const boxed = new Set<Block>();
  const seen = new Set<PageElement>();
  for (const [at, label] of blocks.entries()) {
    if (!isSummaryLabel(label.text) || boxed.has(label)) continue;
    const box = boxOf(label);
    const inside = seen.has(box) ? [] : withinBox(blocks, at, box);
    seen.add(box);
    if (inside.length < 2 || sumOf(inside) > most) boxed.add(label);
    else for (const block of inside) boxed.add(block);
  }
  return blocks.filter((block) => !boxed.has(block));
}

const sumOf = (blocks: Block[]) => blocks.reduce((sum, block) => sum + weightOf(block.text), 0);

/** The element a label stands in with what it is the label of. */
const boxOf = ({ element }: Block) => (element.firstElementChild === null && element.parentNode ? element.parentNode : element);

/** The blocks from one on that stand in a box. */
function withinBox(blocks: Block[], from: number, box: PageElement): Block[] {
  const inside: Block[] = [];
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block || !isWithin(block.element, box)) break;
    inside.push(block);
  }
  return inside;
}
