import type { Device, PageScene } from "../../typeset/index.ts";

export const devices = ["mobile", "tablet", "desktop"] as const satisfies readonly Device[];

/** 8.5 inches of paper. */
const sheetWidth = 816;

/** Width of a page at 100 %, in CSS pixels. Pages for a telephone or a tablet are set in such pixels. */
export function fullWidthOf(device: Device, page: PageScene | undefined): number {
  return device === "desktop" || !page ? sheetWidth : page.width;
}
