import type { BoxItem, PageScene, SceneItem } from "../../typeset/model/scene.ts";
import { type FilterLayer, filteredColor, filterLayers, type PageFilter } from "../draw/filters.ts";
import { isBlackish, readColor } from "./paint.ts";
import { num, type PdfFile, type Ref } from "./pdf-file.ts";
import { pathOperators } from "./svg-path.ts";

/** What a filter adds to a page: operators over its content, in the page's points, and the resources they name. */
export interface FilterContent {
  operators: string;
  states: Map<string, string>;
  shadings: Map<string, Ref>;
}

const BLENDS = { color: "Color", multiply: "Multiply", screen: "Screen" } as const;

const components = (color: string) =>
  readColor(color)
    .map((part) => num(part / 255))
    .join(" ");

/** A radial shading in the unit circle whose colors stand at `stops`. */
function radialShading(file: PdfFile, stops: readonly { at: number; color: string }[]): Ref {
  const steps = stops.slice(1).map((stop, index) => {
    const before = stops[index] ?? stop;
    return `<</FunctionType 2/Domain[0 1]/N 1/C0[${components(before.color)}]/C1[${components(stop.color)}]>>`;
  });
  const bounds = stops.slice(1, -1).map(({ at }) => num(at));
  const blend = `<</FunctionType 3/Domain[0 1]/Functions[${steps.join("")}]/Bounds[${bounds.join(" ")}]/Encode[${steps.map(() => "0 1").join(" ")}]>>`;
  return file.add(`<</ShadingType 3/ColorSpace/DeviceRGB/Coords[0 0 0 0 0 1]/Function ${blend}/Extend[true true]>>`);
}

/**
 * A filter's layers over a page, the same as on the screen: PDF has the same blend modes. `whole` is the path of all that is printed, with
 * its bleed.
 */
export function filterContent(file: PdfFile, filter: PageFilter, scene: PageScene, whole: string): FilterContent {
  const content: FilterContent = { operators: "", states: new Map(), shadings: new Map() };
  const out: string[] = [];
  const { width, height } = scene;
  const draw = (layer: FilterLayer, index: number) => {
    const blend = layer.kind === "flat" ? BLENDS[layer.blend] : BLENDS.multiply;
    const opacity = layer.kind === "flat" ? layer.opacity : 1;
    content.states.set(`L${index}`, `<</BM/${blend}/ca ${num(opacity)}/CA 1>>`);
    out.push("q", `/L${index} gs`);
    if (layer.kind === "flat") {
      out.push(`${components(layer.color)} rg ${whole} f`);
    } else if (layer.kind === "fibers") {
      out.push(`${components(layer.color)} RG ${num(layer.strokeWidth)} w 1 J`, pathOperators(layer.d), "S");
    } else {
      const shading = radialShading(file, layer.stops);
      content.shadings.set(`S${index}`, shading);
      if (layer.kind === "vignette") {
        // The last color is in the corners: the circle is drawn out to the ellipse through them.
        const reach = [width, height].map((side) => num((side / 2) * Math.SQRT2));
        out.push(`${whole} W n ${reach[0]} 0 0 ${reach[1]} ${num(width / 2)} ${num(height / 2)} cm /S${index} sh`);
      } else {
        for (const { x, y, radius } of layer.spots) {
          const r = num(radius);
          out.push(
            `q ${r} 0 0 ${r} ${num(x)} ${num(y)} cm 1 0 m 1 .5523 .5523 1 0 1 c -.5523 1 -1 .5523 -1 0 c -1 -.5523 -.5523 -1 0 -1 c .5523 -1 1 -.5523 1 0 c W n /S${index} sh Q`,
          );
        }
      }
    }
    out.push("Q");
  };
  for (const [index, layer] of filterLayers(filter, scene).entries()) draw(layer, index);
  content.operators = out.join("\n");
  return content;
}

/**
 * A page for a press under a filter: what the filter tints, and what is printed over that in inks of its own. By index of the page's items.
 */
export interface PressLayers {
  /** The color of the paper under the filter. */
  paper: string;
  tinted(index: number): SceneItem | undefined;
  over(index: number): SceneItem | undefined;
}

const overlaps = (a: BoxItem, b: BoxItem) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Separates a page for a printing press: its pictures, drawings and coloured grounds are tinted; text, rules, frames and ornaments are
 * printed over them, black in black ink alone and other colors as the filter shows them. A black ground that a coloured one stands on is
 * tinted with it.
 */
export function pressLayers(scene: PageScene, filter: PageFilter): PressLayers {
  const vignette = filterLayers(filter, scene).find((layer) => layer.kind === "vignette");
  const lying = readColor(vignette?.stops[0]?.color ?? "#ffffff");
  const hex = (part: number, at: number) =>
    Math.round((part * (lying[at] ?? 255)) / 255)
      .toString(16)
      .padStart(2, "0");
  const seen = (color: string) => (isBlackish(color) ? color : `#${filteredColor(filter, readColor(color)).map(hex).join("")}`);
  const isOver = (box: BoxItem, index: number) =>
    box.fill === undefined ||
    (isBlackish(box.fill) &&
      !scene.items.some(
        (item, at) => at > index && item.kind === "box" && item.fill !== undefined && !isBlackish(item.fill) && overlaps(item, box),
      ));
  return {
    paper: seen(scene.background),
    tinted(index) {
      const item = scene.items[index];
      if (item?.kind === "picture" || (item?.kind === "path" && item.clip)) return item;
      if (item?.kind !== "box" || isOver(item, index)) return undefined;
      const { stroke: _, ...ground } = item;
      return ground;
    },
    over(index) {
      const item = scene.items[index];
      switch (item?.kind) {
        case "text":
        case "rule":
          return { ...item, color: seen(item.color) };
        case "path":
          if (item.clip) return undefined;
          return { ...item, ...(item.fill && { fill: seen(item.fill) }), ...(item.stroke && { stroke: seen(item.stroke) }) };
        case "box": {
          const { fill, stroke, ...box } = item;
          const own = { ...(stroke && { stroke: seen(stroke) }), ...(fill && isOver(item, index) && { fill }) };
          return Object.keys(own).length > 0 ? { ...box, ...own } : undefined;
        }
        default:
          return undefined;
      }
    },
  };
}
