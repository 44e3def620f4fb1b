import type { TextItem } from "../../typeset/model/scene.ts";
import type { ShapedLine } from "../shaping/shape-line.ts";
import type { EmbeddedFont, EmbeddedFonts } from "./embedded-fonts.ts";
import { num } from "./pdf-file.ts";
import { pathOperators } from "./svg-path.ts";

const hex4 = (value: number) => value.toString(16).padStart(4, "0");

/** Thousandths of an em below which a glyph is where it should be: finer than any device. */
const CLOSE_ENOUGH = 0.5;
/** Thousandths of an em to the left that no kerning goes. */
const LEAP = 500;
/** ISO 32000-1 §14.8.2.2.3: a hyphen that only the end of the line called for is a soft one, so that words are found whole. */
const SOFT_HYPHEN = "/Span<</ActualText<feff00ad>>>BDC";

/** What showing a line needs of its document. */
export interface ShowTools {
  fonts: EmbeddedFonts;
  noteFont(font: EmbeddedFont): void;
}

/**
 * The operators that show a line from its left end. Positions are relative to where the widths in the file have led, so that rounding
 * errors do not accumulate.
 */
function showGlyphs({ glyphs, addedHyphen: hyphen }: ShapedLine, item: TextItem, { fonts, noteFont }: ShowTools): string[] {
  const { size, letterSpace } = item;
  const out: string[] = [];
  let resource = "";
  let shown = "";
  let array = "";
  /** Where the next glyph would go, in 1/1000 em from the line's left end. */
  let pen = 0;
  const space = (letterSpace * 1000) / size;
  const push = () => {
    if (shown !== "") array += `<${shown}>`;
    shown = "";
  };
  const flush = () => {
    push();
    if (array !== "") out.push(`[${array}]TJ`);
    array = "";
  };
  for (const glyph of glyphs) {
    const font = fonts.use(glyph.slice);
    if (font.resource !== resource) {
      flush();
      resource = font.resource;
      noteFont(font);
      out.push(`/${resource} ${num(size, 3)} Tf`);
    }
    const back = pen - (glyph.x * 1000) / size;
    if (Math.abs(back) >= CLOSE_ENOUGH) {
      // A leap back begins another piece of text, which PDFium tells by the operator.
      if (back > LEAP) flush();
      else push();
      const step = num(back, 0);
      array += step;
      pen -= Number(step);
    }
    if (glyph === hyphen) {
      flush();
      out.push(SOFT_HYPHEN);
    }
    const { code, width } = font.codeOf(glyph.slice, glyph.parts, glyph.text, glyph.span);
    shown += hex4(code);
    pen += width + space;
    if (glyph === hyphen) {
      flush();
      out.push("EMC");
    }
  }
  flush();
  return out;
}

/** Text matrix of a line: its left end on the baseline, glyphs upright although the page's y axis points down. */
function textMatrix(item: TextItem, line: ShapedLine): string {
  const back = item.direction === "rtl" ? -line.width : 0;
  const angle = ((item.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = `${num(item.x + back * cos, 3)} ${num(item.y + back * sin, 3)}`;
  return `${num(cos, 5)} ${num(sin, 5)} ${num(sin, 5)} ${num(-cos, 5)} ${place} Tm`;
}

/** The text object that shows a line, the page's y axis pointing down. */
export function textObject(item: TextItem, line: ShapedLine, tools: ShowTools): string {
  return [`BT ${num(item.letterSpace, 4)} Tc ${textMatrix(item, line)}`, ...showGlyphs(line, item, tools), "ET"].join("\n");
}

/** The outlines of a line's glyphs as paths, after their matrix: what is stroked behind a map's label must not be text a second time. */
export function outlinePaths(item: TextItem, line: ShapedLine): string {
  const out = [`${textMatrix(item, line).replace(/Tm$/, "cm")}`];
  for (const { slice, parts, x } of line.glyphs) {
    const unit = item.size / slice.font.face.upem;
    const fine = item.size / slice.em;
    for (const part of parts) {
      const place = (value: number, index: number) => num(value * fine + (index % 2 === 0 ? x + part.x * unit : part.y * unit), 3);
      const d = slice.font.glyphToJson(part.glyph).map(({ type, values }) => type + values.map(place).join(" "));
      out.push(pathOperators(d.join(""), 3));
    }
  }
  return out.join("\n");
}
