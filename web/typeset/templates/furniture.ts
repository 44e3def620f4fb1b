import type { RoleName } from "./faces.ts";

/** Colours of a template's palette, by what they are for. */
export type Paint = "ink" | "secondary" | "accent" | "paper" | "ground" | "ground2" | "tint" | "line";

/** Words a masthead can show. What an edition does not have (a motto, a price) is left out. */
export type Slot =
  | "name"
  | "motto"
  | "volume"
  | "number"
  | "volume-number"
  | "date"
  | "place"
  | "place-date"
  | "pages"
  | "price"
  | "pages-price"
  | "region"
  | "edition"
  | "week"
  /** Volume and number of the admin's sample alone, where a seal that is too small for them prints a newspaper's. */
  | "sample-volume"
  | "era-date"
  | "colophon";

interface At {
  /** Points from the page's start side and top; a negative `y` counts from the page's foot. */
  x: number;
  y: number;
  width: number;
}

export interface RuleElement extends At {
  kind: "rule";
  weight: number;
  paint?: Paint;
  /** Dotted, so many points apart. */
  pitch?: number;
}

export interface BoxElement extends At {
  kind: "box";
  height: number;
  fill?: Paint;
  stroke?: Paint;
  weight?: number;
  dots?: number;
  radius?: number;
}

/** Lines of `weight` one under the other: a ruled ground. */
export interface LinesElement extends At {
  kind: "lines";
  height: number;
  weight: number;
  pitch: number;
  paint?: Paint;
}

/** The paper's name, as large as its place lets it be up to its role's size. */
export interface NameElement extends At {
  kind: "name";
  align: "start" | "center" | "end";
  /** Baseline; `y` is the top of its place. */
  baseline: number;
  paint?: Paint;
  /** Grows to the whole width up to this share of its size. Default 1: a short name is not blown up. */
  most?: number;
  case?: "upper" | "lower";
  /** One sign under the other, in a place `height` high: for scripts that are written so. Other names are set one word to a line. */
  upright?: true;
  /** Of its place; a name on a line grows no higher than it. */
  height?: number;
  /** In parts, where the name has them: what leads up to it small above it, its last word spaced out under it between rules. */
  parted?: { above: RoleName; below: RoleName; size: number; track: number; baseline: number };
}

/** Some of the edition's words on one line. `joint` stands between several. */
export interface TextElement extends At {
  kind: "text";
  slots: readonly Slot[];
  role: RoleName;
  align: "start" | "center" | "end";
  joint?: string;
  before?: string;
  after?: string;
  paint?: Paint;
  least?: number;
}

/** Words spread over a measure: the first at its start, the last at its end. */
export interface FolioElement extends At {
  kind: "folio";
  groups: readonly (readonly Slot[])[];
  role?: RoleName;
  joint?: string;
  paint?: Paint;
}

/** An ear: what the user wrote, or what is true (inside the paper; the edition's day). */
export interface EarElement extends At {
  kind: "ear";
  side: "start" | "end";
  height: number;
  frame: "double" | "hair" | "rules" | "solid" | "accent" | "none";
  align?: "center" | "start" | "end";
  /** Of the frame and the title. Default the ink. */
  paint?: Paint;
}

/** References to stories of the paper in a row of places. */
export interface TeasersElement extends At {
  kind: "teasers";
  height: number;
  count: number;
  paint?: Paint;
  /** Colour of the page number's badge, and of its figures. */
  badge?: Paint;
  badgeText?: Paint;
  /** Number of stories already named in another band, which come first. */
  skip?: number;
  /** Colours of a bar over each place. */
  bars?: readonly Paint[];
}

/** A horizon of roofs made of boxes. */
export interface HorizonElement extends At {
  kind: "horizon";
  height: number;
  paint?: Paint;
}

/** A round seal with the edition's words on three lines, the middle one the largest. */
export interface SealElement extends At {
  kind: "seal";
  slots: readonly [Slot, Slot, Slot];
  role: RoleName;
  paint?: Paint;
}

/** Small printers' ornaments. */
export interface OrnamentElement extends At {
  kind: "ornament";
  sign: "fleuron" | "diamond" | "press";
  size: number;
  paint?: Paint;
}

/** Everything on a page that is the same on each front page of a template: masthead, bands, folio. */
export type Element =
  | RuleElement
  | BoxElement
  | LinesElement
  | NameElement
  | TextElement
  | FolioElement
  | EarElement
  | TeasersElement
  | HorizonElement
  | SealElement
  | OrnamentElement;
