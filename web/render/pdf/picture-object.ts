import type { PageScene, PictureItem } from "../../typeset/model/scene.ts";
import { type Rgb, readColor } from "../draw/color.ts";
import { treatPixels } from "../image/treatment.ts";
import { colorComponents, type InkRule } from "./paint.ts";
import type { PresetName } from "./papers.ts";
import { type PdfFile, type Ref, refer } from "./pdf-file.ts";

/**
 * A picture ready for the file. `screened`: ink or none, a bit for each dot, rows padded to bytes. `tones`: ink from 0 to 255 for each
 * pixel. `colors`: RGB, three bytes a pixel. `jpeg`: a JPEG file in color.
 */
export type PdfPicture =
  | { kind: "screened"; width: number; height: number; bits: Uint8Array<ArrayBuffer>; ink: string }
  | { kind: "tones"; width: number; height: number; ink: string; values: Uint8Array<ArrayBuffer> }
  | { kind: "colors"; width: number; height: number; values: Uint8Array<ArrayBuffer> }
  | { kind: "jpeg"; width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

/** A picture of the file, to be painted into the unit square. */
export interface PlacedPicture {
  resource: string;
  ref: Ref;
  /** The filling color it is painted with, where it is a plate and no picture by itself. */
  ink?: string;
  /** What is under it shows through. */
  isSeeThrough?: boolean;
}

/** Dots per inch of screened pictures for presses: fine enough that a screen of 85 lines shows some fifty greys in pure black and white. */
const PLATE_RESOLUTION = 600;
/** For screens: the dots of the finest PNG, with soft edges, for a screen of pure dots shimmers when it is made smaller. */
const SCREEN_RESOLUTION = 300;
/** Pixels per inch that a press can make use of in pictures without a screen. */
const TONE_RESOLUTION = 450;
/** Pixels of the largest plate: what a phone's memory bears. */
const MOST_PIXELS = 24e6;

/** How a picture is to be cropped and scaled before preparePicture. */
export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels per inch of the page. */
  resolution: number;
  /** True for ink or none, false for shades between. */
  isPlate: boolean;
}

/**
 * For screened pictures the pixels of the press, or of the screen; for others the file's own, up to what a press can use. `crop` is the
 * part of the file that its box shows, in the file's pixels.
 */
export function picturePixels(item: PictureItem, crop: { width: number; height: number }, preset: PresetName): PictureSize {
  const isScreened = item.treatment === "halftone" || item.treatment === "engraving";
  const isPlate = isScreened && preset !== "screen";
  const inches = item.width / 72;
  const own = Math.min(TONE_RESOLUTION, Math.max(72, crop.width / inches));
  const wanted = isPlate ? PLATE_RESOLUTION : isScreened ? SCREEN_RESOLUTION : own;
  const most = Math.sqrt(MOST_PIXELS / (inches * (item.height / 72)));
  const resolution = Math.min(wanted, most);
  return {
    width: Math.max(1, Math.round(inches * resolution)),
    height: Math.max(1, Math.round((item.height / 72) * resolution)),
    resolution,
    isPlate,
  };
}

const HALF = 128;

/**
 * Treats the RGBA pixels of a picture, cropped and scaled as `picturePixels` says, in the page's ink. Pixels of a plain picture come back
 * as colors. `pixels` is overwritten.
 */
export function preparePicture(
  item: PictureItem,
  scene: Pick<PageScene, "ink" | "background">,
  pixels: Uint8ClampedArray,
  { width, height, resolution, isPlate }: PictureSize,
): PdfPicture {
  const { treatment, contrast } = item;
  const ink: Rgb = readColor(scene.ink);
  treatPixels(pixels, width, { treatment, resolution, ink, isPlate, ...(contrast === undefined ? {} : { contrast }) });
  if (treatment === "plain") {
    const paper = readColor(scene.background);
    const values = new Uint8Array(width * height * 3);
    for (let at = 0, to = 0; at < pixels.length; at += 4) {
      const alpha = (pixels[at + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part++) values[to++] = (pixels[at + part] ?? 0) * alpha + (paper[part] ?? 255) * (1 - alpha);
    }
    return { kind: "colors", width, height, values };
  }
  if (!isPlate) {
    const values = new Uint8Array(width * height);
    for (let index = 0; index < values.length; index++) values[index] = pixels[index * 4 + 3] ?? 0;
    return { kind: "tones", width, height, values, ink: scene.ink };
  }
  const row = (width + 7) >> 3;
  const bits = new Uint8Array(row * height);
  for (let y = 0, from = 3; y < height; y++) {
    for (let x = 0; x < width; x++, from += 4) {
      if ((pixels[from] ?? 0) < HALF) continue;
      const at = y * row + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (HALF >> (x & 7));
    }
  }
  return { kind: "screened", width, height, bits, ink: scene.ink };
}

const IMAGE = "/Type/XObject/Subtype/Image";

/** Writes a picture to the file, and gives how it is painted. `resource` is its name among the page's. */
export function addPicture(file: PdfFile, picture: PdfPicture, resource: string, inks: InkRule): PlacedPicture {
  const size = `${IMAGE}/Width ${picture.width}/Height ${picture.height}`;
  switch (picture.kind) {
    case "screened": {
      const ref = file.addStream(`${size}/ImageMask true/BitsPerComponent 1/Decode[1 0]`, picture.bits);
      return { resource, ref, ink: picture.ink };
    }
    case "tones": {
      const plate = file.addStream(`${size}/ColorSpace/DeviceGray/BitsPerComponent 8`, picture.values);
      const color = colorComponents(picture.ink, inks);
      const space = color.length > 1 ? "DeviceRGB" : "DeviceGray";
      const ground = `${IMAGE}/Width 1/Height 1/ColorSpace/${space}/BitsPerComponent 8/Decode[${color.map((part) => `${part} ${part}`).join(" ")}]`;
      return { resource, ref: file.addStream(`${ground}/SMask ${refer(plate)}`, new Uint8Array(color.length)), isSeeThrough: true };
    }
    case "colors":
      return { resource, ref: file.addStream(`${size}/ColorSpace/DeviceRGB/BitsPerComponent 8`, picture.values) };
    case "jpeg":
      return { resource, ref: file.addPackedStream(`${size}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`, picture.bytes) };
  }
}
