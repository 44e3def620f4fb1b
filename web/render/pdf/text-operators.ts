import type { TextItem } from "../../typeset/scene.ts";
import type { EmbeddedFont, EmbeddedFonts } from "./embedded-fonts.ts";
import { num } from "./pdf-file.ts";
import type { ShapedLine } from "./shape-line.ts";

const hex4 = (value: number) => value.toString(16).padStart(4, "0");

/** Thousandths of an em below which a glyph is where it should be: finer than any device. */
const CLOSE_ENOUGH = 0.5;

/**
 * The operators that show a line inside BT … ET, the page's y axis pointing down. Places are told against where the file's own widths have led, so that
 * roundings never add up. With `isSilent` the glyphs are shown and stand for no text (the outline behind a map's label).
 */
export function textOperators(
  item: TextItem,
  line: ShapedLine,
  fonts: EmbeddedFonts,
  use: (font: EmbeddedFont) => void,
  isSilent = false,
): string {
  const { size, letterSpace } = item;
  const out: string[] = [];
  let resource = "";
  let shown = "";
  let array = "";
  let rise = 0;
  /** Where the next glyph would go, in 1/1000 em from the line's left end. */
  let pen = 0;
  const space = (letterSpace * 1000) / size;
  const flush = () => {
    if (shown !== "") array += `<${shown}>`;
    shown = "";
    if (array !== "") out.push(`[${array}]TJ`);
    array = "";
  };
  for (const glyph of line.glyphs) {
    const font = fonts.use(glyph.slice);
    if (font.resource !== resource) {
      flush();
      resource = font.resource;
      use(font);
      out.push(`/${resource} ${num(size, 3)} Tf`);
    }
    if (Math.abs(glyph.y - rise) > 0.001) {
      flush();
      rise = glyph.y;
      out.push(`${num(rise, 3)} Ts`);
    }
    const wanted = (glyph.x * 1000) / size;
    const back = pen - wanted;
    if (Math.abs(back) >= CLOSE_ENOUGH) {
      if (shown !== "") array += `<${shown}>`;
      shown = "";
      const step = num(back, 0);
      array += step;
      pen -= Number(step);
    }
    shown += hex4(font.codeOf(glyph.glyph, isSilent ? "" : glyph.text));
    pen += font.widthOf(glyph.glyph) + space;
  }
  flush();
  if (rise !== 0) out.push("0 Ts");
  return out.join("\n");
}

/** Text matrix of a line: its left end on the baseline, glyphs upright although the page's y axis points down. */
export function textMatrix(item: TextItem, line: ShapedLine): string {
  const back = item.direction === "rtl" ? -line.width : 0;
  const angle = ((item.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = `${num(item.x + back * cos, 3)} ${num(item.y + back * sin, 3)}`;
  return `${num(cos, 5)} ${num(sin, 5)} ${num(sin, 5)} ${num(-cos, 5)} ${place} Tm`;
}
