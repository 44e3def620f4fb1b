import type { TextContext } from "../shaping/text-context.ts";

/** An off-screen canvas; a canvas element where the browser has no OffscreenCanvas with a 2D context, as WebKit before 16.4. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A canvas of `width` × `height` pixels. Throws in a Web Worker that has none: the work is then done in the window (workHere). */
export function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  if (typeof document === "undefined") throw new Error("This Web Worker has no canvas");
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** What is drawn with, or null where the device gives none. */
export function contextOf(canvas: Canvas, settings?: CanvasRenderingContext2DSettings): TextContext | null {
  return (canvas as OffscreenCanvas).getContext("2d", settings);
}

/** What stands on a canvas as a file, a PNG where the browser does not write `type`. Rejects when the device gives none. */
export function fileOf(canvas: Canvas, type = "image/png", quality?: number): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("The canvas gave no file"))), type, quality);
  });
}
