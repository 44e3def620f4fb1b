import type { BrokenLine } from "../../copyfit/fit-headline.ts";
import { fitWords } from "../../copyfit/fit-words.ts";
import { type Drawing, type DrawingLabel, type DrawingPin, isOwnPlace, namesOfDots } from "../../model/drawing.ts";
import type { StoryPicture } from "../../model/edition.ts";
import { fields } from "../../model/fields.ts";
import type { PictureSource } from "../../model/newspaper.ts";
import type { Block, Clip } from "../../model/scene.ts";
import type { Role } from "../../templates/faces.ts";
import { scriptOf } from "../../text/script.ts";
import type { LayoutContext } from "../context.ts";
import type { Area, SceneBuilder } from "../scene-builder.ts";

/** A picture flatter or higher than this is cropped before anything else: no page has a place of its shape. */
const extremes = { flat: 1 / 4, high: 2.2 } as const;

/** Height over width of a picture as it comes. */
export function ratioOf(picture: PictureSource): number {
  const width = picture.drawing?.width ?? picture.width ?? 3;
  const height = picture.drawing?.height ?? picture.height ?? 2;
  return width > 0 && height > 0 ? Math.max(extremes.flat, Math.min(extremes.high, height / width)) : 2 / 3;
}

/** How a picture's place differs from a plain one. */
export interface PictureLook {
  bleed?: "start" | "end" | "both";
  chamfer?: number;
  /** Taken of its lower start corner by what stands there: points. */
  cut?: { width: number; height: number };
}

/** A picture cropped to its area about its focal point, in the frame its template gives pictures. */
export function setPicture(
  context: LayoutContext,
  builder: SceneBuilder,
  block: Block,
  picture: StoryPicture,
  place: Area,
  look: PictureLook = {},
): void {
  const from = builder.items.length;
  const area = look.bleed ? place : setPictureFrame(context, builder, block, place, look.chamfer);
  const { template } = context;
  const focal = picture.focal ?? picture.drawing?.focus ?? { x: 0.5, y: 0.5 };
  if (picture.drawing) {
    const frame = look.chamfer ? builder.items.splice(from) : [];
    setDrawing(context, builder, block, picture.drawing, area, focal, look.cut);
    if (look.chamfer) cutCorners(context, builder, block, area, look.chamfer);
    builder.items.push(...frame);
  } else {
    builder.items.push({
      kind: "picture",
      block,
      ...area,
      src: picture.src,
      treatment: picture.treatment ?? template.manner.picture.treatment,
      focal,
      alt: picture.alt,
      ...(look.chamfer ? { chamfer: look.chamfer } : {}),
      ...(template.manner.picture.contrast ? { contrast: template.manner.picture.contrast } : {}),
      of: picture.of.picture,
    });
  }
}

/** Lays the paper over the corners of a drawing. */
function cutCorners(context: LayoutContext, builder: SceneBuilder, block: Block, { x, y, width, height }: Area, cut: number): void {
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ] as const;
  const outlines = corners.map(([atX, atY, right, down]) => {
    const [left, top] = [atX - width / 2, atY - height / 2];
    return `M${left - right} ${top - down}L${left + right * cut} ${top - down}L${left + right * cut} ${top}L${left} ${top + down * cut}L${left - right} ${top + down * cut}Z`;
  });
  builder.items.push({
    kind: "path",
    block,
    x: x + width / 2,
    y: y + height / 2,
    scale: 1,
    d: outlines.join(""),
    fill: context.paint("paper"),
  });
}

/** Rules round a picture; returns what they leave to it. */
function setPictureFrame(context: LayoutContext, builder: SceneBuilder, block: Block, area: Area, chamfer = 0): Area {
  const { frame } = context.template.manner.picture;
  const { hair } = context.template.rules;
  const stroke = context.paint("ink");
  const at = (inset: number): Area => ({
    x: area.x + inset,
    y: area.y + inset,
    width: area.width - 2 * inset,
    height: area.height - 2 * inset,
  });
  const draw = (inset: number, weight: number) => {
    if (chamfer > 0) builder.octagon(block, at(inset), chamfer, stroke, weight);
    else builder.box(block, at(inset), { stroke, strokeWidth: weight });
  };
  if (frame === "none") return area;
  if (frame === "oxford") {
    draw(0.33, 0.65);
    draw(5, 2);
    return at(6.4);
  }
  if (frame === "triple") {
    draw(0.33, 0.65);
    draw(2.8, 1.8);
    draw(5.2, 0.5);
    return at(5.4);
  }
  draw(0, frame === "keyline" ? 1 : hair);
  return area;
}

