import { bareLetters, contentLanguageOf, readArticle, sentencesIn } from "../../../web/language/index.ts";
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

/** The one rewrite wish the house edition supports, as sent to the server; the interface translates it. */
export const shorterWish = "shorter";

/**
 * A side story with the first half of its paragraphs, or of its sentences when it is one paragraph; sentences are never edited.
 * Returns the story itself when it cannot be shortened. `language` is the newspaper's.
 */
export function shorterStory({ headline, content }: SideStory, language: string): SideStory {
  const paragraphs = content.split("\n\n");
  if (paragraphs.length > 1) return { headline, content: paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join("\n\n") };
  const sentences = sentencesIn(content, lexiconOf(contentLanguageOf(content, language)));
  const last = sentences[Math.ceil(sentences.length / 2) - 1];
  return { headline, content: last ? content.slice(0, last.end) : content };
}
