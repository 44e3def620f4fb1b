import { late } from "../../http/late-pattern.ts";

/** A stretch between quotation marks, marks included. A speech that goes on in the next paragraph is open: it ends with the paragraph. */
export interface QuoteSpan {
  start: number;
  end: number;
  closed: boolean;
  open: string;
  close: string;
  /** Where the words stand, when the marks are not one character before and behind them. */
  inner?: { start: number; end: number };
  /** Stretches between the marks that are the writer's own words. */
  insets?: readonly { start: number; end: number }[];
}

const closers: Record<string, string> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
  '"': '"',
};

/**
 * The outermost quotations of a paragraph. Single marks count only where there are no others, and close only behind punctuation: the
 * closing mark is an apostrophe too.
 */
export function quoteSpans(paragraph: string): QuoteSpan[] {
  const spans: QuoteSpan[] = [];
  const singles = /(?:^|[\s(])‘/.test(paragraph) && !/[“„«"]/.test(paragraph);
  let at = 0;
  while (at < paragraph.length) {
    const open = paragraph[at] ?? "";
    if (singles && open === "‘" && !late.u`\p{L}`.test(paragraph[at - 1] ?? "")) {
      const length = late.u`[.,!?…]’(?!\p{L})`.exec(paragraph.slice(at))?.index;
      if (length !== undefined) spans.push({ start: at, end: at + length + 2, closed: true, open, close: "’" });
      at += length === undefined ? 1 : length + 2;
      continue;
    }
    // Spanish opens each further paragraph of a speech with the mark that closes it.
    const nextMark = open === "»" && at === 0 ? /[«»]/.exec(paragraph.slice(1)) : null;
    if (open === "»" && at === 0 && nextMark?.[0] !== "«") {
      const end = nextMark ? nextMark.index + 2 : paragraph.length;
      spans.push({ start: 0, end, closed: nextMark !== null, open: "«", close: "»" });
      at = end;
      continue;
    }
    const close = closers[open];
    if (close === undefined || (open === "»" && !paragraph.includes("«", at))) {
      at += 1;
      continue;
    }
    const end = closingMark(paragraph, at + 1, open, close);
    if (end === null) {
      const goesOn = at === 0 || (/[“„«]/.test(open) && /\s$/.test(paragraph.slice(0, at)) && !paragraph.includes(open, at + 1));
      if (goesOn) spans.push({ start: at, end: paragraph.length, closed: false, open, close: close[0] ?? "" });
      at = goesOn ? paragraph.length : at + 1;
      continue;
    }
    spans.push({ start: at, end: end + 1, closed: true, open, close: paragraph[end] ?? "" });
    at = end + 1;
  }
  return spans;
}

function closingMark(text: string, from: number, open: string, close: string): number | null {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    const char = text[i] ?? "";
    if (close.includes(char)) {
      if (depth === 0) return i;
      depth -= 1;
    } else if (char === open) {
      // Brackets of Japanese nest, and guillemets in Russian; with other marks a second opening means that the first was never closed.
      if (!/[「『«]/.test(open)) return null;
      depth += 1;
    }
  }
  return null;
}

export const MASK = "\uE000";

/** What is quoted of a span: all of it, or the pieces that the writer's own words part. */
export function piecesOf(span: QuoteSpan): { start: number; end: number }[] {
  const bounds = [span.start, ...(span.insets ?? []).flatMap(({ start, end }) => [start, end]), span.end];
  return bounds.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: bounds[i + 1] ?? span.end }] : []));
}

/** The words of a piece without the marks around them. */
export function quotedWords(text: string, span: QuoteSpan, { start, end }: { start: number; end: number }): string {
  const inner = span.inner ?? { start: span.start + 1, end: span.closed ? span.end - 1 : span.end };
  return text.slice(Math.max(start, inner.start), Math.min(end, inner.end)).trim();
}

/** The same paragraph with every quotation covered by as many mask characters. */
export function maskQuotes(paragraph: string, spans: readonly QuoteSpan[]): string {
  let masked = "";
  let at = 0;
  for (const span of spans.flatMap(piecesOf)) {
    masked += paragraph.slice(at, span.start) + MASK.repeat(span.end - span.start);
    at = span.end;
  }
  return masked + paragraph.slice(at);
}
