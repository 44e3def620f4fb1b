import type { Drawing, PictureSource } from "../../typeset/index.ts";

type Known = Pick<PictureSource, "src" | "drawing" | "width" | "height">;

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

/** What the typesetter must know of a picture: the drawing it is, or the size of its file. Null when it cannot be had. */
export async function readPicture(src: string): Promise<Known | null> {
  try {
    const drawing = await readDrawing(src);
    if (drawing) return { src, drawing, width: drawing.width, height: drawing.height };
    const size = await readSize(src);
    return size && { src, ...size };
  } catch {
    return null;
  }
}
