/** Cuts a face down to the glyphs that a page prints, with HarfBuzz's subsetter (its WebAssembly, without the JavaScript around it). */

/** A face with only some glyphs, which keep their numbers. */
export type Subsetter = (sfnt: Uint8Array, glyphs: Iterable<number>) => Uint8Array<ArrayBuffer>;

/** What the module gives out: pointers are numbers. */
interface SubsetModule {
  memory: WebAssembly.Memory;
  malloc(length: number): number;
  free(at: number): void;
  hb_blob_create(at: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

// hb-subset.h
const WRITABLE = 2;
const NO_HINTING = 0x1;
const RETAIN_GLYPH_NUMBERS = 0x2;
const NOTDEF_OUTLINE = 0x40;
const DROPPED_TABLES = 3;

/** Tables of which a PDF makes no use: its text is shaped and mapped already. */
const UNUSED = [
  "GSUB",
  "GPOS",
  "GDEF",
  "BASE",
  "cmap",
  "STAT",
  "name",
  "OS/2",
  "post",
  "gasp",
  "DSIG",
  "meta",
  "vhea",
  "vmtx",
  "VORG",
  "prep",
  "fpgm",
  "cvt ",
];

const tagOf = (table: string) => Array.from(table).reduce((tag, letter) => ((tag << 8) | letter.charCodeAt(0)) >>> 0, 0);

/** Starts the subsetter from the bytes of `harfbuzz-subset.wasm`. It throws a RangeError on a face that cannot be cut. */
export async function createSubsetter(wasm: BufferSource): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const hb = instance.exports as unknown as SubsetModule;
  return (sfnt, glyphs) => {
    const at = hb.malloc(sfnt.length);
    new Uint8Array(hb.memory.buffer).set(sfnt, at);
    const blob = hb.hb_blob_create(at, sfnt.length, WRITABLE, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    const wanted = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
    const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
    for (const table of UNUSED) hb.hb_set_add(dropped, tagOf(table));
    hb.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GLYPH_NUMBERS | NOTDEF_OUTLINE);
    const cut = hb.hb_subset_or_fail(face, input);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    if (cut === 0) {
      hb.free(at);
      throw new RangeError("The face cannot be cut down");
    }
    const result = hb.hb_face_reference_blob(cut);
    const from = hb.hb_blob_get_data(result, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(cut);
    hb.free(at);
    return bytes;
  };
}
