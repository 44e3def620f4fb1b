import { cssFamilies } from "../../web/render/fonts/font-families.ts";
import { loadFonts } from "../../web/render/fonts/fonts.ts";
import { directionOf } from "../../web/render/shaping/text-context.ts";

export interface ParagraphsToJustify {
  /** With soft hyphens where words may be broken. */
  paragraphs: string[];
  /** A scene font. */
  font: string;
  /** Points. */
  size: number;
  column: number;
  indent: number;
  language: string;
  /** True where letters are spaced instead of words. */
  isSpaceless: boolean;
}

/** How the browser justified them; last lines of paragraphs are left out. */
export interface Justified {
  /** Word space of each line as a multiple of the natural one; of spaceless scripts one and the space added to each letter, in em. */
  spread: number[];
  /** Lines that end in a hyphen, and the most of them in a row. */
  hyphens: number;
  longestRun: number;
}

/** Points are drawn so much larger, so that the browser's rounding does not matter. */
const ENLARGED = 8;
const SOFT_HYPHEN = "\u00ad";

interface Line {
  top: number;
  left: number;
  right: number;
  text: string;
  spaces: number[];
  /** The browser broke a word here, at one of its soft hyphens. */
  isHyphen: boolean;
}

/** The lines of a paragraph, read from where each character stands. */
function linesOf(paragraph: HTMLElement, size: number): Line[] {
  const node = paragraph.firstChild;
  if (!(node instanceof Text)) return [];
  const lines: Line[] = [];
  const range = document.createRange();
  const text = node.data;
  for (let at = 0; at < text.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // The first letter after a broken word has a second box, at the end of the line before.
    const box = Array.from(range.getClientRects()).at(-1);
    if (!box || box.height === 0) continue;
    let line = lines.at(-1);
    if (!line || Math.abs(box.top - line.top) > size / 2) {
      if (box.width === 0 || text[at] === SOFT_HYPHEN) continue;
      if (line) line.isHyphen = text[at - 1] === SOFT_HYPHEN;
      line = { top: box.top, left: box.left, right: box.right, text: "", spaces: [], isHyphen: false };
      lines.push(line);
    }
    line.text += text[at];
    if (text[at] === " ") line.spaces.push(box.width);
    else if (box.width > 0) {
      line.left = Math.min(line.left, box.left);
      line.right = Math.max(line.right, box.right);
    }
  }
  return lines;
}

/** Sets paragraphs with the browser's own `text-align: justify` and reads back what it did. */
export async function justifyInBrowser(asked: ParagraphsToJustify): Promise<Justified> {
  const { paragraphs, font, column, indent, language, isSpaceless } = asked;
  await loadFonts([font], `${paragraphs.join("")} -`);
  await document.fonts.ready;
  const size = asked.size * ENLARGED;
  const place = document.createElement("div");
  place.lang = language;
  place.dir = directionOf(language);
  Object.assign(place.style, {
    width: `${column * ENLARGED}px`,
    font: `${size}px/1.3 ${cssFamilies(font)}`,
    textAlign: "justify",
    textIndent: `${indent * ENLARGED}px`,
    hyphens: "manual",
    textJustify: isSpaceless ? "inter-character" : "auto",
    fontKerning: "normal",
    textRendering: "geometricPrecision",
  });
  document.body.append(place);
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.font = `${size}px ${cssFamilies(font)}`;
  const natural = context.measureText("n n").width - context.measureText("nn").width;
  const result: Justified = { spread: [], hyphens: 0, longestRun: 0 };
  let run = 0;
  for (const content of paragraphs) {
    const paragraph = document.createElement("p");
    paragraph.style.margin = "0";
    paragraph.textContent = content;
    place.replaceChildren(paragraph);
    const lines = linesOf(paragraph, size);
    for (const line of lines.slice(0, -1)) {
      run = line.isHyphen ? run + 1 : 0;
      result.longestRun = Math.max(result.longestRun, run);
      if (line.isHyphen) result.hyphens++;
      if (isSpaceless) {
        const letters = Array.from(line.text).length;
        const added = line.right - line.left - context.measureText(line.text).width;
        result.spread.push(1 + added / Math.max(1, letters - 1) / size);
        continue;
      }
      // The space at a line's end hangs and is not justified.
      const inner = line.text.endsWith(" ") ? line.spaces.slice(0, -1) : line.spaces;
      if (inner.length > 0) result.spread.push(inner.reduce((sum, width) => sum + width, 0) / inner.length / natural);
    }
  }
  place.remove();
  return result;
}
