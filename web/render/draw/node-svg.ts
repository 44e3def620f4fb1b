import type { Clip, PageScene, PictureItem } from "../../typeset/model/scene.ts";
import { printableLine } from "../../typeset/text/clean.ts";
import { GLYPH_EM, type GlyphSetter } from "../shaping/node-glyphs.ts";
import { filterLayers, type PageFilter } from "./filters.ts";
import { type GlyphsOperation, type ImageOperation, itemOperations, type Operation, paperOperation } from "./operations.ts";
import { gradientElements, type SvgElement, shapeElement } from "./svg-shapes.ts";

/** Pictures of a page as they are printed: an address (`data:` for a file that stands alone) for each picture item. */
export type PictureAddresses = ReadonlyMap<PictureItem, string>;

const fine = (value: number) => String(Math.round(value * 1000) / 1000);
const figure = (value: number, digits?: number) => (digits === undefined ? fine(value) : value.toFixed(digits));
const escaped = (text: string) => printableLine(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** Attributes of SVG that are written as in React, or with hyphens in its place. */
const nameOf = (attribute: string) =>
  attribute === "preserveAspectRatio" ? attribute : attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function attributes(values: SvgElement["attributes"]): string {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (typeof value === "object") return [` style="mix-blend-mode:${value.mixBlendMode}"`];
      return [` ${nameOf(name)}="${typeof value === "number" ? fine(value) : escaped(value)}"`];
    })
    .join("");
}

function markup({ tag, attributes: own, children = [] }: SvgElement): string {
  return children.length === 0 ? `<${tag}${attributes(own)}/>` : `<${tag}${attributes(own)}>${children.map(markup).join("")}</${tag}>`;
}

const rectOf = ({ x, y, width, height }: Clip) => `<rect${attributes({ x, y, width, height })}/>`;

/** A page as it is written, with what its markup refers to: glyphs, clips and gradients, each written once. */
class PageMarkup {
  readonly outlines = new Set<string>();
  readonly clips = new Map<string, string>();
  readonly #glyphs: GlyphSetter;
  readonly #pictures: PictureAddresses;
  #gradients = 0;

  constructor(glyphs: GlyphSetter, pictures: PictureAddresses) {
    this.#glyphs = glyphs;
    this.#pictures = pictures;
  }

  draw(operation: Operation): string {
    switch (operation.kind) {
      case "shape":
        return this.#clipped(operation.clip && rectOf(operation.clip), markup(shapeElement(operation, figure)));
      case "gradient":
        return gradientElements(operation, `f${this.#gradients++}`, figure)
          .map(markup)
          .join("");
      case "glyphs":
        return this.#drawGlyphs(operation);
      case "image":
        return this.#drawImage(operation);
    }
  }

  #clipped(shape: string | undefined, drawn: string): string {
    if (shape === undefined) return drawn;
    let id = this.clips.get(shape);
    if (id === undefined) {
      id = `c${this.clips.size}`;
      this.clips.set(shape, id);
    }
    return `<g clip-path="url(#${id})">${drawn}</g>`;
  }

  #drawGlyphs({ run, ground, clip }: GlyphsOperation): string {
    const { outlines } = this;
    const glyphs = this.#glyphs;
    const line = glyphs.line(run);
    const scale = run.size / GLYPH_EM;
    const left = run.direction === "rtl" ? -line.width * scale : 0;
    const uses = line.glyphs
      .filter(({ id }) => glyphs.outline(id) !== "")
      .map(({ id, x, y }) => {
        outlines.add(id);
        return `<use href="#g${id}" x="${x}"${y === 0 ? "" : ` y="${y}"`}/>`;
      })
      .join("");
    const transform = [
      `translate(${fine(run.x)} ${fine(run.y)})`,
      ...(run.rotate ? [`rotate(${fine(run.rotate)})`] : []),
      ...(left === 0 ? [] : [`translate(${fine(left)} 0)`]),
      `scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`,
    ].join(" ");
    const stroke = ground && { fill: "none", stroke: ground.color, strokeWidth: ground.width / scale, strokeLinejoin: "round" };
    const under = stroke ? `<g${attributes({ transform, ...stroke })}>${uses}</g>` : "";
    return this.#clipped(clip && rectOf(clip), `${under}<g${attributes({ transform, fill: run.color })}>${uses}</g>`);
  }

  #drawImage({ picture, corners, standIn }: ImageOperation): string {
    const { x, y, width, height, alt } = picture;
    const address = this.#pictures.get(picture);
    const drawn =
      address === undefined
        ? `<rect${attributes({ x, y, width, height, fill: standIn.color, opacity: standIn.opacity })}/>`
        : `<image${attributes({ x, y, width, height, href: address, preserveAspectRatio: "none", "aria-label": alt || undefined })}/>`;
    return this.#clipped(corners && `<path d="${corners}"/>`, drawn);
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
  const page = new PageMarkup(glyphs, pictures);
  const { width, height, language } = scene;
  const items = scene.items.map((item) =>
    itemOperations(item, scene)
      .map((operation) => page.draw(operation))
      .join(""),
  );
  const drawn = [page.draw(paperOperation(scene)), ...items, ...filterLayers(filter, scene).map((layer) => page.draw(layer))];
  const defs = [
    ...Array.from(page.outlines, (id) => `<path id="g${id}" d="${glyphs.outline(id)}"/>`),
    ...Array.from(page.clips, ([shape, id]) => `<clipPath id="${id}">${shape}</clipPath>`),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fine(width)}pt" height="${fine(height)}pt" viewBox="0 0 ${fine(width)} ${fine(height)}"${attributes({ "xml:lang": language })}>`,
    `<title>${escaped(title)}</title>`,
    `<defs>${defs.join("")}</defs>`,
    '<g style="isolation:isolate">',
    ...drawn,
    "</g>",
    "</svg>\n",
  ].join("\n");
}
