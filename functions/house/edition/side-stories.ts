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
  /** Of the newspaper; the article itself may be in another. */
  language: string;
  /** At most so many stories; short articles give fewer, never padded ones. */
  count: number;
  /** Texts no side story may repeat: the pull quote, stories delivered before. */
  exclude?: readonly string[];
  /** ISO date; puts dates without a year in order. */
  publishDate?: string;
}

/**
 * Side stories built of the article's own sentences, each verbatim and in one story only, the strongest first. Never throws; an article
 * that holds too little gives an empty list.
 */
export function houseSideStories(input: SideStoryInput): SideStory[] {
  return keyedSideStories(input).map(({ headline, content }) => ({ headline, content }));
}

/** The same stories with what kind each is. */
export function keyedSideStories(input: SideStoryInput): HouseSideStory[] {
  const article = readArticle(input.content, lexiconOf(contentLanguageOf(input.content, input.language)));
  const words = houseWords(input.language).section;
  const used = new Set<string>((input.exclude ?? []).flatMap((text) => text.split("\n")).map(bareLetters));
  // The pull quote stands on the page already; a short article has no other to give.
  const large = pullQuote(article);
  const speeches = new Set(standingQuotes(article).map((quote) => quote.from));
  if (large && speeches.size >= 3) used.add(bareLetters(large.words));
  // So does the deck.
  used.add(bareLetters(deckOf(article, input.title)));
  used.delete("");
  const room: Room = {
    article,
    title: input.title,
    publishDate: input.publishDate,
    isFree: (text) => !isUsed(bareLetters(text), used),
    take: (text) => used.add(bareLetters(text)),
  };
  // Scarce kinds choose their sentences first; the order of the result is by strength.
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
