import { readArticle } from "./article.ts";

/** An article, how one of its quotations begins, and whose name may stand under it. */
export type Trap = readonly [content: string, opening: string, name: string | null];

/** Who is given for the quotation that begins so; undefined when there is no such quotation. */
export function speakerIn(content: string, language: string, opening: string): string | null | undefined {
  const quotation = readArticle(content, language).quotations.find((one) => one.words.startsWith(opening));
  return quotation && (quotation.speaker?.name ?? null);
}
