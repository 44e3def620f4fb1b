export const leastZoom = 0.4;
export const mostZoom = 3;

export interface Size {
  width: number;
  height: number;
}

/**
 * Room kept around a page that is fitted to its stage; below it for the tools, and for the navigation as long as nothing has been scrolled.
 */
const margins = { wide: { inline: 64, block: 160 }, narrow: { inline: 32, block: 0 } };

export function clampZoom(zoom: number): number {
  return Math.min(mostZoom, Math.max(leastZoom, zoom));
}

/**
 * `page`: it fits whole into the height. `width`: it fills the width. `device`: it fills the width, and is no wider than on the device
 * itself.
 */
export type Fit = "page" | "width" | "device";

/** The zoom at which a page fits that is `fullWidth` pixels wide at 100 %. A whole page is never under 40 %. */
export function fitZoom(stage: Size, page: Size, fullWidth: number, fit: Fit): number {
  const { inline, block } = fit === "width" ? margins.narrow : margins.wide;
  const byWidth = (stage.width - inline) / fullWidth;
  if (fit !== "page") return Math.min(fit === "device" ? 1 : mostZoom, Math.max(0.2, byWidth));
  const byHeight = (stage.height - block) / ((fullWidth / page.width) * page.height);
  return clampZoom(Math.min(byWidth, byHeight));
}

const stops = [0.4, 0.5, 0.67, 0.8, 1, 1.25, 1.6, 2, 2.5, 3];

/** The next stop in a direction. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const slack = 0.005;
  const found = direction > 0 ? stops.find((stop) => stop > zoom + slack) : stops.findLast((stop) => stop < zoom - slack);
  return found ?? clampZoom(zoom);
}
