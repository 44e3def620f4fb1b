/**
 * A picture made of outlines and words instead of pixels: what the house edition draws. Stays sharp at any size and is
 * printed in the page's own faces. Units are the drawing's own; colours are roles, so that a drawing takes on the paper and ink of its page.
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
