/** What browsers do not write into a PNG: its density (pHYs) and how it was made (XMP in an iTXt chunk; XMP part 3, §1.1.5). */
import { pngChunk, pngChunks, pngHead } from "./png-chunks.ts";

const INCH = 0.0254;
const METRE = 1;
const XMP_KEYWORD = "XML:com.adobe.xmp";
/** After the keyword: its end, no compression (two bytes), no language, no translated keyword. */
const XMP_FLAGS = 5;

export interface FileMetadata {
  /** Dots per inch. */
  dpi: number;
  /** An XMP packet (xmpPacket). */
  xmp?: string;
}

function densityChunk(dpi: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const perMetre = Math.round(dpi / INCH);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  view.setUint8(8, METRE);
  return pngChunk("pHYs", data);
}

function xmpChunk(xmp: string): Uint8Array<ArrayBuffer> {
  return pngChunk("iTXt", new TextEncoder().encode(`${XMP_KEYWORD}${"\0".repeat(XMP_FLAGS)}${xmp}`));
}

/** The chunks of `metadata`, to stand right after the header. */
export function metadataChunks({ dpi, xmp }: FileMetadata): Uint8Array<ArrayBuffer>[] {
  return xmp === undefined ? [densityChunk(dpi)] : [densityChunk(dpi), xmpChunk(xmp)];
}

/**
 * The parts of `png` with its density (in whole pixels per metre) and origin stated; a density stated before is replaced. Throws a
 * RangeError on anything that is no PNG.
 */
export function withPngMetadata(png: Uint8Array<ArrayBuffer>, metadata: FileMetadata): Uint8Array<ArrayBuffer>[] {
  const before = pngChunks(png).find(({ type }) => type === "pHYs");
  const rest = before ? [png.subarray(pngHead, before.start), png.subarray(before.end)] : [png.subarray(pngHead)];
  return [png.subarray(0, pngHead), ...metadataChunks(metadata), ...rest];
}

/** Density of a PNG in pixels per metre, or undefined when it states none. Throws a RangeError on anything that is no PNG. */
export function readPngDensity(png: Uint8Array): { x: number; y: number } | undefined {
  const chunk = pngChunks(png).find(({ type }) => type === "pHYs");
  if (!chunk) return undefined;
  const view = new DataView(png.buffer, png.byteOffset + chunk.start + 8);
  return view.getUint8(8) === METRE ? { x: view.getUint32(0), y: view.getUint32(4) } : undefined;
}

/** The XMP packet of a PNG, or undefined when it has none. Throws a RangeError on anything that is no PNG. */
export function readPngXmp(png: Uint8Array): string | undefined {
  for (const { type, start, end } of pngChunks(png)) {
    if (type !== "iTXt") continue;
    const text = new TextDecoder().decode(png.subarray(start + 8, end - 4));
    if (text.startsWith(XMP_KEYWORD)) return text.slice(XMP_KEYWORD.length + XMP_FLAGS);
  }
  return undefined;
}
