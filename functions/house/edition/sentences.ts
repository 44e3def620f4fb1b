import { late } from "../../http/late-pattern.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { dashSpeech } from "./dash-speech.ts";
import { type QuoteSpan, quoteSpans } from "./quote-spans.ts";

export interface Stretch {
  start: number;
  end: number;
  text: string;
}

/** What a paragraph quotes: between marks, or behind dashes in languages that set speech so. */
export function spansOf(paragraph: string, grammar: Grammar): QuoteSpan[] {
  const dashed = grammar.dashSpeech ? dashSpeech(paragraph, grammar.dashSpeech.incise, grammar.dashSpeech.marks) : [];
  return dashed.length > 0 ? dashed : quoteSpans(paragraph);
}

/**
 * Sentences of a paragraph in order, white space between them left out. Never parted inside a closed quotation, after an abbreviation
 * or before a small letter, which Intl.Segmenter does in most languages ("Jan. 5", „3. Mai“, 「…」と).
 */
export function splitSentences(paragraph: string, grammar: Grammar, spans: readonly QuoteSpan[] = spansOf(paragraph, grammar)): Stretch[] {
  const closed = spans.filter((span) => span.closed);
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
    if (end < start || !endsSentence(paragraph, start, stop.index, stop[0], end, inside, grammar)) continue;
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

function endsSentence(text: string, start: number, stopAt: number, stop: string, end: number, inside: boolean, grammar: Grammar): boolean {
  const rest = text.slice(end, end + 24);
  if (rest.trim() === "") return true;
  if (/^…+$/.test(stop) && !inside && !/^[“「]/.test(rest)) return false;
  if (inside && grammar.goesOn?.(text.slice(end, end + 100).trimStart())) return false;
  const needsSpace = grammar.spaced || /^[.!?]/.test(stop);
  if (needsSpace && !/^\s/.test(rest)) return false;
  const following = rest.trimStart();
  if (late.u`^\p{Ll}`.test(following) || /^[–—―\-,;:、，,。)）」』]/.test(following)) return false;
  if (!grammar.spaced && inside && /^[とっはがのをにでやなも]/.test(following)) return false;
  if (stop !== "." || inside) return true;
  const before = text.slice(Math.max(start, stopAt - 24), stopAt);
  return !grammar.abbreviation.test(before) && !(grammar.keepsTogether?.(before, following) ?? false);
}
