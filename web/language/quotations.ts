import { type Lexicon, signs } from "./lexicon.ts";

/** A stretch between quotation marks, marks included. Speech that continues in the next paragraph is open and ends with its paragraph. */
export interface QuoteSpan {
  start: number;
  end: number;
  closed: boolean;
  open: string;
  close: string;
  /** Range of the words, when the marks are not exactly one character on each side. */
  inner?: { start: number; end: number };
  /** Stretches inside the marks that are the writer's own words. */
  insets?: readonly { start: number; end: number }[];
}

const closers: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
  '"': '"',
};

/** Quotations of a paragraph in order: between marks, or after dashes where the language uses them. Offsets in UTF-16 units. */
export function quotationsIn(paragraph: string, lexicon: Lexicon): QuoteSpan[] {
  const dashed = dashSpeech(paragraph, lexicon);
  return (dashed.length > 0 ? dashed : markedSpeech(paragraph)).map((span) => {
    const insets = span.closed ? insetsOf(paragraph.slice(span.start, span.end), lexicon) : [];
    if (insets.length === 0) return span;
    return { ...span, insets: insets.map(({ start, end }) => ({ start: span.start + start, end: span.start + end })) };
  });
}

/**
 * The outermost quotations between marks. Single marks count only when there are no others, and close only after punctuation:
 * the closing mark is also an apostrophe.
 */
function markedSpeech(paragraph: string): QuoteSpan[] {
  const spans: QuoteSpan[] = [];
  const singles = /(?:^|[\s(])‘/.test(paragraph) && !/[“„«"]/.test(paragraph);
  let at = 0;
  while (at < paragraph.length) {
    const open = paragraph[at] ?? "";
    if (singles && open === "‘" && !/\p{L}/u.test(paragraph[at - 1] ?? "")) {
      const length = /[.,!?…]’(?!\p{L})/u.exec(paragraph.slice(at))?.index;
      if (length !== undefined) spans.push({ start: at, end: at + length + 2, closed: true, open, close: "’" });
      at += length === undefined ? 1 : length + 2;
      continue;
    }
    // Spanish opens each further paragraph of a speech with the closing mark.
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
      // Japanese brackets and Russian guillemets nest; with other marks a second opening means that the first was never closed.
      if (!/[「『«]/.test(open)) return null;
      depth += 1;
    }
  }
  return null;
}

/**
 * The speech of a paragraph that opens with a dash ("—Es un día feliz —dijo Ana Ruiz—. Ya era hora."). Requires the
 * writer's words between dashes, because a leading dash may also be a list item.
 */
function dashSpeech(paragraph: string, lexicon: Lexicon): QuoteSpan[] {
  const { data } = lexicon;
  const first = /^[—–]\s?(?=[\p{Lu}¿¡])/u.exec(paragraph);
  const writer = lexicon.pattern(data.speech.dash);
  if (!first || !writer.test(paragraph)) return [];
  const [open = "", close = ""] = data.marks.quotes;
  const spans: QuoteSpan[] = [];
  let from = first[0].length;
  let start = 0;
  while (from < paragraph.length) {
    const rest = paragraph.slice(from);
    const end = from + (writer.exec(rest)?.index ?? rest.length);
    spans.push({ start, end, closed: true, open, close, inner: { start: from, end } });
    const resumed = end < paragraph.length ? /[—–][.,;:]?\s/u.exec(paragraph.slice(end + 3)) : null;
    if (!resumed) break;
    from = end + 3 + resumed.index + resumed[0].length;
    start = from;
  }
  return spans;
}

/** Ranges of the writer's words inside the marks («…, — says X. — …»), as offsets in the quotation. */
function insetsOf(quoted: string, lexicon: Lexicon): { start: number; end: number }[] {
  return lexicon.data.speech.insets
    .flatMap((source) => [...quoted.matchAll(lexicon.pattern(source, "gu"))])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .toSorted((a, b) => a.start - b.start)
    .filter((inset, i, all) => i === 0 || inset.start >= (all[i - 1]?.end ?? 0));
}

/** The quoted parts of a span: all of it, or the pieces between the writer's own words. */
export function piecesOf(span: QuoteSpan): { start: number; end: number }[] {
  const bounds = [span.start, ...(span.insets ?? []).flatMap(({ start, end }) => [start, end]), span.end];
  return bounds.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: bounds[i + 1] ?? span.end }] : []));
}

/** The words of a piece without its quotation marks. */
export function quotedWords(text: string, span: QuoteSpan, { start, end }: { start: number; end: number }): string {
  const inner = span.inner ?? { start: span.start + 1, end: span.closed ? span.end - 1 : span.end };
  return text.slice(Math.max(start, inner.start), Math.min(end, inner.end)).trim();
}

/** The paragraph with every quotation masked, length unchanged. */
export function maskQuotations(paragraph: string, spans: readonly QuoteSpan[]): string {
  return cover(paragraph, spans.flatMap(piecesOf), signs.quotation);
}

/** Replaces stretches of a text with a mask character, length unchanged. */
export function cover(text: string, stretches: readonly { start: number; end: number }[], sign: string): string {
  return stretches.reduce((covered, { start, end }) => covered.slice(0, start) + sign.repeat(end - start) + covered.slice(end), text);
}
