import type { BoxItem, Clip, PageScene, PathItem, PictureItem, RuleItem, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import { cssFamilies } from "../fonts/font-families.ts";
import { dotRows } from "../shaping/outlines.ts";
import { finerText, setLanguage, type TextContext, withoutTrimming } from "../shaping/text-context.ts";
import type { Canvas } from "./canvas.ts";

/** Pictures of a page as they are printed (treatPicture), one for each picture item. */
export type TreatedPictures = ReadonlyMap<PictureItem, Canvas>;

function clipTo(context: TextContext, clip: Clip | undefined): void {
  if (!clip) return;
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
}

function drawText(context: TextContext, item: TextItem, paper: string): void {
  context.font = `${item.size * finerText}px ${cssFamilies(item.font)}`;
  context.direction = item.direction;
  context.textAlign = "start";
  setLanguage(context, item.language);
  context.wordSpacing = `${(item.wordSpace * finerText).toFixed(3)}px`;
  context.letterSpacing = `${(item.letterSpace * finerText).toFixed(3)}px`;
  context.translate(item.x, item.y);
  if (item.rotate) context.rotate((item.rotate * Math.PI) / 180);
  const text = withoutTrimming(item.text);
  context.scale(1 / finerText, 1 / finerText);
  if (item.halo !== undefined) {
    context.strokeStyle = paper;
    context.lineWidth = item.halo * 2 * finerText;
    context.lineJoin = "round";
    context.strokeText(text, 0, 0);
  }
  context.fillStyle = item.color;
  context.fillText(text, 0, 0);
}

function drawRule(context: TextContext, { x, y, width, height, color, pitch }: RuleItem): void {
  if (pitch === undefined) {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
    return;
  }
  const dot = Math.min(width, height);
  const across = width >= height;
  context.strokeStyle = color;
  context.lineWidth = dot;
  context.lineCap = "round";
  context.setLineDash([0, pitch]);
  context.beginPath();
  context.moveTo(x + dot / 2, y + dot / 2);
  context.lineTo(across ? x + width - dot / 2 : x + dot / 2, across ? y + dot / 2 : y + height - dot / 2);
  context.stroke();
}

function strokeDots(context: TextContext, item: BoxItem, dot: number): void {
  for (const { x1, y1, x2, y2, dash } of dotRows(item, dot)) {
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }
}

function drawBox(context: TextContext, item: BoxItem): void {
  const { x, y, width, height, fill, stroke, strokeWidth = 1, radius = 0, dots } = item;
  context.beginPath();
  if (radius > 0) context.roundRect(x, y, width, height, radius);
  else context.rect(x, y, width, height);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke;
  context.lineWidth = strokeWidth;
  if (dots === undefined) context.stroke();
  else strokeDots(context, item, strokeWidth);
}

function drawPath(context: TextContext, { x, y, scale, d, fill, stroke, strokeWidth = 1, opacity = 1 }: PathItem): void {
  const path = new Path2D(d);
  context.translate(x, y);
  context.scale(scale, scale);
  context.globalAlpha = opacity;
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineJoin = "round";
    context.lineCap = "round";
    context.stroke(path);
  }
}

/** A picture was screened for these very pixels: it is laid on whole ones, where drawing it to points would blur its dots. */
function drawPicture(context: TextContext, { x, y, width, height }: PictureItem, picture: Canvas): void {
  const { a, d, e, f } = context.getTransform();
  const isExact = Math.abs(width * a - picture.width) < 1 && Math.abs(height * d - picture.height) < 1;
  if (isExact) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(picture, Math.round(x * a + e), Math.round(y * d + f));
  } else {
    context.drawImage(picture, x, y, width, height);
  }
}

function drawItem(context: TextContext, item: SceneItem, scene: PageScene, pictures: TreatedPictures): void {
  switch (item.kind) {
    case "text":
      clipTo(context, item.clip);
      drawText(context, item, scene.background);
      break;
    case "rule":
      drawRule(context, item);
      break;
    case "box":
      drawBox(context, item);
      break;
    case "path":
      clipTo(context, item.clip);
      drawPath(context, item);
      break;
    case "picture": {
      const picture = pictures.get(item);
      if (picture) drawPicture(context, item, picture);
    }
  }
}

/**
 * Draws a page, `scale` pixels to the point, at the context's origin: the same page as SvgPage shows. The faces must be loaded and the
 * pictures treated; a picture that is not among `pictures` is left blank.
 */
export function drawPage(context: TextContext, scene: PageScene, scale: number, pictures: TreatedPictures): void {
  context.save();
  context.scale(scale, scale);
  context.fillStyle = scene.background;
  context.fillRect(0, 0, scene.width, scene.height);
  context.textBaseline = "alphabetic";
  context.textRendering = "geometricPrecision";
  context.fontKerning = "normal";
  for (const item of scene.items) {
    context.save();
    drawItem(context, item, scene, pictures);
    context.restore();
  }
  context.restore();
}
