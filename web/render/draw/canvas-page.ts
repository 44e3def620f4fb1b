import type { Clip, PageScene, PictureItem } from "../../typeset/model/scene.ts";
import { cssFamilies } from "../fonts/font-families.ts";
import { finerText, setLanguage, type TextContext, withoutTrimming } from "../shaping/text-context.ts";
import { type Canvas, contextOf, createCanvas } from "./canvas.ts";
import { readColor } from "./color.ts";
import { type FilteredPage, filterLayers, type PageFilter } from "./filters.ts";
import {
  type GlyphsOperation,
  type GradientOperation,
  type GradientStops,
  itemOperations,
  type Operation,
  type Outline,
  type PageOutline,
  paperOperation,
  type ShapeOperation,
  type Stroke,
} from "./operations.ts";

/** Pictures of a page as they are printed (treatPicture), one for each picture item. */
export type TreatedPictures = ReadonlyMap<PictureItem, Canvas>;

/** Pixels of a gradient's picture for each point. */
const GRADIENT_SHARE = 0.25;

function colorAt(stops: GradientStops, at: number): readonly number[] {
  const next = stops.findIndex(([stop]) => stop >= at);
  const to = stops[next] ?? stops.at(-1);
  const from = stops[next - 1] ?? to;
  if (!from || !to) return [255, 255, 255];
  const share = to[0] === from[0] ? 1 : Math.min(1, (at - from[0]) / (to[0] - from[0]));
  const end = readColor(to[1]);
  return readColor(from[1]).map((part, index) => part + ((end[index] ?? 0) - part) * share);
}

/** Small, to be drawn large: browsers strew noise into gradients, which makes a PNG four times as large. */
function gradientPicture({ stops, reach }: GradientOperation, page: PageOutline): Canvas {
  const width = Math.ceil(page.width * GRADIENT_SHARE);
  const height = Math.ceil(page.height * GRADIENT_SHARE);
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  const pixels = context?.createImageData(width, height);
  if (!context || !pixels) return canvas;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const across = (x + 0.5) / width - 0.5;
      const down = (y + 0.5) / height - 0.5;
      const [red = 0, green = 0, blue = 0] = colorAt(stops, Math.hypot(across, down) / reach);
      pixels.data[at] = red;
      pixels.data[at + 1] = green;
      pixels.data[at + 2] = blue;
      pixels.data[at + 3] = 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function drawGradient(context: TextContext, operation: GradientOperation): void {
  const { area, reach, stops, blend } = operation;
  context.globalCompositeOperation = blend;
  if (area.kind === "page") {
    context.drawImage(gradientPicture(operation, area), 0, 0, area.width, area.height);
    return;
  }
  for (const { x, y, radius } of area.circles) {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius * 2 * reach);
    for (const [at, color] of stops) gradient.addColorStop(at, color);
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Makes an outline the current path; one in units of its own comes back, the context moved to them. */
function trace(context: TextContext, outline: Outline): Path2D | undefined {
  if (outline.kind === "path") {
    context.translate(outline.x, outline.y);
    context.scale(outline.scale, outline.scale);
    return new Path2D(outline.d);
  }
  context.beginPath();
  if (outline.kind === "line") {
    context.moveTo(outline.x1, outline.y1);
    context.lineTo(outline.x2, outline.y2);
    return undefined;
  }
  const { x, y, width, height } = outline.kind === "page" ? { ...outline, x: 0, y: 0 } : outline.box;
  if (outline.kind === "rect" && outline.radius) context.roundRect(x, y, width, height, outline.radius);
  else context.rect(x, y, width, height);
  return undefined;
}

function setStroke(context: TextContext, { color, width, cap, join, dash }: Stroke): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = cap ?? "butt";
  context.lineJoin = join ?? "miter";
  context.setLineDash(dash ? [...dash] : []);
}

function drawShape(context: TextContext, { outline, fill, stroke, opacity = 1, blend }: ShapeOperation): void {
  context.globalAlpha = opacity;
  context.globalCompositeOperation = blend ?? "source-over";
  const path = trace(context, outline);
  if (fill !== undefined) {
    context.fillStyle = fill;
    if (path) context.fill(path);
    else context.fill();
  }
  if (!stroke) return;
  setStroke(context, stroke);
  if (path) context.stroke(path);
  else context.stroke();
}

function drawGlyphs(context: TextContext, { run, ground }: GlyphsOperation): void {
  context.font = `${run.size * finerText}px ${cssFamilies(run.font)}`;
  context.direction = run.direction;
  context.textAlign = "start";
  setLanguage(context, run.language);
  context.wordSpacing = `${(run.wordSpace * finerText).toFixed(3)}px`;
  context.letterSpacing = `${(run.letterSpace * finerText).toFixed(3)}px`;
  context.translate(run.x, run.y);
  if (run.rotate) context.rotate((run.rotate * Math.PI) / 180);
  const text = withoutTrimming(run.text);
  context.scale(1 / finerText, 1 / finerText);
  if (ground) {
    setStroke(context, { color: ground.color, width: ground.width * finerText, join: "round" });
    context.strokeText(text, 0, 0);
  }
  context.fillStyle = run.color;
  context.fillText(text, 0, 0);
}

/** A picture was screened for these very pixels: it is laid on whole ones, where drawing it to points would blur its dots. */
function drawPicture(context: TextContext, { x, y, width, height }: PictureItem, picture: Canvas): void {
  const { a, d, e, f } = context.getTransform();
  const isExact = Math.abs(width * a - picture.width) < 1 && Math.abs(height * d - picture.height) < 1;
  if (isExact) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(picture, Math.round(x * a + e), Math.round(y * d + f));
  } else {
    context.drawImage(picture, x, y, width, height);
  }
}

function clipTo(context: TextContext, clip: Clip | undefined): void {
  if (!clip) return;
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
}

function draw(context: TextContext, operation: Operation, pictures: TreatedPictures): void {
  context.save();
  if (operation.kind === "image") {
    const picture = pictures.get(operation.picture);
    if (picture) drawPicture(context, operation.picture, picture);
  } else if (operation.kind === "gradient") drawGradient(context, operation);
  else {
    clipTo(context, operation.clip);
    if (operation.kind === "shape") drawShape(context, operation);
    else drawGlyphs(context, operation);
  }
  context.restore();
}

/**
 * Draws a page, `scale` pixels to the point, at the context's origin: the same page as SvgPage shows. The faces must be loaded and the
 * pictures treated, their corners cut; a picture that is not among `pictures` is left blank.
 */
export function drawPage(context: TextContext, scene: PageScene, scale: number, pictures: TreatedPictures): void {
  context.save();
  context.scale(scale, scale);
  context.textBaseline = "alphabetic";
  context.textRendering = "geometricPrecision";
  context.fontKerning = "normal";
  draw(context, paperOperation(scene), pictures);
  for (const item of scene.items) for (const operation of itemOperations(item, scene)) draw(context, operation, pictures);
  context.restore();
}

/** Lays a filter over a drawn page, as SvgPage shows it; the context is scaled to points. */
export function drawFilter(context: TextContext, filter: PageFilter, page: FilteredPage): void {
  for (const layer of filterLayers(filter, page)) draw(context, layer, new Map());
}
