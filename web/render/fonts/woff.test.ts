import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { readCmap } from "./cmap.ts";
import { unpackCmap, unpackWoff, unpackWoffWith } from "./woff.ts";

const readPacked = (path: string) => new Uint8Array(readFileSync(new URL(`../../../node_modules/@fontsource/${path}`, import.meta.url)));
const gelasio = () => readPacked("gelasio/files/gelasio-latin-400-normal.woff");

/** Sum of big-endian 32-bit words of a table, as the sfnt directory states it (OpenType 1.9, "Table Directory"). */
function checksum(sfnt: Uint8Array, offset: number, length: number): number {
  let sum = 0;
  const view = new DataView(sfnt.buffer, sfnt.byteOffset);
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

it("gives back every table with the checksum its directory states", async () => {
  const sfnt = await unpackWoff(gelasio());
  const view = new DataView(sfnt.buffer);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  expect(tables.length).toBeGreaterThan(8);
  for (const entry of tables) {
    const tag = String.fromCharCode(...sfnt.subarray(entry, entry + 4));
    // The head table holds a checksum of the whole file and is left out of this rule.
    if (tag !== "head")
      expect([tag, checksum(sfnt, view.getUint32(entry + 8), view.getUint32(entry + 12))]).toEqual([tag, view.getUint32(entry + 4)]);
  }
});

it("unpacks to the same bytes with either inflater", async () => {
  expect(unpackWoffWith(gelasio(), (packed) => inflateSync(packed))).toEqual(await unpackWoff(gelasio()));
});

it("refuses a file that is no WOFF or is cut short", async () => {
  await expect(unpackWoff(new TextEncoder().encode("wOF2 and so on, but certainly no WOFF 1.0 file"))).rejects.toThrow(RangeError);
  await expect(unpackWoff(gelasio().subarray(0, 10))).rejects.toThrow(RangeError);
});

it("knows the characters of a face from its cmap", async () => {
  const characters = readCmap(await unpackCmap(gelasio()));
  expect(characters.has(0x41)).toBe(true);
  expect(characters.has(0x6e2f)).toBe(false);
  const harbor = readCmap(await unpackCmap(readPacked("amiri/files/amiri-arabic-400-normal.woff")));
  expect(harbor.has(0x643)).toBe(true);
});
