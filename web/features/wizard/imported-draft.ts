import { findLanguage } from "../../../locales/languages.ts";
import { importOf, type Origin, passagesOf } from "../../api/press/article-origin.ts";
import type { Draft } from "../../api/press/draft.ts";
import type { ImportedArticle } from "../../api/press/import-url.ts";
import { asPlace, placeName } from "./place-text.ts";

interface Filled {
  draft: Partial<Draft>;
  origin: Partial<Origin>;
}

/**
 * What an imported page puts into the wizard. Of what the page does not say, one's own words stay; those of a page imported before do
 * not: its author did not write this article.
 */
export function filledBy(page: ImportedArticle, draft: Draft, origin: Origin): Filled {
  const isAnother = importOf(origin, draft.content) !== null;
  const said = (field: "title" | "author" | "publishDate" | "region") => (page[field] !== "" || isAnother ? { [field]: page[field] } : {});
  const language = findLanguage(page.language);
  return {
    draft: {
      ...said("title"),
      content: page.content,
      ...said("region"),
      ...said("author"),
      ...said("publishDate"),
      ...(language?.ready ? { language: language.code } : {}),
    },
    origin: {
      address: "",
      importedUrl: page.url,
      siteName: page.siteName ?? "",
      author: page.author,
      publishDate: page.publishDate,
      passages: passagesOf(page.content),
      isCut: page.truncated,
      offeredPicture: page.image ?? "",
      imageUrl: "",
      ...(page.region !== "" && page.detectedLocation
        ? {
            place: asPlace(page.detectedLocation),
            placeText: page.region,
            placeName: placeName(page.detectedLocation, language?.code ?? draft.language ?? ""),
          }
        : {}),
    },
  };
}

/**
 * What typing another text into the article changes: author and day of an imported page go with the last of its words, and come back with
 * them. What the user has written there stays.
 */
export function typedContent(content: string, draft: Draft, origin: Origin): Partial<Draft> {
  const isOf = (text: string) => importOf(origin, text) !== null;
  const [was, is] = [isOf(draft.content), isOf(content)];
  const followed = (["author", "publishDate"] as const).flatMap((field): [string, string][] => {
    const [before, after] = was ? [origin[field], ""] : ["", origin[field]];
    return was !== is && draft[field] === before ? [[field, after]] : [];
  });
  return { content, ...Object.fromEntries(followed) };
}
