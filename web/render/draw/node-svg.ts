import type { BoxItem, Clip, PageScene, PathItem, PictureItem, RuleItem, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import { printableLine } from "../../typeset/text/clean.ts";
import { GLYPH_EM, type GlyphSetter } from "../shaping/node-glyphs.ts";
import { chamferedPath, dotRows } from "../shaping/outlines.ts";
import type { PageFilter } from "./filters.ts";
import { svgFilter } from "./node-svg-filter.ts";

/** Pictures of a page as they are printed: an address (`data:` for a file that stands alone) for each picture item. */
export type PictureAddresses = ReadonlyMap<PictureItem, string>;

const fine = (value: number) => String(Math.round(value * 1000) / 1000);
const escaped = (text: string) => printableLine(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? fine(value) : escaped(value ?? "")}"`)
    .join("");
}

/** Collects clips, so that each is written once. */
class Definitions {
  readonly outlines = new Set<string>();
  readonly clips = new Map<string, string>();

  clipped(shape: string | undefined, drawn: string): string {
    if (shape === undefined) return drawn;
    let id = this.clips.get(shape);
    if (id === undefined) {
      id = `c${this.clips.size}`;
      this.clips.set(shape, id);
    }
    return `<g clip-path="url(#${id})">${drawn}</g>`;
  }
}

const rectOf = (clip: Clip | undefined) => clip && `<rect${attributes({ x: clip.x, y: clip.y, width: clip.width, height: clip.height })}/>`;

function textOf(item: TextItem, paper: string, glyphs: GlyphSetter, definitions: Definitions): string {
  const { size, direction, rotate, color, halo } = item;
  const line = glyphs.line(item);
  const scale = size / GLYPH_EM;
  const left = direction === "rtl" ? -line.width * scale : 0;
  const uses = line.glyphs
    .filter(({ id }) => glyphs.outline(id) !== "")
    .map(({ id, x, y }) => {
      definitions.outlines.add(id);
      return `<use href="#g${id}" x="${x}"${y === 0 ? "" : ` y="${y}"`}/>`;
    })
    .join("");
  const transform = [
    `translate(${fine(item.x)} ${fine(item.y)})`,
    ...(rotate ? [`rotate(${fine(rotate)})`] : []),
    ...(left === 0 ? [] : [`translate(${fine(left)} 0)`]),
    `scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`,
  ].join(" ");
  // The halo of a letter must not lie over its neighbour.
  const ground =
    halo === undefined
      ? ""
      : `<g${attributes({ transform, fill: "none", stroke: paper, "stroke-width": (halo * 2) / scale, "stroke-linejoin": "round" })}>${uses}</g>`;
  return definitions.clipped(rectOf(item.clip), `${ground}<g${attributes({ transform, fill: color })}>${uses}</g>`);
}

function ruleOf({ x, y, width, height, color, pitch }: RuleItem): string {
  if (pitch === undefined) return `<rect${attributes({ x, y, width, height, fill: color })}/>`;
  const dot = Math.min(width, height);
  const across = width >= height;
  return `<line${attributes({
    x1: x + dot / 2,
    y1: y + dot / 2,
    x2: across ? x + width - dot / 2 : x + dot / 2,
    y2: across ? y + dot / 2 : y + height - dot / 2,
    stroke: color,
    "stroke-width": dot,
    "stroke-linecap": "round",
    "stroke-dasharray": `0 ${fine(pitch)}`,
  })}/>`;
}

function boxOf(item: BoxItem): string {
  const { x, y, width, height, fill = "none", stroke, strokeWidth = 1, radius, dots } = item;
  const rect = { x, y, width, height, rx: radius, fill };
  if (stroke === undefined) return `<rect${attributes(rect)}/>`;
  if (dots === undefined) return `<rect${attributes({ ...rect, stroke, "stroke-width": strokeWidth })}/>`;
  const rows = dotRows(item, strokeWidth).map(
    ({ dash, ...line }) =>
      `<line${attributes({ ...line, stroke, "stroke-width": strokeWidth, "stroke-dasharray": dash.map(fine).join(" ") })}/>`,
  );
  return `<rect${attributes(rect)}/>${rows.join("")}`;
}

function pathOf({ x, y, scale, d, fill = "none", stroke, strokeWidth, opacity, clip }: PathItem, definitions: Definitions): string {
  const round = stroke === undefined ? undefined : "round";
  return definitions.clipped(
    rectOf(clip),
    `<path${attributes({
      d,
      transform: `translate(${fine(x)} ${fine(y)}) scale(${scale.toFixed(6)})`,
      fill,
      stroke,
      "stroke-width": strokeWidth,
      "stroke-linejoin": round,
      "stroke-linecap": round,
      opacity,
    })}/>`,
  );
}

function pictureOf(item: PictureItem, address: string | undefined, definitions: Definitions, ink: string): string {
  const { x, y, width, height, alt, chamfer = 0 } = item;
  const drawn =
    address === undefined
      ? `<rect${attributes({ x, y, width, height, fill: ink, opacity: 0.08 })}/>`
      : `<image${attributes({ x, y, width, height, href: address, preserveAspectRatio: "none", "aria-label": alt || undefined })}/>`;
  if (chamfer <= 0) return drawn;
  return definitions.clipped(`<path d="${chamferedPath(x, y, width, height, chamfer)}"/>`, drawn);
}

function drawItem(item: SceneItem, scene: PageScene, glyphs: GlyphSetter, pictures: PictureAddresses, definitions: Definitions): string {
  switch (item.kind) {
    case "text":
      return textOf(item, scene.background, glyphs, definitions);
    case "rule":
      return ruleOf(item);
    case "box":
      return boxOf(item);
    case "path":
      return pathOf(item, definitions);
    case "picture":
      return pictureOf(item, pictures.get(item), definitions, scene.ink);
  }
}

/** What a page is drawn with, and what is said of it. */
export interface SvgPageOptions {
  glyphs: GlyphSetter;
  /** A picture that is not among them is a tinted box, as on screen. */
  pictures: PictureAddresses;
  filter: PageFilter;
  /** What a reader's machine calls it. */
  title: string;
}

/** A page as an SVG file that stands alone: text as outlines, so that it looks the same where no face is installed. */
export function svgPage(scene: PageScene, { glyphs, pictures, filter, title }: SvgPageOptions): string {
  const definitions = new Definitions();
  const { width, height, background, language } = scene;
  const drawn = scene.items.map((item) => drawItem(item, scene, glyphs, pictures, definitions));
  const layers = svgFilter(filter, scene);
  const defs = [
    ...Array.from(definitions.outlines, (id) => `<path id="g${id}" d="${glyphs.outline(id)}"/>`),
    ...Array.from(definitions.clips, ([shape, id]) => `<clipPath id="${id}">${shape}</clipPath>`),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fine(width)}pt" height="${fine(height)}pt" viewBox="0 0 ${fine(width)} ${fine(height)}"${attributes({ "xml:lang": language })}>`,
    `<title>${escaped(title)}</title>`,
    `<defs>${defs.join("")}</defs>`,
    '<g style="isolation:isolate">',
    `<rect${attributes({ width, height, fill: background })}/>`,
    ...drawn,
    ...(layers === "" ? [] : [layers]),
    "</g>",
    "</svg>\n",
  ].join("\n");
}
