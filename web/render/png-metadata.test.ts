import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { readPngDensity, withPngDensity } from "./png-density.ts";

const createPng = () => new Uint8Array(PNG.sync.write(new PNG({ width: 3, height: 2 })));
const joined = (parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(Buffer.concat(parts));

it("states 150 dots per inch as 5906 pixels per metre", () => {
  const png = createPng();
  expect(readPngDensity(png)).toBeUndefined();
  expect(readPngDensity(joined(withPngDensity(png, 150)))).toEqual({ x: 5906, y: 5906 });
});

it("leaves the picture readable, its checksums right", () => {
  const read = PNG.sync.read(Buffer.from(joined(withPngDensity(createPng(), 300))), { checkCRC: true });
  expect([read.width, read.height]).toEqual([3, 2]);
});

it("replaces a density stated before", () => {
  const once = joined(withPngDensity(createPng(), 72));
  const twice = joined(withPngDensity(once, 300));
  expect(readPngDensity(twice)).toEqual({ x: 11811, y: 11811 });
  expect(twice.byteLength).toBe(once.byteLength);
});

it("refuses what is no PNG", () => {
  expect(() => readPngDensity(new Uint8Array(50))).toThrow(RangeError);
});
