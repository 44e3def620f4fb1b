/** The parts a PNG file is made of (PNG, third edition, §5). */

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Signature and IHDR, which is always first and of one length. */
export const pngHead = SIGNATURE.length + 25;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let index = 0; index < bytes.length; index++) crc = (crcTable[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A chunk with its length and checksum. `type` is its four letters. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crcOf(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** Signature and header of a picture of red, green and blue, 8 bits each. */
export function pngStart(width: number, height: number): Uint8Array<ArrayBuffer>[] {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  view.setUint8(8, 8);
  view.setUint8(9, 2);
  return [SIGNATURE, pngChunk("IHDR", header)];
}

export interface PngChunk {
  type: string;
  /** Where it begins and ends in the file, length and checksum included. */
  start: number;
  end: number;
}

/** The chunks of a file in order. Throws a RangeError on anything that is no PNG. */
export function pngChunks(bytes: Uint8Array): PngChunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < pngHead || SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new RangeError("Not a PNG file");
  const chunks: PngChunk[] = [];
  for (let start = SIGNATURE.length; start + 12 <= bytes.byteLength; ) {
    const end = start + 12 + view.getUint32(start);
    if (end > bytes.byteLength) throw new RangeError("Damaged PNG file");
    chunks.push({ type: String.fromCharCode(...bytes.subarray(start + 4, start + 8)), start, end });
    start = end;
  }
  return chunks;
}
