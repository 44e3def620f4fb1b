/**
 * The page scene: what every renderer draws. Plain data, in points (1/72 inch), origin at the top left of the page.
 * A renderer never measures and never breaks a line: all decisions have been taken by the typesetter.
 */

export type Direction = "ltr" | "rtl";

/** Section ids of the admin table, and the parts of a page that are no section. */
export type Block =
  | "masthead"
  | "whats-inside"
  | "expanded-title"
  | "byline"
  | "main-image"
  | "expanded-content"
  | "side-stories"
  | "bottom-section"
  | "folio"
  | "ears"
  | "caption"
  | "colophon"
  | "almanac"
  | "jump";

/**
 * What a run of text is to its reader; its block says to which part of the page it belongs. `title` heads a box, `cell` is a label or value
 * in one, `label` belongs to a drawing, `numeral` counts a story, `furniture` is what every edition has.
 */
export type TextRole =
  | "masthead"
  | "headline"
  | "deck"
  | "byline"
  | "subhead"
  | "body"
  | "drop-cap"
  | "quote"
  | "caption"
  | "label"
  | "title"
  | "cell"
  | "folio"
  | "jump"
  | "numeral"
  | "furniture";

/** Part of the page outside of which nothing of an item is drawn. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One run of text on one baseline, in one font. */
export interface TextItem {
  kind: "text";
  block: Block;
  role: TextRole;
  /** Left edge of the run's measure in ltr, right edge in rtl. */
  x: number;
  /** Baseline. */
  y: number;
  /** The run's measure: justified runs fill it with `wordSpace` and `letterSpace`. */
  width: number;
  text: string;
  /** `<style> <weight> <family>[, <fallback family>]`, for example `italic 400 Libre Bodoni` or `normal 400 Noto Naskh Arabic, Gelasio`. */
  font: string;
  size: number;
  color: string;
  /** Degrees, clockwise, around (x, y). */
  rotate?: number;
  /** Points added to each word space (U+0020 and U+00A0); may be negative. */
  wordSpace: number;
  /** Points added after each character; 0 in joined scripts. Not 0 switches ligatures off. */
  letterSpace: number;
  /** Natural width of one word space, in points, before `wordSpace`; 0 where the run has none. */
  naturalSpace: number;
  /** True when the typesetter broke a word here and `text` ends with the hyphen it added. */
  hyphen: boolean;
  /** Offsets in `text` of tatweels that draw Arabic words longer and are not in the source: see plainText. */
  kashidas?: readonly number[];
  /**
   * True when the next line goes on without a space between: a word broken at a hyphen of its own or without one, or a script without
   * spaces.
   */
  joins?: true;
  /** True on the last line of a paragraph. */
  last: boolean;
  language: string;
  direction: Direction;
  /** Outline in the paper colour behind the letters (map labels), in points. */
  halo?: number;
  clip?: Clip;
  /**
   * The field of the newspaper whose words these are, by keys and indexes (`expandedContent.sideStories.2.content`). Nothing where they are
   * the paper's own. `wordsOn` tells which part of the field.
   */
  of?: string;
}

export interface RuleItem {
  kind: "rule";
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  /** Dots instead of a solid rule: diameter equals the thinner side, `pitch` points apart. */
  pitch?: number;
}

export interface BoxItem {
  kind: "box";
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  /** Rounded corners, in points. */
  radius?: number;
  /** The stroke as square dots of its own width, this many points apart from middle to middle. */
  dots?: number;
}

/** A drawn outline in its own units, placed with its origin at (x, y) and scaled by `scale`. */
export interface PathItem {
  kind: "path";
  block: Block;
  x: number;
  y: number;
  scale: number;
  /** SVG path data. */
  d: string;
  fill?: string;
  stroke?: string;
  /** In the path's own units. */
  strokeWidth?: number;
  opacity?: number;
  clip?: Clip;
}

export type Treatment = "halftone" | "engraving" | "duotone" | "plain";

export interface PictureItem {
  kind: "picture";
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
  src: string;
  treatment: Treatment;
  /** Point of the picture that stays in view when it is cropped to the box, as fractions of its size. */
  focal: { x: number; y: number };
  alt: string;
  /** Points cut off each corner at 45 degrees. */
  chamfer?: number;
  /** Contrast before the treatment; 1 leaves the picture as it is, 1.1 is 10 % more. */
  contrast?: number;
  /** Which of the newspaper's pictures it is. */
  of?: "imageUrl" | "smallImageUrl";
}

