import type { MadePart } from "./authorship.ts";
import type { Drawing } from "./drawing.ts";
import type { PageShape, Treatment } from "./scene.ts";

export interface InsideEntry {
  section: string;
  description: string;
  page: number;
}

export interface SideStory {
  headline: string;
  content: string;
}

/** What the text model or the house edition made of the article. */
export interface ExpandedContent {
  newspaperName: string;
  expandedTitle: string;
  deck: string;
  kicker: string;
  quote: string | null;
  /** A blank line parts paragraphs, a line `## …` is a subhead. */
  expandedContent: string;
  byline: string;
  caption: string;
  writerName: string;
  whatsInside: InsideEntry[];
  sideStories: SideStory[];
  /** BCP 47 code of the language all this is in, where it is not the newspaper's: by its rules words are broken. */
  contentLanguage?: string;
}

export interface Place {
  city: string;
  country: string;
  countryCode: string;
  lat: number;
  lng: number;
  timeZone: string;
}

export type Layout = "one-column" | "two-column" | "three-column";

/** What is known of a picture when the page is set: a drawing, or the size of the picture file. */
export interface PictureSource {
  src: string;
  drawing?: Drawing;
  /** Pixels; unknown sizes are taken as 3:2. */
  width?: number;
  height?: number;
  caption: string;
  alt: string;
  focal?: { x: number; y: number } | null;
  treatment?: Treatment;
  /** A photograph of the owner's, where it was not made for the newspaper by rule or by a model: the colophon says so. */
  isPhotograph?: boolean;
}

/**
 * A box of a section layout, in points on a page 612 wide and 816 high that reads from the left. A page of another height stretches
 * the places, one that reads from the right is turned round.
 */
export interface PlacedSection {
  /**
   * `masthead` `whats-inside` `expanded-title` `byline` `main-image` `expanded-content` `side-stories` `bottom-section` `market-ticker`, or
   * `custom-…`.
   */
  id: string;
  /** What a custom box holds: the type of the section its id stands for elsewhere, or `caption`. */
  type: string;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rows of a market box: the admin's sample page alone has one, an edition has its almanac there. */
export interface MarketRows {
  title: string;
  entries: readonly { name: string; value: string; change: string }[];
  /** The line under them. */
  updated: string;
  /** Type size in points. */
  size: number;
}

/** How a page made to look at layouts differs from an edition. */
export interface SamplePage {
  /** Stands under every story that is cut or longer than 200 characters, where an edition names the page it goes on. */
  continued: string;
  /** So many of the side stories stand in `side-stories`, the others in `bottom-section`. */
  sideStories: number;
  /** In place of the folio's volume and number. */
  volume: string;
}

/** Everything the typesetter needs of a newspaper. Content never makes it throw. */
export interface NewspaperToSet {
  title: string;
  content: string;
  region: string;
  templateId: string;
  layout: Layout;
  language: string;
  author: string;
  /** ISO date (yyyy-mm-dd) of the edition; '' sets no date. */
  publishDate: string;
  /** The site the article was imported from, as people write its name: the colophon credits it. */
  source?: string;
  place: Place | null;
  expandedContent: ExpandedContent;
  newspaperName: string;
  folio: { volume: number; number: number; price: string; motto: string; ears: [string, string] };
  madeWith: { text: string; images: string; house: boolean };
  /** Parts its owner has edited (editedParts): the colophon names them. */
  edited?: readonly MadePart[];
  pictures: { main?: PictureSource; small?: PictureSource };
  /** Where the parts of the front page stand; without it the template decides. Parts without a box are not on the front page. */
  sectionLayout?: readonly PlacedSection[] | null;
  /** The shape its front page had before the last edits: kept where it still serves. */
  shape?: PageShape | null;
  /**
   * So many of the lead story's blocks (paragraphs and subheads, at least 1) stand on the front page, the others go on inside; null: as
   * many as it holds.
   */
  jumpAt?: number | null;
  /** In place of the almanac. */
  market?: MarketRows;
  /** The admin's sample page: it ends on its front. */
  sample?: SamplePage;
}
