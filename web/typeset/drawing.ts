/**
 * A picture made of outlines and words instead of pixels: what the house edition draws. Stays sharp at any size and is
 * printed in the page's own faces. Units are the drawing's own; colours are roles, so that a drawing takes on the paper and ink of its page.
 */
export interface Drawing {
  width: number;
  height: number;
  items: DrawingItem[];
}

export type DrawingColor = "ink" | "paper";

export interface DrawingPath {
  kind: "path";
  /** Absolute SVG path data. */
  d: string;
  fill?: DrawingColor;
  stroke?: DrawingColor;
  strokeWidth?: number;
  /** 0 to 1. */
  opacity?: number;
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
}

export type DrawingItem = DrawingPath | DrawingLabel;
