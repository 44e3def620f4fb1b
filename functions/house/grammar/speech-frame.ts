import { late } from "../../http/late-pattern.ts";
import { MASK, type QuoteSpan } from "../edition/quote-spans.ts";
import type { FramedTag } from "./grammar.ts";

/** How a language ties a quotation to its verb of speech. */
export interface FrameWords {
  /** Words that may stand between the end of verb and subject and the mark that leads over: "on Friday", "hinzu", "ayer en la plaza". */
  tail: RegExp;
  /** What makes reported speech of the words behind the verb ("said that"), and so leaves the quotation to somebody else. */
  that: RegExp;
  /** What may stand between a quotation and its speaker: a role, "the branch manager, ". */
  lead: RegExp;
}

const reported = late.u`^\s(?:that|whether|how|dass|daß|ob|que|qu[’']|che|ch[’']|se)(?!\p{L})`;

/**
 * Whether the quotation stands in the frame of one of the sentence's tags: right before it ("…," said X), right behind it (X said: "…")
 * or going on after it ("…," said X, "…"). Titles, signs and borrowed words in the same sentence do not.
 */
export function isFramed(
  masked: string,
  sentence: { start: number; end: number },
  span: QuoteSpan,
  tags: readonly FramedTag[],
  words: FrameWords,
): boolean {
  const before = masked.slice(sentence.start, span.start);
  const own = tags.filter((tag) => tag.at >= sentence.start && tag.at < sentence.end);
  const opens = !late.u`[\p{L}\p{N}]`.test(before.replaceAll(MASK, "")) && !before.includes(MASK);
  if (opens && own.some((tag) => followsAt(masked, span.end, tag, words))) return true;
  const previous = own.filter((tag) => tag.to <= span.start).at(-1);
  if (previous === undefined) return false;
  const tail = masked.slice(previous.to, span.start);
  if (tail.includes(MASK) || words.that.test(tail)) return false;
  const quoted = masked.lastIndexOf(MASK, previous.from - 1);
  const goesOn = quoted >= sentence.start && followsAt(masked, quoted + 1, previous, words);
  if (goesOn) return /^\s?[,.;:]\s?(?:[—–]\s?)?$/.test(tail) || /^\s?[—–][,.;:]?\s?$/.test(tail);
  if (/^\s?[:,]?\s?$/.test(tail)) return true;
  const lead = /^(.*?)\s?[:,]\s?$/su.exec(tail)?.[1];
  if (lead !== undefined && words.tail.test(lead)) return true;
  // "Explica Ana Ruiz, directora del centro: «…»"
  return (
    previous.subjectLast === true &&
    /^,\s[^:.!?;()]{2,110}:\s?$/.test(tail) &&
    !late.u`(?:ando|endo|indo|ant|ing)(?!\p{L})`.test(tail) &&
    tail.split(",").length <= 4
  );
}

function followsAt(masked: string, quoteEnd: number, tag: FramedTag, words: FrameWords): boolean {
  if (tag.from < quoteEnd || reported.test(masked.slice(tag.to, tag.to + 12))) return false;
  const gap = masked.slice(quoteEnd, tag.from);
  return /^\s?[,.]?\s?(?:[—–]\s?)?$/.test(gap) || words.lead.test(gap);
}
