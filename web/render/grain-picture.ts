import { grainPixels, grainTile } from "./filters.ts";
import { pngChunk, pngStart } from "./png-chunks.ts";

const addresses = new Map<number, string>();

/** zlib without compression (RFC 1950, 1951): needs no asynchronous stream, and a page must not wait for its grain. */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const zlib = new Uint8Array(bytes.length + 11);
  const view = new DataView(zlib.buffer);
  zlib.set([0x78, 0x01, 0x01]);
  view.setUint16(3, bytes.length, true);
  view.setUint16(5, ~bytes.length & 0xffff, true);
  zlib.set(bytes, 7);
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  view.setUint32(7 + bytes.length, ((high << 16) | low) >>> 0);
  return zlib;
}

/** The tile of the grain (grainTile) as a `data:` address of a PNG, for SVG. */
export function grainAddress(depth: number): string {
  const known = addresses.get(depth);
  if (known) return known;
  const tile = grainTile(depth);
  const rows = new Uint8Array((grainPixels + 1) * grainPixels);
  for (let row = 0; row < grainPixels; row++) {
    rows.set(tile.subarray(row * grainPixels, (row + 1) * grainPixels), row * (grainPixels + 1) + 1);
  }
  const parts = [...pngStart(grainPixels, grainPixels, "grey"), pngChunk("IDAT", stored(rows)), pngChunk("IEND", new Uint8Array())];
  const binary = parts.map((part) => Array.from(part, (byte) => String.fromCharCode(byte)).join("")).join("");
  const address = `data:image/png;base64,${btoa(binary)}`;
  addresses.set(depth, address);
  return address;
}
