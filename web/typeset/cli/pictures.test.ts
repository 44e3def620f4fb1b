import { PNG } from "pngjs";
import { expect, test } from "vitest";
import type { PageScene } from "../index.ts";
import { readPictureFile, treatedPictures } from "./pictures.ts";

/** 16 by 8 pixels: the left half white, the right half black. */
const halves = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAACAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AFSlW//Z",
  "base64",
);

/** The same, held otherwise when it was taken: Exif's numbers. */
function turned(orientation: number): Uint8Array {
  const exif = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([...halves.subarray(0, 2), ...exif, ...entry, ...halves.subarray(2)]);
}

/** Lightness at the middles of the left, right, upper and lower edge, of a picture printed whole. */
function edgesOf(bytes: Uint8Array) {
  const { width, height } = readPictureFile(bytes)?.upright ?? { width: 0, height: 0 };
  const item = {
    kind: "picture",
    block: "main-image",
    x: 0,
    y: 0,
    width,
    height,
    src: "a",
    treatment: "plain",
    focal: { x: 0.5, y: 0.5 },
    alt: "",
  };
  const [address = ""] = treatedPictures({ items: [item], ink: "#000000" } as unknown as PageScene, 72, () => bytes).values();
  const png = PNG.sync.read(Buffer.from(address.split(",")[1] ?? "", "base64"));
  const at = (x: number, y: number) => png.data[(Math.floor(y * (png.height - 1)) * png.width + Math.floor(x * (png.width - 1))) * 4] ?? -1;
  return { size: [width, height], edges: [at(0, 0.5), at(1, 0.5), at(0.5, 0), at(0.5, 1)] };
}

test.for([
  { orientation: 1, size: [16, 8], white: 0 },
  { orientation: 2, size: [16, 8], white: 1 },
  { orientation: 3, size: [16, 8], white: 1 },
  { orientation: 4, size: [16, 8], white: 0 },
  { orientation: 5, size: [8, 16], white: 2 },
  { orientation: 6, size: [8, 16], white: 2 },
  { orientation: 7, size: [8, 16], white: 3 },
  { orientation: 8, size: [8, 16], white: 3 },
])("a photograph is printed the right way up, however the camera was held: $orientation", ({ orientation, size, white }) => {
  const found = edgesOf(turned(orientation));
  expect(found.size).toEqual(size);
  expect(found.edges[white]).toBeGreaterThan(200);
  expect(found.edges[white % 2 === 0 ? white + 1 : white - 1]).toBeLessThan(60);
});
