/** Adds glyphs to a TrueType face that are put together of others (OpenType 1.9, `glyf`): a letter with its marks becomes one glyph with one text. */

/** A glyph at a place, in the face's units. */
export interface GlyphPart {
  glyph: number;
  x: number;
  y: number;
}

export interface Composite {
  parts: readonly GlyphPart[];
  /** Units. */
  advance: number;
}

const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_PLACES = 0x2;
const MORE_COMPONENTS = 0x20;
const HEADER = 10;
const COMPONENT = 8;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const padded = (length: number) => (length + 3) & ~3;

function readTables(sfnt: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(sfnt);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...sfnt.subarray(at, at + 4));
    tables.set(tag, sfnt.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12)));
  }
  return tables;
}

function checksum(table: Uint8Array): number {
  const whole = new Uint8Array(padded(table.length));
  whole.set(table);
  const view = viewOf(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function writeTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const selector = Math.floor(Math.log2(sorted.length));
  let at = 12 + sorted.length * 16;
  const out = new Uint8Array(at + sorted.reduce((sum, [, table]) => sum + padded(table.length), 0));
  const view = viewOf(out);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 << selector);
  view.setUint16(8, selector);
  view.setUint16(10, sorted.length * 16 - (16 << selector));
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) out[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 4, checksum(table));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    out.set(table, at);
    at += padded(table.length);
  }
  return out;
}

interface Box {
  left: number;
  foot: number;
  right: number;
  top: number;
}

const UNBOUNDED: Box = { left: 32767, foot: 32767, right: -32768, top: -32768 };

/** The glyph's outline: a list of others and where they stand. */
function compose(parts: readonly GlyphPart[], glyphAt: (glyph: number) => Uint8Array): { bytes: Uint8Array; left: number } {
  const drawn = parts.filter(({ glyph }) => glyphAt(glyph).length >= HEADER);
  if (drawn.length === 0) return { bytes: new Uint8Array(), left: 0 };
  const bytes = new Uint8Array(padded(HEADER + drawn.length * COMPONENT));
  const view = viewOf(bytes);
  const box = { ...UNBOUNDED };
  for (const [index, { glyph, x, y }] of drawn.entries()) {
    const part = viewOf(glyphAt(glyph));
    box.left = Math.min(box.left, part.getInt16(2) + x);
    box.foot = Math.min(box.foot, part.getInt16(4) + y);
    box.right = Math.max(box.right, part.getInt16(6) + x);
    box.top = Math.max(box.top, part.getInt16(8) + y);
    const at = HEADER + index * COMPONENT;
    const more = index < drawn.length - 1 ? MORE_COMPONENTS : 0;
    view.setUint16(at, ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_PLACES | more);
    view.setUint16(at + 2, glyph);
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  view.setInt16(0, -1);
  view.setInt16(2, box.left);
  view.setInt16(4, box.foot);
  view.setInt16(6, box.right);
  view.setInt16(8, box.top);
  return { bytes, left: box.left };
}

/** A face with `composites` after its own glyphs: the first has the number `first`. Throws a RangeError on a face without TrueType outlines. */
export function addComposites(sfnt: Uint8Array, composites: readonly Composite[]): { sfnt: Uint8Array<ArrayBuffer>; first: number } {
  const tables = readTables(sfnt);
  const copy = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new RangeError(`A face without ${tag} table`);
    const own = table.slice();
    tables.set(tag, own);
    return own;
  };
  const [head, hhea, maxp] = [viewOf(copy("head")), viewOf(copy("hhea")), viewOf(copy("maxp"))];
  const [glyf, loca, hmtx] = [copy("glyf"), viewOf(copy("loca")), viewOf(copy("hmtx"))];
  const first = maxp.getUint16(4);
  const isLong = head.getInt16(50) === 1;
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const glyphAt = (glyph: number) => (glyph < first ? glyf.subarray(offset(glyph), offset(glyph + 1)) : new Uint8Array());
  const made = composites.map(({ parts }) => compose(parts, glyphAt));
  const count = first + made.length;

  const places = new Uint8Array((count + 1) * 4);
  const placesView = viewOf(places);
  for (let glyph = 0; glyph <= first; glyph++) placesView.setUint32(glyph * 4, offset(glyph));
  const start = padded(glyf.length);
  const outlines = new Uint8Array(start + made.reduce((sum, { bytes }) => sum + bytes.length, 0));
  outlines.set(glyf);
  let at = start;
  for (const [index, { bytes }] of made.entries()) {
    placesView.setUint32((first + index) * 4, at);
    outlines.set(bytes, at);
    at += bytes.length;
  }
  placesView.setUint32(count * 4, at);

  const measured = hhea.getUint16(34);
  const metrics = new Uint8Array(count * 4);
  const metricsView = viewOf(metrics);
  for (let glyph = 0; glyph < first; glyph++) {
    const last = Math.max(0, Math.min(glyph, measured - 1));
    metricsView.setUint16(glyph * 4, hmtx.getUint16(last * 4));
    metricsView.setInt16(
      glyph * 4 + 2,
      glyph < measured ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(measured * 4 + (glyph - measured) * 2),
    );
  }
  for (const [index, { left }] of made.entries()) {
    metricsView.setUint16((first + index) * 4, composites[index]?.advance ?? 0);
    metricsView.setInt16((first + index) * 4 + 2, left);
  }

  head.setInt16(50, 1);
  hhea.setUint16(34, count);
  maxp.setUint16(4, count);
  const most = Math.max(1, ...composites.map(({ parts }) => parts.length));
  const [points, contours] = [maxp.getUint16(6), maxp.getUint16(8)];
  maxp.setUint16(10, Math.min(0xffff, Math.max(points, maxp.getUint16(10)) * most));
  maxp.setUint16(12, Math.min(0xffff, Math.max(contours, maxp.getUint16(12)) * most));
  maxp.setUint16(28, Math.max(most, maxp.getUint16(28)));
  maxp.setUint16(30, maxp.getUint16(30) + 1);
  tables.set("loca", places);
  tables.set("glyf", outlines);
  tables.set("hmtx", metrics);
  return { sfnt: writeTables(tables), first };
}
