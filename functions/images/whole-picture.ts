import type { SniffedPicture } from "./sniff.ts";

/** True when a picture's file goes to its own end: what broke off on its way would be printed half grey, or not at all. */
export function isWhole(bytes: Uint8Array, type: SniffedPicture["type"]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/webp") return 8 + view.getUint32(4, true) <= bytes.length;
  return type === "image/png" ? isWholePng(view) : isWholeJpeg(bytes);
}

const data = 0x49444154;
const end = 0x49454e44;

function isWholePng(view: DataView): boolean {
  let hasData = false;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === end) return hasData;
    hasData ||= kind === data;
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
