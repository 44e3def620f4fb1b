import subsetWasm from "harfbuzzjs/dist/harfbuzz-subset.wasm?url";
import type { PageScene, PictureItem } from "../typeset/scene.ts";
import type { PresetName } from "./pdf/papers.ts";
import { type PdfPicture, picturePixels, preparePicture } from "./pdf/picture-object.ts";
import { createSubsetter, type Subsetter } from "./pdf/subset.ts";
import { writePdf } from "./pdf/write-pdf.ts";
import type { PdfJob, PdfNews } from "./pdf-job.ts";
import { coverCrop, loadBitmap, RenderError } from "./pictures.ts";
import { unpackWoff } from "./woff.ts";

const tell = (news: PdfNews) => self.postMessage(news);

/** Quality of photographs in color: no loss that paper would show. */
const JPEG_QUALITY = 0.92;

let subsetter: Promise<Subsetter> | undefined;

async function loadSubsetter(): Promise<Subsetter> {
  subsetter ??= fetch(subsetWasm)
    .then((response) => response.arrayBuffer())
    .then(createSubsetter);
  return subsetter;
}

async function jpegOf(canvas: OffscreenCanvas): Promise<PdfPicture> {
  const file = await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
  return { kind: "jpeg", width: canvas.width, height: canvas.height, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function readPicture(item: PictureItem, scene: PageScene, preset: PresetName): Promise<PdfPicture> {
  const bitmap = await loadBitmap(item.src, undefined);
  const crop = coverCrop(bitmap, item, item.focal);
  const size = picturePixels(item, crop, preset);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new RenderError("no-canvas");
  const isPhotograph = item.treatment === "plain" && (item.contrast ?? 1) === 1;
  if (isPhotograph) {
    // JPEG knows no clear pixels: what shows through is the page.
    context.fillStyle = scene.background;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, crop.x, crop.y, crop.width, crop.height, 0, 0, size.width, size.height);
  bitmap.close();
  if (isPhotograph) return jpegOf(canvas);
  const pixels = context.getImageData(0, 0, size.width, size.height);
  const picture = preparePicture(item, scene, pixels.data, size);
  if (picture.kind !== "colors") return picture;
  for (let from = 0, to = 0; from < picture.values.length; from += 3, to += 4) {
    for (let part = 0; part < 3; part++) pixels.data[to + part] = picture.values[from + part] ?? 0;
    pixels.data[to + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  return jpegOf(canvas);
}

async function makePdf({ pages, about, options, slices, unicodeRanges }: PdfJob): Promise<Blob> {
  const unpacked = await Promise.all(slices.map(async ({ path, bytes }) => [path, await unpackWoff(new Uint8Array(bytes))] as const));
  const faces = new Map(unpacked);
  tell({ kind: "progress", done: 0.15 });
  const bytes = await writePdf(pages, about, options, {
    files: { unicodeRanges: (name) => unicodeRanges[name] ?? {}, readSlice: (path) => faces.get(path) },
    subset: await loadSubsetter(),
    picture: readPicture,
    onProgress: (done) => tell({ kind: "progress", done: 0.15 + 0.8 * done }),
  });
  return new Blob([bytes], { type: "application/pdf" });
}

self.onmessage = async (message: MessageEvent<PdfJob>) => {
  try {
    tell({ kind: "file", file: await makePdf(message.data) });
  } catch (error) {
    tell({ kind: "fault", fault: error instanceof RenderError ? error.fault : "failed", detail: String(error) });
  }
};

tell({ kind: "ready" });
