import type { TextItem } from "../../typeset/scene.ts";
import type { EmbeddedFont, EmbeddedFonts } from "./embedded-fonts.ts";
import { num } from "./pdf-file.ts";
import type { LineGlyph, ShapedLine } from "./shape-line.ts";

const hex4 = (value: number) => value.toString(16).padStart(4, "0");

/** Thousandths of an em below which a glyph is where it should be: finer than any device. */
const CLOSE_ENOUGH = 0.5;
/** ISO 32000-1 §14.8.2.2.3: a hyphen that only the end of the line called for is a soft one, so that words are found whole. */
const SOFT_HYPHEN = "/Span<</ActualText<feff00ad>>>BDC";

/** What showing a line needs of its document. */
export interface ShowTools {
  fonts: EmbeddedFonts;
  noteFont(font: EmbeddedFont): void;
}

/**
 * The operators that show glyphs of a line, from the line's left end. Places are told against where the file's own widths have led, so that roundings never
 * add up.
 */
function showGlyphs(glyphs: readonly LineGlyph[], item: TextItem, hyphen: LineGlyph | undefined, { fonts, noteFont }: ShowTools): string[] {
  const { size, letterSpace } = item;
  const out: string[] = [];
  let resource = "";
  let shown = "";
  let array = "";
  let rise = 0;
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
    if (Math.abs(glyph.y - rise) > 0.001) {
      flush();
      rise = glyph.y;
      out.push(`${num(rise, 3)} Ts`);
    }
    const back = pen - (glyph.x * 1000) / size;
    if (Math.abs(back) >= CLOSE_ENOUGH) {
      push();
      const step = num(back, 0);
      array += step;
      pen -= Number(step);
    }
    if (glyph === hyphen) {
      flush();
      out.push(SOFT_HYPHEN);
    }
    const { code, width } = font.codeOf(glyph.glyph, glyph.text, glyph.span);
    shown += hex4(code);
    pen += width + space;
    if (glyph === hyphen) {
      flush();
      out.push("EMC");
    }
  }
  flush();
  if (rise !== 0) out.push("0 Ts");
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

/**
 * The text object that shows a line, the page's y axis pointing down. Glyphs that stand for no text come first and apart: readers that pass them over also
 * pass over the spacing after them. `isSilent` makes all glyphs such (the outline behind a map's label).
 */
export function textObject(item: TextItem, line: ShapedLine, tools: ShowTools, isSilent = false): string {
  const matrix = textMatrix(item, line);
  const silent = isSilent ? line.glyphs.map((glyph) => ({ ...glyph, text: "", span: 0 })) : line.glyphs.filter(({ text }) => text === "");
  const spoken = isSilent ? [] : line.glyphs.filter(({ text }) => text !== "");
  const out = [`BT ${num(item.letterSpace, 4)} Tc`];
  if (silent.length > 0) out.push(matrix, ...showGlyphs(silent, item, undefined, tools));
  if (spoken.length > 0) out.push(matrix, ...showGlyphs(spoken, item, line.addedHyphen, tools));
  out.push("ET");
  return out.join("\n");
}
