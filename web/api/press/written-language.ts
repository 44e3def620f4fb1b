import type { PageScene, SceneItem } from "../../typeset/index.ts";

/** Fields that hold the article's own words; names, captions and lines that the page composes are in the page's language. */
const articleWords = /^expandedContent\.(?:expandedTitle|deck|kicker|quote|expandedContent|sideStories\.\d+\.(?:headline|content))$/;

interface Written {
  language: string;
  expandedContent: { contentLanguage?: string };
}

/** BCP 47 code of the language that the words of a field are in: the article's, which may not be the page's. */
export function writtenLanguage(path: string, { language, expandedContent }: Written): string {
  return (articleWords.test(path) && expandedContent.contentLanguage) || language || "en";
}

/** The item marked with the language of its words; the same object where that is the page's language. */
export function writtenItem(item: SceneItem, newspaper: Written): SceneItem {
  if (item.kind !== "text" || item.of === undefined) return item;
  const language = writtenLanguage(item.of, newspaper);
  // Only what is written otherwise: the page's own code may say more than the newspaper's.
  return language === newspaper.language ? item : { ...item, language };
}

/** The pages with the article's words marked as being in the article's language. */
export function writtenPages(pages: readonly PageScene[], newspaper: Written): PageScene[] {
  return pages.map((scene) => ({ ...scene, items: scene.items.map((item) => writtenItem(item, newspaper)) }));
}
