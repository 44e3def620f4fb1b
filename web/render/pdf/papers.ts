/** How a page lies on the paper it is printed on. All lengths in points. */

import { pageWidth, paperSizes } from "../../typeset/model/paper-sizes.ts";

export const paperNames = ["template", "tabloid", "a3", "a4", "letter", "berliner", "broadsheet"] as const;
export type PaperName = (typeof paperNames)[number];

/**
 * `screen`: the page fills the paper, its ground and inks as on the screen. `press`: for newspaper presses and office printers, which print
 * no edge: margins, no ground (but that of a filter), black text in black ink alone. `print-shop`: to be cut, with 3 mm bleed and crop
 * marks, black text in black ink alone.
 */
export const presetNames = ["screen", "press", "print-shop"] as const;
export type PresetName = (typeof presetNames)[number];

interface Size {
  width: number;
  height: number;
}

const POINTS_PER_MM = 72 / 25.4;
const mm = (millimeters: number) => millimeters * POINTS_PER_MM;

/** Trimmed sizes. */
export const papers: Readonly<Record<PaperName, Size>> = { ...paperSizes, template: paperSizes[""] };

const PRESS_MARGIN = mm(8);
export const BLEED = mm(3);
/** From the media's edge to the trim: the bleed, and room for the crop marks beyond it. */
const SLUG = mm(10);

export interface Rect extends Size {
  x: number;
  y: number;
}

/** How pages lie on their paper, from the media's top left corner. */
export interface Sheet {
  media: Size;
  /** Where the sheet is cut. */
  trim: Rect;
  /** How far ink runs over the trim. */
  bleed: number;
  /** Where the page is drawn: the trim, or what is left inside its margins. */
  page: Rect;
}

/** The sheet for a paper and a preset. */
export function sheetOf(paper: PaperName, preset: PresetName): Sheet {
  const size = papers[paper];
  const around = preset === "print-shop" ? SLUG : 0;
  const inside = preset === "press" ? PRESS_MARGIN : 0;
  const trim = { x: around, y: around, ...size };
  return {
    media: { width: size.width + 2 * around, height: size.height + 2 * around },
    trim,
    bleed: preset === "print-shop" ? BLEED : 0,
    page: { x: trim.x + inside, y: trim.y + inside, width: size.width - 2 * inside, height: size.height - 2 * inside },
  };
}

/**
 * Share of a sheet's width or height that may stay free at both ends together before a page of another shape is composed anew: 3:4 on US
 * Letter leaves 0.03.
 */
const MOST_FREE = 0.035;

/**
 * Height for which a newspaper whose page is `height` points high (and 612 wide) is to be composed for a sheet: the same where that page
 * can be scaled onto it, so that what is printed is what was seen; else the sheet's own.
 */
export function heightOnSheet(height: number, paper: PaperName, preset: PresetName): number {
  const own = sceneHeightOf(paper, preset);
  return Math.max(own, height) / Math.min(own, height) - 1 <= MOST_FREE ? height : own;
}

/**
 * Height for which a newspaper is to be composed (`setNewspaper`'s `height`) so that its pages fill this paper and no edge of it stays
 * free.
 */
export function sceneHeightOf(paper: PaperName, preset: PresetName): number {
  const { page } = sheetOf(paper, preset);
  return (pageWidth * page.height) / page.width;
}
