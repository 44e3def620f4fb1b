import type { PageScene, PictureItem } from "../../typeset/model/scene.ts";
import { type Canvas, contextOf, createCanvas, fileOf } from "../draw/canvas.ts";
import { coverCrop, isPicture, loadBitmap, RenderError, treatmentKey } from "../image/pictures.ts";
import type { PresetName } from "./papers.ts";
import { type PdfPicture, picturePixels, preparePicture } from "./picture-object.ts";

/** Quality of photographs in color: no loss that paper would show. */
const JPEG_QUALITY = 0.92;

async function jpegOf(canvas: Canvas): Promise<PdfPicture> {
  const file = await fileOf(canvas, "image/jpeg", JPEG_QUALITY);
  return { kind: "jpeg", width: canvas.width, height: canvas.height, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * A picture of a page as the file takes it: cropped, treated and at the resolution of `preset`. Rejects with a RenderError when it does not
 * come within 5 s or is no picture.
 */
export async function readPicture(item: PictureItem, scene: PageScene, preset: PresetName): Promise<PdfPicture> {
  const bitmap = await loadBitmap(item.src, undefined);
  const crop = coverCrop(bitmap, item, item.focal);
  const size = picturePixels(item, crop, preset);
  const canvas = createCanvas(size.width, size.height);
  const context = contextOf(canvas, { willReadFrequently: true });
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

/** By what a picture is found again on its way to the Web Worker. */
export const pictureKey = (item: PictureItem, scene: PageScene) => treatmentKey(item, scene.ink, 0);

/** All pictures of pages, by pictureKey: for a Web Worker that has no canvas to read them with. Rejects as readPicture does. */
export async function readPictures(pages: readonly PageScene[], preset: PresetName): Promise<Map<string, PdfPicture>> {
  const items = pages.flatMap((scene) => scene.items.filter(isPicture).map((item) => ({ item, scene })));
  return new Map(
    await Promise.all(items.map(async ({ item, scene }) => [pictureKey(item, scene), await readPicture(item, scene, preset)] as const)),
  );
}
