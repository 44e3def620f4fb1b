export interface SniffedPicture {
  type: "image/png" | "image/jpeg" | "image/webp";
  /** Pixels. */
  width: number;
  height: number;
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Type and size of a PNG, JPEG or WebP from its own bytes; null for anything else or a truncated header. */
export function sniffPicture(bytes: Uint8Array): SniffedPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found = readPng(bytes, view) ?? readJpeg(view) ?? readWebp(bytes, view);
    return found && found.width > 0 && found.height > 0 ? found : null;
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

function readPng(bytes: Uint8Array, view: DataView): SniffedPicture | null {
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || ascii(bytes, 12, 16) !== "IHDR")
    return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the frame header (ITU T.81, B.2.2). */
function readJpeg(view: DataView): SniffedPicture | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8 || view.getUint8(2) !== 0xff) return null;
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
    } else if (marker === 0xd9 || marker === 0xda) {
      return null;
    } else {
      at += 2 + view.getUint16(at + 2);
    }
  }
  return null;
}

/** The three kinds of WebP (RFC 9649, 2.5-2.7). */
function readWebp(bytes: Uint8Array, view: DataView): SniffedPicture | null {
  if (ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 12) !== "WEBP") return null;
  const kind = ascii(bytes, 12, 16);
  const type = "image/webp";
  if (kind === "VP8 ") {
    if (view.getUint8(23) !== 0x9d || view.getUint8(24) !== 0x01 || view.getUint8(25) !== 0x2a) return null;
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind === "VP8L") {
    if (view.getUint8(20) !== 0x2f) return null;
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === "VP8X") {
    const least24 = (at: number) => view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
    return { type, width: least24(24) + 1, height: least24(27) + 1 };
  }
  return null;
}

/** True when a picture's file is complete: a truncated one would print half grey, or not at all. */
export function isWhole(bytes: Uint8Array, type: SniffedPicture["type"]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/webp") return 8 + view.getUint32(4, true) <= bytes.length;
  return type === "image/png" ? isWholePng(view) : isWholeJpeg(bytes);
}

/** Chunk types as big-endian numbers. */
const [idat, iend] = [0x49444154, 0x49454e44];

function isWholePng(view: DataView): boolean {
  let hasData = false;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === iend) return hasData;
    hasData ||= kind === idat;
  }
  return false;
}

/** A scan, and behind it the end of the picture (ITU T.81, B.1.1.3). */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const marker = (code: number, from: number, step: 1 | -1) => {
    for (let at = from; at >= 0 && at + 1 < bytes.length; at += step) if (bytes[at] === 0xff && bytes[at + 1] === code) return at;
    return -1;
  };
  const scan = marker(0xda, 2, 1);
  return scan > 0 && marker(0xd9, bytes.length - 2, -1) > scan;
}
