import type { TextContext } from "../shaping/text-context.ts";
import { type Canvas, contextOf, createCanvas } from "./canvas.ts";
import { type FilteredPage, type FilterLayer, filterLayers, type PageFilter, rgbOf, type VignetteLayer } from "./filters.ts";

function addStops(gradient: CanvasGradient, stops: readonly { at: number; color: string }[]): CanvasGradient {
  for (const { at, color } of stops) gradient.addColorStop(at, color);
  return gradient;
}

/** Pixels of the vignette's picture for each point. */
const VIGNETTE_SHARE = 0.25;

function colorAt(stops: VignetteLayer["stops"], at: number): readonly number[] {
  const next = stops.findIndex((stop) => stop.at >= at);
  const to = stops[next] ?? stops.at(-1);
  const from = stops[next - 1] ?? to;
  if (!from || !to) return [255, 255, 255];
  const share = to.at === from.at ? 1 : Math.min(1, (at - from.at) / (to.at - from.at));
  const ends = [rgbOf(from.color), rgbOf(to.color)] as const;
  return ends[0].map((part, index) => part + ((ends[1][index] ?? 0) - part) * share);
}

/** Small, to be drawn large: browsers strew noise into gradients, which makes a PNG four times as large. */
function vignettePicture({ stops }: VignetteLayer, page: FilteredPage): Canvas {
  const width = Math.ceil(page.width * VIGNETTE_SHARE);
  const height = Math.ceil(page.height * VIGNETTE_SHARE);
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  const pixels = context?.createImageData(width, height);
  if (!context || !pixels) return canvas;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const across = ((x + 0.5) / width) * 2 - 1;
      const down = ((y + 0.5) / height) * 2 - 1;
      const [red = 0, green = 0, blue = 0] = colorAt(stops, Math.hypot(across, down) * Math.SQRT1_2);
      pixels.data[at] = red;
      pixels.data[at + 1] = green;
      pixels.data[at + 2] = blue;
      pixels.data[at + 3] = 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function drawLayer(context: TextContext, layer: FilterLayer, page: FilteredPage): void {
  const { width, height } = page;
  context.globalCompositeOperation = layer.kind === "flat" ? layer.blend : "multiply";
  switch (layer.kind) {
    case "flat":
      context.globalAlpha = layer.opacity;
      context.fillStyle = layer.color;
      context.fillRect(0, 0, width, height);
      break;
    case "vignette":
      context.drawImage(vignettePicture(layer, page), 0, 0, width, height);
      break;
    case "spots":
      for (const { x, y, radius } of layer.spots) {
        context.fillStyle = addStops(context.createRadialGradient(x, y, 0, x, y, radius), layer.stops);
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fill();
      }
      break;
    case "fibers":
      context.strokeStyle = layer.color;
      context.lineWidth = layer.strokeWidth;
      context.lineCap = "round";
      context.stroke(new Path2D(layer.d));
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
