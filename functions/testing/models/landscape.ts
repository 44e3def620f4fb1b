import sharp from "sharp";

export type PictureFormat = "png" | "jpeg" | "webp";

/** Seeded random numbers from 0 to below 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Deterministic hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Height of a ridge at every column: a sum of waves of decreasing size, in pixels. */
function ridge(random: () => number, width: number, height: number): Float64Array {
  const waves = Array.from({ length: 6 }, (_, octave) => ({
    length: (2 ** octave * (0.7 + random())) / width,
    phase: random() * 6.283,
    size: height / 2 ** octave,
  }));
  return Float64Array.from({ length: width }, (_, x) =>
    waves.reduce((sum, { length, phase, size }) => sum + size * Math.sin(x * length * 6.283 + phase), 0),
  );
}

/** Sky, sun and five ridges, farther ones paler; gray values, row by row. */
function drawLandscape(width: number, height: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const pixels = new Uint8Array(width * height);
  const sun = { x: width * (0.2 + 0.6 * random()), y: height * (0.15 + 0.2 * random()), r: height * (0.04 + 0.04 * random()) };
  const ridges = Array.from({ length: 5 }, (_, index) => {
    const base = height * (0.45 + 0.11 * index + 0.04 * random());
    return { tops: ridge(random, width, height * (0.03 + 0.015 * index)).map((wave) => base + wave), gray: 176 - 34 * index };
  });
  for (let y = 0; y < height; y++) {
    const sky = 150 + (80 * y) / (height * 0.6);
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(x - sun.x, y - sun.y) - sun.r;
      let gray = Math.min(240, sky + (away < 0 ? 90 : 60 * Math.exp(-away / (sun.r * 3))));
      for (const { tops, gray: land } of ridges) {
        const depth = y - (tops[x] ?? height);
        if (depth > 0) gray = land + Math.min(26, depth * 0.12);
      }
      // Dithering avoids banding; the regular pattern keeps the file small.
      pixels[y * width + x] = Math.max(0, Math.min(252, ((gray + ((x + y) & 1) * 2) >> 2) << 2));
    }
  }
  return pixels;
}

const drawn = new Map<string, Promise<Uint8Array>>();

/** A gray landscape without lettering; eight variants per size, chosen by the seed. Width and height in pixels. */
export function landscape(width: number, height: number, seed: number, format: PictureFormat = "png"): Promise<Uint8Array> {
  const view = seed % 8;
  const key = `${width}x${height} ${view} ${format}`;
  const known = drawn.get(key);
  if (known) return known;
  const picture = sharp(drawLandscape(width, height, view + 1), { raw: { width, height, channels: 1 } })
    .toColorspace("b-w")
    .toFormat(format, format === "png" ? { compressionLevel: 6 } : { quality: 80 })
    .toBuffer()
    .then((buffer) => new Uint8Array(buffer));
  if (drawn.size >= 32) drawn.delete(drawn.keys().next().value ?? "");
  drawn.set(key, picture);
  return picture;
}
