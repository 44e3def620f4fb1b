import type { PageScene, PictureItem } from "../typeset/scene.ts";
import { dotScreen, flatInk, greysOf, lineScreen, screenInk } from "./halftone.ts";

/** Why a page could not be drawn: a closed list, for the screens to explain. */
export type RenderFault = "picture-not-loaded" | "empty-file" | "too-small" | "wrong-shape" | "no-canvas" | "fonts-not-loaded" | "failed";

/** A page that could not be drawn. Nothing has been handed out when this is thrown. */
export class RenderError extends Error {
  readonly fault: RenderFault;
  constructor(fault: RenderFault, options?: ErrorOptions) {
    super(`The page could not be drawn: ${fault}`, options);
    this.name = "RenderError";
    this.fault = fault;
  }
}

export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a picture that fills a box of the given shape, with the focal point (fractions) as near its middle as the picture's edges allow. */
export function coverCrop(
  picture: { width: number; height: number },
  box: { width: number; height: number },
  focal: { x: number; y: number },
): Crop {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = box.width * scale;
  const height = box.height * scale;
  const place = (at: number, whole: number, part: number) => Math.min(Math.max(at * whole - part / 2, 0), whole - part);
  return { x: place(focal.x, picture.width, width), y: place(focal.y, picture.height, height), width, height };
}

/** Longest wait for a picture, in milliseconds (specification §9, Export). */
const PICTURE_WAIT = 5000;

async function loadBitmap(src: string, signal: AbortSignal | undefined): Promise<ImageBitmap> {
  const timeout = AbortSignal.timeout(PICTURE_WAIT);
  try {
    const response = await fetch(src, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (!response.ok) throw new Error(`The picture answered ${response.status}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    signal?.throwIfAborted();
    throw new RenderError("picture-not-loaded", { cause });
  }
}

/** Lines of the finest screen per inch (newsprint), and the pixels one of its cells needs at least. */
const FINEST_SCREEN = 85;
const LEAST_CELL = 4;

type Color = readonly [number, number, number];

function colorOf(color: string, context: OffscreenCanvasRenderingContext2D): Color {
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function inkIn(pixels: ImageData, [red, green, blue]: Color, ink: Uint8ClampedArray): void {
  for (let index = 0; index < ink.length; index++) {
    pixels.data[index * 4] = red;
    pixels.data[index * 4 + 1] = green;
    pixels.data[index * 4 + 2] = blue;
    pixels.data[index * 4 + 3] = ink[index] ?? 0;
  }
}

/**
 * Loads a picture, crops it to its box and screens it in the page's ink on clear ground, at `resolution` pixels per inch of the page.
 * Rejects with a RenderError when it does not come within 5 s or is no picture, and with the signal's reason when stopped.
 */
export async function treatPicture(item: PictureItem, ink: string, resolution: number, signal?: AbortSignal): Promise<OffscreenCanvas> {
  const bitmap = await loadBitmap(item.src, signal);
  const width = Math.max(1, Math.round((item.width / 72) * resolution));
  const height = Math.max(1, Math.round((item.height / 72) * resolution));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new RenderError("no-canvas");
  const inkColor = colorOf(ink, context);
  context.clearRect(0, 0, 1, 1);
  const crop = coverCrop(bitmap, item, item.focal);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  bitmap.close();
  if (item.treatment === "plain") return canvas;
  const pixels = context.getImageData(0, 0, width, height);
  const greys = greysOf(pixels.data, width, height);
  if (item.treatment === "duotone") {
    inkIn(pixels, inkColor, flatInk(greys));
  } else {
    const cell = Math.max(LEAST_CELL, resolution / FINEST_SCREEN);
    const screen = item.treatment === "engraving" ? lineScreen(cell) : dotScreen(cell);
    inkIn(pixels, inkColor, screenInk(greys, screen, 1.5 / cell));
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

export const isPicture = (item: PageScene["items"][number]): item is PictureItem => item.kind === "picture";
