import { asFiller } from "../../render/draw/dummy-copy.ts";

/** Words of the author's article, gone round in as often as it takes, standing for a text that is still being written. */
export interface Filler {
  /**
   * Paragraphs of about `length` characters in all, without the first `from` characters; before every fifth a subhead, as stories have
   * them.
   */
  paragraphs(length: number, from: number): string[];
  /** One line of about `length` characters; `at` begins it elsewhere in the article. */
  line(length: number, at?: number): string;
}

const spaceless = /[\u3040-\u30ff\u3400-\u9fff]/;

interface Stretch {
  /** True at the beginning of a paragraph. */
  opens: boolean;
  plain: string;
  marked: string;
}

/** Words, or single characters in scripts without spaces. */
function stretchesOf(paragraph: string): string[] {
  const words = paragraph.split(/\s+/).filter(Boolean);
  return words.flatMap((word) => (word.length > 8 && spaceless.test(word) ? (word.match(/.{1,4}/gsu) ?? []) : [word]));
}

const betweenSubheads = 5;
const subheadLength = 22;

/** Filler made of an article. */
export function fillerOf(article: string): Filler {
  const source = article
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^#+\s*/, "").trim())
    .filter(Boolean);
  const stretches = source.flatMap((paragraph) =>
    stretchesOf(paragraph).map((plain, index): Stretch => ({ opens: index === 0, plain, marked: asFiller(plain) })),
  );
  const glue = spaceless.test(article.slice(0, 400)) ? "" : " ";
  const count = stretches.length;
  // Each repetition begins elsewhere, so that no two passages of a page are alike.
  const stretchAt = (index: number): Stretch | undefined => stretches[(index + Math.floor(index / count) * 7) % count];

  const line = (length: number, start = 0): string => {
    let text = "";
    let at = 0;
    for (let index = start; at < length && count > 0 && index < start + count; index++) {
      const stretch = stretchAt(index);
      if (!stretch) break;
      text += (text === "" ? "" : glue) + stretch.marked;
      at += stretch.plain.length + glue.length;
    }
    return text;
  };
  const paragraphs = (length: number, from: number): string[] => {
    const found: string[] = [];
    let open = "";
    let at = 0;
    let opened = 0;
    for (let index = 0; at < length && count > 0; index++) {
      const stretch = stretchAt(index);
      if (!stretch) break;
      if (stretch.opens) {
        if (open !== "") found.push(open);
        open = "";
        if (opened > 0 && opened % betweenSubheads === 0) {
          if (at > from) found.push(`## ${line(subheadLength, index + 9)}`);
          at += subheadLength;
        }
        opened++;
      }
      if (at >= from) open += (open === "" ? "" : glue) + stretch.marked;
      at += stretch.plain.length + glue.length;
    }
    return open === "" ? found : [...found, open];
  };

  return { paragraphs, line };
}
