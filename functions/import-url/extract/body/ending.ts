import { late } from "../../../http/late-pattern.ts";
import type { Block } from "./blocks.ts";
import { isDateLine } from "./date-line.ts";
import { isCommentsHeading, isLastLine, isReadersLine, isRights, isStamp } from "./lines.ts";
import { weightOf } from "./measure.ts";

/** What must stand before comments: less is no article. */
const leastArticle = 250;
/** What must stand before other signs of an end. */
const leastBefore = 400;
/** How many lines in turn short and long are readers' names and what they wrote. */
const turns = 4;
const sentence = late.u`[.!?…。！？؟।:：][\p{Pf}\p{Pe}"'”’»\s]*$`;
const timeAtEnd = late.u`\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]?\p{Nd}{0,4}.{0,5}\p{Nd}{1,2} ?[h:時시] ?\p{Nd}{2}$`;

/**
 * Where the article ends and what is said about or after it begins: what readers wrote (by its heading, or by lines that tell who and how
 * long ago), who wrote the article, whose rights it is, when it was changed. `start`: where the title stands, or -1.
 */
export function endOfArticle(blocks: Block[], start: number, authors: readonly string[], isStream: boolean): number {
  const stamps = isStream ? 0 : blocks.filter(isReadersStamp).length;
  // Who wrote asks again and again.
  const isTalk = blocks.filter(({ text }) => isAbout(text, authors)).length >= turns;
  const { kept, next } = afterEach(blocks);
  let before = 0;
  let last: Block | undefined;
  for (const [at, block] of blocks.entries()) {
    if (at < start) continue;
    const { text, kind } = block;
    if (before >= leastArticle && kind !== "item" && isCommentsHeading(text)) return at;
    if (!isStream && before >= leastBefore) {
      if (stamps >= 3 && isReadersStamp(block) && blocks.slice(at, at + 12).filter(isReadersStamp).length >= 3) return at;
      if (takesTurns(blocks, at)) return at;
      const isSign = isRights(text) || (!isTalk && isAbout(text, authors));
      // What only looks like an end has much after it that Readability takes for article: parts of a story, updates, answers.
      if (isSign && (kept[at] ?? 0) <= before * 4) return at;
      const isMark = isLastLine(text) || (text.length < 60 && isStamp(text) && !isDateLine(text));
      if (isMark && (kept[at] ?? 0) <= before * (isMadeAlike(last, next[at]) ? 0.5 : 4)) return at;
    }
    if (block.linked < 0.5) before += weightOf(text);
    if (isText(block)) last = block;
  }
  return blocks.length;
}

/** For each block how much of what follows it Readability keeps, and the first text that follows it. */
function afterEach(blocks: Block[]): { kept: number[]; next: (Block | undefined)[] } {
  const kept: number[] = [];
  const next: (Block | undefined)[] = [];
  let sum = 0;
  let text: Block | undefined;
  for (let at = blocks.length - 1; at >= 0; at--) {
    kept[at] = sum;
    next[at] = text;
    const block = blocks[at];
    if (!block) continue;
    if (block.linked < 0.3) sum += weightOf(block.text) * block.kept;
    if (isText(block)) text = block;
  }
  return { kept, next };
}

const isReadersStamp = ({ kind, text }: Block) =>
  kind !== "heading" && (isReadersLine(text) || (text.length < 70 && timeAtEnd.test(text) && !sentence.test(text)));

/** Parts of one text, with an update or a sign between them: made alike, and beside each other. */
function isMadeAlike(one: Block | undefined, other: Block | undefined): boolean {
  const [before, after] = [one?.element, other?.element];
  return before?.parentNode === after?.parentNode && before?.localName === after?.localName && before?.className === after?.className;
}

const isText = ({ kind, text }: Block) => kind === "paragraph" && weightOf(text) >= 100;

/** It speaks of one of those who wrote: no article begins a paragraph with the name of its author. */
function isAbout(text: string, authors: readonly string[]): boolean {
  const line = text.replace(late.u`^[^\p{L}]+`, "").slice(0, 80).toLowerCase();
  return text.length < 500 && authors.some((author) => line.startsWith(author.toLowerCase()));
}

/** A name, what was written, a name, what was written: four times without anything else. */
function takesTurns(blocks: Block[], from: number): boolean {
  const firstWords = new Set<string>();
  for (let turn = 0; turn < turns; turn++) {
    const name = blocks[from + turn * 2];
    const said = blocks[from + turn * 2 + 1];
    if (!name || !said || name.kind !== "paragraph" || said.kind === "heading") return false;
    if (
      name.text.length > 32 ||
      name.bold > 0.9 ||
      late.u`\p{Nd}[.)]|[?？:：«»“”"]`.test(name.text) ||
      sentence.test(name.text) ||
      said.text.length < name.text.length * 1.2
    )
      return false;
    firstWords.add(name.text.split(/\s/)[0] ?? "");
  }
  // "Step 1", "Step 2", "Done" are no names.
  return firstWords.size > turns / 2;
}
