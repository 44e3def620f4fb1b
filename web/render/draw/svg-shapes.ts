import type { Gradient, Outline, ShapeOperation } from "./operations.ts";

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
      const { x, y, width, height, radius: rx } = outline;
      return { tag: "rect", attributes: { x, y, width, height, rx } };
    }
    case "line": {
      const { kind: _, ...ends } = outline;
      return { tag: "line", attributes: ends };
    }
    case "circles":
      return { tag: "g", attributes: {} };
    case "path": {
      const { d, x, y, scale } = outline;
      const isMoved = x !== 0 || y !== 0 || scale !== 1;
      const transform = `translate(${write(x)} ${write(y)}) scale(${write(scale, 6)})`;
      return { tag: "path", attributes: { d, transform: isMoved ? transform : undefined } };
    }
  }
}

function gradientElement(id: string, { reach, stops }: Gradient): SvgElement {
  return {
    tag: "radialGradient",
    attributes: { id, r: `${reach}` },
    children: stops.map(([at, color]): SvgElement => ({ tag: "stop", attributes: { offset: at, stopColor: color } })),
  };
}

/**
 * The elements that draw a shape, without its clip. `gradientId` is for the gradient it may be filled with, and must be its own in the
 * document.
 */
export function shapeElements(operation: ShapeOperation, gradientId: string, write: WriteNumber): SvgElement[] {
  const { outline, fill, stroke, opacity, blend } = operation;
  const { tag, attributes } = shapeOf(outline, write);
  const paint = {
    fill: typeof fill === "object" ? `url(#${gradientId})` : tag === "line" ? undefined : (fill ?? "none"),
    stroke: stroke?.color,
    strokeWidth: stroke?.width,
    strokeLinecap: stroke?.cap,
    strokeLinejoin: stroke?.join,
    strokeDasharray: stroke?.dash?.map((length) => write(length)).join(" "),
  };
  const whole = { opacity, style: blend && { mixBlendMode: blend } };
  const drawn: SvgElement =
    outline.kind === "circles"
      ? {
          tag,
          attributes: whole,
          children: outline.circles.map(({ x, y, radius }) => ({
            tag: "circle",
            attributes: { cx: write(x, 2), cy: write(y, 2), r: write(radius, 2), ...paint },
          })),
        }
      : { tag, attributes: { ...attributes, ...paint, ...whole } };
  return typeof fill === "object" ? [gradientElement(gradientId, fill), drawn] : [drawn];
}
