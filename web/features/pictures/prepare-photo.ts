import { limits } from "../../../functions/http/limits.ts";
import { contextOf, createCanvas, fileOf } from "../../render/draw/canvas.ts";

/** Why a file cannot become a picture of the newspaper. */
export type PhotoFault = "not-a-picture" | "too-heavy" | "too-small";

export class PhotoError extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(`The photograph cannot be used: ${fault}`, options);
    this.name = "PhotoError";
    this.fault = fault;
  }
}

export interface PreparedPhoto {
  /** A JPEG, upright, without any of the camera's notes. */
  file: Blob;
  /** Pixels. */
  width: number;
  height: number;
}

/** A file larger than this would bring a telephone to its knees before it is decoded. */
const mostBytes = 60 * 1024 * 1024;
/** Two thirds of a page at 4K; more would only be thrown away when it is drawn. */
const longestSide = 3_200;
const shortestSide = 64;

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new PhotoError("not-a-picture", { cause });
  }
}

/** The size a picture is sent at: as it is, or smaller in its own shape. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Draws a photograph anew: turned the way it was taken, small enough to send, and without place, time and camera, which ride along in the
 * files of telephones. Any format the browser can show. Rejects with a PhotoError.
 */
export async function preparePhoto(chosen: Blob): Promise<PreparedPhoto> {
  if (chosen.size > mostBytes) throw new PhotoError("too-heavy");
  const bitmap = await decode(chosen);
  try {
    if (Math.min(bitmap.width, bitmap.height) < shortestSide) throw new PhotoError("too-small");
    const { width, height } = sentSize(bitmap.width, bitmap.height);
    const canvas = createCanvas(width, height);
    const context = contextOf(canvas, { alpha: false });
    if (!context) throw new PhotoError("too-heavy");
    // What is transparent in a PNG is paper, not black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    for (const quality of [0.92, 0.8, 0.6]) {
      const file = await fileOf(canvas, "image/jpeg", quality);
      if (file.size <= limits.pictureBytes) return { file, width, height };
    }
    throw new PhotoError("too-heavy");
  } finally {
    bitmap.close();
  }
}
