import type { GradientOperation, Outline, ShapeOperation } from "./operations.ts";

/** An SVG element; attributes have the names they have in React. */
export interface SvgElement {
  tag: "rect" | "line" | "circle" | "path" | "g" | "radialGradient" | "stop";
  attributes: Readonly<Record<string, string | number | { mixBlendMode: string } | undefined>>;
  children?: readonly SvgElement[];
}

/** A number as it stands in a transform or a list, `digits` after the point where numbers are shortened. */
type WriteNumber = (value: number, digits?: number) => string | number;

function shapeOf(outline: Outline, write: WriteNumber): Pick<SvgElement, "tag" | "attributes"> {
  switch (outline.kind) {
    case "page":
      return { tag: "rect", attributes: { width: outline.width, height: outline.height } };
    case "rect": {
      const { x, y, width, height } = outline.box;
      return { tag: "rect", attributes: { x, y, width, height, rx: outline.radius } };
    }
    case "line": {
      const { kind: _, ...ends } = outline;
      return { tag: "line", attributes: ends };
    }
    case "path": {
      const { d, x, y, scale } = outline;
      const isMoved = x !== 0 || y !== 0 || scale !== 1;
      const transform = `translate(${write(x)} ${write(y)}) scale(${write(scale, 6)})`;
      return { tag: "path", attributes: { d, transform: isMoved ? transform : undefined } };
    }
  }
}

/** The element that draws a shape, without its clip. */
export function shapeElement({ outline, fill, stroke, opacity, blend }: ShapeOperation, write: WriteNumber): SvgElement {
  const { tag, attributes } = shapeOf(outline, write);
  return {
    tag,
    attributes: {
      ...attributes,
      fill: tag === "line" ? undefined : (fill ?? "none"),
      stroke: stroke?.color,
      strokeWidth: stroke?.width,
      strokeLinecap: stroke?.cap,
      strokeLinejoin: stroke?.join,
      strokeDasharray: stroke?.dash?.map((length) => write(length)).join(" "),
      opacity,
      style: blend && { mixBlendMode: blend },
    },
  };
}

/** The elements that draw a gradient. `id` is its name, and must be its own in the document. */
export function gradientElements({ area, reach, stops, blend }: GradientOperation, id: string, write: WriteNumber): SvgElement[] {
  const fill = `url(#${id})`;
  const style = { mixBlendMode: blend };
  const gradient: SvgElement = {
    tag: "radialGradient",
    attributes: { id, r: `${reach}` },
    children: stops.map(([at, color]): SvgElement => ({ tag: "stop", attributes: { offset: at, stopColor: color } })),
  };
  if (area.kind === "page") return [gradient, { tag: "rect", attributes: { width: area.width, height: area.height, fill, style } }];
  const circles = area.circles.map(({ x, y, radius }): SvgElement => {
    return { tag: "circle", attributes: { cx: write(x, 2), cy: write(y, 2), r: write(radius, 2), fill } };
  });
  return [gradient, { tag: "g", attributes: { style }, children: circles }];
}
