/**
 * A picture made of outlines and words instead of pixels: what the house edition draws. Stays sharp at any size and is
 * printed in the page's own faces. Units are the drawing's own; colours are roles, so that a drawing takes on the paper and ink of its
 * page.
 */
export interface Drawing {
  width: number;
  height: number;
  /** Point that stays in view when the drawing is cropped, as fractions of its size; default its middle. */
  focus?: { x: number; y: number };
  items: DrawingItem[];
}

export type DrawingColor = "ink" | "paper";

/** Keeps a part of the drawing (an inset, a scale) in a corner of what is in view when the drawing is cropped. */
export interface DrawingPin {
  /** 0: at the left or the top edge, 1: at the right or the bottom edge. */
  x: 0 | 1;
  y: 0 | 1;
  /** What the pinned part covers: left, top, width, height. Labels under it are left out. */
  box: readonly [number, number, number, number];
}

export interface DrawingPath {
  kind: "path";
  /** Absolute SVG path data. */
  d: string;
  fill?: DrawingColor;
  stroke?: DrawingColor;
  strokeWidth?: number;
  /** 0 to 1. */
  opacity?: number;
  pin?: DrawingPin;
  /** The ground of the label that follows: left out with it. */
  ground?: true;
}

export interface DrawingLabel {
  kind: "label";
  /** Anchor point of the baseline. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  text: string;
  size: number;
  weight: 400 | 700;
  italic?: boolean;
  language: string;
  pin?: DrawingPin;
}

export type DrawingItem = DrawingPath | DrawingLabel;

/** Widest a dot of a map is, in units of the drawing. */
const widestDot = 12;

/** True for the name of the map's own place: the one in bold. */
export const isOwnPlace = ({ weight, pin }: DrawingLabel): boolean => weight === 700 && !pin;

function isDot({ d, fill, pin }: DrawingPath): boolean {
  if (pin || fill !== "paper" || d.length > 200) return false;
  const radius = Number(/[Aa]\s?([\d.]+)/.exec(d)?.[1] ?? Number.NaN);
  return radius * 2 < widestDot;
}

/** The dots of a map's towns with the names they belong to: both stand in one order. Empty where there is not a name for each. */
export function namesOfDots({ items }: Drawing): ReadonlyMap<DrawingItem, DrawingLabel> {
  const names = items.filter((item): item is DrawingLabel => item.kind === "label" && !item.pin && !item.italic && !isOwnPlace(item));
  const dots = items.filter((item): item is DrawingPath => item.kind === "path" && !item.ground && isDot(item));
  // Countries of languages without italics are among the names: they come first.
  const towns = names.slice(Math.max(0, names.length - dots.length));
  return new Map(towns.length === dots.length ? dots.map((dot, index) => [dot, towns[index] as DrawingLabel]) : []);
}
