import type { ReactNode } from "react";
import type { PageScene, SceneItem } from "../../typeset/index.ts";
import type { SetPages } from "./set-pages.ts";

export interface LayeredSheet {
  /** CSS pixels for one point of the page, as it lies on the screen. */
  zoom: number;
  /** All pages that lie there, as they were set last: `scene` is one of them. */
  pages: readonly PageScene[];
  set: SetPages;
  /** The viewer's own, see there. */
  showArea: PageViewerHandle["showArea"];
}

/** What a stage knows of that: its viewers add the rest. */
export type LaidSheets = Pick<LayeredSheet, "pages" | "set">;

/**
 * Laid over each page as it is drawn: a box of the page's measure in which one CSS pixel is one point, its origin at the page's upper left
 * corner in every language. The box lets the pointer through; what is in it takes it with `pointer-events-auto`.
 */
export type PageLayer = (scene: PageScene, sheet: LayeredSheet) => ReactNode;

/** True for items that are not drawn, because something of a layer stands there. */
export type HiddenItems = (item: SceneItem, scene: PageScene) => boolean;

/** A part of a page, in points. */
export interface PageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageViewerHandle {
  /**
   * Brings a part of a page (numbered from 1) into view. With `leastTypePx` the page is brought nearer until the smallest type there is so
   * many CSS pixels high; on narrow screens that is over the whole screen.
   */
  showArea: (page: number, area: PageArea, leastTypePx?: number) => void;
}
