import type { ExpandedContent, InsideEntry } from "../../../web/typeset/index.ts";
import { type Article, readArticle } from "./article.ts";
import { deckOf, kickerOf } from "./deck.ts";
import { contentLanguageOf } from "./detect-language.ts";
import { standingQuotes } from "./quotes.ts";
import { keyedSideStories } from "./side-stories.ts";
import { arrangeStory } from "./story.ts";
import { withoutDateline } from "./story-kinds.ts";
import { cleanText, wordCount } from "./text.ts";
import { fill, houseWords } from "./words.ts";

export interface HouseExpandInput {
  title: string;
  content: string;
  region: string;
  /** Of the newspaper: the few words the house prints itself. */
  language: string;
  author?: string;
  /** ISO date of the edition. */
  publishDate?: string;
  paperName: string;
}

/** What the house edition makes of an article, with the language the article turned out to be in. */
export type HouseExpansion = ExpandedContent & { contentLanguage: string };

/**
 * Arranges the user's own article as a front page: the same sentences in the same order, with subheads, a deck, a pull quote and a
 * caption that are stretches of it. Nothing is written that is not there; what cannot be found stays empty. Never throws.
 */
export function houseExpand(input: HouseExpandInput): HouseExpansion {
  const contentLanguage = contentLanguageOf(input.content, input.language);
  const article = readArticle(input.content, contentLanguage);
  const title = cleanText(input.title).replace(/\s+/g, " ");
  const words = houseWords(input.language);
  const author = cleanText(input.author ?? "").replace(/\s+/g, " ");
  const story = arrangeStory(article);
  const quote = pullQuote(article);
  return {
    newspaperName: input.paperName,
    expandedTitle: title,
    deck: deckOf(article, title),
    kicker: kickerOf(article, title, input.region),
    quote,
    expandedContent: story.text,
    byline: author === "" ? "" : fill(words.byline, { author }),
    caption: captionOf(article, input.region, words),
    writerName: author,
    whatsInside: whatsInside(input, article, story.subheads, quote),
    sideStories: [],
    contentLanguage,
  };
}

function pullQuote(article: Article): string | null {
  const fitting = standingQuotes(article).find((quote) => quote.length >= 6 && quote.length <= 25 && !article.grammar.leaning.test(quote.words));
  return fitting?.marked ?? null;
}

/** The place, with the sentence of the article that names it. */
function captionOf(article: Article, region: string, words: ReturnType<typeof houseWords>): string {
  const place = cleanText(region).replace(/\s+/g, " ");
  const city = cityOf(place);
  if (city === "") return "";
  const naming = article.sentences
    .filter((sentence) => !sentence.hasQuote && withoutDateline(sentence.text).includes(city))
    .filter((sentence) => sentence.text.length <= 170 && !article.grammar.leaning.test(sentence.text));
  const sentence = naming[0];
  return sentence ? fill(words.caption, { place, sentence: withoutDateline(sentence.text) }) : fill(words.captionPlace, { place });
}

export function cityOf(region: string): string {
  return region.split(/[,，、،]/)[0]?.trim() ?? "";
}

/** What the paper holds: its side stories on the second page, its subheads on the first. The typesetter puts the true pages in. */
function whatsInside(input: HouseExpandInput, article: Article, subheads: readonly string[], quote: string | null): InsideEntry[] {
  const words = houseWords(input.language).section;
  const { title, content, language, publishDate } = input;
  const stories = keyedSideStories({ title, content, language, count: 6, exclude: quote ? [quote] : [], publishDate: publishDate ?? "" });
  const entries = stories.map((story): InsideEntry => {
    const first = story.content.split("\n\n")[0] ?? "";
    const description = story.headline === words[story.kind] ? shortClause(first, article) : story.headline;
    return { section: words[story.kind], description, page: story.kind === "brief" ? 2 : 1 };
  });
  for (const subhead of subheads) {
    if (entries.length >= 6) break;
    entries.push({ section: words.story, description: subhead, page: 1 });
  }
  return entries.slice(0, 7);
}

/** The beginning of a text up to a mark of punctuation, short enough for an index. */
function shortClause(text: string, article: Article): string {
  const plain = withoutDateline(text);
  const ends = [...plain.matchAll(/[,;:،؛、。.–—](?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu)].map((match) => match.index);
  const fitting = ends.filter((end) => end <= 64 && end >= 6).at(-1);
  if (fitting !== undefined) return plain.slice(0, fitting).trim();
  if (plain.length <= 64) return plain;
  if (!article.grammar.spaced) return "";
  return wordCount(plain, article.grammar) > 0 ? plain.slice(0, plain.lastIndexOf(" ", 60)).replace(/[,;:،–—\s]+$/u, "") : "";
}
