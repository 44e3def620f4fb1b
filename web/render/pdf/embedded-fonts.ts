import { cssFamily } from "../font-families.ts";
import type { FontFiles, ShapedSlice } from "../harfbuzz.ts";
import { name, num, type PdfFile, type Ref, refer, textString, utf16 } from "./pdf-file.ts";
import type { Subsetter } from "./subset.ts";

/** A slice as one font of the document. */
export interface EmbeddedFont {
  /** Name among a page's resources. */
  resource: string;
  ref: Ref;
  /**
   * Code of a glyph that is copied as `text` ('' as nothing) and takes `span` em for it, with its width in 1/1000 em. The same glyph has a code for each
   * text it stands for, so that the text is never in doubt.
   */
  codeOf(glyph: number, text: string, span: number): { code: number; width: number };
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

/**
 * Codes for glyphs without a text. ToUnicode maps them to nothing, which pdf.js takes for a code that is its own character: these are characters that are
 * passed over, so that it finds nothing too.
 */
const SILENT_CODES: readonly number[] = [
  [0x00ad, 0x00ad],
  [0x0600, 0x0605],
  [0x061c, 0x061c],
  [0x06dd, 0x06dd],
  [0x070f, 0x070f],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** What glyphs say for which no such code is left. */
const NOTHING = "\u200b";

interface Code {
  code: number;
  glyph: number;
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

/** The /W array (ISO 32000-1 §9.7.4.3): a list of widths from each code that does not follow the one before. */
function widthsOf(codes: readonly Code[]): string {
  let out = "";
  let next = -1;
  for (const { code, width } of codes) {
    out += code === next ? ` ${width}` : `${next < 0 ? "" : "]"}${code}[${width}`;
    next = code + 1;
  }
  return out === "" ? "" : `${out}]`;
}

/** CIDToGIDMap: two bytes for each code up to the last. */
function glyphNumbers(codes: readonly Code[]): Uint8Array<ArrayBuffer> {
  const numbers = new Uint8Array(((codes.at(-1)?.code ?? 0) + 1) * 2);
  for (const { code, glyph } of codes) numbers.set([glyph >> 8, glyph & 255], code * 2);
  return numbers;
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
    let spoken = 0;
    let silent = 0;
    const nextCode = (isSilent: boolean) => {
      if (isSilent) return SILENT_CODES[silent++];
      do spoken++;
      while (SILENT_CODES.includes(spoken));
      return spoken;
    };
    return {
      slice,
      codes,
      resource: `F${fonts.size}`,
      ref: file.reserve(),
      codeOf(glyph, text, span) {
        const width = Math.round(span * 1000);
        const key = `${glyph} ${width} ${text}`;
        let known = codes.get(key);
        if (!known) {
          const code = nextCode(text === "");
          known = code === undefined ? { code: nextCode(false) ?? 0, glyph, text: NOTHING, width } : { code, glyph, text, width };
          codes.set(key, known);
        }
        return known;
      },
    };
  };

  const writeFont = (font: OpenFont, index: number, files: FontFiles) => {
    const { slice } = font;
    const codes = [...font.codes.values()].sort((a, b) => a.code - b.code);
    const { face } = slice.slice;
    const outlines = files.readSlice(slice.slice.path);
    if (!outlines || !slice.font.face.referenceTable("glyf")) throw new RangeError(`${slice.slice.path} has no TrueType outlines`);
    const cut = subset(outlines, new Set(codes.map(({ glyph }) => glyph)));
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
    const glyphMap = file.addStream("", glyphNumbers(codes));
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${baseFont}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${refer(descriptor)}/DW 1000/W[${widthsOf(codes)}]/CIDToGIDMap ${refer(glyphMap)}>>`,
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
