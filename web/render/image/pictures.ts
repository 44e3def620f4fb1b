import type { PageScene, PictureItem } from "../../typeset/model/scene.ts";
import { type Canvas, contextOf, createCanvas, fileOf } from "../draw/canvas.ts";
import { readColor } from "../draw/color.ts";
import { chamferedPath } from "../draw/operations.ts";
import type { TextContext } from "../shaping/text-context.ts";
import { treatPixels } from "./treatment.ts";

/** Why a page could not be drawn: a closed list, for the screens to explain. */
export type RenderFault =
  | "picture-not-loaded"
  | "empty-file"
  | "too-small"
  | "wrong-shape"
  | "too-large"
  | "no-canvas"
  | "fonts-not-loaded"
  | "failed";

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

/**
 * The part of a picture that fills a box of the given shape, with the focal point (fractions) as near its middle as the picture's edges
 * allow.
 */
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

/**
 * A picture's pixels. Rejects with a RenderError when it does not come within 5 s or is no picture, and with the signal's reason when
 * stopped.
 */
export async function loadBitmap(src: string, signal: AbortSignal | undefined): Promise<ImageBitmap> {
  const timeout = AbortSignal.timeout(PICTURE_WAIT);
  const options = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  try {
    // Pictures are asked for anew each time, for they are private; when the line is down or the session has ended while the page lies open,
    // what the browser kept will do: what stands at an address never changes.
    const kept = () => fetch(src, { ...options, cache: "force-cache" });
    const asked = await fetch(src, options).catch(kept);
    const response = asked.ok ? asked : await kept();
    if (!response.ok) throw new Error(`The picture answered ${response.status}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    signal?.throwIfAborted();
    throw new RenderError("picture-not-loaded", { cause });
  }
}

function cutCorners(context: TextContext, width: number, height: number, chamfer: number): void {
  context.globalCompositeOperation = "destination-in";
  context.fillStyle = "#000";
  context.fill(new Path2D(chamferedPath({ x: 0, y: 0, width, height }, chamfer)));
}

/**
 * Loads a picture, crops it to its box, cuts its corners where they are cut and screens it in the page's ink on clear ground, at
 * `resolution` pixels per inch of the page. Rejects with a RenderError when it does not come within 5 s or is no picture, and with the
 * signal's reason when stopped.
 */
export async function treatPicture(item: PictureItem, ink: string, resolution: number, signal?: AbortSignal): Promise<Canvas> {
  const bitmap = await loadBitmap(item.src, signal);
  const width = Math.max(1, Math.round((item.width / 72) * resolution));
  const height = Math.max(1, Math.round((item.height / 72) * resolution));
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas, { willReadFrequently: true });
  if (!context) throw new RenderError("no-canvas");
  const crop = coverCrop(bitmap, item, item.focal);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  bitmap.close();
  const { treatment, contrast = 1, chamfer = 0 } = item;
  if (treatment !== "plain" || contrast !== 1) {
    const pixels = context.getImageData(0, 0, width, height);
    treatPixels(pixels.data, width, { treatment, resolution, ink: readColor(ink), contrast });
    context.putImageData(pixels, 0, 0);
  }
  if (chamfer > 0) cutCorners(context, width, height, (chamfer / 72) * resolution);
  return canvas;
}

/** A picture to be treated, in the page's ink, at so many pixels per inch of the page. */
export interface TreatJob {
  item: PictureItem;
  ink: string;
  resolution: number;
}

/** A treated picture (treatPicture) as a PNG file. */
export async function treatedFile({ item, ink, resolution }: TreatJob): Promise<Blob> {
  return fileOf(await treatPicture(item, ink, resolution));
}

/** The same for pictures that treatPicture makes alike. */
export function treatmentKey(
  { src, treatment, width, height, focal, chamfer, contrast }: PictureItem,
  ink: string,
  resolution: number,
): string {
  return JSON.stringify([src, treatment, width, height, focal, chamfer, contrast, ink, resolution]);
}

export const isPicture = (item: PageScene["items"][number]): item is PictureItem => item.kind === "picture";
