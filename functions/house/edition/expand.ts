import {
  type Article,
  cleanText,
  contentLanguageOf,
  leans,
  oneLine,
  readArticle,
  sentencesIn,
  withoutStop,
} from "../../../web/language/index.ts";
import type { ExpandedContent, InsideEntry } from "../../../web/typeset/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { deckOf, kickerOf } from "./deck.ts";
import { cityOf } from "./paper-name.ts";
import { pullQuote } from "./quotes.ts";
import { type HouseSideStory, keyedSideStories } from "./side-stories.ts";
import { arrangeStory } from "./story.ts";
import { detached, isTorn, withoutDateline } from "./story-kinds.ts";
import { fill, houseWords } from "./words.ts";

export interface HouseExpandInput {
  title: string;
  content: string;
  region: string;
  /** Of the newspaper: language of the few words the house edition adds. */
  language: string;
  author?: string;
  /** ISO date of the edition. */
  publishDate?: string;
  paperName: string;
}

/** The house edition of an article, with the article's detected language. */
export type HouseExpansion = ExpandedContent & { contentLanguage: string; smallCaption: string; additions: never[] };

/**
 * Arranges the user's own article as a front page: the same sentences in the same order; subheads, deck, pull quote and caption are
 * excerpts. Nothing is invented; what cannot be found stays empty. Never throws.
 */
export function houseExpand(input: HouseExpandInput): HouseExpansion {
  const contentLanguage = contentLanguageOf(input.content, input.language);
  const article = readArticle(input.content, lexiconOf(contentLanguage));
  const title = oneLine(cleanText(input.title));
  const words = houseWords(input.language);
  const author = oneLine(cleanText(input.author ?? ""));
  const story = arrangeStory(article);
  const quote = pullQuote(article)?.marked ?? null;
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
    whatsInside: whatsInside(input, article, story.subheads),
    sideStories: [],
    contentLanguage,
    smallCaption: "",
    additions: [],
  };
}

/** The place, with a sentence of the article that names it; not the first one, which is printed beside the picture anyway. */
function captionOf(article: Article, region: string, words: ReturnType<typeof houseWords>): string {
  const place = oneLine(cleanText(region));
  const city = cityOf(place);
  if (city === "") return "";
  const naming = article.sentences
    .filter((sentence) => sentence.index > 0 && !sentence.hasQuote && namesPlace(withoutDateline(sentence.text), city))
    .filter((sentence) => sentence.text.length <= 170 && !leans(sentence.text, article.lexicon) && !isTorn(sentence, article));
  const sentence = naming[0];
  return sentence ? fill(words.caption, { place, sentence: withoutDateline(sentence.text) }) : fill(words.captionPlace, { place });
}

/** Whether the city is named as a place: "Portland", not "Portland State University". */
function namesPlace(sentence: string, city: string): boolean {
  const at = sentence.indexOf(city);
  // "given by Wheelwrights of Ludlow", "who played in Asheville": the place belongs to something else.
  const before = sentence.slice(0, at);
  return (
    at >= 0 &&
    !/^\s\p{Lu}/u.test(sentence.slice(at + city.length)) &&
    !/\p{Lu}\p{L}+\s(?:of|von|de|di|du|do|da)\s$|,\s(?:who|which|whose|die|der|qui|que|dont|quien|che)\s/u.test(before)
  );
}

/** Index entries for what is on the pages. The typesetter fills in the page numbers. */
function whatsInside(input: HouseExpandInput, article: Article, subheads: readonly string[]): InsideEntry[] {
  const words = houseWords(input.language).section;
  const { title, content, language, publishDate } = input;
  const stories = keyedSideStories({ title, content, language, count: 6, publishDate: publishDate ?? "" });
  const entries = stories.flatMap((story): InsideEntry[] => {
    const description = story.headline === words[story.kind] ? describe(story, article) : story.headline;
    return description === "" ? [] : [{ section: words[story.kind], description, page: story.kind === "brief" ? 2 : 1 }];
  });
  const openings = article.sentences
    .filter((sentence) => !sentence.hasQuote && !leans(sentence.text, article.lexicon) && !isTorn(sentence, article))
    .toSorted((a, b) => Number(a.paragraph === b.paragraph) || a.index - b.index)
    .map((sentence) => opening(sentence.text, article))
    .filter((text) => text.length >= (article.lexicon.spaced ? 18 : 6));
  for (const description of [...subheads, ...openings]) {
    if (entries.length >= 5) break;
    if (entries.some((entry) => entry.description === description)) continue;
    entries.push({ section: words.story, description, page: 1 });
  }
  return entries.slice(0, 7);
}

const longestEntry = 64;

function describe(story: HouseSideStory, article: Article): string {
  const lines = story.content.split("\n\n");
  if (story.kind === "timeline")
    return [lines[0], lines.at(-1)].map((line) => line?.split(article.lexicon.data.marks.dash)[0] ?? "").join(" – ");
  if (story.kind === "quotes") {
    const quotes = lines
      .map((line) => line.split(/(?<=[\p{Pf}\p{Pi}\p{Pe}"]) [—–] |――/u)[0] ?? "")
      .filter((quote) => quote.length <= longestEntry);
    if (quotes[0]) return quotes[0];
  }
  if (story.kind === "people" || story.kind === "quotes") {
    const names = article.people.map((person) => person.printed).filter((name) => story.content.includes(name));
    const fitting = names.filter((_, i) => names.slice(0, i + 1).join("").length <= 44);
    if (fitting.length > 0) return fitting.join(article.lexicon.data.marks.comma);
  }
  return lines.map((line) => opening(line, article)).find((text) => text !== "") ?? "";
}

/** The start of a sentence up to a punctuation mark, if short enough for an index; otherwise ''. */
function opening(text: string, article: Article): string {
  const first = sentencesIn(text, article.lexicon)[0]?.text ?? "";
  const plain = withoutStop(detached(first, article), article.lexicon);
  const most = article.lexicon.spaced ? longestEntry : 34;
  if (/[“„«「"]/.test(plain.slice(0, most))) return "";
  if (plain.length <= most) return plain;
  // The part before a comma is seldom a sentence.
  const ends = [...plain.matchAll(article.lexicon.spaced ? /[;؛](?=\s)|\s[–—]\s/gu : /[、，]/gu)].map((match) => match.index);
  return plain.slice(0, ends.filter((at) => at <= most && at >= most / 5).at(-1) ?? 0).trim();
}
