/** Turns a photograph into what a press can print: one ink, on or off, in screens fine enough to be read as greys. */
import type { Treatment } from "../../typeset/model/scene.ts";
import type { Rgb } from "../draw/color.ts";

export interface PixelTreatment {
  treatment: Treatment;
  /** Pixels per inch of the page. */
  resolution: number;
  ink: Rgb;
  /** 1 leaves the picture as it is (PictureItem.contrast). */
  contrast?: number;
  /** Each pixel of a halftone is inked or not, without soft edges: for a plate of one bit a pixel. */
  isPlate?: boolean;
}

/** Lines of the halftone per inch (newsprint), and the pixels one of its cells needs at least. */
const HALFTONE_LINES = 85;
const LEAST_CELL = 4;
/** Points from line to line of an engraving: finer ones turn into waves where a page is seen at half its size. */
const ENGRAVING_PITCH = 2.5;

// Pure black and white of a photograph would close up or wash out; presses print within these.
const DARKEST = 0.04;
const LIGHTEST = 0.94;

const SAMPLES = 128;
const LEVELS = 512;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** What contrast makes of each of 256 lightnesses, 0 to 1. */
function tones(contrast: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, level) => clamp((level / 255 - 0.5) * contrast + 0.5));
}

/** Lightness of a pixel, 0 to 255, over white (ITU-R BT.709 weights, in 256ths). */
function lightness(pixel: number): number {
  const alpha = pixel >>> 24;
  const light = (54 * (pixel & 255) + 183 * ((pixel >>> 8) & 255) + 19 * ((pixel >>> 16) & 255)) >> 8;
  return alpha === 255 ? light : 255 - Math.round(((255 - light) * alpha) / 255);
}

/**
 * Share of a halftone cell that lies below each level of its spot: what spreads the screen evenly, so that a grey prints as dark as it is.
 */
function shareBelow(): Float32Array {
  const shares = new Float32Array(LEVELS + 1);
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      // The spot function of PostScript's default screens (Red Book, §7.4): 1 in the middle of a dot, 0 between four of them.
      const spot = (Math.cos((row * 2 * Math.PI) / SAMPLES) + Math.cos((column * 2 * Math.PI) / SAMPLES)) / 4 + 0.5;
      const level = Math.min(LEVELS, Math.floor(spot * LEVELS) + 1);
      shares[level] = (shares[level] ?? 0) + 1 / SAMPLES ** 2;
    }
  }
  for (let level = 1; level <= LEVELS; level++) shares[level] = (shares[level] ?? 0) + (shares[level - 1] ?? 0);
  return shares;
}

/** Ink of a pixel from 0 to 255, given its place and lightness; asked for row by row. */
type Row = (x: number, light: number) => number;
type Plate = (y: number) => Row;

/** Round dots at 45 degrees, `cell` pixels apart; their edges are one pixel wide. */
function dots(cell: number, width: number, tone: Float32Array): Plate {
  const turn = (Math.SQRT1_2 * 2 * Math.PI) / cell;
  const softness = 1.5 / cell;
  // cos(x + y) + cos(x - y) = 2 cos x cos y: one table for each axis instead of two cosines for each pixel.
  const across = Float32Array.from({ length: width }, (_, x) => Math.cos(x * turn) * (LEVELS / 2));
  const laid = shareBelow().map((share) => 255 * (0.5 + share / softness));
  const spared = tone.map((grey) => (255 * (DARKEST + grey * (LIGHTEST - DARKEST))) / softness);
  return (y) => {
    const down = Math.cos(y * turn);
    return (x, light) => (laid[((across[x] ?? 0) * down + LEVELS / 2 + 0.5) | 0] ?? 0) - (spared[light] ?? 0);
  };
}

/** Pixels off the grid at which a screen is sampled, so that the pixels around a dot do not all have one rank. */
const SAMPLED_AT = { x: 0.29, y: 0.13 };

/**
 * Round dots at 45 degrees, about `cell` pixels apart, of pixels that are inked or not. The screen repeats after a whole number of pixels
 * and inks them by rank, so that a grey is the same share of ink everywhere: a period that is no whole number beats with the pixels, and
 * shows as lighter and darker patches.
 */
