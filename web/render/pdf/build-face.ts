import { readTables, viewOf, writeTables } from "./sfnt.ts";

/** A glyph at a place, in the face's units. */
export interface GlyphPart {
  glyph: number;
  x: number;
  y: number;
}

/** A glyph of the new face: one source glyph, or several combined, so that a letter with its marks is one glyph with one text. */
export interface FaceGlyph {
  /** Index of the source. */
  source: number;
  parts: readonly GlyphPart[];
  /** Units. */
  advance: number;
}

const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_PLACES = 0x2;
const HAS_SCALE = 0x8;
const MORE_COMPONENTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;
const HEADER = 10;
const COMPONENT = 8;
/** Counts and limits in `maxp` from the first to the last. */
const LIMITS = { first: 6, last: 30 };
const LARGEST = 0xffff;

interface Source {
  tables: ReadonlyMap<string, Uint8Array>;
  outline(glyph: number): Uint8Array;
  leftBearing(glyph: number): number;
}

function openSource(sfnt: Uint8Array): Source {
  const tables = readTables(sfnt);
  const view = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new RangeError(`A face without ${tag} table`);
    return viewOf(table);
  };
  const glyf = tables.get("glyf") ?? new Uint8Array();
  const [loca, hmtx] = [view("loca"), view("hmtx")];
  const isLong = view("head").getInt16(50) === 1;
  const count = view("maxp").getUint16(4);
  const measured = view("hhea").getUint16(34);
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return {
    tables,
    outline: (glyph) => (glyph < count ? glyf.subarray(offset(glyph), offset(glyph + 1)) : new Uint8Array()),
    leftBearing(glyph) {
      if (glyph >= count) return 0;
      return glyph < measured ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(measured * 4 + (glyph - measured) * 2);
    },
  };
}

/** A composite glyph, with the numbers of its components in the new face. */
function renumbered(outline: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
  const copy = outline.slice();
  if (copy.length < HEADER) return copy;
  const view = viewOf(copy);
  if (view.getInt16(0) >= 0) return copy;
  for (let at = HEADER, more = true; more; ) {
    const flags = view.getUint16(at);
    view.setUint16(at + 2, numberOf(view.getUint16(at + 2)));
    at += flags & ARGUMENTS_ARE_WORDS ? 8 : 6;
    if (flags & HAS_SCALE) at += 2;
    else if (flags & HAS_TWO_SCALES) at += 4;
    else if (flags & HAS_MATRIX) at += 8;
    more = (flags & MORE_COMPONENTS) !== 0;
  }
  return copy;
}

