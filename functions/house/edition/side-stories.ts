import { bareLetters, contentLanguageOf, readArticle } from "../../../web/language/index.ts";
import type { SideStory } from "../../../web/typeset/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { deckOf } from "./deck.ts";
import { pullQuote, standingQuotes } from "./quotes.ts";
import { briefs, glance, inQuotes, numbers, people, type Room, type SectionKey, timeline } from "./story-kinds.ts";
import { houseWords } from "./words.ts";

export interface HouseSideStory extends SideStory {
  kind: SectionKey;
}

export interface SideStoryInput {
  title: string;
  content: string;
  /** Of the newspaper; the article may be in another language. */
  language: string;
  /** Maximum number of stories; short articles yield fewer, never padded ones. */
  count: number;
  /** Texts no side story may repeat: the pull quote, earlier stories. */
  exclude?: readonly string[];
  /** ISO date; used to order dates without a year. */
  publishDate?: string;
}

/**
 * Side stories built from the article's own sentences, each used verbatim and only once, the strongest first. Never throws; an article
 * with too little material gives an empty list.
 */
export function houseSideStories(input: SideStoryInput): SideStory[] {
  return keyedSideStories(input).map(({ headline, content }) => ({ headline, content }));
}

/** The same stories with their kinds. */
export function keyedSideStories(input: SideStoryInput): HouseSideStory[] {
  const article = readArticle(input.content, lexiconOf(contentLanguageOf(input.content, input.language)));
  const words = houseWords(input.language).section;
  const used = new Set<string>((input.exclude ?? []).flatMap((text) => text.split("\n")).map(bareLetters));
  // The pull quote is on the page already, unless the article is short and has no other to offer.
  const large = pullQuote(article);
  const speeches = new Set(standingQuotes(article).map((quote) => quote.from));
  if (large && speeches.size >= 3) used.add(bareLetters(large.words));
  // So is the deck.
  used.add(bareLetters(deckOf(article, input.title)));
  used.delete("");
  const room: Room = {
    article,
    title: input.title,
    publishDate: input.publishDate,
    isFree: (text) => !isUsed(bareLetters(text), used),
    take: (text) => used.add(bareLetters(text)),
  };
  // Kinds with few candidate sentences choose first; the result is ordered by strength.
  const made = [
    inQuotes(room, words.quotes),
    timeline(room, words.timeline),
    numbers(room, words.numbers),
    people(room, words.people),
    glance(room, words.glance),
    ...briefs(room, words.brief),
  ].filter((story) => story !== null);
  return made
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, Math.max(0, input.count))
    .map(({ kind, headline, content }) => ({ kind, headline, content }));
}

function isUsed(letters: string, used: ReadonlySet<string>): boolean {
  if (letters === "" || used.has(letters)) return true;
  return [...used].some((other) => other !== "" && (other.includes(letters) || (other.length > 16 && letters.includes(other))));
}
