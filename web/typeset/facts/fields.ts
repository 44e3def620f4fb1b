import type { ExpandedContent } from "../newspaper.ts";

/** The words of a newspaper that say something about the world; its name, price and motto are its own. */
export interface NewspaperWords {
  expandedContent: Omit<ExpandedContent, "newspaperName" | "writerName">;
  pictures?: { main?: { caption: string }; small?: { caption: string } };
}

export interface Field {
  /** As in `expandedContent.sideStories.2.content`: keys and indexes from the newspaper on, parted by dots. */
  path: string;
  text: string;
}

/** Every field with words to look up, in reading order. */
export function fieldsOf({ expandedContent, pictures }: NewspaperWords): Field[] {
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
