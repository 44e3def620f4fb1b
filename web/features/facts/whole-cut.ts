import { paragraphsIn, passagesOf, type Stretch, sentencesIn } from "../../claims/index.ts";

interface Span {
  from: number;
  to: number;
}

/** What goes when something of a text is removed. */
export interface Cut {
  /** What the text is without it. */
  text: string;
  /** The words that go. */
  removed: string;
  /** How much is removed: a sentence needs no confirmation. `all`: nothing of the field would be left. */
  size: "sentences" | "paragraph" | "all";
}

const touches = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** The sentences that must go together: no quotation loses its beginning or its end. */
function sentencesOf(paragraph: string, sentences: readonly Stretch[], range: Span): [first: number, last: number] {
  const touched = sentences.flatMap((sentence, index) => (touches(sentence, range) ? [index] : []));
  let [first, last] = [touched[0] ?? 0, touched.at(-1) ?? sentences.length - 1];
  for (const { start, end } of passagesOf(paragraph)) {
    const through = sentences.flatMap((sentence, index) => (touches(sentence, { from: start, to: end }) ? [index] : []));
    const [begins, ends] = [through[0] ?? first, through.at(-1) ?? last];
    if (begins > last || ends < first) continue;
    first = Math.min(first, begins);
    last = Math.max(last, ends);
  }
  return [first, last];
}

const isSubhead = (line: string | undefined) => line !== undefined && /^\s*##\s/.test(line);

/** The text without its lines of these numbers, the blank line that parted them from the next, and subheads nothing is left under. */
function withoutLines(text: string, from: number, to: number): string {
  const blocks = text.split(/(\n\s*\n|\n)/);
  let at = 0;
  const kept: { words: string; gap: string }[] = [];
  for (let i = 0; i < blocks.length; i += 2) {
    const words = blocks[i] ?? "";
    const gap = blocks[i + 1] ?? "";
    if (!touches({ from: at, to: at + words.length }, { from, to })) kept.push({ words, gap });
    else {
      // The next block is as far from the one before as this one was, or more.
      const last = kept.at(-1);
      if (last && gap.length > last.gap.length) last.gap = gap;
    }
    at += words.length + gap.length;
  }
  const filled = kept.filter(
    ({ words }, i) =>
      !(isSubhead(words) && kept.slice(i + 1).find((next) => next.words.trim() !== "") === undefined) && !isEmptySubhead(kept, i),
  );
  return filled.map(({ words, gap }, i) => (i === filled.length - 1 ? words : words + gap)).join("");
}

/** A subhead directly over another. */
function isEmptySubhead(blocks: readonly { words: string }[], i: number): boolean {
  if (!isSubhead(blocks[i]?.words)) return false;
  return isSubhead(blocks.slice(i + 1).find((next) => next.words.trim() !== "")?.words);
}

/**
 * The smallest whole thing of a text that holds a stretch of it, taken out so that what is left is whole: its sentence, several where a
 * quotation runs through them, or its paragraph when there is no other sentence in it.
 */
export function cutOf(text: string, range: Span, language: string): Cut {
  const touched = paragraphsIn(text).filter((paragraph) => touches(paragraph, range));
  const [paragraph] = touched;
  const last = touched.at(-1);
  if (!paragraph || !last) return { text, removed: "", size: "sentences" };
  const whole = (): Cut => {
    const left = withoutLines(text, paragraph.from, last.to);
    return { text: left, removed: text.slice(paragraph.from, last.to), size: left.trim() === "" ? "all" : "paragraph" };
  };
  const lineStart = text.lastIndexOf("\n", paragraph.from - 1) + 1;
  if (touched.length > 1 || isSubhead(text.slice(lineStart, paragraph.to))) return whole();
  const sentences = sentencesIn(paragraph.text, language);
  const [first, final] = sentencesOf(paragraph.text, sentences, { from: range.from - paragraph.from, to: range.to - paragraph.from });
  const [before, begin, end, after] = [sentences[first - 1], sentences[first], sentences[final], sentences[final + 1]];
  if (!begin || !end || (!before && !after)) return whole();
  const from = paragraph.from + (after || !before ? begin.from : before.to);
  const to = paragraph.from + (after ? after.from : end.to);
  return {
    text: text.slice(0, from) + text.slice(to),
    removed: paragraph.text.slice(begin.from, end.to),
    size: "sentences",
  };
}
