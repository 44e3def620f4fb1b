import { PNG } from "pngjs";

/** A row of hills: how far down the picture it stands, how rough it is, how dark. */
interface Ridge {
  top: number;
  rough: number;
  light: number;
  phase: number;
}

const ridges: readonly Ridge[] = [
  { top: 0.42, rough: 0.06, light: 176, phase: 0.7 },
  { top: 0.5, rough: 0.09, light: 138, phase: 2.9 },
  { top: 0.57, rough: 0.05, light: 96, phase: 5.1 },
  { top: 0.86, rough: 0.07, light: 34, phase: 1.3 },
];
const water = 0.66;
const sun = { x: 0.68, y: 0.26, radius: 0.07 };

const skyline = ({ top, rough, phase }: Ridge, x: number) =>
  top + rough * (Math.sin(x * 5.3 + phase) * 0.5 + Math.sin(x * 13.7 + phase * 3) * 0.3 + Math.sin(x * 41 + phase * 7) * 0.08);

function lightAbove(x: number, y: number): number {
  const ridge = ridges.slice(0, 3).findLast((each) => y > skyline(each, x));
  if (ridge) return ridge.light + 46 * (y - skyline(ridge, x)) * 4;
  const far = Math.hypot((x - sun.x) * 1.5, y - sun.y);
  return far < sun.radius ? 252 : Math.min(246, 214 - 60 * (0.5 - y) + 30 * Math.exp(-far * 6));
}

function lightAt(x: number, y: number): number {
  const shore = ridges[3];
  if (shore && y > skyline(shore, x)) return shore.light + 18 * Math.sin(x * 170 + y * 90);
  if (y <= water) return lightAbove(x, y);
  const depth = y - water;
  const wave = Math.sin(y * 420 + Math.sin(x * 23) * 2) * 0.012 * (0.3 + depth * 3);
  return lightAbove(x + wave, water - depth * 1.1) * 0.82 + 14 * Math.sin(y * 610 + x * 9);
}

/**
 * A lake before hills with the sun over it, in greys with grain: a stand-in where pages are to show how photographs are printed. The same
 * each time.
 */
export function photograph(width: number, height: number): Uint8Array {
  const png = new PNG({ width, height });
  let state = 7;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      state = (state * 48271) % 2147483647;
      const light = Math.max(0, Math.min(255, lightAt(x / width, y / height) + (state % 13) - 6));
      png.data.set([light, light, light, 255], at);
    }
  }
  return PNG.sync.write(png, { colorType: 0 });
}
