import type { ExpandedContent } from "../typeset/model/newspaper.ts";

/** Words of the story with the words of the article that the model says they rest on. */
export interface SourcedWords {
  claim: string;
  source: string;
}

/**
 * The words of a newspaper that say something about the world. Its name, its price and the day it appears are its own. Motto and ears are
 * read for numbers, dates, names and quotations, but are no report: a sentence there need not be the article's.
 */
export interface NewspaperWords {
  expandedContent: Omit<ExpandedContent, "newspaperName" | "writerName"> & { claims?: readonly SourcedWords[] | undefined };
  folio?: { motto: string; ears: readonly string[] };
  pictures?: { main?: { caption: string }; small?: { caption: string } };
}

export interface Field {
  /** As in `expandedContent.sideStories.2.content`: keys and indexes from the newspaper on, parted by dots. */
  path: string;
  text: string;
  /** Motto and ears: not the report. */
  isOwn?: boolean;
}

/** Every field with words to look up, in reading order. */
export function fieldsOf({ expandedContent, folio, pictures }: NewspaperWords): Field[] {
  const { kicker, expandedTitle, deck, byline, quote, caption, whatsInside, sideStories } = expandedContent;
  const own = Object.entries({
    kicker,
    expandedTitle,
    deck,
    byline,
    expandedContent: expandedContent.expandedContent,
    quote: quote ?? "",
    caption,
  });
  return [
    { path: "folio.motto", text: folio?.motto ?? "", isOwn: true },
    ...(folio?.ears ?? []).map((text, i) => ({ path: `folio.ears.${i}`, text, isOwn: true })),
    ...own.map(([key, text]) => ({ path: `expandedContent.${key}`, text })),
    ...sideStories.flatMap(({ headline, content }, i) => [
      { path: `expandedContent.sideStories.${i}.headline`, text: headline },
      { path: `expandedContent.sideStories.${i}.content`, text: content },
    ]),
    ...whatsInside.flatMap(({ section, description }, i) => [
      { path: `expandedContent.whatsInside.${i}.section`, text: section },
      { path: `expandedContent.whatsInside.${i}.description`, text: description },
    ]),
    { path: "pictures.main.caption", text: pictures?.main?.caption ?? "" },
    { path: "pictures.small.caption", text: pictures?.small?.caption ?? "" },
  ].filter(({ text }) => text.trim() !== "");
}
