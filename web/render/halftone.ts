/** Turns a photograph into what a press can print: one ink, on or off, in screens fine enough to be read as greys. */

/** Greys of a picture, 0 (black) to 1 (white), row by row. */
export interface Greys {
  width: number;
  height: number;
  values: Float32Array;
}

/** Luminance of RGBA pixels over white (ITU-R BT.709 weights). */
export function greysOf(pixels: Uint8ClampedArray, width: number, height: number): Greys {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index++) {
    const at = index * 4;
    const alpha = (pixels[at + 3] ?? 0) / 255;
    const luminance = (0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)) / 255;
    values[index] = luminance * alpha + 1 - alpha;
  }
  return { width, height, values };
}

/** Darkness of a screen at a place, 0 to 1: ink is laid where the picture is darker than this. */
export type Screen = (x: number, y: number) => number;

/** Round dots at 45°, `cell` pixels apart: the cosine spot function of PostScript (Red Book, §7.4). Its values are spread evenly, so that greys keep their weight. */
export function dotScreen(cell: number): Screen {
  const turn = (Math.SQRT1_2 * 2 * Math.PI) / cell;
  return (x, y) => {
    const spot = (Math.cos((x + y) * turn) + Math.cos((x - y) * turn)) / 4 + 0.5;
    // The sum of two cosines crowds its values in the middle; a sine-shaped stretch evens them.
    return 0.5 + Math.asin(2 * spot - 1) / Math.PI;
  };
}

/** Level lines, `pitch` pixels apart, that swell with the shade: a wood engraver's tint. */
export function lineScreen(pitch: number): Screen {
  return (x, y) => {
    const phase = ((y + Math.sin(x / (pitch * 9)) * pitch * 0.6) / pitch) % 1;
    return Math.abs(2 * (phase < 0 ? phase + 1 : phase) - 1);
  };
}

// Pure black and white of a photograph would close up or wash out; presses print within these.
const DARKEST = 0.04;
const LIGHTEST = 0.94;

/**
 * Share of ink for each pixel, 0 to 255. `softness` is the width of a dot's edge in units of grey: about 1.5 divided by the cell in pixels keeps edges one pixel wide.
 */
export function screenInk(greys: Greys, screen: Screen, softness: number): Uint8ClampedArray {
  const ink = new Uint8ClampedArray(greys.width * greys.height);
  for (let y = 0, index = 0; y < greys.height; y++) {
    for (let x = 0; x < greys.width; x++, index++) {
      const grey = DARKEST + (greys.values[index] ?? 1) * (LIGHTEST - DARKEST);
      ink[index] = 255 * (0.5 + (screen(x, y) - grey) / softness);
    }
  }
  return ink;
}
