import type { SniffedPicture } from "./sniff.ts";

/** Segments of a JPEG that say where, when and with what it was taken: Exif and XMP (APP1), IPTC (APP13), comments. */
const told = new Set([0xe1, 0xed, 0xfe]);
const startOfScan = 0xda;
const orientationTag = 0x0112;

/** Exif's orientation (1-8) from an APP1 segment; 1 when it says none. */
function orientationOf(segment: Uint8Array): number {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  try {
    if (view.getUint32(4) !== 0x45786966) return 1;
    const tiff = 10;
    const isLittle = view.getUint16(tiff) === 0x4949;
    const directory = tiff + view.getUint32(tiff + 4, isLittle);
    const entries = view.getUint16(directory, isLittle);
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== orientationTag) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
  }
  return 1;
}

/** An APP1 segment that says which way up the picture is, and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[orientationTag >> 8, orientationTag & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  );
}

function stripJpeg(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === startOfScan) break;
    // Fill bytes and markers without a length.
    const isBare = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    const end = marker === 0xff ? at + 1 : isBare ? at + 2 : at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (!told.has(marker)) parts.push(segment);
    else if (marker === 0xe1 && orientation === 1) orientation = orientationOf(segment);
    at = end;
  }
  if (orientation !== 1) parts.splice(1, 0, orientationSegment(orientation));
  return [...parts, bytes.subarray(at)];
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

const toldByPng = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

function stripPng(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (!toldByPng.has(ascii(bytes, at + 4))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

const toldByWebp = new Set(["EXIF", "XMP "]);
/** Bits of a VP8X chunk that announce Exif and XMP (RFC 9649, 2.7). */
const announced = 0x08 | 0x04;

function stripWebp(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const kind = ascii(bytes, at);
    if (!toldByWebp.has(kind)) {
      const chunk = bytes.slice(at, end);
      if (kind === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~announced;
      chunks.push(chunk);
    }
    at = end;
  }
  const head = bytes.slice(0, 12);
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, size, true);
  return [head, ...chunks];
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const strippers = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };

/**
 * A picture without what its file tells about its owner: place, time, camera, names, comments, thumbnails. Which way up it is stays. A
 * damaged file is cut off where it cannot be followed any further, and never makes it throw.
 */
export function stripMetadata(bytes: Uint8Array, type: SniffedPicture["type"]): Uint8Array<ArrayBuffer> {
  return joined(strippers[type](bytes));
}
