import type { Ranges } from "./font-slices.ts";

/** A slice on its way to the browser's faces: in a window, or sent to a Web Worker. */
export interface FontFile {
  /** See cssFamily. */
  family: string;
  /** See Slice.path. */
  path: string;
  ranges: Ranges;
  /** WOFF, as served. */
  bytes: ArrayBuffer;
}

/** CSS `unicode-range` of ranges. */
export function unicodeRange(ranges: Ranges): string {
  const parts: string[] = [];
  for (let at = 0; at < ranges.length; at += 2) parts.push(`U+${ranges[at]?.toString(16)}-${ranges[at + 1]?.toString(16)}`);
  return parts.join(",");
}

/** Adds a slice to the faces of this window or Web Worker. Rejects when the browser cannot read it. */
export async function registerFontFile({ family, ranges, bytes }: FontFile): Promise<void> {
  const face = new FontFace(family, bytes, { unicodeRange: unicodeRange(ranges) });
  await face.load();
  const faces = typeof document === "undefined" ? (self as unknown as { fonts: FontFaceSet }).fonts : document.fonts;
  faces.add(face);
}
