import { Zip, ZipPassThrough } from "fflate";
import type { PageScene, PictureItem } from "../../typeset/model/scene.ts";
import type { Canvas } from "../draw/canvas.ts";
import type { TreatedPictures } from "../draw/canvas-page.ts";
import { drawImage } from "../draw/draw-image.ts";
import { registerFontFile } from "../fonts/register-fonts.ts";
import { isPicture, RenderError, treatmentKey, treatPicture } from "./pictures.ts";
import type { RasterJob } from "./raster-job.ts";

type Progress = (done: number) => void;

async function registerFonts(fonts: RasterJob["fonts"]): Promise<void> {
  try {
    await Promise.all(fonts.map(registerFontFile));
  } catch (cause) {
    throw new RenderError("fonts-not-loaded", { cause });
  }
}

/** Pictures of the file drawn last: a second file of the same page is mostly asked for right after the first. */
let kept = new Map<string, Canvas>();

async function treatPictures(scene: PageScene, resolution: number): Promise<TreatedPictures> {
  const known = kept;
  kept = new Map();
  const treat = async (item: PictureItem) => {
    const key = treatmentKey(item, scene.ink, resolution);
    const picture = known.get(key) ?? (await treatPicture(item, scene.ink, resolution));
    kept.set(key, picture);
    return [item, picture] as const;
  };
  return new Map(await Promise.all(scene.items.filter(isPicture).map(treat)));
}

async function drawPages(job: RasterJob, onProgress: Progress, onFile: (name: string, file: Blob) => void | Promise<void>): Promise<void> {
  // The window has the faces of its own pages.
  if (typeof document === "undefined") await registerFonts(job.fonts);
  const share = 0.8 / job.pages.length;
  for (const [index, { scene, name }] of job.pages.entries()) {
    const start = 0.15 + index * share;
    onProgress(start);
    const pictures = await treatPictures(scene, (job.width / scene.width) * 72);
    onProgress(start + share * 0.25);
    await onFile(name, await drawImage(scene, pictures, job, (done) => onProgress(start + share * (0.25 + 0.75 * done))));
  }
}

/** Files side by side as they are: PNG and JPG are compressed already. Page after page, so that only one is in memory. */
async function zipPages(job: RasterJob, onProgress: Progress): Promise<Blob> {
  const parts: Blob[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  await drawPages(job, onProgress, async (name, file) => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  });
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}

async function drawPageFile(job: RasterJob, onProgress: Progress): Promise<Blob> {
  let drawn = new Blob();
  await drawPages(job, onProgress, (_name, file) => {
    drawn = file;
  });
  return drawn;
}

/** Draws what is asked for and tells how far it is, 0 to 1. Rejects with a RenderError. */
export function drawFile(job: RasterJob, onProgress: Progress): Promise<Blob> {
  return job.isZip ? zipPages(job, onProgress) : drawPageFile(job, onProgress);
}
