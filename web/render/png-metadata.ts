/** Density in PNG files: the pHYs chunk (PNG, third edition, §11.3.4.3), which browsers do not write. */

const SIGNATURE = 8;
/** Signature and IHDR, which is always first and of one length. */
const HEAD = SIGNATURE + 25;
const INCH = 0.0254;
const METRE = 1;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

interface Chunk {
  type: string;
  start: number;
  end: number;
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEAD || view.getUint32(0) !== 0x89504e47) throw new RangeError("Not a PNG file");
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE; start + 12 <= bytes.byteLength; ) {
    const end = start + 12 + view.getUint32(start);
    if (end > bytes.byteLength) throw new RangeError("Damaged PNG file");
    chunks.push({ type: String.fromCharCode(...bytes.subarray(start + 4, start + 8)), start, end });
    start = end;
  }
  return chunks;
}

/** The parts of `png` with its density stated as `dpi` dots per inch, in whole pixels per metre; a density stated before is replaced. Throws a RangeError on anything that is no PNG. */
export function withPngDensity(png: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer>[] {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dpi / INCH);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode("pHYs"), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, METRE);
  view.setUint32(17, crcOf(chunk.subarray(4, 17)));
  const before = chunksOf(png).find(({ type }) => type === "pHYs");
  const rest = before ? [png.subarray(HEAD, before.start), png.subarray(before.end)] : [png.subarray(HEAD)];
  return [png.subarray(0, HEAD), chunk, ...rest];
}

/** Density of a PNG in pixels per metre, or undefined when it states none. Throws a RangeError on anything that is no PNG. */
export function readPngDensity(png: Uint8Array): { x: number; y: number } | undefined {
  const chunk = chunksOf(png).find(({ type }) => type === "pHYs");
  if (!chunk) return undefined;
  const view = new DataView(png.buffer, png.byteOffset + chunk.start + 8);
  return view.getUint8(8) === METRE ? { x: view.getUint32(0), y: view.getUint32(4) } : undefined;
}
