import { cssFamily } from "../font-families.ts";
import type { FontFiles, ShapedSlice } from "../harfbuzz.ts";
import { addComposites, type GlyphPart } from "./composite-glyphs.ts";
import { name, num, type PdfFile, type Ref, refer, textString, utf16 } from "./pdf-file.ts";
import type { Subsetter } from "./subset.ts";

/** A slice as one font of the document. */
export interface EmbeddedFont {
  /** Name among a page's resources. */
  resource: string;
  ref: Ref;
  /**
   * Code of a glyph, or of several as one, that is copied as `text`, with its width in 1/1000 em. The same glyph has a code for each text it stands for, so
   * that the text is never in doubt.
   */
  codeOf(parts: readonly GlyphPart[], text: string, span: number): { code: number; width: number };
}

/** The fonts of a document: each used slice once. */
export interface EmbeddedFonts {
  use(slice: ShapedSlice): EmbeddedFont;
  /** Writes the fonts, cut down to what has been used. Throws a RangeError on a slice without TrueType outlines. */
  write(files: FontFiles): void;
}

const MAPPED_TOGETHER = 100;
const SYMBOLIC = 4;
const ITALIC = 64;

interface Code {
  code: number;
  parts: readonly GlyphPart[];
  text: string;
  width: number;
}

/** ToUnicode (Adobe Technical Note 5411): the text of each code. */
function unicodeMap(codes: readonly Code[]): string {
  const rows = codes.map(({ code, text }) => `<${code.toString(16).padStart(4, "0")}><${utf16(text)}>`);
  let map =
    "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n1 begincodespacerange<0000><ffff>endcodespacerange\n";
  for (let at = 0; at < rows.length; at += MAPPED_TOGETHER) {
    const part = rows.slice(at, at + MAPPED_TOGETHER);
    map += `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar\n`;
  }
  return `${map}endcmap CMapName currentdict/CMap defineresource pop end end`;
}

const keyOf = (parts: readonly GlyphPart[]) => parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(";");
const isPlain = (parts: readonly GlyphPart[]) => parts.length === 1 && parts[0]?.x === 0 && parts[0]?.y === 0;

/** The face cut down to the codes' glyphs, with one glyph for each code; and CIDToGIDMap, two bytes for each code, 0 included. */
function cutFace(sfnt: Uint8Array, codes: readonly Code[], upem: number, subset: Subsetter) {
  const cut = subset(sfnt, new Set(codes.flatMap(({ parts }) => parts.map(({ glyph }) => glyph))));
  const composed = new Map(codes.flatMap((code) => (isPlain(code.parts) ? [] : [[keyOf(code.parts), code] as const])));
  const composites = Array.from(composed.values(), ({ parts, width }) => ({ parts, advance: Math.round((width * upem) / 1000) }));
  const { sfnt: face, first } = composed.size > 0 ? addComposites(cut, composites) : { sfnt: cut, first: 0 };
  const numberOf = new Map(Array.from(composed.keys(), (key, index) => [key, first + index]));
  const numbers = new Uint8Array((codes.length + 1) * 2);
  for (const { code, parts } of codes) {
    const glyph = numberOf.get(keyOf(parts)) ?? parts[0]?.glyph ?? 0;
    numbers.set([glyph >> 8, glyph & 255], code * 2);
  }
  return { face, numbers };
}

/** Six letters before a font's name say that it is a subset (ISO 32000-1 §9.6.4). */
function subsetTag(index: number): string {
  let tag = "";
  for (let rest = index; tag.length < 6; rest = Math.floor(rest / 26)) tag = String.fromCharCode(65 + (rest % 26)) + tag;
  return tag;
}

interface OpenFont extends EmbeddedFont {
  slice: ShapedSlice;
  codes: Map<string, Code>;
}

/** An empty set of fonts that will be written to `file`. */
export function createEmbeddedFonts(file: PdfFile, subset: Subsetter): EmbeddedFonts {
  const fonts = new Map<ShapedSlice, OpenFont>();

  const open = (slice: ShapedSlice): OpenFont => {
    const codes = new Map<string, Code>();
    return {
      slice,
      codes,
      resource: `F${fonts.size}`,
      ref: file.reserve(),
      codeOf(parts, text, span) {
        const width = Math.round(span * 1000);
        const key = `${keyOf(parts)} ${width} ${text}`;
        let known = codes.get(key);
        if (!known) {
          known = { code: codes.size + 1, parts, text, width };
          codes.set(key, known);
        }
        return known;
      },
    };
  };

  const writeFont = (font: OpenFont, index: number, files: FontFiles) => {
    const { slice } = font;
    const codes = [...font.codes.values()];
    const { face } = slice.slice;
    const outlines = files.readSlice(slice.slice.path);
    if (!outlines || !slice.font.face.referenceTable("glyf")) throw new RangeError(`${slice.slice.path} has no TrueType outlines`);
    const { face: cut, numbers } = cutFace(outlines, codes, slice.font.face.upem, subset);
    const fontFile = file.addStream(`/Length1 ${cut.length}`, cut);
    const head = slice.font.face.referenceTable("head") ?? new Uint8Array(54);
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const inEm = (units: number) => num((units * 1000) / slice.font.face.upem, 0);
    const box = [36, 38, 40, 42].map((at) => inEm(view.getInt16(at))).join(" ");
    const { ascender, descender } = slice.font.hExtents();
    const scaled = (units: number) => num((units * 1000) / slice.em, 0);
    const baseFont = name(`${subsetTag(index)}+${cssFamily(face)}`);
    const isItalic = face.style === "italic";
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName${baseFont}/FontFamily${textString(face.family)}/FontWeight ${face.weight}/Flags ${SYMBOLIC + (isItalic ? ITALIC : 0)}/FontBBox[${box}]/ItalicAngle ${isItalic ? -12 : 0}/Ascent ${scaled(ascender)}/Descent ${scaled(descender)}/CapHeight ${scaled(ascender * 0.7)}/StemV ${Math.round(face.weight / 5)}/FontFile2 ${refer(fontFile)}>>`,
    );
    const glyphMap = file.addStream("", numbers);
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${baseFont}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${refer(descriptor)}/DW 1000/W[1[${codes.map(({ width }) => width).join(" ")}]]/CIDToGIDMap ${refer(glyphMap)}>>`,
    );
    const unicode = file.addStream("", unicodeMap(codes));
    file.set(
      font.ref,
      `<</Type/Font/Subtype/Type0/BaseFont${baseFont}/Encoding/Identity-H/DescendantFonts[${refer(descendant)}]/ToUnicode ${refer(unicode)}>>`,
    );
  };

  return {
    use(slice) {
      let font = fonts.get(slice);
      if (!font) {
        font = open(slice);
        fonts.set(slice, font);
      }
      return font;
    },
    write(files) {
      for (const [index, font] of [...fonts.values()].entries()) writeFont(font, index, files);
    },
  };
}