/** Thinnest line a press prints, in points. */
const thinnest = 0.25;

const borderCrop = 1.028;

/** A drawing becomes outlines and words of the page, in the page's own ink and faces. */
function setDrawing(
  context: LayoutContext,
  builder: SceneBuilder,
  block: Block,
  drawing: Drawing,
  area: Area,
  focal: { x: number; y: number },
  cut: { width: number; height: number } = { width: 0, height: 0 },
): void {
  const { template } = context;
  const { background: paper, primary: ink } = template.config.colors;
  const rtl = scriptOf(context.language).direction === "rtl";
  // Drawings are not turned round with a right-to-left page, so they are placed where the turned area will be.
  const left = rtl ? template.page.width - area.x - area.width : area.x;
  // A drawing's own border falls outside: the page draws one round what is left of it.
  const scale = Math.max(area.width / drawing.width, area.height / drawing.height) * borderCrop;
  const x = left - cutBefore(drawing.width * scale, area.width, focal.x);
  const y = area.y - cutBefore(drawing.height * scale, area.height, focal.y);
  const clip: Clip = { x: left, y: area.y, width: area.width, height: area.height };
  const color = (role: "ink" | "paper") => (role === "ink" ? ink : paper);
  // What is pinned to the corner that is cut off stands above the cut.
  const whole = { ...clip, height: clip.height - cut.height };
  const moved = (pin: DrawingPin | undefined) =>
    pin ? shiftOf(pin, drawing, { x, y, scale }, pin.y === 1 && pin.x === (rtl ? 1 : 0) ? whole : clip) : { x, y };
  const pins = [...new Map(drawing.items.flatMap(({ pin }) => (pin ? [[pin.box.join(), pin] as const] : []))).values()];
  const covered = pins.map((pin) => {
    const [boxX, boxY, width, height] = pin.box;
    const at = moved(pin);
    return { x: at.x + boxX * scale, y: at.y + boxY * scale, width: width * scale, height: height * scale };
  });
  covered.push({ x: rtl ? left + area.width - cut.width : left, y: area.y + area.height - cut.height, ...cut });
  const isFree = (item: DrawingLabel) => {
    const box = labelBox(context, item, { x, y, scale });
    return inside(box, clip) && !covered.some((each) => overlap(box, each));
  };
  const own = drawing.items.find((item): item is DrawingLabel => item.kind === "label" && isOwnPlace(item));
  // A map says where it is: the name of its own place goes to another side of the star before it is covered.
  const placed = own && (isFree(own) ? own : (aroundPlace(own, drawing).find(isFree) ?? own));
  if (placed && placed !== own) covered.push(labelBox(context, placed, { x, y, scale }));
  const stands = (item: DrawingLabel) => item.pin !== undefined || item === own || isFree(item);
  const names = namesOfDots(drawing);
  drawing.items.forEach((item, index) => {
    if (item.kind === "path") {
      const name = names.get(item);
      if (name && !stands(name)) return;
      const label = item.ground ? drawing.items[index + 1] : undefined;
      if (label?.kind === "label" && (!stands(label) || (label === own && placed !== own))) return;
      builder.items.push({
        kind: "path",
        block,
        ...moved(item.pin),
        scale,
        d: item.d,
        ...(item.fill ? { fill: color(item.fill) } : {}),
        ...(item.stroke ? { stroke: color(item.stroke), strokeWidth: Math.max(item.strokeWidth ?? 1, thinnest / scale) } : {}),
        ...(item.opacity === undefined ? {} : { opacity: item.opacity }),
        clip,
      });
      return;
    }
    if (!stands(item)) return;
    const box = labelBox(context, item === own && placed ? placed : item, { ...moved(item.pin), scale });
    const labelRtl = scriptOf(item.language).direction === "rtl";
    builder.text(block, item.text, { font: labelFont(context, item) }, labelRtl ? box.x + box.width : box.x, box.baseline, {
      width: box.width,
      role: "label",
      size: item.size * scale,
      color: ink,
      language: item.language,
      direction: labelRtl ? "rtl" : "ltr",
      halo: item.size * scale * 0.22,
      clip,
    });
  });
}

