import { drawPage } from "./canvas-page.ts";
import { isPicture, RenderError, treatPicture } from "./pictures.ts";
import { withPngDensity } from "./png-density.ts";
import type { RasterJob, RasterNews } from "./raster-job.ts";
import { registerFontFile } from "./register-fonts.ts";

const tell = (news: RasterNews) => self.postMessage(news);

/** A captured page of so few bytes is blank (specification §9, Export). */
const LEAST_BYTES = 1000;

async function registerFonts(fonts: RasterJob["fonts"]): Promise<void> {
  try {
    await Promise.all(fonts.map(registerFontFile));
  } catch (cause) {
    throw new RenderError("fonts-not-loaded", { cause });
  }
}

async function drawPng({ scene, fonts, width, height, dpi }: RasterJob): Promise<Blob> {
  await registerFonts(fonts);
  tell({ kind: "progress", done: 0.15 });
  const scale = width / scene.width;
  const pictures = await Promise.all(
    scene.items.filter(isPicture).map(async (item) => [item, await treatPicture(item, scene.ink, scale * 72)] as const),
  );
  tell({ kind: "progress", done: 0.35 });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new RenderError("no-canvas");
  drawPage(context, scene, scale, new Map(pictures));
  tell({ kind: "progress", done: 0.55 });
  const drawn = await canvas.convertToBlob({ type: "image/png" });
  if (drawn.size <= LEAST_BYTES) throw new RenderError("empty-file");
  tell({ kind: "progress", done: 0.95 });
  return new Blob(withPngDensity(new Uint8Array(await drawn.arrayBuffer()), dpi), { type: "image/png" });
}

self.onmessage = async (message: MessageEvent<RasterJob>) => {
  try {
    tell({ kind: "file", file: await drawPng(message.data) });
  } catch (error) {
    tell({ kind: "fault", fault: error instanceof RenderError ? error.fault : "failed", detail: String(error) });
  }
};

tell({ kind: "ready" });
