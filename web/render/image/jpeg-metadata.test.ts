import { expect, it } from "vitest";
import { readJpegDensity, readJpegXmp, withJpegMetadata } from "./jpeg-metadata.ts";
import { xmpPacket } from "./xmp.ts";

/** Head of a JPEG as a browser's canvas writes it: JFIF without a unit, then a scan. */
const createJpeg = () =>
  Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9);
const joined = (parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(Buffer.concat(parts));
const origin = { title: "Tea & <Toast> “früh”", author: "", language: "de", source: "algorithmicMedia", createdAt: "2026-11-20" } as const;

it("states dots per inch and origin, and leaves the picture as it was", () => {
  const jpeg = createJpeg();
  expect(readJpegDensity(jpeg)).toBeUndefined();
  const xmp = xmpPacket(origin);
  const stated = joined(withJpegMetadata(jpeg, { dpi: 300, xmp }));
  expect(readJpegDensity(stated)).toEqual({ x: 300, y: 300 });
  expect(readJpegXmp(stated)).toBe(xmp);
  expect(stated.subarray(-8)).toEqual(jpeg.subarray(-8));
});

it("refuses what is no JPEG", () => {
  expect(() => withJpegMetadata(new Uint8Array(50), { dpi: 72 })).toThrow(RangeError);
});

it("writes titles of any characters as XML", () => {
  const xmp = xmpPacket({ ...origin, title: 'a & b < c > "d" \u0000 \ud800 港' });
  expect(xmp).toContain('xml:lang="x-default">a &amp; b &lt; c &gt; &quot;d&quot;  \ufffd 港</rdf:li>');
  expect(xmp).toContain("digitalsourcetype/algorithmicMedia<");
});
