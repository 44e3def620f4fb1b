import { type FilteredPage, type FilterLayer, filterLayers, type GrainLayer, grainPixels, grainTile, type PageFilter } from "./filters.ts";
import type { TextContext } from "./text-context.ts";

function addStops(gradient: CanvasGradient, stops: readonly { at: number; color: string }[]): CanvasGradient {
  for (const { at, color } of stops) gradient.addColorStop(at, color);
  return gradient;
}

function grainPattern(context: TextContext, { depth, side }: GrainLayer): CanvasPattern | null {
  const canvas = new OffscreenCanvas(grainPixels, grainPixels);
  const drawing = canvas.getContext("2d");
  if (!drawing) return null;
  const pixels = drawing.createImageData(grainPixels, grainPixels);
  for (const [index, grey] of grainTile(depth).entries()) pixels.data.set([grey, grey, grey, 255], index * 4);
  drawing.putImageData(pixels, 0, 0);
  const pattern = context.createPattern(canvas, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(side / grainPixels));
  return pattern;
}

function drawLayer(context: TextContext, layer: FilterLayer, { width, height }: FilteredPage): void {
  context.globalCompositeOperation = layer.kind === "flat" ? layer.blend : "multiply";
  switch (layer.kind) {
    case "flat":
      context.globalAlpha = layer.opacity;
      context.fillStyle = layer.color;
      context.fillRect(0, 0, width, height);
      break;
    case "vignette":
      context.translate(width / 2, height / 2);
      context.scale(width / 2, height / 2);
      context.fillStyle = addStops(context.createRadialGradient(0, 0, 0, 0, 0, Math.SQRT2), layer.stops);
      context.fillRect(-1, -1, 2, 2);
      break;
    case "spots":
      for (const { x, y, radius } of layer.spots) {
        context.fillStyle = addStops(context.createRadialGradient(x, y, 0, x, y, radius), layer.stops);
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fill();
      }
      break;
    case "grain": {
      const pattern = grainPattern(context, layer);
      if (!pattern) break;
      context.fillStyle = pattern;
      context.fillRect(0, 0, width, height);
    }
  }
}

/** Lays a filter over a drawn page, as SvgFilter shows it; the context is scaled to points. */
export function drawFilter(context: TextContext, filter: PageFilter, page: FilteredPage): void {
  for (const layer of filterLayers(filter, page)) {
    context.save();
    drawLayer(context, layer, page);
    context.restore();
  }
}
