import { Resvg } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { type SniffedPicture, sniffPicture } from "../../functions/images/sniff.ts";
import { dotScreen, flatInk, greysOf, lineScreen, screenInk } from "../../web/render/halftone.ts";
import type { PictureAddresses } from "../../web/render/node-svg.ts";
import { coverCrop } from "../../web/render/pictures.ts";
import type { PageScene, PictureItem } from "../../web/typeset/index.ts";

/** Lines of the finest screen per inch (newsprint), and the pixels one of its cells needs at least. */
const FINEST_SCREEN = 85;
const LEAST_CELL = 4;

const dataAddress = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

function colorOf(color: string): readonly number[] {
  const [, digits = "000000"] = /^#([0-9a-f]{6})$/i.exec(color) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The part of the picture that its box shows, as pixels. */
function croppedPixels(item: PictureItem, bytes: Uint8Array, file: SniffedPicture, width: number, height: number): Uint8ClampedArray {
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
  const file = sniffPicture(bytes);
  if (!file) throw new RangeError("A picture is no PNG, JPEG or WebP file.");
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
