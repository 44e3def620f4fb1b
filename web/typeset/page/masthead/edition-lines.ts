import type { PageWords } from "../../model/edition-words.ts";
import type { NewspaperToSet } from "../../model/newspaper.ts";
import type { Direction } from "../../model/scene.ts";
import { directionOf } from "../../text/script.ts";
import { localeOf, printedRegion } from "../context.ts";
import { makingOf } from "./colophon-text.ts";
import { editionDate, placeOf, volumeAndNumber } from "./edition-texts.ts";

/** What an edition says of itself beside its stories, as its pages print it. '' where it says nothing. */
export interface EditionLines {
  /** The edition's date in the newspaper's language. */
  date: string;
  /** Its city, or the first part of its region. */
  place: string;
  /** What stands under the byline. */
  region: string;
  /** Volume and number. */
  volume: string;
  /** Whose words and pictures these are, and what its owner has edited, a sentence each. */
  makers: string[];
  /** Direction of the story's own words. */
  direction: Direction;
}

/**
 * The lines of an edition where no page is set: the page for everybody reads them out as text. `words` are the fixed words in the
 * newspaper's language. Of the pictures it counts which there are, whether they are drawings and whether they are photographs of the
 * owner's. Never throws.
 */
export function editionLines(newspaper: NewspaperToSet, words: PageWords): EditionLines {
  const language = newspaper.language || "en";
  const format = new Intl.NumberFormat(localeOf(newspaper), { useGrouping: false });
  const context = { newspaper, language, words: { page: words }, numeral: (value: number) => format.format(value) };
  const { expandedContent, content, title } = newspaper;
  return {
    date: editionDate(context),
    place: placeOf(context),
    region: printedRegion(newspaper),
    volume: volumeAndNumber(context),
    makers: makingOf(context),
    direction: directionOf(expandedContent.expandedContent || content || title, language),
  };
}