export type SceneItem = TextItem | RuleItem | BoxItem | PathItem | PictureItem;

/** A place for lines of text. `lines` comes from the height, before anything is set in it. */
export interface Frame {
  id: string;
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: number;
  used: number;
  /** Baseline of the last line set, in page points; equals the frame's own last baseline within 0.25 pt when full. */
  foot: number;
}

export interface Section {
  id: string;
  type: string;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Jump {
  block: Block;
  text: string;
  /** Index of the jump line among the items of its own page. */
  item: number;
  /** Page number (1 is the front page) and index of the item on it where the text goes on. */
  to: { page: number; item: number };
}

export interface PageScene {
  page: number;
  width: number;
  height: number;
  background: string;
  ink: string;
  template: string;
  language: string;
  direction: Direction;
  items: SceneItem[];
  frames: Frame[];
  sections: Section[];
  jumps: Jump[];
  /**
   * For each item the part of its field that it holds, in UTF-16 units; null for what holds none as it is typed: the paper's own words, a
   * date in words. White space between two runs belongs to neither. Apart from the items, which stay as they are while text before them
   * changes. None on pages that are only looked at: cards.
   */
  spans?: (Span | null)[];
}

/** From the first unit to before the last. */
export type Span = readonly [from: number, to: number];

/** Words of a newspaper: a field and a part of it. */
export interface Source {
  path: string;
  from: number;
  to: number;
}

/** Which words of the newspaper each run of its pages holds; runs that hold none as they are typed are not in it. */
export function wordsOn(pages: readonly PageScene[]): ReadonlyMap<TextItem, Source> {
  let words = wordsKnown.get(pages);
  if (!words) {
    words = new Map();
    for (const { items, spans = [] } of pages) {
      for (const [index, item] of items.entries()) {
        const span = spans[index];
        if (item.kind === "text" && item.of !== undefined && span) words.set(item, { path: item.of, from: span[0], to: span[1] });
      }
    }
    wordsKnown.set(pages, words);
  }
  return words;
}

/** Asked for by each layer over the pages. */
const wordsKnown = new WeakMap<readonly PageScene[], Map<TextItem, Source>>();

export interface SetWarning {
  /**
   * `overset`: text on no page. `missing-glyph`: a character no face of the page has. `squeezed`: a run wider than its measure even at its
   * smallest. `shortened`: a head cut to fit. `abridged`: a deck, a kicker, a caption or another short text printed without its end
   * (`detail` is all of it). `empty`: a box of a section layout is too small for what it holds, and nothing stands in it (`detail` is its
   * id). `collision`: two boxes of a section layout share paper (`block` is the first, `detail` both ids), or one stands over words that
   * are on every page of the template (`detail` ends with `furniture`).
   */
  code: "overset" | "missing-glyph" | "squeezed" | "shortened" | "abridged" | "empty" | "collision";
  block: Block;
  detail: string;
}

/**
 * What was decided about a front page, as plain data: set again with it, a newspaper that has hardly changed keeps its page, wherever and
 * whenever it is set. It holds for the same template, layout and page height, and is let go where it no longer serves the text.
 */
export interface PageShape {
  template: string;
  layout: string;
  /** Points. */
  pageHeight: number;
  /** Name of the template's skeleton; in shapes saved before skeletons had names, its index among those for the layout. */
  skeleton: string | number;
  /** Where the lead region ends, in points. */
  foot: number;
  /** Size of the side stories, as a share of the template's. */
  sideScale: number;
  mayCut: boolean;
  quotes: { inDecks: boolean; inColumn: boolean };
  /** Height in points of a picture that no text stands under. */
  picture: number | null;
  jumps: boolean;
  /**
   * What stood over and in the lead story's columns: the height of its picture in points (null without one) and the size of its text as a
   * share of the template's.
   */
  lead?: { picture: number | null; scale: number } | undefined;
  /**
   * Of a page for little text: how much larger its head is, the legs of its lead, the cells of its strip (null: no strip) and the strip's
   * height in points.
   */
  short?: { headScale: number; legs: number; cells: number | null; height: number } | undefined;
  /** What the page cost by the planner's measure, and how many stories it left to other pages. */
  cost: number;
  hidden: number;
}

export interface SetNewspaper {
  pages: PageScene[];
  warnings: SetWarning[];
  /** Of the front page: the newspaper's own where it could be kept. None where the page stands in the boxes of a section layout. */
  shape?: PageShape;
}
