/** The looks a newspaper may be seen and exported in, as layers over its page: one definition for the screen, canvases and PDF. */

import { type Rgb, readColor } from "./color.ts";
import type { Blend, Circle, GradientOperation, GradientStops, PageOutline, ShapeOperation } from "./operations.ts";

export type PageFilter = "none" | "sepia" | "vintage" | "aged";
export const pageFilters = ["none", "sepia", "vintage", "aged"] as const satisfies readonly PageFilter[];

/** Numbers from 0 to 1 that are the same each time: a page must not change its stains between the screen and the file. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SPOTS = 36;

/** What a filter needs to know of a page: a PageScene is one. Points. */
export interface FilteredPage {
  page: number;
  width: number;
  height: number;
}

/** For what a filter does alike to pages of every size. */
const anyPage: FilteredPage = { page: 1, width: 612, height: 816 };

/** Stains and fibers are made for a page 612 points wide; on a card of 1,200 they are larger. */
const unitOf = ({ width }: FilteredPage) => width / 612;

const pageOf = ({ width, height }: FilteredPage): PageOutline => ({ kind: "page", width, height });

/**
 * One color over the whole page. `color` keeps the page's lightness and takes this color's hue; `screen` lifts the blacks; `multiply` tints
 * the paper.
 */
function flat(page: FilteredPage, blend: Blend, fill: string, opacity = 1): ShapeOperation {
  return { kind: "shape", outline: pageOf(page), fill, blend, opacity };
}

/** An ellipse around the middle of the page, whose last color is in the corners. White leaves the page as it is. */
function vignette(page: FilteredPage, stops: GradientStops): GradientOperation {
  return { kind: "gradient", area: pageOf(page), reach: Math.SQRT1_2, stops, blend: "multiply" };
}

/** Round spots, mostly near the edges of the page, where damp comes in; their last color is white. */
function foxing(paper: FilteredPage, stops: GradientStops): GradientOperation {
  const { page, width, height } = paper;
  const roll = dice(page);
  const circles: Circle[] = [];
  for (let tries = 0; circles.length < SPOTS && tries < SPOTS * 8; tries++) {
    const x = roll() * width;
    const y = roll() * height;
    const radius = unitOf(paper) * (1.2 + 7 * roll() ** 4);
    const inward = Math.min(x / width, 1 - x / width, y / height, 1 - y / height) * 2;
    const isKept = roll() > inward * 0.8;
    const isFree = circles.every((spot) => Math.hypot(spot.x - x, spot.y - y) > spot.radius + radius);
    if (isKept && isFree) circles.push({ x, y, radius });
  }
  return { kind: "gradient", area: { kind: "circles", circles }, reach: 0.5, stops, blend: "multiply" };
}

interface Fibers {
  seed: number;
  color: string;
  /** On a page of 612 by 816. */
  count: number;
  /** On a page 612 wide, in points. */
  longest: number;
  thick: number;
}

/** Fibers of wood in cheap paper: short strokes that lie along its web, which runs across the page. */
function fibers(paper: FilteredPage, { seed, color, count, longest, thick }: Fibers): ShapeOperation {
  const { page, width, height } = paper;
  const unit = unitOf(paper);
  const roll = dice(page * 31 + seed);
  const figure = (value: number) => value.toFixed(2);
  const fiber = () => {
    const x = roll() * width;
    const y = roll() * height;
    const length = unit * longest * (0.2 + 0.8 * roll() ** 2);
    const turn = (roll() - 0.5) * 1.6;
    const bend = (roll() - 0.5) * length * 0.5;
    const endX = x + length * Math.cos(turn);
    const endY = y + length * Math.sin(turn);
    return `M${figure(x)} ${figure(y)}Q${figure((x + endX) / 2)} ${figure((y + endY) / 2 + bend)} ${figure(endX)} ${figure(endY)}`;
  };
  const here = Math.round((count * (width / unit) * (height / unit)) / (612 * 816));
  const outline = { kind: "path", d: Array.from({ length: here }, fiber).join(""), x: 0, y: 0, scale: 1 } as const;
  return { kind: "shape", outline, stroke: { color, width: thick * unit, cap: "round" }, blend: "multiply" };
}

