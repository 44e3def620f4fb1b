import type { Drawing, PictureSource } from "../../typeset/index.ts";

/** What the typesetter must know of a picture beside its words. */
export type KnownPicture = Pick<PictureSource, "src" | "drawing" | "width" | "height">;

// A drawing may have a quarter of a megabyte; on a slow line the outline stays until it is there.
const wait = 20_000;

async function read(address: string): Promise<Response | null> {
  const response = await fetch(address, { credentials: "include", signal: AbortSignal.timeout(wait) });
  return response.ok ? response : null;
}

async function readDrawing(src: string): Promise<Drawing | null> {
  const response = await read(`${src}?as=drawing`);
  if (!response?.headers.get("content-type")?.includes("json")) return null;
  return (await response.json()) as Drawing;
}

async function readSize(src: string): Promise<{ width: number; height: number } | null> {
  const response = await read(src);
  if (!response) return null;
  const bitmap = await createImageBitmap(await response.blob());
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return size;
}

const known = new Map<string, Promise<KnownPicture | null>>();
const mostKnown = 12;

async function readAnew(src: string, isPhotograph: boolean): Promise<KnownPicture | null> {
  try {
    const drawing = isPhotograph ? null : await readDrawing(src);
    const size = drawing ?? (await readSize(src));
    return size && { src, width: size.width, height: size.height, ...(drawing ? { drawing } : {}) };
  } catch {
    // What cannot be read as a photograph may be a drawing after all.
    return isPhotograph ? readAnew(src, false) : null;
  }
}

/**
 * What the typesetter must know of a picture: the drawing it is, or the size of its file. Null when it cannot be had. `isPhotograph` spares
 * asking for the drawing of one. What a picture's address gives never changes, so it is asked for once, also by two at the same time.
 */
export function readPicture(src: string, isPhotograph: boolean): Promise<KnownPicture | null> {
  const before = known.get(src);
  if (before) return before;
  const reading = readAnew(src, isPhotograph);
  known.set(src, reading);
  void reading.then((picture) => picture ?? known.delete(src));
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return reading;
}
