import { Resvg } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import type { PageScene, PictureItem } from "../typeset/scene.ts";
import { dotScreen, flatInk, greysOf, lineScreen, screenInk } from "./halftone.ts";
import type { PictureAddresses } from "./node-svg.ts";
import { coverCrop } from "./pictures.ts";

/** Kind and size in pixels of a picture file. */
export interface PictureFile {
  type: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
  width: number;
  height: number;
}

/** Lines of the finest screen per inch (newsprint), and the pixels one of its cells needs at least. */
const FINEST_SCREEN = 85;
const LEAST_CELL = 4;

const startsWith = (bytes: Uint8Array, signature: string, at = 0) =>
  [...signature].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

function jpegSize(view: DataView): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Start of frame, whichever coding; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): { width: number; height: number } | undefined {
  const kind = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === "VP8X") return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== "VP8L") return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Reads what a picture file is from its first bytes, never from its name. Undefined for what is no PNG, JPEG, WebP or GIF. */
export function pictureFile(bytes: Uint8Array): PictureFile | undefined {
  if (bytes.byteLength < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, "PNG", 1)) return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  if (startsWith(bytes, "GIF8")) return { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const jpeg = view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
  if (jpeg) return { type: "image/jpeg", ...jpeg };
  const webp = startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8) ? webpSize(view) : undefined;
  return webp && { type: "image/webp", ...webp };
}

const dataAddress = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

function colorOf(color: string): readonly number[] {
  const [, digits = "000000"] = /^#([0-9a-f]{6})$/i.exec(color) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The part of the picture that its box shows, as pixels. */
function croppedPixels(item: PictureItem, bytes: Uint8Array, file: PictureFile, width: number, height: number): Uint8ClampedArray {
  const crop = coverCrop(file, item, item.focal);
  const image = `<image href="${dataAddress(file.type, bytes)}" width="${file.width}" height="${file.height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}" preserveAspectRatio="none">${image}</svg>`;
  return new Uint8ClampedArray(new Resvg(svg, { font: { loadSystemFonts: false }, imageRendering: 0 }).render().pixels);
}

/**
 * A picture as it is printed, at `resolution` pixels per inch of the page: cropped to its box around its focal point and, unless it stays plain,
 * screened in the page's ink on clear ground. Throws a RangeError when `bytes` is no picture that can be read.
 */
export function treatedPicture(item: PictureItem, bytes: Uint8Array, ink: string, resolution: number): Uint8Array {
  const file = pictureFile(bytes);
  if (!file) throw new RangeError("It is no PNG, JPEG, WebP or GIF file.");
  const width = Math.max(1, Math.round((item.width / 72) * resolution));
  const height = Math.max(1, Math.round((item.height / 72) * resolution));
  const pixels = croppedPixels(item, bytes, file, width, height);
  if (item.treatment !== "plain") {
    const greys = greysOf(pixels, width, height);
    const { contrast = 1 } = item;
    if (contrast !== 1)
      for (let at = 0; at < greys.values.length; at++) greys.values[at] = ((greys.values[at] ?? 1) - 0.5) * contrast + 0.5;
    const cell = Math.max(LEAST_CELL, resolution / FINEST_SCREEN);
    const laid =
      item.treatment === "duotone"
        ? flatInk(greys)
        : screenInk(greys, item.treatment === "engraving" ? lineScreen(cell) : dotScreen(cell), 1.5 / cell);
    const color = colorOf(ink);
    for (let at = 0; at < laid.length; at++) {
      pixels.set(color, at * 4);
      pixels[at * 4 + 3] = laid[at] ?? 0;
    }
  }
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer);
  return PNG.sync.write(png);
}

/**
 * The pictures of a page, treated, as `data:` addresses. `read` gives the bytes of a picture's `src`, or undefined where there are none: its box is
 * then tinted. Throws as treatedPicture does.
 */
export function treatedPictures(scene: PageScene, resolution: number, read: (src: string) => Uint8Array | undefined): PictureAddresses {
  const addresses = new Map<PictureItem, string>();
  for (const item of scene.items) {
    if (item.kind !== "picture") continue;
    const bytes = read(item.src);
    if (bytes) addresses.set(item, dataAddress("image/png", treatedPicture(item, bytes, scene.ink, resolution)));
  }
  return addresses;
}
