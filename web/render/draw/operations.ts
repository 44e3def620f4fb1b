import type { BoxItem, Clip, PageScene, PathItem, PictureItem, RuleItem, SceneItem, TextItem } from "../../typeset/model/scene.ts";

/**
 * What pages are drawn with: everything on a scene and over it is lowered here to three operations, which each backend (SVG, canvas, PDF)
 * carries out as its device does. Lengths are points of the page, y downwards, colors `#rgb` or `#rrggbb`.
 */
export type Operation = ShapeOperation | GlyphsOperation | ImageOperation;

/**
 * An outline, filled and then stroked. `opacity` (0 to 1, default 1) and `blend` (default normal) are of both, `clip` is what bounds them.
 */
export interface ShapeOperation {
  kind: "shape";
  outline: Outline;
  fill?: string | Gradient;
  stroke?: Stroke;
  opacity?: number;
  blend?: Blend;
  clip?: Clip | undefined;
}

/** A run of text in its own color; `ground` is stroked along the outlines of all its glyphs first, half of its width outside of them. */
export interface GlyphsOperation {
  kind: "glyphs";
  run: TextItem;
  ground?: { color: string; width: number };
  clip?: Clip | undefined;
}

/**
 * A treated picture in its box. `corners` is the box without its cut corners, as SVG path data, where the picture's own pixels still have
 * them; `standIn` is drawn where a backend shows that there is no picture (yet).
 */
export interface ImageOperation {
  kind: "image";
  picture: PictureItem;
  corners?: string;
  standIn: { color: string; opacity: number };
}

/** `page` is the whole page, with its bleed where it is printed with one; `circles` never overlap. */
export type Outline =
  | { kind: "page"; width: number; height: number }
  | { kind: "rect"; x: number; y: number; width: number; height: number; radius?: number | undefined }
  | { kind: "line"; x1: number; y1: number; x2: number; y2: number }
  | { kind: "circles"; circles: readonly Circle[] }
  | PathOutline;

/** SVG path data in units of its own, scaled by `scale` with its origin at (x, y). */
export interface PathOutline {
  kind: "path";
  d: string;
  x: number;
  y: number;
  scale: number;
}

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** In the outline's own units: `width`, and the lengths of a dash and of the gap after it. Butt ends and miter joins where not said. */
export interface Stroke {
  color: string;
  width: number;
  cap?: "round";
  join?: "round";
  dash?: readonly [on: number, off: number];
}

/**
 * Colors from the middle of an outline (`at` 0) outwards, for each of several circles: `at` 1 lies `reach` times its width and its height
 * from the middle, and the last color goes on beyond.
 */
export interface Gradient {
  reach: number;
  stops: readonly (readonly [at: number, color: string])[];
}

/** Names of Compositing and Blending Level 1. */
export type Blend = "color" | "multiply" | "screen";

/** Dots instead of a solid rule: round, as wide as the rule is thin. */
function dottedRule({ x, y, width, height, color }: RuleItem, pitch: number): ShapeOperation {
  const dot = Math.min(width, height);
  const half = dot / 2;
  const end = width >= height ? { x2: x + width - half, y2: y + half } : { x2: x + half, y2: y + height - half };
  const outline: Outline = { kind: "line", x1: x + half, y1: y + half, ...end };
  return { kind: "shape", outline, stroke: { color, width: dot, cap: "round", dash: [0, pitch] } };
}

/** The four sides of a dotted box: a square dot in each corner, and the pitch made to fit whole dots between. */
function dottedSides({ x, y, width, height }: BoxItem, stroke: Stroke, pitch: number): ShapeOperation[] {
  const dot = stroke.width;
  const half = dot / 2;
  const side = (outline: Outline, length: number): ShapeOperation => ({
    kind: "shape",
    outline,
    stroke: { ...stroke, dash: [dot, Math.max(0, length / Math.max(1, Math.round(length / pitch)) - dot)] },
  });
  const across = (level: number) => side({ kind: "line", x1: x - half, y1: level, x2: x + width + half, y2: level }, width);
  const down = (column: number) => side({ kind: "line", x1: column, y1: y - half, x2: column, y2: y + height + half }, height);
  return [across(y), across(y + height), down(x), down(x + width)];
}

function boxOperations(item: BoxItem): ShapeOperation[] {
  const { x, y, width, height, fill, stroke: color, strokeWidth = 1, radius, dots } = item;
  const box: ShapeOperation = { kind: "shape", outline: { kind: "rect", x, y, width, height, radius }, ...(fill && { fill }) };
  if (color === undefined) return [box];
  const stroke: Stroke = { color, width: strokeWidth };
  return dots === undefined ? [{ ...box, stroke }] : [box, ...dottedSides(item, stroke, dots)];
}

function pathOperation({ x, y, scale, d, fill, stroke: color, strokeWidth = 1, opacity, clip }: PathItem): ShapeOperation {
  return {
    kind: "shape",
    outline: { kind: "path", d, x, y, scale },
    clip,
    ...(fill && { fill }),
    ...(color && { stroke: { color, width: strokeWidth, cap: "round", join: "round" } }),
    ...(opacity !== undefined && { opacity }),
  };
}

/** A rectangle whose corners are cut off at 45 degrees, `chamfer` from each: SVG path data. */
export function chamferedPath(x: number, y: number, width: number, height: number, chamfer: number): string {
  const cut = Math.min(chamfer, width / 2, height / 2);
  return [
    `M${x + cut} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height - cut}`,
    `L${x + width - cut} ${y + height}H${x + cut}L${x} ${y + height - cut}V${y + cut}Z`,
  ].join("");
}

function imageOperation(picture: PictureItem, ink: string): ImageOperation {
  const { x, y, width, height, chamfer = 0 } = picture;
  const standIn = { color: ink, opacity: 0.08 };
  return { kind: "image", picture, standIn, ...(chamfer > 0 && { corners: chamferedPath(x, y, width, height, chamfer) }) };
}

/** What an item is drawn over and in. */
export type PageColors = Pick<PageScene, "background" | "ink">;

/** The operations that draw an item of a page, in their order. */
export function itemOperations(item: SceneItem, { background, ink }: PageColors): Operation[] {
  switch (item.kind) {
    case "text": {
      const ground = item.halo === undefined ? {} : { ground: { color: background, width: item.halo * 2 } };
      return [{ kind: "glyphs", run: item, clip: item.clip, ...ground }];
    }
    case "rule": {
      const { x, y, width, height, color, pitch } = item;
      if (pitch !== undefined) return [dottedRule(item, pitch)];
      return [{ kind: "shape", outline: { kind: "rect", x, y, width, height }, fill: color }];
    }
    case "box":
      return boxOperations(item);
    case "path":
      return [pathOperation(item)];
    case "picture":
      return [imageOperation(item, ink)];
  }
}

/** The ground of a page: its paper. */
export function paperOperation({ width, height, background }: PageScene): ShapeOperation {
  return { kind: "shape", outline: { kind: "page", width, height }, fill: background };
}
