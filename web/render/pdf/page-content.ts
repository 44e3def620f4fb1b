import type { Clip, PageScene, PictureItem, SceneItem } from "../../typeset/model/scene.ts";
import {
  type GlyphsOperation,
  type GradientOperation,
  type ImageOperation,
  itemOperations,
  type Operation,
  type Outline,
  type ShapeOperation,
  type Stroke,
} from "../draw/operations.ts";
import type { LineShaper } from "../shaping/shape-line.ts";
import { fillColor, type InkRule, type PagePaints, strokeColor } from "./paint.ts";
import { num, textString } from "./pdf-file.ts";
import type { PlacedPicture } from "./picture-object.ts";
import { pathOperators } from "./svg-path.ts";
import { outlinePaths, type ShowTools, textObject } from "./text-operators.ts";

/** What a page's content needs of the document. */
export interface ContentTools extends ShowTools, Pick<PagePaints, "state" | "shading"> {
  shapeLine: LineShaper;
  inks: InkRule;
  /** All that is printed of the page, with its bleed. */
  ground: Clip;
  /** The picture as an object of the file; undefined leaves its place blank. */
  picture(item: PictureItem): PlacedPicture | undefined;
}

const p = (...values: number[]) => values.map((value) => num(value, 3)).join(" ");

/** Reach of the control points of a quarter circle. */
const ROUND = 0.5523;

function roundedRect({ x, y, width, height }: Clip, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - ROUND);
  const [right, foot] = [x + width, y + height];
  return [
    `${p(x + r, y)} m ${p(right - r, y)} l ${p(right - k, y, right, y + k, right, y + r)} c`,
    `${p(right, foot - r)} l ${p(right, foot - k, right - k, foot, right - r, foot)} c`,
    `${p(x + r, foot)} l ${p(x + k, foot, x, foot - k, x, foot - r)} c`,
    `${p(x, y + r)} l ${p(x, y + k, x + k, y, x + r, y)} c h`,
  ].join("\n");
}

/** A rectangle as a path. */
export const rectPath = ({ x, y, width, height }: Clip) => `${p(x, y, width, height)} re`;

/** The operators of a path, with the blank that parts them from the one that paints it; '' for an outline that is none. */
function pathOf(outline: Outline, ground: Clip): string {
  switch (outline.kind) {
    case "page":
      return `${rectPath(ground)} `;
    case "rect":
      return `${outline.radius ? roundedRect(outline.box, outline.radius) : rectPath(outline.box)} `;
    case "line":
      return `${p(outline.x1, outline.y1)} m ${p(outline.x2, outline.y2)} l `;
    case "path": {
      const operators = pathOperators(outline.d);
      return operators && `${operators}\n`;
    }
  }
}

function strokeState({ color, width, cap, join, dash }: Stroke, inks: InkRule): string[] {
  const how = `${p(width)} w${join ? " 1 j" : ""}${cap ? " 1 J" : ""}${dash ? ` [${p(...dash)}] 0 d` : ""}`;
  return [strokeColor(color, inks), how];
}

/** The operators of a gradient, which goes on over the bleed as it does on the page. */
function drawGradient({ area, reach, stops, blend }: GradientOperation, tools: ContentTools): string[] {
  const name = tools.shading(stops);
  const paint = (path: string, x: number, y: number, width: number, height: number) =>
    `q ${path} W n ${p(width * reach)} 0 0 ${p(height * reach)} ${p(x, y)} cm /${name} sh Q`;
  const painted =
    area.kind === "page"
      ? [paint(rectPath(tools.ground), area.width / 2, area.height / 2, area.width, area.height)]
      : area.circles.map(({ x, y, radius }) => {
          const side = radius * 2;
          return paint(roundedRect({ x: x - radius, y: y - radius, width: side, height: side }, radius), x, y, side, side);
        });
  return ["q", `/${tools.state(1, blend)} gs`, ...painted, "Q"];
}

