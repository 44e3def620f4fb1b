/** Unpacks WOFF 1.0 (W3C Recommendation, 2012) into the sfnt that HarfBuzz and a PDF can read; WOFF only deflates each table. */

interface WoffTable {
  tag: number;
  offset: number;
  packedLength: number;
  length: number;
  checksum: number;
}

const WOFF_SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

const padded = (length: number) => (length + 3) & ~3;

function readDirectory(file: Uint8Array): { flavor: number; tables: WoffTable[] } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < HEADER || view.getUint32(0) !== WOFF_SIGNATURE) throw new RangeError("Not a WOFF file");
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    return {
      tag: view.getUint32(at),
      offset: view.getUint32(at + 4),
      packedLength: view.getUint32(at + 8),
      length: view.getUint32(at + 12),
      checksum: view.getUint32(at + 16),
    };
  });
  return { flavor: view.getUint32(4), tables };
}

const packedBytes = (file: Uint8Array, table: WoffTable) => file.subarray(table.offset, table.offset + table.packedLength);

function assembleSfnt(flavor: number, tables: WoffTable[], contents: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const count = tables.length;
  const selector = Math.floor(Math.log2(count));
  const out = new Uint8Array(12 + count * 16 + tables.reduce((sum, table) => sum + padded(table.length), 0));
  const view = new DataView(out.buffer);
  view.setUint32(0, flavor);
  view.setUint16(4, count);
  view.setUint16(6, 16 << selector);
  view.setUint16(8, selector);
  view.setUint16(10, count * 16 - (16 << selector));
  let at = 12 + count * 16;
  for (const [index, table] of tables.entries()) {
    const bytes = contents[index];
    if (bytes?.byteLength !== table.length) throw new RangeError("Damaged WOFF file");
    const entry = 12 + index * 16;
    view.setUint32(entry, table.tag);
    view.setUint32(entry + 4, table.checksum);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    out.set(bytes, at);
    at += padded(table.length);
  }
  return out;
}

/**
 * Unpacks with an inflater that answers at once (`inflateSync` of `node:zlib`). Throws a RangeError on anything that is no whole WOFF file.
 */
export function unpackWoffWith(file: Uint8Array, inflate: (packed: Uint8Array) => Uint8Array): Uint8Array<ArrayBuffer> {
  const { flavor, tables } = readDirectory(file);
  const contents = tables.map((table) =>
    table.packedLength < table.length ? inflate(packedBytes(file, table)) : packedBytes(file, table),
  );
  return assembleSfnt(flavor, tables, contents);
}

async function inflateStream(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Unpacks with the browser's own inflater (Node has it too). Rejects with a RangeError on anything that is no whole WOFF file. */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { flavor, tables } = readDirectory(file);
  const contents = await Promise.all(
    tables.map((table) => (table.packedLength < table.length ? inflateStream(packedBytes(file, table)) : packedBytes(file, table))),
  );
  return assembleSfnt(flavor, tables, contents);
}

const CMAP = 0x636d6170;

/** The `cmap` table alone, unpacked: what says which characters a file can set, at a fraction of unpacking it all. */
export async function unpackCmap(file: Uint8Array): Promise<Uint8Array> {
  const table = readDirectory(file).tables.find(({ tag }) => tag === CMAP);
  if (!table) throw new RangeError("A font without cmap table");
  const packed = packedBytes(file, table);
  return table.packedLength < table.length ? inflateStream(packed) : packed;
}
