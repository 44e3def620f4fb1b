import type { TextItem } from "../../typeset/index.ts";

/**
 * Where each UTF-16 unit of a field's words stands in the run that prints them: one more entry than the words have, for their end. Hyphens
 * and strokes put in to fill the line are none of them, white space is one space, and a run in capitals is followed through its longer
 * letters.
 */
export function placesInRun(item: Pick<TextItem, "text" | "kashidas" | "hyphen">, words: string): number[] {
  const { text, kashidas = [], hyphen } = item;
  const end = hyphen ? text.length - 1 : text.length;
  const strokes = new Set(kashidas);
  const places: number[] = [];
  let at = 0;
  const skip = () => {
    while (strokes.has(at)) at += 1;
  };
  for (let i = 0; i < words.length; i += 1) {
    const sign = words[i] ?? "";
    const isSpace = /\s/.test(sign);
    skip();
    if (isSpace && i > 0 && /\s/.test(words[i - 1] ?? "")) {
      places.push(Math.min(at, end));
      continue;
    }
    // The run may have marks of its own around the words.
    if (i === 0) {
      const begins = startOf(text, words, end);
      if (begins > at) at = begins;
    }
    // An emoji no face has is not printed.
    if (/[\ud800-\udfff\u2600-\u27bf]|\u200d|\ufe0f/.test(sign) && text[at] !== sign) {
      places.push(Math.min(at, end));
      continue;
    }
    if (!isSpace) while (at < end && /\s/.test(text[at] ?? "")) at += 1;
    places.push(Math.min(at, end));
    if (isSpace && !/\s/.test(text[at] ?? "")) continue;
    const capital = sign.toLocaleUpperCase();
    at += capital.length > 1 && text.startsWith(capital, at) ? capital.length : 1;
  }
  skip();
  places.push(Math.min(at, end));
  return places;
}

/** Behind an opening mark that the template adds. */
function startOf(text: string, words: string, end: number): number {
  const first = words.trimStart()[0]?.toLocaleLowerCase() ?? "";
  for (let at = 0; at < Math.min(end, 4); at += 1) {
    const own = text[at]?.toLocaleLowerCase() ?? "";
    if (own === first || first.toLocaleUpperCase().toLocaleLowerCase().startsWith(own)) return at;
    if (/[\p{L}\p{N}]/u.test(own)) return 0;
  }
  return 0;
}
