import type { PageScene } from "../../typeset/model/scene.ts";
import { withJpegMetadata } from "../image/jpeg-metadata.ts";
import { RenderError } from "../image/pictures.ts";
import { withPngMetadata } from "../image/png-metadata.ts";
import { pngInStrips } from "../image/png-strips.ts";
import type { RasterJob } from "../image/raster-job.ts";
import type { TextContext } from "../shaping/text-context.ts";
import { contextOf, createCanvas, fileOf } from "./canvas.ts";
import { drawFilter, drawPage, type TreatedPictures } from "./canvas-page.ts";

/** A captured page of so few bytes is blank (specification §9, Export). */
const LEAST_BYTES = 1000;
/** Specification §9, Export. */
const JPG_QUALITY = 0.9;
/** Pixels that a device of two gigabytes or less is spared from holding at once. */
const FRUGAL_PIXELS = 8_000_000;

function mostPixelsHere(): number {
  const { deviceMemory = 8 } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory <= 2 ? FRUGAL_PIXELS : Number.POSITIVE_INFINITY;
}

/** A canvas that holds what is drawn on it, or undefined: beyond its limits a device gives none, or one that stays blank without a word. */
function openCanvas(width: number, height: number) {
  try {
    const canvas = createCanvas(width, height);
    const context = contextOf(canvas, { alpha: false });
    if (!context) return undefined;
    context.fillStyle = "#fff";
    context.fillRect(width - 1, height - 1, 1, 1);
    return context.getImageData(width - 1, height - 1, 1, 1).data[0] === 255 ? { canvas, context } : undefined;
  } catch {
    return undefined;
  }
}

type Sheet = Pick<RasterJob, "format" | "filter" | "width" | "height" | "metadata" | "mostPixels">;

/**
 * Draws one page as one file. On a canvas of its own where the device has one so large, else in strips (PNG). The faces must be registered
 * and the pictures treated. Throws a RenderError: `too-large` for a JPG that the device cannot hold, `empty-file` for a blank one.
 */
export async function drawImage(
  scene: PageScene,
  pictures: TreatedPictures,
  sheet: Sheet,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { width, height, format, filter, metadata, mostPixels = mostPixelsHere() } = sheet;
  const scale = width / scene.width;
  const draw = (context: TextContext, top: number) => {
    context.setTransform(1, 0, 0, 1, 0, -top);
    drawPage(context, scene, scale, pictures);
    context.scale(scale, scale);
    drawFilter(context, filter, scene);
  };
  const type = format === "png" ? "image/png" : "image/jpeg";
  const whole = width * height <= mostPixels ? openCanvas(width, height) : undefined;
  if (!whole) {
    if (format !== "png") throw new RenderError("too-large");
    const drawStrip = (top: number, rows: number) => {
      const strip = openCanvas(width, rows);
      if (!strip) throw new RenderError("too-large");
      draw(strip.context, top);
      return strip.context.getImageData(0, 0, width, rows).data;
    };
    return new Blob(await pngInStrips({ width, height }, drawStrip, metadata, onProgress), { type });
  }
  draw(whole.context, 0);
  onProgress(0.4);
  const drawn = await fileOf(whole.canvas, type, JPG_QUALITY);
  // Given back now: the next page's canvas must not wait for the collector.
  whole.canvas.width = 0;
  if (drawn.size <= LEAST_BYTES) throw new RenderError("empty-file");
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  onProgress(1);
  return new Blob(format === "png" ? withPngMetadata(bytes, metadata) : withJpegMetadata(bytes, metadata), { type });
}
