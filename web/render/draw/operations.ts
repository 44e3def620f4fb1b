import type { BoxItem, Clip, PageScene, PathItem, PictureItem, RuleItem, SceneItem, TextItem } from "../../typeset/model/scene.ts";

/**
 * What pages are drawn with: everything on a scene and over it is lowered here to four operations, which each backend (SVG, canvas, PDF)
 * carries out as its device does. Lengths are points of the page, y downwards, colors `#rgb` or `#rrggbb`.
 */
export type Operation = ShapeOperation | GradientOperation | GlyphsOperation | ImageOperation;

/**
 * An outline, filled and then stroked. `opacity` (0 to 1, default 1) and `blend` (default normal) are of both, `clip` is what bounds them.
 */
export interface ShapeOperation {
  kind: "shape";
  outline: Outline;
  fill?: string | undefined;
  stroke?: Stroke | undefined;
  opacity?: number | undefined;
  blend?: Blend;
  clip?: Clip | undefined;
}

/**
 * Colors from the middle of an area outwards. `at` 1 lies `reach` times the area's width and its height from the middle, and the last color
 * goes on beyond. The area is the page, or each of several circles, which never overlap.
 */
export interface GradientOperation {
  kind: "gradient";
  area: PageOutline | { kind: "circles"; circles: readonly Circle[] };
  reach: number;
  stops: GradientStops;
  blend: Blend;
}

export type GradientStops = readonly (readonly [at: number, color: string])[];

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** A run of text in its own color; `ground` is stroked along the outlines of all its glyphs first, half of its width outside of them. */
export interface GlyphsOperation {
  kind: "glyphs";
  run: TextItem;
  ground?: { color: string; width: number } | undefined;
  clip?: Clip | undefined;
}

/**
 * A treated picture in its box. `corners` is the box without its cut corners, as SVG path data, where the picture's own pixels still have
 * them; `standIn` is drawn where a backend shows that there is no picture (yet).
 */
export interface ImageOperation {
  kind: "image";
  picture: PictureItem;
  corners: string | undefined;
  standIn: { color: string; opacity: number };
}

/** A path is SVG path data in units of its own, scaled by `scale` with its origin at (x, y). */
export type Outline =
  | PageOutline
  | { kind: "rect"; box: Clip; radius?: number | undefined }
  | { kind: "line"; x1: number; y1: number; x2: number; y2: number }
  | { kind: "path"; d: string; x: number; y: number; scale: number };

/** The whole page, with its bleed where it is printed with one. */
export interface PageOutline {
  kind: "page";
  width: number;
  height: number;
}

/** In the outline's own units: `width`, and the lengths of a dash and of the gap after it. Butt ends and miter joins where not said. */
export interface Stroke {
  color: string;
  width: number;
  cap?: "round";
  join?: "round";
  dash?: readonly [on: number, off: number];
}

/** Names of Compositing and Blending Level 1. */
export type Blend = "color" | "multiply" | "screen";

const dashedLine = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): ShapeOperation => ({
  kind: "shape",
  outline: { kind: "line", x1, y1, x2, y2 },
  stroke,
});

/** Dots instead of a solid rule: round, as wide as the rule is thin. */
function dottedRule({ x, y, width, height, color }: RuleItem, pitch: number): ShapeOperation {
  const dot = Math.min(width, height);
  const half = dot / 2;
  const [right, foot] = width >= height ? [x + width - half, y + half] : [x + half, y + height - half];
  return dashedLine(x + half, y + half, right, foot, { color, width: dot, cap: "round", dash: [0, pitch] });
}

/** The four sides of a dotted box: a square dot in each corner, and the pitch made to fit whole dots between. */
function dottedSides({ x, y, width, height }: BoxItem, stroke: Stroke, pitch: number): ShapeOperation[] {
  const dot = stroke.width;
  const half = dot / 2;
  const dotted = (side: number): Stroke => ({
    ...stroke,
    dash: [dot, Math.max(0, side / Math.max(1, Math.round(side / pitch)) - dot)],
  });
  const across = (level: number) => dashedLine(x - half, level, x + width + half, level, dotted(width));
  const down = (column: number) => dashedLine(column, y - half, column, y + height + half, dotted(height));
  return [across(y), across(y + height), down(x), down(x + width)];
}

function boxOperations(item: BoxItem): ShapeOperation[] {
  const { fill, stroke: color, strokeWidth: width = 1, radius, dots } = item;
  const stroke: Stroke | undefined = color === undefined ? undefined : { color, width };
  const box: ShapeOperation = { kind: "shape", outline: { kind: "rect", box: item, radius }, fill };
  return stroke && dots !== undefined ? [box, ...dottedSides(item, stroke, dots)] : [{ ...box, stroke }];
}

function pathOperation({ x, y, scale, d, fill, stroke, strokeWidth: width = 1, opacity, clip }: PathItem): ShapeOperation {
  return {
    kind: "shape",
    outline: { kind: "path", d, x, y, scale },
    fill,
    stroke: stroke === undefined ? undefined : { color: stroke, width, cap: "round", join: "round" },
    opacity,
    clip,
  };
}

/** A rectangle whose corners are cut off at 45 degrees, `chamfer` from each: SVG path data. */
export function chamferedPath({ x, y, width, height }: Clip, chamfer: number): string {
  const cut = Math.min(chamfer, width / 2, height / 2);
  return [
    `M${x + cut} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height - cut}`,
    `L${x + width - cut} ${y + height}H${x + cut}L${x} ${y + height - cut}V${y + cut}Z`,
  ].join("");
}

/** What an item is drawn over and in. */
export type PageColors = Pick<PageScene, "background" | "ink">;

/** The operations that draw an item of a page, in their order. */
export function itemOperations(item: SceneItem, { background, ink }: PageColors): Operation[] {
  switch (item.kind) {
    case "text": {
      const ground = item.halo === undefined ? undefined : { color: background, width: item.halo * 2 };
      return [{ kind: "glyphs", run: item, ground, clip: item.clip }];
    }
    case "rule":
      return [
        item.pitch === undefined ? { kind: "shape", outline: { kind: "rect", box: item }, fill: item.color } : dottedRule(item, item.pitch),
      ];
    case "box":
      return boxOperations(item);
    case "path":
      return [pathOperation(item)];
    case "picture": {
      const corners = item.chamfer ? chamferedPath(item, item.chamfer) : undefined;
      return [{ kind: "image", picture: item, corners, standIn: { color: ink, opacity: 0.08 } }];
    }
  }
}

/** The ground of a page: its paper. */
export function paperOperation({ width, height, background }: PageScene): ShapeOperation {
  return { kind: "shape", outline: { kind: "page", width, height }, fill: background };
}
