import type { CSSProperties } from "react";
import type { TextItem } from "../../typeset/index.ts";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of the size of type: how far letters reach over their baseline, and under it. */
export const ascent = 0.82;
export const descent = 0.24;

/** The paper a run of text covers, in points. */
export function boxOf({ x, y, width, size, direction, rotate = 0 }: TextItem): Area {
  const left = direction === "rtl" ? -width : 0;
  const corners = [
    [left, -ascent * size],
    [left + width, -ascent * size],
    [left, descent * size],
    [left + width, descent * size],
  ] as const;
  const turn = (rotate * Math.PI) / 180;
  const xs = corners.map(([dx, dy]) => x + dx * Math.cos(turn) - dy * Math.sin(turn));
  const ys = corners.map(([dx, dy]) => y + dx * Math.sin(turn) + dy * Math.cos(turn));
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  return { x: x0, y: y0, width: Math.max(...xs) - x0, height: Math.max(...ys) - y0 };
}

export function unionOf(one: Area, other: Area): Area {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

export const holdsPoint = ({ x, y, width, height }: Area, point: { x: number; y: number }, slack = 0) =>
  point.x >= x - slack && point.x <= x + width + slack && point.y >= y - slack && point.y <= y + height + slack;

/** How far a point is from an area; 0 within. */
export const distanceTo = ({ x, y, width, height }: Area, point: { x: number; y: number }) =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));

/** For `.stone-area` of the style sheet. */
export const areaStyle = ({ x, y, width, height }: Area) => ({ "--x": x, "--y": y, "--w": width, "--h": height }) as CSSProperties;
