/** Reads which characters a face has (OpenType 1.9, `cmap`, subtable formats 4 and 12: the ones all faces of the house use). */

const MISSING = 0xffff;

function readSegments(view: DataView, at: number, found: Set<number>): void {
  const count = view.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  for (let segment = 0; segment < count; segment++) {
    const last = view.getUint16(ends + segment * 2);
    const first = view.getUint16(starts + segment * 2);
    const delta = view.getUint16(deltas + segment * 2);
    const offsetAt = offsets + segment * 2;
    const offset = view.getUint16(offsetAt);
    for (let code = first; code <= last && code !== MISSING; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - first) * 2);
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.add(code);
    }
  }
}

function readGroups(view: DataView, at: number, found: Set<number>): void {
  const count = view.getUint32(at + 12);
  for (let group = 0; group < count; group++) {
    const entry = at + 16 + group * 12;
    const first = view.getUint32(entry);
    const last = view.getUint32(entry + 4);
    const glyph = view.getUint32(entry + 8);
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) found.add(code);
  }
}

/** Code points that the face maps to a glyph. Throws a RangeError when the table ends early. */
export function readCmap(table: Uint8Array): Set<number> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const found = new Set<number>();
  const seen = new Set<number>();
  for (let index = 0; index < view.getUint16(2); index++) {
    const at = view.getUint32(4 + index * 8 + 4);
    if (seen.has(at)) continue;
    seen.add(at);
    const format = view.getUint16(at);
    if (format === 4) readSegments(view, at, found);
    if (format === 12) readGroups(view, at, found);
  }
  return found;
}
