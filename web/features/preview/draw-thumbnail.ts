import type { PageScene } from "../../typeset/index.ts";
import { type LookToSet, newspaperOfDraft, setFrontIn } from "./draft-page.ts";
import type { ThumbnailWords } from "./thumbnail-words.ts";

// Drawn larger than it is shown: fine rules survive only when they are shrunk.
const drawnWidth = 800;
const shownWidth = 320;

async function newspaperOf(words: ThumbnailWords) {
  if (words.kind === "newspaper") return words.newspaper;
  if (words.kind === "draft") return newspaperOfDraft(words.draft);
  const response = await fetch(`/samples/${words.language}.json`);
  if (!response.ok) throw new Error(`The sample article answered ${response.status}`);
  const sample = (await response.json()) as { title: string; content: string; region: string; author: string };
  return newspaperOfDraft({ ...sample, language: words.language });
}

async function draw(front: PageScene, signal: AbortSignal): Promise<Blob> {
  const { exportImage } = await import("../../render/export-image.ts");
  const shape = front.height / front.width;
  const target = { width: drawnWidth, height: Math.round(drawnWidth * shape), dpi: 96 };
  const file = await exportImage(front, target, { format: "jpg", signal });
  const [width, height] = [shownWidth, Math.round(shownWidth * shape)];
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d", { alpha: false })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
}

const quiet = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });

let last: Promise<unknown> = Promise.resolve();

/** A front page in a look, as a small picture. One at a time, between the user's doings; one that is no longer wanted is passed over. */
export function drawThumbnail(words: ThumbnailWords, look: LookToSet, signal: AbortSignal): Promise<Blob> {
  const drawn = last.then(async () => {
    await quiet();
    signal.throwIfAborted();
    const front = await setFrontIn(await newspaperOf(words), look);
    signal.throwIfAborted();
    if (!front) throw new Error("The newspaper has no front page");
    return draw(front, signal);
  });
  last = drawn.catch(() => {});
  return drawn;
}
