/** The container of TrueType faces (OpenType 1.9, "Organization of an OpenType Font"). */

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const padded = (length: number) => (length + 3) & ~3;

/** The tables of a face by tag, as views into it. */
export function readTables(sfnt: Uint8Array): Map<string, Uint8Array> {
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

/** A face of TrueType outlines from its tables. */
export function writeTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
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
