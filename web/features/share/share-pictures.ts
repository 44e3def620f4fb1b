import { limits } from "../../../functions/http/limits.ts";
import { uploadImage } from "../../api/press/images.ts";
import type { PageFilter } from "../../render/draw/filters.ts";
import { cardSizes, type RasterTarget } from "../../render/image/resolutions.ts";
import type { PageScene } from "../../typeset/index.ts";

/** Wide enough for body text to be read on a sharp screen. */
const pageWidth = 1500;
/** Of the front page again, so that a telephone need not wait for the large one. */
const narrowWidth = 720;
/** The small picture for My Newspapers. */
const preview = { width: 450, height: 600 };

export interface PagesToShare {
  pages: readonly PageScene[];
  filter: PageFilter;
  /** Composes the front page as a card, in pixels. */
  card: (size: { width: number; height: number }) => Promise<PageScene>;
}

export interface SharePictures {
  /** Addresses on this site, front page first. */
  pages: string[];
  narrow: string;
  card: string;
  preview: string;
}

export interface PictureProgress {
  step: "drawing" | "saving";
  /** The picture in work, from 1. */
  number: number;
  total: number;
  /** Of all the work, 0 to 1. */
  done: number;
}

export interface PictureWork {
  signal: AbortSignal;
  onProgress: (progress: PictureProgress) => void;
}

const targetFor = ({ width, height }: PageScene): RasterTarget => ({
  width: pageWidth,
  height: Math.round((height * pageWidth) / width),
  dpi: Math.round((pageWidth * 72) / width),
});

/** As WebP, or as JPEG in a browser that writes none; in another size when one is given. */
async function packed(file: Blob, size?: { width: number; height: number }): Promise<Blob> {
  const resize = size && ({ resizeWidth: size.width, resizeHeight: size.height, resizeQuality: "high" } as const);
  const bitmap = await createImageBitmap(file, resize);
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d", { alpha: false })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const write = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  const webp = await write("image/webp");
  const written = webp?.type === "image/webp" ? webp : await write("image/jpeg");
  // Given back now: the next page's canvas must not wait for the collector.
  canvas.width = 0;
  if (!written) throw new Error("The canvas gave no picture");
  return written;
}

/** Drawing is most of the work; the rest is the line's. */
const drawingShare = 0.8;

/**
 * Draws what a shared newspaper shows (its pages, a card for link previews, the small picture of the front page) and keeps the pictures for
 * the signed-in user. Nothing is kept before all are drawn. Rejects as the renderers and the server do, and with the signal's reason.
 */
export async function makeSharePictures(
  { pages, filter, card }: PagesToShare,
  { signal, onProgress }: PictureWork,
): Promise<SharePictures> {
  const { exportImage } = await import("../../render/image/export-image.ts");
  const shown = pages.slice(0, limits.sharedPages);
  const [front] = shown;
  if (!front) throw new Error("The newspaper has no page");
  const total = shown.length + 1;
  const drawing = (index: number) => (done: number) =>
    onProgress({ step: "drawing", number: index + 1, total, done: (drawingShare * (index + done)) / total });

  const files: Blob[] = [];
  let small: Blob | undefined;
  let narrow: Blob | undefined;
  for (const [index, scene] of shown.entries()) {
    const drawn = await exportImage(scene, targetFor(scene), { filter, signal, onProgress: drawing(index) });
    files.push(await packed(drawn));
    small ??= await packed(drawn, preview);
    narrow ??= await packed(drawn, { width: narrowWidth, height: Math.round((scene.height * narrowWidth) / scene.width) });
    signal.throwIfAborted();
  }
  const scene = await card(cardSizes.facebook);
  signal.throwIfAborted();
  // Networks know JPEG, and not all of them WebP.
  const cardFile = await exportImage(scene, cardSizes.facebook, { format: "jpg", filter, signal, onProgress: drawing(shown.length) });

  const named = [...files.map((file, index) => ({ file, name: `page-${index + 1}` })), { file: cardFile, name: "card" }];
  const addresses: string[] = [];
  const again = [
    { file: small ?? cardFile, name: "preview" },
    { file: narrow ?? cardFile, name: "narrow" },
  ];
  const all = [...named, ...again];
  for (const [index, { file, name }] of all.entries()) {
    signal.throwIfAborted();
    onProgress({ step: "saving", number: index + 1, total: all.length, done: drawingShare + ((1 - drawingShare) * index) / all.length });
    addresses.push(await uploadImage(file, `${name}.${file.type.split("/")[1]}`));
  }
  signal.throwIfAborted();
  const [cardAddress = "", previewAddress = "", narrowAddress = ""] = addresses.slice(shown.length);
  return { pages: addresses.slice(0, shown.length), narrow: narrowAddress, card: cardAddress, preview: previewAddress };
}