/** A composite outline: the offset of each component, and the box around them all. */
function composed(parts: readonly { number: number; outline: Uint8Array; x: number; y: number }[]): Uint8Array {
  const drawn = parts.filter(({ outline }) => outline.length >= HEADER);
  if (drawn.length === 0) return new Uint8Array();
  const bytes = new Uint8Array(HEADER + drawn.length * COMPONENT);
  const view = viewOf(bytes);
  const corners = drawn.map(({ outline, x, y }) => {
    const part = viewOf(outline);
    return [part.getInt16(2) + x, part.getInt16(4) + y, part.getInt16(6) + x, part.getInt16(8) + y] as const;
  });
  view.setInt16(0, -1);
  view.setInt16(2, Math.min(...corners.map(([left]) => left)));
  view.setInt16(4, Math.min(...corners.map(([, foot]) => foot)));
  view.setInt16(6, Math.max(...corners.map(([, , right]) => right)));
  view.setInt16(8, Math.max(...corners.map(([, , , top]) => top)));
  for (const [index, { number, x, y }] of drawn.entries()) {
    const at = HEADER + index * COMPONENT;
    view.setUint16(at, ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_PLACES | (index < drawn.length - 1 ? MORE_COMPONENTS : 0));
    view.setUint16(at + 2, number);
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return bytes;
}

/**
 * One face out of several slices of it. Glyph 0 is the first source's; the others are `glyphs` in their order, after them what these are
 * put together of.
 */
export function buildFace(faces: readonly Uint8Array[], glyphs: readonly FaceGlyph[]): Uint8Array<ArrayBuffer> {
  const sources = faces.map(openSource);
  const outlines: Uint8Array[] = Array.from({ length: glyphs.length + 1 }, () => new Uint8Array());
  const bearings: number[] = outlines.map(() => 0);
  const numbers = new Map<string, number>();
  const isPlain = ({ parts: [part, ...more] }: FaceGlyph) => more.length === 0 && part?.x === 0 && part.y === 0;
  const outlineOf = (source: number, glyph: number) => sources[source]?.outline(glyph) ?? new Uint8Array();

  const numberIn =
    (source: number) =>
    (glyph: number): number => {
      const key = `${source} ${glyph}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = outlines.push(new Uint8Array()) - 1;
      numbers.set(key, number);
      fill(number, source, glyph);
      return number;
    };
  const fill = (number: number, source: number, glyph: number) => {
    outlines[number] = renumbered(outlineOf(source, glyph), numberIn(source));
    bearings[number] = sources[source]?.leftBearing(glyph) ?? 0;
  };

  for (const [index, glyph] of glyphs.entries()) {
    const [part] = glyph.parts;
    if (part && isPlain(glyph)) numbers.set(`${glyph.source} ${part.glyph}`, index + 1);
  }
  fill(0, 0, 0);
  for (const [index, glyph] of glyphs.entries()) {
    const { source, parts } = glyph;
    const [part] = parts;
    if (part && isPlain(glyph)) {
      fill(index + 1, source, part.glyph);
      continue;
    }
    const placed = parts.map(({ glyph: own, x, y }) => ({ number: numberIn(source)(own), outline: outlineOf(source, own), x, y }));
    const outline = composed(placed);
    outlines[index + 1] = outline;
    bearings[index + 1] = outline.length > 0 ? viewOf(outline).getInt16(2) : 0;
  }
  return assemble(sources, outlines, bearings, glyphs);
}

function assemble(
  sources: readonly Source[],
  outlines: readonly Uint8Array[],
  bearings: readonly number[],
  glyphs: readonly FaceGlyph[],
): Uint8Array<ArrayBuffer> {
  const even = (length: number) => (length + 1) & ~1;
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + even(length), 0));
  const isLong = glyf.length / 2 > LARGEST;
  const loca = new DataView(new ArrayBuffer((outlines.length + 1) * (isLong ? 4 : 2)));
  const hmtx = new DataView(new ArrayBuffer(outlines.length * 4));
  let at = 0;
  for (let number = 0; number <= outlines.length; number++) {
    if (isLong) loca.setUint32(number * 4, at);
    else loca.setUint16(number * 2, at / 2);
    const outline = outlines[number];
    if (!outline) continue;
    glyf.set(outline, at);
    at += even(outline.length);
    hmtx.setUint16(number * 4, Math.min(LARGEST, glyphs[number - 1]?.advance ?? 0));
    hmtx.setInt16(number * 4 + 2, bearings[number] ?? 0);
  }
  const copy = (tag: string) => viewOf((sources[0]?.tables.get(tag) ?? new Uint8Array(LIMITS.last + 32)).slice());
  const [head, hhea, maxp] = [copy("head"), copy("hhea"), copy("maxp")];
  const others = (tag: string) => sources.flatMap(({ tables }) => (tables.has(tag) ? [viewOf(tables.get(tag) ?? new Uint8Array())] : []));
  for (const field of [36, 38]) head.setInt16(field, Math.min(...others("head").map((table) => table.getInt16(field))));
  for (const field of [40, 42]) head.setInt16(field, Math.max(...others("head").map((table) => table.getInt16(field))));
  head.setInt16(50, isLong ? 1 : 0);
  hhea.setUint16(34, outlines.length);
  const most = Math.max(1, ...glyphs.map(({ parts }) => parts.length));
  for (let field = LIMITS.first; field <= LIMITS.last; field += 2)
    maxp.setUint16(field, Math.max(...others("maxp").map((table) => table.getUint16(field))));
  maxp.setUint16(4, outlines.length);
  // Points and contours of composites, number of components, and depth.
  maxp.setUint16(10, Math.min(LARGEST, Math.max(maxp.getUint16(6), maxp.getUint16(10)) * most));
  maxp.setUint16(12, Math.min(LARGEST, Math.max(maxp.getUint16(8), maxp.getUint16(12)) * most));
  maxp.setUint16(28, Math.max(most, maxp.getUint16(28)));
  maxp.setUint16(30, maxp.getUint16(30) + 1);
  const bytes = ({ buffer, byteOffset, byteLength }: DataView) => new Uint8Array(buffer, byteOffset, byteLength);
  return writeTables(
    new Map([
      ["head", bytes(head)],
      ["hhea", bytes(hhea)],
      ["maxp", bytes(maxp)],
      ["hmtx", bytes(hmtx)],
      ["loca", bytes(loca)],
      ["glyf", glyf],
    ]),
  );
}
