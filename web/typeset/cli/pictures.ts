import { Resvg } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { type SniffedPicture, sniffPicture } from "../../../functions/images/sniff.ts";
import { jpegOrientation } from "../../../functions/images/strip-metadata.ts";
import { readColor } from "../../render/draw/color.ts";
import type { PictureAddresses } from "../../render/draw/node-svg.ts";
import { coverCrop } from "../../render/image/pictures.ts";
import { treatPixels } from "../../render/image/treatment.ts";
import type { PresetName } from "../../render/pdf/papers.ts";
import { type PdfPicture, picturePixels, preparePicture } from "../../render/pdf/picture-object.ts";
import type { PageScene, PictureItem } from "../index.ts";

/** The bytes of a picture's address, or undefined where there is no picture to show. */
export type ReadPicture = (src: string) => Uint8Array | undefined;

const dataAddress = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** A picture file as it lies there, and as it is to be seen. */
export interface PictureFile extends SniffedPicture {
  /** Pixels, the right way up. */
  upright: { width: number; height: number };
  /** How its pixels come upright: an SVG transform. */
  transform: string;
}

/** Cameras write a picture as it fell on the sensor, and say by a number from 1 to 8 how it was held. */
function transformOf(orientation: number, { width, height }: SniffedPicture): string {
  const matrices: Readonly<Record<number, readonly number[]>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return `matrix(${(matrices[orientation] ?? [1, 0, 0, 1, 0, 0]).join(" ")})`;
}

/** Type, size and way up of a picture file; null when it is none. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const file = sniffPicture(bytes);
  if (!file) return null;
  const orientation = file.type === "image/jpeg" ? jpegOrientation(bytes) : 1;
  const { width, height } = file;
  return {
    ...file,
    upright: orientation > 4 ? { width: height, height: width } : { width, height },
    transform: transformOf(orientation, file),
  };
}

function pictureFile(bytes: Uint8Array): PictureFile {
  const file = readPictureFile(bytes);
  if (!file) throw new RangeError("A picture is no PNG or JPEG file.");
  return file;
}

/** The part of the picture that its box shows, as pixels. */
function croppedPixels(item: PictureItem, bytes: Uint8Array, width: number, height: number): Uint8ClampedArray {
  const file = pictureFile(bytes);
  const crop = coverCrop(file.upright, item, item.focal);
  const image = `<image href="${dataAddress(file.type, bytes)}" width="${file.width}" height="${file.height}" transform="${file.transform}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}" preserveAspectRatio="none">${image}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false }, imageRendering: 0 }).render();
  // A copy of its own: what treats the pixels reads them four bytes at a time.
  return new Uint8ClampedArray(pixels);
}

function treatedPng(item: PictureItem, bytes: Uint8Array, ink: string, resolution: number): Uint8Array {
  const width = Math.max(1, Math.round((item.width / 72) * resolution));
  const height = Math.max(1, Math.round((item.height / 72) * resolution));
  const pixels = croppedPixels(item, bytes, width, height);
  const { treatment, contrast = 1 } = item;
  treatPixels(pixels, width, { treatment, resolution, ink: readColor(ink), contrast });
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer);
  return PNG.sync.write(png);
}

/**
 * The pictures of a page as they are printed, at `resolution` pixels per inch of the page, as `data:` addresses: cropped to their boxes
 * around their focal points and screened in the page's ink. What `read` knows nothing of is left out. Throws a RangeError when a file is no
 * picture that can be read.
 */
export function treatedPictures(scene: PageScene, resolution: number, read: ReadPicture): PictureAddresses {
  const addresses = new Map<PictureItem, string>();
  for (const item of scene.items) {
    if (item.kind !== "picture") continue;
    const bytes = read(item.src);
    if (bytes) addresses.set(item, dataAddress("image/png", treatedPng(item, bytes, scene.ink, resolution)));
  }
  return addresses;
}

/** A picture as a PDF takes it, or undefined where there is none. Throws as treatedPictures does. */
export function pdfPicture(item: PictureItem, scene: PageScene, preset: PresetName, read: ReadPicture): PdfPicture | undefined {
  const bytes = read(item.src);
  if (!bytes) return undefined;
  const pixels = picturePixels(item, coverCrop(pictureFile(bytes).upright, item, item.focal), preset);
  return preparePicture(item, scene, croppedPixels(item, bytes, pixels.width, pixels.height), pixels);
}
