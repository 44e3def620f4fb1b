/**
 * Where things stand on a front page, as data. The page under its masthead is a row of columns; parts are placed one after the other,
 * each directly under the lowest of what stands over its columns already; the lead story and the rails fill what is left down to the
 * foot, and a strip may lie across it. Measures in points on a page 612 points wide; a page is 816 high unless it is set for another paper.
 */

import type { FaceGroup } from "./faces.ts";
import type { Paint } from "./furniture.ts";

/** Columns counted from 0 at the start side. */
export interface Range {
  from: number;
  span: number;
}

/** The headline. */
export interface HeadPart extends Range {
  kind: "head";
  align: "center" | "start" | "spread";
  /** Lines wanted; one more is taken when the type would become too small. */
  lines: 1 | 2 | 3 | 4;
  /** Type of the `banner` role, scaled. */
  scale?: number;
  /** The smallest and largest it may become, as shares of its size. Default 0.7 and 1.16 (1.42 on one line). */
  least?: number;
  most?: number;
  /** How much a line's end after an article or a preposition is avoided, against lines of one width. Default 1. */
  sense?: number;
  /** Reversed out of a bar of the ink. */
  bar?: true;
  /**
   * The kicker over it: not at all (default), as a label, underlined, or at the start of a line that goes on with the deck where both fit.
   */
  kicker?: "label" | "underlined" | "summary";
  /** A line of the deck under it, in the third deck's type. */
  waist?: true;
  /** Points of air above and below it. */
  above?: number;
  below?: number;
}

/** Decks and byline over text. */
export interface DecksPart extends Range {
  kind: "decks";
  /**
   * Which of them stand here; default all but subheads of the story, which stand where there is no kicker. The quotation is the last deck
   * where it is not set elsewhere.
   */
  holds?: readonly ("deck" | "kicker" | "subheads" | "quote" | "byline")[];
  /** Scripts in which they run down the page from its end side, as high as the picture beside them. */
  upright?: readonly FaceGroup[];
  /** As high as the picture placed before them; a hairline parts the two. */
  beside?: true;
}

/** The main picture with its caption. */
export interface PicturePart extends Range {
  kind: "picture";
  /** Over the page's edge. */
  bleed?: "start" | "end" | "both";
  /** Shares of its own height over width it may be cropped to, and is best with. */
  least: number;
  wanted: number;
  most: number;
  /** Share of its columns it takes, centred. Default 1. */
  width?: number;
  /** Corners cut off, in points. */
  chamfer?: number;
  /** The quotation in a panel cut into its lower start corner. */
  panel?: true;
  /** Space above it, in points. */
  above?: number;
}

/** A rule across columns. */
export interface RulePart extends Range {
  kind: "rule";
  weight: number;
  above: number;
  below: number;
  color?: "ink" | "accent";
  /** Drawn only where there is a picture. */
  needs?: "picture";
}

export type Part = HeadPart | DecksPart | PicturePart | RulePart;

export type BoxKind = "inside" | "almanac";

/** A column of side stories, boxes, or both, from under what stands over it to the foot. */
export interface Rail extends Range {
  /** Stories stand here; a rail without them holds boxes only. */
  stories: boolean;
  /** The first of them has the larger head, none, or every other one. */
  opening?: "lead" | "side" | "alternate";
  /** Boxes under the stories, or over them. */
  boxes?: readonly BoxKind[];
  boxesFirst?: true;
  /** The most points that stand between the rows of its boxes where there is room. Default 6.5. */
  rowAir?: number;
  /** The last of several boxes stands at the foot, the others over the stories. */
  spread?: true;
  /** The small picture may stand here. */
  picture?: "head" | "foot";
  /** Stories it shows at least, where there are so many. */
  least?: number;
  /** Its foot need not meet its neighbours': what is left over is air between the stories. */
  open?: true;
  /** Stands on a ground, which keeps its text away from the edge by so much. */
  ground?: Paint;
  inset?: number;
  /** A band over it in the accent or the ink, so thick. */
  cap?: number;
  /** A heading reversed out of a band, where there are stories under it. */
  title?: "inBrief";
  /** A numeral at each story's head. */
  numbered?: true;
}

/** The foot of the page: cells of equal width with side stories, the small picture, the quotation and boxes. */
export interface Strip extends Range {
  cells: number;
  /** How high it is when nothing gives way. */
  height: number;
  /** The most the lead region above gives way to it. Default 300. */
  lift?: number;
  /** Boxes in its last cells: each in one, both over each other in one where it is high enough, one of them, or none. */
  boxes: "both" | "inside" | "almanac" | "none";
  /** Stands on a ground, which may reach the page's edges. */
  ground?: Paint;
  bleed?: true;
}

/** One way to lay out a front page. */
export interface Skeleton {
  /** Scripts it is for: some want wider columns than a template's own. Default all. */
  only?: readonly FaceGroup[];
  /** What it costs against the template's first choice, in the planner's points: 100 is a page's worth of a good fit. */
  cost: number;
  parts: readonly Part[];
  /** Text columns of the lead: `legs` of equal width over the range. */
  lead: Range & { legs: number };
  rails: readonly Rail[];
  strip: Strip | null;
  /** What it costs that one of the side stories stands inside: less where the page has places that tell of it. Default 36. */
  elsewhere?: number;
  /** Share of the body's own size the lead is set in, before it gives way. Default by its measure. */
  body?: number;
  /** The largest the lead may be set, as a share of the body's own size. Default by its measure. */
  mostBody?: number;
}
