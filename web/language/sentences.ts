import type { Lexicon } from "./lexicon.ts";
import { type QuoteSpan, quotationsIn } from "./quotations.ts";

/** A stretch of a text without surrounding white space. Offsets in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
  text: string;
}

/**
 * Sentences of a paragraph in order, without the white space between them. Never split inside a closed quotation, after an abbreviation
 * or before a lowercase letter, where Intl.Segmenter splits in most languages ("Jan. 5", „3. Mai“, 「…」と).
 */
export function sentencesIn(
  paragraph: string,
  lexicon: Lexicon,
  quotations: readonly QuoteSpan[] = quotationsIn(paragraph, lexicon),
): Stretch[] {
  const closed = quotations.filter((span) => span.closed);
  const sentences: Stretch[] = [];
  let start = 0;
  let next = 0;
  for (const stop of paragraph.matchAll(/[.!?؟।॥。！？…]+/gu)) {
    let end = stop.index + stop[0].length;
    while (next < closed.length && (closed[next]?.end ?? 0) < end) next += 1;
    const span = closed[next];
    const inside = span !== undefined && stop.index > span.start;
    if (inside) {
      if (paragraph.slice(end, span.end - 1).trim() !== "") continue;
      end = span.end;
    }
    while (/[)）\]〕】”’»」』"]/.test(paragraph[end] ?? "") && !closed.some((other) => other.start === end)) end += 1;
    if (end < start || !endsSentence({ text: paragraph, start, stopAt: stop.index, stop: stop[0], end, inside }, lexicon)) continue;
    push(start, end);
    start = end;
  }
  push(start, paragraph.length);
  return sentences;

  function push(from: number, to: number) {
    const raw = paragraph.slice(from, to);
    const text = raw.trim();
    if (text === "") return;
    const lead = raw.length - raw.trimStart().length;
    sentences.push({ start: from + lead, end: from + lead + text.length, text });
  }
}

interface Stop {
  text: string;
  /** Of the sentence. */
  start: number;
  stopAt: number;
  stop: string;
  end: number;
  /** The last character of a quotation. */
  inside: boolean;
}

function endsSentence({ text, start, stopAt, stop, end, inside }: Stop, lexicon: Lexicon): boolean {
  const { sentences } = lexicon.data;
  const rest = text.slice(end, end + 24);
  if (rest.trim() === "") return true;
  if (/^…+$/.test(stop) && !inside && !/^[“「]/.test(rest)) return false;
  if (inside && lexicon.pattern(sentences.goesOn).test(text.slice(end, end + 100).trimStart())) return false;
  const needsSpace = lexicon.spaced || /^[.!?]/.test(stop);
  if (needsSpace && !/^\s/.test(rest)) return false;
  const following = rest.trimStart();
  if (/^\p{Ll}/u.test(following) || /^[–—―\-,;:、，,。)）」』]/.test(following)) return false;
  if (!lexicon.spaced && inside && /^[とっはがのをにでやなも]/.test(following)) return false;
  if (stop !== "." || inside) return true;
  const before = text.slice(Math.max(start, stopAt - 24), stopAt);
  return (
    !lexicon.pattern(sentences.abbreviation).test(before) &&
    !sentences.joins.some(([head = "", tail = ""]) => lexicon.pattern(head).test(before) && lexicon.pattern(tail).test(following))
  );
}

/** Whether a sentence depends on the previous one: it starts with a conjunction or a pronoun. */
export function leans(sentence: string, lexicon: Lexicon): boolean {
  return lexicon.pattern(lexicon.data.sentences.leaning).test(sentence);
}

/** Position of the first third-person pronoun that needs an antecedent; -1 when there is none. */
export function pronounAt(sentence: string, lexicon: Lexicon): number {
  return sentence.search(lexicon.pattern(lexicon.data.sentences.pointsBack));
}

/** Whether a sentence's subject is in the previous one ("Cuesta cuatro euros"). */
export function isSubjectless(sentence: string, lexicon: Lexicon): boolean {
  return lexicon.pattern(lexicon.data.sentences.subjectless).test(sentence);
}

/** A sentence without its leading connective (Arabic و); the rest stays verbatim. */
export function withoutTie(sentence: string, lexicon: Lexicon): string {
  return sentence.replace(lexicon.pattern(lexicon.data.sentences.tie), "");
}