/** The name of a map's own place on the other sides of the map's middle. */
function aroundPlace(label: DrawingLabel, { width, height }: Drawing): DrawingLabel[] {
  const { size } = label;
  // From the baseline to the middle of its letters.
  const rise = size * 0.3;
  const [across, down] = [width - label.x, height - (label.y - rise) + rise];
  const gap = size * 0.75;
  const [above, below] = [height / 2 - gap, height / 2 + gap + size];
  return [
    [label.x, down],
    [across, label.y],
    [across, down],
    [width / 2, above],
    [width / 2, below],
  ].map(([x = 0, y = 0]) => ({ ...label, x, y }));
}

/** How much of a length is cut off at its beginning: the border at both ends, and the rest where the focus is not. */
function cutBefore(length: number, shown: number, focus: number): number {
  const border = (length * (1 - 1 / borderCrop)) / 2;
  return border + (length - shown - 2 * border) * focus;
}

interface Placing {
  x: number;
  y: number;
  scale: number;
}

/** Where a drawing's origin must be for a pinned part to stand as far from the cropped corner as it stood from the whole one. */
function shiftOf(pin: DrawingPin, drawing: Drawing, { scale }: Placing, view: Clip): { x: number; y: number } {
  const border = (drawing.width * scale * (1 - 1 / borderCrop)) / 2;
  return {
    x: pin.x === 0 ? view.x - border : view.x + view.width - drawing.width * scale + border,
    y: pin.y === 0 ? view.y - border : view.y + view.height - drawing.height * scale + border,
  };
}

function labelFont(context: LayoutContext, label: DrawingLabel): string {
  return context.faces.mapLabel.font.replace(/^\w+ \d+/, `${label.italic ? "italic" : "normal"} ${label.weight}`);
}

/** What a label covers on the page, and its baseline. */
function labelBox(context: LayoutContext, label: DrawingLabel, { x, y, scale }: Placing): Clip & { baseline: number } {
  const size = label.size * scale;
  const width = context.tools.measurer.width(label.text, labelFont(context, label), label.language) * size;
  const anchored = label.anchor === "middle" ? width / 2 : label.anchor === "end" ? width : 0;
  const baseline = y + label.y * scale;
  return { x: x + label.x * scale - anchored, y: baseline - size * 0.8, width, height: size, baseline };
}

function inside(box: Clip, view: Clip): boolean {
  return (
    box.x > view.x + 2 && box.y > view.y + 2 && box.x + box.width < view.x + view.width - 2 && box.y + box.height < view.y + view.height - 2
  );
}

function overlap(a: Clip, b: Clip): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A caption measured for a width: its lines, and how much room it takes under its picture. */
export interface SetCaption {
  /** Field of its words. */
  of: string;
  role: Role;
  lines: BrokenLine[];
  height: number;
}

/** Space between a picture and the first line of its caption, as a share of the caption's leading. */
const captionGap = 0.45;

/** Shares of its size a caption may have. */
const captionScales = [1, 0.95, 0.9] as const;

/** How far a caption keeps from the edges of its ground. */
function captionInset({ template }: LayoutContext): number {
  return template.manner.captionGround ? 5 : 0;
}

/** Breaks a caption ragged under its picture, on `most` lines and no more than `more` beyond them. */
export function measureCaption(
  context: LayoutContext,
  picture: StoryPicture | undefined,
  width: number,
  most: number,
  more = 2,
): SetCaption {
  const native = context.faces.caption;
  const of = picture?.of.caption ?? fields.mainCaption;
  const words = picture?.caption.trim() ?? "";
  if (words === "") return { of, role: native, lines: [], height: 0 };
  const { role, lines } = fitWords(context, words, native, width - 2 * captionInset(context), { most, more, scales: captionScales });
  return { of, role, lines, height: role.leading * (captionGap + lines.length) };
}

/** Sets a measured caption; `y` is the foot of its picture. */
export function setCaption(context: LayoutContext, builder: SceneBuilder, caption: SetCaption, x: number, y: number, width: number): void {
  const { role, of } = caption;
  const { captionGround } = context.template.manner;
  const inset = captionInset(context);
  if (captionGround && caption.lines.length > 0)
    builder.box(
      "caption",
      { x, y, width, height: caption.height + role.leading * captionGap * 0.8 },
      { fill: context.paint(captionGround) },
    );
  caption.lines.forEach(({ text, joins }, index) => {
    const align = context.template.manner.caption;
    builder.run("caption", text, role, x + inset, y + role.leading * (captionGap + index + 0.76), width - 2 * inset, {
      align,
      least: 0.9,
      joins,
      of,
    });
  });
}
