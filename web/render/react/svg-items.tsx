import { createElement, memo, type ReactElement, useId } from "react";
import type { Clip, PageScene, SceneItem } from "../../typeset/model/scene.ts";
import { filterLayers, type PageFilter } from "../draw/filters.ts";
import { type GlyphsOperation, type ImageOperation, itemOperations, type Operation } from "../draw/operations.ts";
import { gradientElements, type SvgElement, shapeElement } from "../draw/svg-shapes.ts";
import { cssFamilies } from "../fonts/font-families.ts";
import { finerText } from "../shaping/text-context.ts";

/**
 * What is known of a picture on the screen: its treated form, the same picture as it was treated for another place, or that it could not be
 * had.
 */
export type ShownPicture = string | { standIn: string } | "missing" | undefined;

function clipped(clip: Clip | undefined, key: number, drawn: ReactElement): ReactElement {
  if (!clip) return drawn;
  const { x, y, width, height } = clip;
  // A nested viewport clips without an id, which two pages on one screen would share.
  return (
    // No picture of its own to a screen reader: what is inside counts.
    <svg key={key} role="presentation" x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} overflow="hidden">
      {drawn}
    </svg>
  );
}

const asIs = (value: number) => value;

const elementOf = ({ tag, attributes, children = [] }: SvgElement, key: number | string): ReactElement =>
  createElement(tag, { key, ...attributes }, ...children.map(elementOf));

const spacing = (points: number) => (points === 0 ? undefined : `${(points * finerText).toFixed(3)}px`);

/** Real text, which can be selected: the ground is painted by the same element. */
function textElement({ run, ground }: GlyphsOperation, key: number): ReactElement {
  const under = ground && {
    stroke: ground.color,
    strokeWidth: ground.width * finerText,
    strokeLinejoin: "round" as const,
    paintOrder: "stroke",
  };
  return (
    <text
      key={key}
      fontFamily={cssFamilies(run.font)}
      fontSize={run.size * finerText}
      fill={run.color}
      direction={run.direction}
      lang={run.language}
      wordSpacing={spacing(run.wordSpace)}
      letterSpacing={spacing(run.letterSpace)}
      transform={`translate(${run.x} ${run.y})${run.rotate ? ` rotate(${run.rotate})` : ""} scale(${1 / finerText})`}
      {...under}
    >
      {run.text}
    </text>
  );
}

/** A treated picture has its corners cut in its pixels. */
function imageElement({ picture, standIn }: ImageOperation, shown: ShownPicture, key: number): ReactElement {
  const { x, y, width, height, alt } = picture;
  const place = { x, y, width, height, ...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt }) };
  if (shown === undefined || shown === "missing") return <rect key={key} {...place} fill={standIn.color} opacity={standIn.opacity} />;
  const [href, fitted] = typeof shown === "string" ? [shown, "none"] : [shown.standIn, "xMidYMid slice"];
  return <image key={key} {...place} href={href} preserveAspectRatio={fitted} />;
}

function draw(operation: Operation, shown: ShownPicture, key: number): ReactElement | null {
  switch (operation.kind) {
    case "shape":
      return clipped(operation.clip, key, elementOf(shapeElement(operation, asIs), key));
    case "glyphs":
      return clipped(operation.clip, key, textElement(operation, key));
    case "image":
      return imageElement(operation, shown, key);
    case "gradient":
      // Of filters alone.
      return null;
  }
}

export interface SvgItemProps {
  item: SceneItem;
  /** Colors of the page. */
  paper: string;
  ink: string;
  /** Of a picture. */
  shown?: ShownPicture;
}

/** An item of a page: drawn again only when it is another, or its picture has come. */
export const SvgItem = memo(function SvgItem({ item, paper, ink, shown }: SvgItemProps) {
  return itemOperations(item, { background: paper, ink }).map((operation, index) => draw(operation, shown, index));
});

/** A filter over a page on the screen; the page's own element must be isolated. */
export const SvgFilter = memo(function SvgFilter({ filter, scene }: { filter: PageFilter; scene: PageScene }) {
  const id = useId();
  if (filter === "none") return null;
  return (
    // The text under it stays selectable, and is all there is to be read.
    <g aria-hidden data-filter={filter} style={{ pointerEvents: "none" }}>
      {filterLayers(filter, scene).map((layer, index) =>
        layer.kind === "shape"
          ? elementOf(shapeElement(layer, asIs), index)
          : gradientElements(layer, `${id}-${index}`, asIs).map((element) => elementOf(element, `${index} ${element.tag}`)),
      )}
    </g>
  );
});
