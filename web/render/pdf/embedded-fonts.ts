import { cssFamily } from "../fonts/font-families.ts";
import type { FontFiles, ShapedSlice } from "../shaping/harfbuzz.ts";
import { buildFace, type GlyphPart } from "./build-face.ts";
import { name, num, type PdfFile, type Ref, refer, textString, utf16 } from "./pdf-file.ts";
import { readTables, viewOf } from "./sfnt.ts";
import type { Subsetter } from "./subset.ts";

/** A face as one font of the document, made from all the slices that its glyphs come from. */
export interface EmbeddedFont {
  /** Name among a page's resources. */
  resource: string;
  ref: Ref;
  /**
   * Code of a glyph, or of several as one, that is copied as `text`, with its width in 1/1000 em. The same glyph has a code for each text
   * it stands for, so that the text is never in doubt.
   */
  codeOf(slice: ShapedSlice, parts: readonly GlyphPart[], text: string, span: number): { code: number; width: number };
}

/** The fonts of a document, one for each face that is used. */
export interface EmbeddedFonts {
  /** The font that a slice is part of. */
  use(slice: ShapedSlice): EmbeddedFont;
  /** Writes the fonts, subset to the used glyphs. Throws a RangeError on a slice without TrueType outlines. */
  write(files: FontFiles): void;
}

const MAPPED_TOGETHER = 100;
const SYMBOLIC = 4;
const ITALIC = 64;

interface Code {
  code: number;
  slice: ShapedSlice;
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
/** The glyphs of the codes, in their order: a code is the number of its glyph. Throws a RangeError on a slice without TrueType outlines. */
function cutFace(codes: readonly Code[], upem: number, subset: Subsetter, files: FontFiles): Uint8Array<ArrayBuffer> {
  const slices = [...new Set(codes.map(({ slice }) => slice))];
  const cuts = slices.map((slice) => {
    const { path } = slice.slice;
    const bytes = files.readSlice(path);
    if (!bytes || !slice.font.face.referenceTable("glyf")) throw new RangeError(`${path} has no TrueType outlines`);
    const used = codes.flatMap((code) => (code.slice === slice ? code.parts : []));
    return subset(bytes, new Set(used.map(({ glyph }) => glyph)));
  });
  const glyphs = codes.map(({ slice, parts, width }) => ({
    source: slices.indexOf(slice),
    parts,
    advance: Math.round((width * upem) / 1000),
  }));
  return buildFace(cuts, glyphs);
}

/** Six letters before a font's name say that it is a subset (ISO 32000-1 §9.6.4). */
function subsetTag(index: number): string {
  let tag = "";
  for (let rest = index; tag.length < 6; rest = Math.floor(rest / 26)) tag = String.fromCharCode(65 + (rest % 26)) + tag;
  return tag;
}

interface OpenFont extends EmbeddedFont {
  /** The first used: its measures of the face are the others' too. */
  slice: ShapedSlice;
  codes: Map<string, Code>;
}

/** An empty set of fonts that will be written to `file`. */
export function createEmbeddedFonts(file: PdfFile, subset: Subsetter): EmbeddedFonts {
  const fonts = new Map<string, OpenFont>();

  const open = (slice: ShapedSlice): OpenFont => {
    const codes = new Map<string, Code>();
    return {
      slice,
      codes,
      resource: `F${fonts.size}`,
      ref: file.reserve(),
      codeOf(own, parts, text, span) {
        const width = Math.round(span * 1000);
        const key = `${own.slice.path} ${keyOf(parts)} ${width} ${text}`;
        let known = codes.get(key);
        if (!known) {
          known = { code: codes.size + 1, slice: own, parts, text, width };
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
    const cut = cutFace(codes, slice.font.face.upem, subset, files);
    const fontFile = file.addStream(`/Length1 ${cut.length}`, cut);
    const view = viewOf(readTables(cut).get("head") ?? new Uint8Array(54));
    const inEm = (units: number) => num((units * 1000) / slice.font.face.upem, 0);
    const box = [36, 38, 40, 42].map((at) => inEm(view.getInt16(at))).join(" ");
    const { ascender, descender } = slice.font.hExtents();
    const scaled = (units: number) => num((units * 1000) / slice.em, 0);
    const baseFont = name(`${subsetTag(index)}+${cssFamily(face)}`);
    const isItalic = face.style === "italic";
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName${baseFont}/FontFamily${textString(face.family)}/FontWeight ${face.weight}/Flags ${SYMBOLIC + (isItalic ? ITALIC : 0)}/FontBBox[${box}]/ItalicAngle ${isItalic ? -12 : 0}/Ascent ${scaled(ascender)}/Descent ${scaled(descender)}/CapHeight ${scaled(ascender * 0.7)}/StemV ${Math.round(face.weight / 5)}/FontFile2 ${refer(fontFile)}>>`,
    );
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${baseFont}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${refer(descriptor)}/DW 1000/W[1[${codes.map(({ width }) => width).join(" ")}]]/CIDToGIDMap/Identity>>`,
    );
    const unicode = file.addStream("", unicodeMap(codes));
    file.set(
      font.ref,
      `<</Type/Font/Subtype/Type0/BaseFont${baseFont}/Encoding/Identity-H/DescendantFonts[${refer(descendant)}]/ToUnicode ${refer(unicode)}>>`,
    );
  };

  return {
    use(slice) {
      const key = `${cssFamily(slice.slice.face)} ${slice.font.face.upem}`;
      let font = fonts.get(key);
      if (!font) {
        font = open(slice);
        fonts.set(key, font);
      }
      return font;
    },
    write(files) {
      for (const [index, font] of [...fonts.values()].entries()) writeFont(font, index, files);
    },
  };
}
