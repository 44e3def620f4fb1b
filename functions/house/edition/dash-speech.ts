import { late } from "../../http/late-pattern.ts";
import type { QuoteSpan } from "./quote-spans.ts";

/**
 * The speech of a paragraph that opens with a dash ("—Es un día feliz —dijo Ana Ruiz—. Ya era hora."). Only a paragraph with the
 * writer's words between dashes counts: without them a dash may open a list. `open` and `close` are the marks such speech is printed in.
 */
export function dashSpeech(paragraph: string, incise: RegExp, [open, close]: readonly [string, string]): QuoteSpan[] {
  const first = late.u`^[—–]\s?(?=[\p{Lu}¿¡])`.exec(paragraph);
  if (!first || !incise.test(paragraph)) return [];
  const spans: QuoteSpan[] = [];
  let from = first[0].length;
  let start = 0;
  while (from < paragraph.length) {
    const rest = paragraph.slice(from);
    const stop = incise.exec(rest)?.index ?? rest.length;
    const end = from + stop;
    spans.push({ start, end, closed: true, open, close, inner: { start: from, end } });
    const resumed = end < paragraph.length ? /[—–][.,;:]?\s/u.exec(paragraph.slice(end + 3)) : null;
    if (!resumed) break;
    from = end + 3 + resumed.index + resumed[0].length;
    start = from;
  }
  return spans;
}
