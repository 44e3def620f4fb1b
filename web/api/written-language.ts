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