function hardDots(cell: number, tone: Float32Array): Plate {
  const period = Math.round(cell * Math.SQRT2);
  const turn = (2 * Math.PI) / period;
  // Rounded, so that equal spots are ranked by their place on every machine.
  const spots = Array.from({ length: period ** 2 }, (_, at) => {
    const [x, y] = [(at % period) + SAMPLED_AT.x, Math.floor(at / period) + SAMPLED_AT.y];
    return Math.round(1e6 * Math.cos(x * turn) * Math.cos(y * turn));
  });
  const ranks = new Float32Array(spots.length);
  const order = [...spots.keys()].sort((a, b) => (spots[b] ?? 0) - (spots[a] ?? 0));
  for (const [rank, at] of order.entries()) ranks[at] = rank + 0.5;
  const inked = tone.map((grey) => spots.length * (1 - (DARKEST + grey * (LIGHTEST - DARKEST))));
  return (y) => {
    const row = (y % period) * period;
    return (x, light) => ((ranks[row + (x % period)] ?? 0) < (inked[light] ?? 0) ? 255 : 0);
  };
}

/** Below this lightness an engraver lays a second set of lines across the first. */
const HATCHED = 0.45;
const HATCHING = 0.9;

/** Level lines that swell with the shade and are crossed in the darks: a wood engraver's tint. White stays clear. */
function engravedLines(pitch: number, width: number, tone: Float32Array): Plate {
  const softness = 2 / pitch;
  const clear = 1 + softness;
  const crossed = tone.map((grey) => (grey < HATCHED ? HATCHING * (HATCHED - grey) : 0));
  // Where the two sets cross, ink is laid once: the first gives way by what the second covers.
  const lines = tone.map((grey, level) => (grey > 0.97 ? clear : Math.max(DARKEST, Math.min(1, grey / (1 - (crossed[level] ?? 0))))));
  const hatches = crossed.map((share) => (share > 0 ? 1 - share : clear));
  const wobble = Float32Array.from({ length: width }, (_, x) => Math.sin(x / (pitch * 9)) * 0.6 + 8);
  const slant = Math.SQRT1_2 / pitch;
  const wave = (phase: number) => Math.abs(2 * (phase - Math.floor(phase)) - 1);
  return (y) => {
    const level = y / pitch;
    const diagonal = y * slant;
    return (x, light) => {
      const line = wave(level + (wobble[x] ?? 0)) - (lines[light] ?? 0);
      const hatch = wave(diagonal + x * slant) - (hatches[light] ?? 0);
      return 255 * (0.5 + Math.max(line, hatch) / softness);
    };
  };
}

/** Ink as dark as each pixel is, without a screen: the ink plate of a duotone over the page's paper. */
function flat(tone: Float32Array): Plate {
  const ink = tone.map((grey) => 255 * (1 - grey));
  const row: Row = (_x, light) => ink[light] ?? 0;
  return () => row;
}

function plateOf({ treatment, resolution, isPlate }: PixelTreatment, width: number, tone: Float32Array): Plate {
  if (treatment === "duotone") return flat(tone);
  if (treatment === "engraving") return engravedLines(Math.max(LEAST_CELL, (resolution * ENGRAVING_PITCH) / 72), width, tone);
  const cell = Math.max(LEAST_CELL, resolution / HALFTONE_LINES);
  return isPlate ? hardDots(cell, tone) : dots(cell, width, tone);
}

function contrasted(pixels: Uint8ClampedArray, tone: Float32Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    for (let part = at; part < at + 3; part++) pixels[part] = 255 * (tone[pixels[part] ?? 0] ?? 0);
  }
}

/**
 * Treats RGBA pixels, not premultiplied, `width` to a row, in place: a plain picture gets its contrast and keeps its colors, any other
 * becomes the page's ink on clear ground. `pixels` must begin at a multiple of four bytes in its buffer, as ImageData does.
 */
export function treatPixels(pixels: Uint8ClampedArray, width: number, how: PixelTreatment): void {
  const { treatment, contrast = 1, ink } = how;
  const tone = tones(contrast);
  if (treatment === "plain") {
    if (contrast !== 1) contrasted(pixels, tone);
    return;
  }
  const plate = plateOf(how, width, tone);
  // Red is the first byte of a pixel, and all machines browsers run on write the lowest byte first.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const color = (ink[2] << 16) | (ink[1] << 8) | ink[0];
  for (let start = 0, y = 0; start < words.length; start += width, y++) {
    const row = plate(y);
    for (let x = 0; x < width; x++) {
      const laid = row(x, lightness(words[start + x] ?? 0));
      words[start + x] = ((laid <= 0 ? 0 : laid >= 255 ? 255 : laid | 0) << 24) | color;
    }
  }
}
