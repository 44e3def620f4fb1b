import type { SniffedPicture } from "./sniff.ts";

/** What is kept of a JPEG besides the picture itself: its density, its colors (ICC profile; Adobe's note on how its channels are meant). */
const keptOfJpeg: Readonly<Record<number, string>> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };
const startOfScan = 0xda;
const endOfImage = 0xd9;
const orientationTag = 0x0112;

/** Exif's orientation (1-8) from an APP1 segment, which names Exif, or from the `tiff` an eXIf chunk of a PNG is; 1 when it says none. */
function orientationOf(segment: Uint8Array, tiff = 10): number {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  try {
    if (tiff === 10 && view.getUint32(4) !== 0x45786966) return 1;
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

/** Exif that says which way up the picture is, and nothing else, as TIFF. */
const orientationTiff = (orientation: number) => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[orientationTag >> 8, orientationTag & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
];

/** The same as an APP1 segment of a JPEG. */
const orientationSegment = (orientation: number) =>
  Uint8Array.of(...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0], ...orientationTiff(orientation));

/** The same as an eXIf chunk of a PNG. */
function orientationChunk(orientation: number): Uint8Array {
  const content = [0x65, 0x58, 0x49, 0x66, ...orientationTiff(orientation)];
  const chunk = Uint8Array.of(0, 0, 0, content.length - 4, ...content, 0, 0, 0, 0);
  new DataView(chunk.buffer).setUint32(chunk.length - 4, crc32(content));
  return chunk;
}

/** CRC-32 as PNG wants it (ISO 3309), bit by bit: of a few bytes only. */
function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Which way up a JPEG is to be shown, 1 to 8 as Exif counts; 1 when it does not say. */
export function jpegOrientation(bytes: Uint8Array): number {
  for (const { marker, from, to } of segmentsOf(bytes)) {
    const orientation = marker === 0xe1 ? orientationOf(bytes.subarray(from, to)) : 1;
    if (orientation !== 1) return orientation;
  }
  return 1;
}

/**
 * Segments of a JPEG or chunks of a PNG or WebP. Photographs of 10 MB have some hundreds, a PNG in blocks of 4 KB has 2,500; a file can be made of
 * millions, too many to hold.
 */
const mostParts = 4_096;

/** What is kept of a file, as ranges of its bytes: neighbours are one range. */
class KeptRanges {
  readonly #bytes: Uint8Array;
  readonly #ranges: { from: number; to: number }[] = [];
  #parts = 0;
  /** Bytes kept so far. */
  size = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** False when the file has too many parts. */
  add(from: number, end: number, isKept: boolean): boolean {
    const to = Math.min(end, this.#bytes.length);
    this.#parts += 1;
    if (isKept) {
      const last = this.#ranges.at(-1);
      if (last?.to === from) last.to = to;
      else this.#ranges.push({ from, to });
      this.size += to - from;
    }
    return this.#parts <= mostParts;
  }

  /** The kept bytes, after those of `before`. */
  joined(...before: Uint8Array[]): Uint8Array<ArrayBuffer> {
    const parts = [...before, ...this.#ranges.map(({ from, to }) => this.#bytes.subarray(from, to))];
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

interface Segment {
  marker: number;
  /** Offset of its marker. */
  from: number;
  /** Offset after its last byte; for a scan, after all its data. */
  to: number;
}

const restarts = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !restarts(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/** The segments after the start of the picture, up to its end: phones append further pictures with metadata of their own. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes before a marker, and bytes that decoders ignore.
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1;
      continue;
    }
    const isBare = marker === endOfImage || marker === 0x01 || restarts(marker);
    const length = isBare ? 0 : ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const head = at + 2 + length;
    const end = marker === startOfScan ? endOfScan(bytes, head) : head;
    yield { marker, from: at, to: end };
    if (marker === endOfImage) return;
    at = end;
  }
}

function isKeptOfJpeg(bytes: Uint8Array, { marker, from }: Segment): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = keptOfJpeg[marker];
  return name !== undefined && String.fromCharCode(...bytes.subarray(from + 4, from + 4 + name.length)) === name;
}

function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = new KeptRanges(bytes);
  let orientation = 1;
  for (const segment of segmentsOf(bytes)) {
    if (!kept.add(segment.from, segment.to, isKeptOfJpeg(bytes, segment))) return null;
    if (orientation === 1 && segment.marker === 0xe1) orientation = orientationOf(bytes.subarray(segment.from, segment.to));
  }
  const start = bytes.subarray(0, 2);
  return orientation === 1 ? kept.joined(start) : kept.joined(start, orientationSegment(orientation));
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The chunks of a PNG that make its picture; of one that moves, the still picture. */
const keptOfPng = new Set("IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT".split(" "));

function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new KeptRanges(bytes);
  /** Offset after the signature, or after IHDR, which comes first: where Exif may be inserted. */
  let head = 8;
  let orientation = 1;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    const kind = ascii(bytes, at + 4);
    const isHead = kind === "IHDR" && at === 8;
    if (isHead) head = end;
    if (!kept.add(at, end, keptOfPng.has(kind) && !isHead)) return null;
    if (kind === "eXIf") orientation = orientationOf(bytes.subarray(at, end), 8);
    if (kind === "IEND") break;
    at = end;
  }
  const start = bytes.subarray(0, head);
  return orientation === 1 ? kept.joined(start) : kept.joined(start, orientationChunk(orientation));
}

const keptOfWebp = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Bits of a VP8X chunk that announce Exif and XMP (RFC 9649, 2.7). */
const announced = 0x08 | 0x04;

function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new KeptRanges(bytes);
  const head = bytes.slice(0, 12);
  /** Offsets of flags in what is kept. */
  const flags: number[] = [];
  // Bytes after the file's own length are not part of the picture.
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  let at = 12;
  while (at + 8 <= whole) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const kind = ascii(bytes, at);
    if (kind === "VP8X" && length > 0) flags.push(head.length + kept.size + 8);
    if (!kept.add(at, end, keptOfWebp.has(kind))) return null;
    at = end;
  }
  new DataView(head.buffer).setUint32(4, 4 + kept.size, true);
  const stripped = kept.joined(head);
  for (const flag of flags) stripped[flag] = (stripped[flag] ?? 0) & ~announced;
  return stripped;
}

const strippers = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };

/**
 * A picture without metadata: place, time, camera, names, comments, thumbnails. Its orientation stays. A
 * damaged file is truncated where it cannot be parsed; never throws. Null for a file of more than 4,096 segments or chunks.
 */
export function stripMetadata(bytes: Uint8Array, type: SniffedPicture["type"]): Uint8Array<ArrayBuffer> | null {
  return strippers[type](bytes);
}
