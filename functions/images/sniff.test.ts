import { expect, it } from "vitest";
import { sniffPicture } from "./sniff.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part)));
const zeros = (count: number) => new Array<number>(count).fill(0);

const png = bytes([0x89], "PNG\r\n", [0x1a, 0x0a], [0, 0, 0, 13], "IHDR", [0, 0, 3, 0x20], [0, 0, 2, 0x58], zeros(20));
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  zeros(14),
  [0xff, 0xdb, 0, 4, 0, 0, 0xff, 0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3],
  zeros(12),
);
const webp = (kind: string, ...rest: number[]) => bytes("RIFF", zeros(4), "WEBP", kind, zeros(4), rest, zeros(16));

it.each([
  ["PNG", png, "image/png"],
  ["JPEG, progressive, behind other segments", jpeg, "image/jpeg"],
  ["WebP, lossy", webp("VP8 ", 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02), "image/webp"],
  ["WebP, lossless", webp("VP8L", 0x2f, 0x1f, 0xc3, 0x95, 0x00), "image/webp"],
  ["WebP, extended", webp("VP8X", 0, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0), "image/webp"],
])("reads type and size of a %s", (_, file, type) => {
  expect(sniffPicture(file)).toEqual({ type, width: 800, height: 600 });
});

it("knows no other file, whatever it is called", () => {
  for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "<!doctype html>", "", "RIFF____WEBPVP8_"])
    expect(sniffPicture(bytes(text))).toBeNull();
});

it("takes every cut of a file for no picture or the same picture, and never throws", () => {
  for (const file of [png, jpeg, webp("VP8L", 0x2f, 0x1f, 0xc3, 0x95, 0x00)]) {
    for (let length = 0; length < file.length; length++) {
      const found = sniffPicture(file.subarray(0, length));
      if (found) expect(found).toMatchObject({ width: 800, height: 600 });
    }
  }
});

it("refuses a picture without area", () => {
  const flat = Uint8Array.from(png);
  flat.set([0, 0, 0, 0], 16);
  expect(sniffPicture(flat)).toBeNull();
});
