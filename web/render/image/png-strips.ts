import { pngChunk, pngStart } from "./png-chunks.ts";
import { type FileMetadata, metadataChunks } from "./png-metadata.ts";

/** Draws `rows` rows of the picture from row `top` on and gives their RGBA pixels; clear places do not occur. */
export type DrawStrip = (top: number, rows: number) => Uint8ClampedArray;

/** Pixels drawn at once: eight megabytes. */
const STRIP_PIXELS = 2 ** 21;

const SUB = 1;

/** Rows as PNG stores them: the kind of filter, then each byte less the one three before it (PNG, third edition, §9.2). */
function subtracted(pixels: Uint8ClampedArray, width: number, rows: number): Uint8Array<ArrayBuffer> {
  const line = 1 + width * 3;
  const bytes = new Uint8Array(line * rows);
  for (let row = 0; row < rows; row++) {
    let to = row * line;
    let from = row * width * 4;
    let red = 0;
    let green = 0;
    let blue = 0;
    bytes[to++] = SUB;
    for (let x = 0; x < width; x++, from += 4) {
      const nextRed = pixels[from] ?? 0;
      const nextGreen = pixels[from + 1] ?? 0;
      const nextBlue = pixels[from + 2] ?? 0;
      bytes[to++] = nextRed - red;
      bytes[to++] = nextGreen - green;
      bytes[to++] = nextBlue - blue;
      red = nextRed;
      green = nextGreen;
      blue = nextBlue;
    }
  }
  return bytes;
}

/**
 * The parts of a PNG of a picture that no canvas of the device could hold: drawn and compressed strip by strip. `onProgress` is called with
 * the share done. Rejects with what `draw` throws.
 */
export async function pngInStrips(
  size: { width: number; height: number },
  draw: DrawStrip,
  metadata: FileMetadata,
  onProgress: (done: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { width, height } = size;
  const stream = new CompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const data: Uint8Array<ArrayBuffer>[] = [];
  const collect = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) data.push(pngChunk("IDAT", part.value));
  };
  const feed = async () => {
    const strip = Math.max(1, Math.floor(STRIP_PIXELS / width));
    for (let top = 0; top < height; top += strip) {
      const rows = Math.min(strip, height - top);
      await writer.write(subtracted(draw(top, rows), width, rows));
      onProgress((top + rows) / height);
    }
    await writer.close();
  };
  // Whichever fails ends the other, which would wait for ever.
  const ended = (error: unknown) => {
    void writer.abort(error).catch(() => {});
    throw error;
  };
  await Promise.all([collect(), feed().catch(ended)]);
  return [...pngStart(width, height), ...metadataChunks(metadata), ...data, pngChunk("IEND", new Uint8Array())];
}
