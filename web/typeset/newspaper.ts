import type { Drawing } from "./drawing.ts";
import type { Treatment } from "./scene.ts";

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
  pictures: { main?: PictureSource; small?: PictureSource };
}
