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

/** The spot function of PostScript's default screens (Red Book, §7.4): 1 in the middle of a dot, 0 between four of them. Angles in radians. */
const cosineSpot = (across: number, down: number) => (Math.cos(across) + Math.cos(down)) / 4 + 0.5;

const SAMPLES = 128;
const LEVELS = 512;

/** Share of a cell that lies below each level of the spot: what spreads the screen's values evenly, so that a grey prints as dark as it is. */
function shareBelow(): Float32Array {
  const shares = new Float32Array(LEVELS + 1);
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      const spot = cosineSpot((row * 2 * Math.PI) / SAMPLES, (column * 2 * Math.PI) / SAMPLES);
      const level = Math.min(LEVELS, Math.floor(spot * LEVELS) + 1);
      shares[level] = (shares[level] ?? 0) + 1 / SAMPLES ** 2;
    }
  }
  for (let level = 1; level <= LEVELS; level++) shares[level] = (shares[level] ?? 0) + (shares[level - 1] ?? 0);
  return shares;
}

/** Round dots at 45°, `cell` pixels apart, for whole pixels. */
export function dotScreen(cell: number): Screen {
  const turn = (Math.SQRT1_2 * 2 * Math.PI) / cell;
  const shares = shareBelow();
  const cosines: number[] = [];
  const cosine = (at: number) => {
    cosines[at] ??= Math.cos(at * turn);
    return cosines[at];
  };
  // cos(x + y) + cos(x - y) = 2 cos x cos y: a table serves where two cosines for each pixel would take a third of the export.
  return (x, y) => shares[Math.round((cosine(x) * cosine(y) + 1) * (LEVELS / 2))] ?? 1;
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

/** Ink as dark as each pixel is, without a screen: the ink plate of a duotone over the page's paper. */
export function flatInk(greys: Greys): Uint8ClampedArray {
  const ink = new Uint8ClampedArray(greys.values.length);
  for (let index = 0; index < ink.length; index++) ink[index] = 255 * (1 - (greys.values[index] ?? 1));
  return ink;
}
