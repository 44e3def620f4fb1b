import type { Newspaper } from "../../api/newspapers.ts";
import type { Ledger, NewspaperWords, SourceArticle } from "../../claims/index.ts";
import { articleLanguage } from "./article-language.ts";

/** All that the check reads of a newspaper; it travels to a Web Worker. */
export interface FactsWork {
  words: NewspaperWords & { folio: Newspaper["folio"] };
  article: SourceArticle;
  language: string;
  /** What the newspaper's model owned to have added to the main story, or was found to have. */
  additions: readonly string[];
  /** The pictures are the house's, and so are the words that say what they show. */
  isDrawn: boolean;
}

/** What is known of a newspaper's facts, with the places as the newspaper itself names them. */
export interface CheckedPage extends Ledger {
  /** Article and page are in different languages: quotations and sentences were not compared. */
  isForeign: boolean;
}

/** The language of the newspaper's words, which need not be that of the words the paper adds. */
export const pageLanguage = ({ expandedContent, language }: Newspaper) => expandedContent.contentLanguage || language;

/** What of a newspaper is to be checked: the words that are printed, and the article they should come from. */
export function factsWork(newspaper: Newspaper): FactsWork {
  const { expandedContent, imageUrl, imageCaption, smallImageUrl, smallImageCaption, folio, madeWith } = newspaper;
  const { title, content, region, author, publishDate, place } = newspaper;
  const language = pageLanguage(newspaper);
  return {
    words: {
      // The captions that are printed stand beside, and What's Inside is printed from the stories it names.
      expandedContent: { ...expandedContent, caption: "", whatsInside: [] },
      pictures: {
        ...(imageUrl !== "" && { main: { caption: imageCaption } }),
        ...(smallImageUrl !== "" && { small: { caption: smallImageCaption } }),
      },
      folio,
    },
    // The house edition prints the author's own sentences.
    article: {
      title,
      content,
      region,
      author,
      publishDate,
      place,
      language: madeWith.house ? language : articleLanguage(content, language),
    },
    language,
    additions: expandedContent.additions.map(({ text }) => text),
    isDrawn: madeWith.images === "house",
  };
}
