import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { readPngDensity, readPngXmp, withPngMetadata } from "./png-metadata.ts";

const createPng = () => new Uint8Array(PNG.sync.write(new PNG({ width: 3, height: 2 })));
const joined = (parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(Buffer.concat(parts));

it("states 150 dots per inch as 5906 pixels per metre", () => {
  const png = createPng();
  expect(readPngDensity(png)).toBeUndefined();
  expect(readPngDensity(joined(withPngMetadata(png, { dpi: 150 })))).toEqual({ x: 5906, y: 5906 });
});

it("leaves the picture readable, its checksums right", () => {
  const read = PNG.sync.read(Buffer.from(joined(withPngMetadata(createPng(), { dpi: 300 }))), { checkCRC: true });
  expect([read.width, read.height]).toEqual([3, 2]);
});

it("replaces a density stated before", () => {
  const once = joined(withPngMetadata(createPng(), { dpi: 72 }));
  const twice = joined(withPngMetadata(once, { dpi: 300 }));
  expect(readPngDensity(twice)).toEqual({ x: 11811, y: 11811 });
  expect(twice.byteLength).toBe(once.byteLength);
});

it("refuses what is no PNG", () => {
  expect(() => readPngDensity(new Uint8Array(50))).toThrow(RangeError);
});

it("says how it was made, in any script, and reads it back", () => {
  const xmp = "<x>港 & Łódź</x>";
  const stated = joined(withPngMetadata(createPng(), { dpi: 150, xmp }));
  expect(readPngXmp(stated)).toBe(xmp);
  expect(readPngXmp(createPng())).toBeUndefined();
  expect(PNG.sync.read(Buffer.from(stated), { checkCRC: true }).width).toBe(3);
});