function drawShape({ outline, fill, stroke, opacity = 1, blend, clip }: ShapeOperation, tools: ContentTools): string[] {
  const path = pathOf(outline, tools.ground);
  if (path === "") return [];
  const opened: string[] = [];
  if (clip) opened.push(`${rectPath(clip)} W n`);
  if (opacity < 1 || blend) opened.push(`/${tools.state(opacity, blend)} gs`);
  if (outline.kind === "path") opened.push(`${num(outline.scale, 5)} 0 0 ${num(outline.scale, 5)} ${p(outline.x, outline.y)} cm`);
  const ink = fill === undefined ? [] : [fillColor(fill, tools.inks)];
  const filled = ink.length > 0 ? [`${path}f`] : [];
  const pen = stroke ? strokeState(stroke, tools.inks) : [];
  const stroked = stroke ? [`${path}S`] : [];
  // A see-through outline must show what it is stroked over, as it does on a canvas: the two are one after the other.
  if (opened.length > 0) return ["q", ...opened, ...ink, ...pen, ...filled, ...stroked, "Q"];
  return stroke ? [...ink, ...filled, "q", ...pen, ...stroked, "Q"] : [...ink, ...filled];
}

function drawImage({ picture: item, corners }: ImageOperation, tools: ContentTools): string[] {
  const picture = tools.picture(item);
  if (!picture) return [];
  const { x, y, width, height } = item;
  const out = ["q"];
  if (corners) out.push(`${pathOperators(corners)} W n`);
  if (picture.ink !== undefined) out.push(fillColor(picture.ink, tools.inks));
  out.push(`${p(width)} 0 0 ${p(-height)} ${p(x, y + height)} cm /${picture.resource} Do`, "Q");
  return out;
}

function drawGlyphs({ run, ground, clip }: GlyphsOperation, tools: ContentTools): string[] {
  const line = tools.shapeLine(run);
  if (line.glyphs.length === 0) return [];
  const out: string[] = [];
  if (clip) out.push("q", `${rectPath(clip)} W n`);
  if (ground) {
    out.push("q", ...strokeState({ ...ground, cap: "round", join: "round" }, tools.inks), outlinePaths(run, line), "S Q");
  }
  out.push(fillColor(run.color, tools.inks));
  const span = line.isReordered ? `/Span<</ActualText${textString(`${run.text} `)}>>BDC` : undefined;
  if (span) out.push(span);
  out.push(textObject(run, line, tools));
  if (span) out.push("EMC");
  if (clip) out.push("Q");
  return out;
}

/** The operators of an operation. */
export function drawOperation(operation: Operation, tools: ContentTools): string[] {
  switch (operation.kind) {
    case "shape":
      return drawShape(operation, tools);
    case "gradient":
      return drawGradient(operation, tools);
    case "glyphs":
      return drawGlyphs(operation, tools);
    case "image":
      return drawImage(operation, tools);
  }
}

/** The operators of one item. */
export function drawItem(item: SceneItem, scene: PageScene, tools: ContentTools): string[] {
  return itemOperations(item, scene).flatMap((operation) => drawOperation(operation, tools));
}

/** What a stretch of content belongs to: a part of the page by its marked-content id, with the language it is in, or decoration. */
export type Mark = { role: string; id: number; language: string } | "artifact";

/**
 * ISO 32000-1 §14.9.2.2: words in another language than what they stand in, such as the page's numerals beside a headline, say so
 * themselves.
 */
function inItsLanguage(item: SceneItem, mark: Mark, drawn: string[]): string[] {
  if (item.kind !== "text" || mark === "artifact" || item.language === mark.language) return drawn;
  return [`/Span<</Lang${textString(item.language)}>>BDC`, ...drawn, "EMC"];
}

/** An item of a page, by its index there, and the operators that draw it. */
export interface DrawnItem {
  index: number;
  item: SceneItem;
  operators: string[];
}

/**
 * The operators of drawn items in their order, in points from the page's top left corner, y downwards; `markOf` says what each belongs to.
 */
export function pageContent(drawn: readonly DrawnItem[], markOf: (index: number) => Mark): string {
  const out: string[] = [];
  let open: Mark | undefined;
  for (const { index, item, operators } of drawn) {
    if (operators.length === 0) continue;
    const mark = markOf(index);
    if (mark !== open) {
      if (open !== undefined) out.push("EMC");
      out.push(mark === "artifact" ? "/Artifact BMC" : `/${mark.role}<</MCID ${mark.id}>>BDC`);
      open = mark;
    }
    out.push(...inItsLanguage(item, mark, operators));
  }
  if (open !== undefined) out.push("EMC");
  return out.join("\n");
}
