/** What browsers do not write into a JPEG: its density (JFIF 1.02, APP0) and how it was made (XMP in APP1; XMP part 3, §1.1.3). */
import type { FileMetadata } from "./png-metadata.ts";

const SOI = 0xffd8;
const APP0 = 0xffe0;
const APP1 = 0xffe1;
const SCAN = 0xffda;
const PER_INCH = 1;
const XMP_NAME = "http://ns.adobe.com/xap/1.0/\0";
/** A segment's length has 16 bits and counts itself. */
const LONGEST = 0xffff - 2;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** The segments before the picture itself. */
function segmentsOf(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  if (bytes.byteLength < 4 || view.getUint16(0) !== SOI) throw new RangeError("Not a JPEG file");
  const segments: Segment[] = [];
  for (let start = 2; start + 4 <= bytes.byteLength; ) {
    const marker = view.getUint16(start);
    if (marker === SCAN) return segments;
    const end = start + 2 + view.getUint16(start + 2);
    if (marker < 0xff01 || end > bytes.byteLength) throw new RangeError("Damaged JPEG file");
    segments.push({ marker, start, end });
    start = end;
  }
  return segments;
}

function segment(marker: number, data: Uint8Array): Uint8Array<ArrayBuffer> {
  if (data.length > LONGEST) throw new RangeError("Too long for a JPEG segment");
  const bytes = new Uint8Array(4 + data.length);
  const view = viewOf(bytes);
  view.setUint16(0, marker);
  view.setUint16(2, data.length + 2);
  bytes.set(data, 4);
  return bytes;
}

function densitySegment(dpi: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(14);
  const view = viewOf(data);
  data.set(new TextEncoder().encode("JFIF\0"));
  view.setUint16(5, 0x0102);
  view.setUint8(7, PER_INCH);
  view.setUint16(8, Math.round(dpi));
  view.setUint16(10, Math.round(dpi));
  return segment(APP0, data);
}

const xmpSegment = (xmp: string) => segment(APP1, new TextEncoder().encode(XMP_NAME + xmp));

/**
 * The parts of `jpeg` with its density and origin stated; a JFIF header it had is replaced. Throws a RangeError on anything that is no
 * JPEG, or when the XMP packet is longer than 65,000 bytes.
 */
export function withJpegMetadata(jpeg: Uint8Array<ArrayBuffer>, { dpi, xmp }: FileMetadata): Uint8Array<ArrayBuffer>[] {
  const [first] = segmentsOf(jpeg);
  const rest = jpeg.subarray(first?.marker === APP0 ? first.end : 2);
  return [jpeg.subarray(0, 2), densitySegment(dpi), ...(xmp === undefined ? [] : [xmpSegment(xmp)]), rest];
}

/** Dots per inch stated by a JPEG, or undefined when it states none. Throws a RangeError on anything that is no JPEG. */
export function readJpegDensity(jpeg: Uint8Array): { x: number; y: number } | undefined {
  const [first] = segmentsOf(jpeg);
  if (first?.marker !== APP0) return undefined;
  const view = new DataView(jpeg.buffer, jpeg.byteOffset + first.start + 4);
  return view.getUint8(7) === PER_INCH ? { x: view.getUint16(8), y: view.getUint16(10) } : undefined;
}

/** The XMP packet of a JPEG, or undefined when it has none. Throws a RangeError on anything that is no JPEG. */
export function readJpegXmp(jpeg: Uint8Array): string | undefined {
  for (const { marker, start, end } of segmentsOf(jpeg)) {
    if (marker !== APP1) continue;
    const text = new TextDecoder().decode(jpeg.subarray(start + 4, end));
    if (text.startsWith(XMP_NAME)) return text.slice(XMP_NAME.length);
  }
  return undefined;
}
