import type { Drawing } from "../drawing.ts";
import { balanceLines } from "../headline.ts";
import type { PictureSource } from "../newspaper.ts";
import type { Block, Clip } from "../scene.ts";
import { scriptOf } from "../script.ts";
import type { Role } from "../templates/template.ts";
import type { Area, Board } from "./board.ts";
import type { Press } from "./press.ts";

/** Height over width of a picture as it comes. */
export function ratioOf(picture: PictureSource): number {
  const width = picture.drawing?.width ?? picture.width ?? 3;
  const height = picture.drawing?.height ?? picture.height ?? 2;
  return width > 0 && height > 0 ? height / width : 2 / 3;
}

/** A picture cropped to its area about its focal point, with a hairline round it. */
export function setPicture(press: Press, board: Board, block: Block, picture: PictureSource, area: Area): void {
  const { template } = press;
  const focal = picture.focal ?? { x: 0.5, y: 0.5 };
  if (picture.drawing) setDrawing(press, board, block, picture.drawing, area, focal);
  else {
    board.items.push({
      kind: "picture",
      block,
      ...area,
      src: picture.src,
      treatment: picture.treatment ?? "halftone",
      focal,
      alt: picture.alt,
    });
  }
  board.box(block, area, { stroke: template.config.colors.primary, strokeWidth: template.rules.hair });
}

/** A drawing becomes outlines and words of the page, in the page's own ink and faces. */
function setDrawing(press: Press, board: Board, block: Block, drawing: Drawing, area: Area, focal: { x: number; y: number }): void {
  const { template, faces } = press;
  const { background: paper, primary: ink } = template.config.colors;
  const rtl = scriptOf(press.language).direction === "rtl";
  // Drawings are not turned round with a right-to-left page, so they are placed where the turned area will be.
  const left = rtl ? template.page.width - area.x - area.width : area.x;
  const scale = Math.max(area.width / drawing.width, area.height / drawing.height);
  const x = left - (drawing.width * scale - area.width) * focal.x;
  const y = area.y - (drawing.height * scale - area.height) * focal.y;
  const clip: Clip = { x: left, y: area.y, width: area.width, height: area.height };
  const color = (role: "ink" | "paper") => (role === "ink" ? ink : paper);
  for (const item of drawing.items) {
    if (item.kind === "path") {
      board.items.push({
        kind: "path",
        block,
        x,
        y,
        scale,
        d: item.d,
        ...(item.fill ? { fill: color(item.fill) } : {}),
        ...(item.stroke ? { stroke: color(item.stroke), strokeWidth: item.strokeWidth ?? 1 } : {}),
        ...(item.opacity === undefined ? {} : { opacity: item.opacity }),
        clip,
      });
      continue;
    }
    const size = item.size * scale;
    const font = faces.mapLabel.font.replace(/^\w+ \d+/, `${item.italic ? "italic" : "normal"} ${item.weight}`);
    const width = press.tools.measurer.width(item.text, font, item.language) * size;
    const labelRtl = scriptOf(item.language).direction === "rtl";
    const anchored = item.anchor === "middle" ? -width / 2 : item.anchor === "end" ? -width : 0;
    const start = x + item.x * scale + anchored;
    board.text(block, item.text, { font }, labelRtl ? start + width : start, y + item.y * scale, {
      width,
      size,
      color: ink,
      language: item.language,
      direction: labelRtl ? "rtl" : "ltr",
      halo: size * 0.22,
      clip,
    });
  }
}

/** A caption measured for a width: its lines, and how much room it takes under its picture. */
export interface SetCaption {
  lines: string[];
  height: number;
}

/** Space between a picture and the first line of its caption, as a share of the caption's leading. */
const captionGap = 0.45;

/** Breaks a caption ragged under its picture, at most `most` lines; what is longer is cut at a sentence or a word by balanceLines. */
export function measureCaption(press: Press, text: string, width: number, most: number): SetCaption {
  const role = press.faces.caption;
  const lines = text.trim() === "" ? [] : balanceLines(text.trim(), press.style(role), width, most, press.tools);
  return { lines, height: lines.length === 0 ? 0 : role.leading * (captionGap + lines.length) };
}

/** Sets a measured caption; `y` is the foot of its picture. */
export function setCaption(press: Press, board: Board, caption: SetCaption, x: number, y: number, width: number): void {
  const role: Role = press.faces.caption;
  caption.lines.forEach((line, index) => {
    board.run("caption", line, role, x, y + role.leading * (captionGap + index + 0.76), width, { least: 0.9 });
  });
}
