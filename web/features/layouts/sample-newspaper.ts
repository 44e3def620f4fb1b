import type { ContentSettings } from "../../../functions/admin/contract.ts";
import type { Layout } from "../../../functions/templates/contract.ts";
import type { NewspaperToSet, PlacedSection, SideStory } from "../../typeset/index.ts";
import { placeholderPicture } from "./placeholder-picture.ts";
import { cutToWords } from "./sample-text.ts";
import type { SampleWords } from "./sample-words.ts";

/** The sample is static: the first Monday of a year, in print. */
const publishDate = "2026-01-05";
export interface SampleOrder {
  template: string;
  layout: Layout;
  title: string;
  content: string;
  settings: ContentSettings;
  sections: readonly PlacedSection[] | null;
  language: string;
}

const cutStory = ({ headline, content }: SideStory, length: number, language: string): SideStory => ({
  headline,
  content: cutToWords(content, length, language),
});

/** The admin's sample page (specification §2): static texts in a language, cut to the settings, in the boxes. */
export function sampleNewspaper(order: SampleOrder, words: SampleWords): NewspaperToSet {
  const { template, layout, settings, sections, language } = order;
  const title = order.title.trim() || words.title;
  const content = cutToWords(order.content.trim() || words.content, settings.mainArticleLength, language);
  const sides = words.sideStories
    .slice(0, settings.rightSideStoryCount)
    .map((story) => cutStory(story, settings.rightSideStoryLength, language));
  const bottom = words.bottomStories
    .slice(0, settings.bottomColumnCount)
    .map((story) => cutStory(story, settings.bottomColumnLength, language));
  return {
    title,
    content,
    region: "",
    templateId: template,
    layout,
    language,
    author: "",
    publishDate,
    place: null,
    expandedContent: {
      newspaperName: words.paperName,
      expandedTitle: title,
      deck: words.deck,
      kicker: words.kicker,
      quote: null,
      expandedContent: content,
      byline: words.byline,
      caption: words.caption,
      writerName: "",
      whatsInside: words.inside.slice(0, settings.whatsInsideCount).map((entry, index) => ({ ...entry, page: index + 2 })),
      sideStories: [...sides, ...bottom],
    },
    newspaperName: words.paperName,
    folio: { volume: 1, number: 1, price: words.price, motto: "", ears: ["", ""] },
    madeWith: { text: "", images: "", house: false },
    pictures: { main: placeholderPicture(words.placeholder, words.caption, language) },
    sectionLayout: sections,
    sample: { continued: words.continued, sideStories: sides.length, volume: words.volume },
    market: {
      title: words.market.title,
      entries: words.market.entries.slice(0, settings.stockCount),
      updated: words.market.updated,
      size: settings.marketTickerFontSize,
    },
  };
}
