import type { Arrived } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { asFiller } from "../../render/draw/dummy-copy.ts";
import { creditedSite } from "../../render/image/source-name.ts";
import type { ExpandedContent, NewspaperToSet, PictureSource, PlacedSection, SideStory } from "../../typeset/index.ts";
import { templateOf } from "../../typeset/index.ts";
import { type Filler, fillerOf } from "./live-filler.ts";
import { isDense, unwrittenArticle } from "./unwritten-article.ts";

/** Finished pictures by their place; the place of a missing one is kept. */
export interface ArrivedPictures {
  main?: PictureSource;
  small?: PictureSource;
}

/** `src` of a picture that is still being made. */
export const reserved = { main: "reserved:main", small: "reserved:small" } as const;

// Lengths that models are asked for and that pages mostly print; characters that are a syllable or a word count for more.
const spaced = { headline: 62, deck: 110, kicker: 14, caption: 90, story: 12_000, sideHeadline: 40, sideStory: 620, quote: 110, name: 18 };
const dense = { headline: 26, deck: 50, kicker: 6, caption: 36, story: 5_500, sideHeadline: 16, sideStory: 260, quote: 45, name: 6 };
const sideStories = 6;
/** An article with direct speech gives the page a quotation. */
const spoken = /[“”„«»「『"]/;

/** The order, with the section layout the newspaper will be set in, where there is one. */
export type OrderToSet = RunOrder & { sectionLayout?: readonly PlacedSection[] };

/** Expected lengths of the finished texts, as far as the order tells. */
export interface Expectation {
  filler: Filler;
  lengths: typeof spaced;
  /** Models are asked for a square as the small picture; the house draws both alike. */
  isSmallSquare: boolean;
}

export function expectationOf(order: RunOrder): Expectation {
  const isOwnText = order.textModel === "house";
  const article = isOwnText ? order.content : unwrittenArticle(order.language, order.content);
  const lengths = isDense(isOwnText ? order.content : order.language) ? dense : spaced;
  const own = { ...lengths, story: order.content.length, headline: order.title.length };
  return { filler: fillerOf(article), lengths: isOwnText ? own : lengths, isSmallSquare: order.imageModel !== "house" };
}

/** A partly received field: finished once another has begun after it. */
function fieldOf(texts: Arrived["texts"], path: string, isOfSameText: (path: string) => boolean): { text: string; isOpen: boolean } | null {
  const text = texts[path];
  if (text === undefined) return null;
  return { text, isOpen: Object.keys(texts).findLast(isOfSameText) === path };
}

const isSide = (path: string) => path.startsWith("sideStories.");
// The paper's name is written by itself; it stands on the page once it is whole.
const isMain = (path: string) => !isSide(path) && path !== "newspaperName";

function lineSoFar({ filler }: Expectation, field: ReturnType<typeof fieldOf>, length: number, at: number): string {
  if (!field) return filler.line(length, at);
  if (!field.isOpen || field.text.length >= length) return field.text;
  const rest = filler.line(length - field.text.length, at + Math.round(field.text.length / 6));
  return rest === "" ? field.text : `${field.text} ${rest}`;
}

/** A story as far as it has come, and filler to the length it is expected to have, so that what stands below keeps its place. */
function storySoFar({ filler }: Expectation, field: ReturnType<typeof fieldOf>, length: number): string {
  if (field && !field.isOpen) return field.text;
  // An incomplete subhead mark is no text.
  const text = field?.text.replace(/(^|\n)#{1,3} ?$/, "$1") ?? "";
  const rest = filler.paragraphs(length, text.length);
  if (text.trim() === "") return rest.join("\n\n");
  const [first = "", ...others] = rest;
  const isBetween = /\n\s*\n\s*$/.test(text);
  const isSubhead = /(^|\n)## [^\n]*\n?$/.test(text);
  const joined = isBetween || isSubhead || first === "" || first.startsWith("## ") ? `${text.trimEnd()}\n\n${first}` : `${text} ${first}`;
  return [joined.trimEnd(), ...others].join("\n\n");
}

function sideStoriesSoFar(expected: Expectation, { texts, parts }: Arrived): SideStory[] {
  const made = parts["side-stories"];
  if (made) return made;
  const { filler, lengths } = expected;
  return Array.from({ length: sideStories }, (_, index) => {
    const headline = fieldOf(texts, `sideStories.${index}.headline`, isSide);
    const content = fieldOf(texts, `sideStories.${index}.content`, isSide);
    return {
      headline: lineSoFar(expected, headline, lengths.sideHeadline, 40 + index * 23),
      content: content ? storySoFar(expected, content, lengths.sideStory) : filler.line(lengths.sideStory, 80 + index * 61),
    };
  });
}

function mainSoFar(
  expected: Expectation,
  order: RunOrder,
  { texts, parts }: Arrived,
): Omit<ExpandedContent, "sideStories" | "newspaperName"> {
  if (parts.text) return parts.text;
  const { filler, lengths } = expected;
  const field = (path: string) => fieldOf(texts, path, isMain);
  const byline = field("byline")?.text ?? asFiller(order.author);
  return {
    expandedTitle: titleSoFar(expected, order, field("expandedTitle")),
    deck: lineSoFar(expected, field("deck"), lengths.deck, 12),
    kicker: lineSoFar(expected, field("kicker"), lengths.kicker, 31),
    quote: field("quote")?.text ?? (spoken.test(order.content) ? filler.line(lengths.quote, 90) : null),
    expandedContent: storySoFar(expected, field("expandedContent"), lengths.story),
    byline,
    caption: lineSoFar(expected, field("caption"), lengths.caption, 57),
    writerName: order.author,
    whatsInside: [],
  };
}

/** The author's title takes the space of the headline to come. */
function titleSoFar({ lengths, filler }: Expectation, order: RunOrder, field: ReturnType<typeof fieldOf>): string {
  if (field && !field.isOpen) return field.text;
  const written = field?.text ?? "";
  const own = order.title.length >= lengths.headline / 2 ? asFiller(order.title) : filler.line(lengths.headline);
  if (written === "") return own;
  const expected = Math.max(order.title.length, lengths.headline / 2);
  const rest = filler.line(Math.max(0, expected - written.length), 3);
  return rest === "" || written.length >= expected ? written : `${written} ${rest}`;
}

function pictureSoFar(
  { filler, lengths, isSmallSquare }: Expectation,
  place: "main" | "small",
  made: PictureSource | undefined,
  caption: string,
): PictureSource {
  // What the text says of a picture it has thought of is not said of the owner's photograph.
  if (made) return made.caption === "" && !made.isPhotograph ? { ...made, caption } : made;
  const size = { width: place === "small" && isSmallSquare ? 1024 : 1536, height: 1024 };
  return { src: reserved[place], ...size, caption: caption || filler.line(lengths.caption, 57), alt: "" };
}

/**
 * The newspaper in the making: what has arrived, and filler (see `asFiller`) of the length that is expected for all that has not, so that
 * its page has its shape from the beginning.
 */
export function newspaperSoFar(
  order: OrderToSet,
  expected: Expectation,
  arrived: Arrived,
  pictures: ArrivedPictures,
  number: number,
): NewspaperToSet {
  const main = mainSoFar(expected, order, arrived);
  const source = creditedSite(order);
  const newspaperName =
    arrived.parts.name ?? asFiller(order.region.split(/[,،、，]/)[0]?.trim() || expected.filler.line(expected.lengths.name));
  return {
    title: order.title,
    content: order.content,
    region: order.region,
    templateId: order.templateId,
    layout: order.layout ?? templateOf(order.templateId).config.layout,
    language: order.language,
    author: order.author,
    publishDate: order.publishDate,
    ...(source && { source }),
    place: order.place ?? null,
    expandedContent: { ...main, newspaperName, sideStories: sideStoriesSoFar(expected, arrived) },
    newspaperName,
    folio: { volume: 1, number, price: "", motto: "", ears: ["", ""] },
    madeWith: { text: order.textModel, images: order.imageModel, house: order.textModel === "house" },
    pictures: {
      main: pictureSoFar(expected, "main", pictures.main, main.caption),
      small: pictureSoFar(expected, "small", pictures.small, ""),
    },
    ...(order.sectionLayout && { sectionLayout: order.sectionLayout }),
  };
}