export type FilterLayer = ShapeOperation | GradientOperation;

/** The layers of a filter, drawn over a finished page in this order; none for "none". */
export function filterLayers(filter: PageFilter, page: FilteredPage): FilterLayer[] {
  switch (filter) {
    case "none":
      return [];
    case "sepia":
      return [flat(page, "color", "#7c5d3a", 0.9), flat(page, "screen", "#24140a"), flat(page, "multiply", "#f7ecd8")];
    case "vintage":
      return [
        flat(page, "color", "#8b6f47", 0.45),
        flat(page, "screen", "#2b251d"),
        vignette(page, [
          [0, "#f9efd9"],
          [0.62, "#f6e9cd"],
          [1, "#e2cda3"],
        ]),
        fibers(page, { seed: 1, color: "#efe2c6", count: 700, longest: 4, thick: 0.45 }),
      ];
    case "aged":
      return [
        flat(page, "color", "#8a6a3c", 0.5),
        flat(page, "screen", "#2e2216"),
        vignette(page, [
          [0, "#f2e0b8"],
          [0.5, "#eed9ab"],
          [0.8, "#e0c592"],
          [1, "#c39d69"],
        ]),
        foxing(page, [
          [0, "#c79b63"],
          [0.55, "#dcbd8e"],
          [1, "#ffffff"],
        ]),
        fibers(page, { seed: 1, color: "#e6d2ab", count: 900, longest: 5, thick: 0.5 }),
        fibers(page, { seed: 2, color: "#bd9d6c", count: 160, longest: 2.4, thick: 0.4 }),
      ];
  }
}

/** Stops of a filter's vignette, the middle's color first; none of a filter without one. The vignette is the first gradient of a filter. */
export function vignetteStops(filter: PageFilter): GradientStops {
  return filterLayers(filter, anyPage).find((layer) => layer.kind === "gradient")?.stops ?? [];
}

const luminance = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue;

/** The hue and saturation of `source` with the luminance of `backdrop` (Compositing and Blending Level 1, §10.2: blend mode "color"). */
function recolored(backdrop: Rgb, source: Rgb): Rgb {
  const light = luminance(backdrop);
  const shift = light - luminance(source);
  const moved = source.map((part) => part + shift);
  const least = Math.min(...moved);
  const most = Math.max(...moved);
  const fit = (part: number) => {
    if (least < 0) return light + ((part - light) * light) / (light - least);
    if (most > 255) return light + ((part - light) * (255 - light)) / (most - light);
    return part;
  };
  const [red = 0, green = 0, blue = 0] = moved.map(fit);
  return [red, green, blue];
}

function blended(backdrop: Rgb, source: Rgb, blend: Blend): Rgb {
  if (blend === "color") return recolored(backdrop, source);
  const part = (index: 0 | 1 | 2) =>
    blend === "multiply" ? (backdrop[index] * source[index]) / 255 : 255 - ((255 - backdrop[index]) * (255 - source[index])) / 255;
  return [part(0), part(1), part(2)];
}

/**
 * A color of the page under a filter's flat layers, without what lies unevenly on it (vignette, spots, fibers). 0 to 255 each, not rounded.
 */
export function filteredColor(filter: PageFilter, color: Rgb): Rgb {
  let seen = color;
  for (const layer of filterLayers(filter, anyPage)) {
    if (layer.kind !== "shape" || !layer.fill || !layer.blend) continue;
    const { fill, blend, opacity = 1 } = layer;
    const full = blended(seen, readColor(fill), blend);
    const mix = (index: 0 | 1 | 2) => seen[index] + (full[index] - seen[index]) * opacity;
    seen = [mix(0), mix(1), mix(2)];
  }
  return seen;
}
