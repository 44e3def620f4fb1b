import { useEffect, useRef } from "react";
import { uploadImage } from "../../api/images.ts";
import { type Newspaper, useSaveNewspaper } from "../../api/newspapers.ts";
import type { PageScene } from "../../typeset/index.ts";
import type { SetPages } from "./set-pages.ts";

// Drawn larger than it is kept: fine rules survive only when they are shrunk.
const drawn = { width: 900, height: 1200, dpi: 110 };
const kept = { width: 450, height: 600 };

async function drawPreview(scene: PageScene, signal: AbortSignal): Promise<Blob> {
  const { exportImage } = await import("../../render/export-image.ts");
  const file = await exportImage(scene, drawn, { signal });
  const bitmap = await createImageBitmap(file, { resizeWidth: kept.width, resizeHeight: kept.height, resizeQuality: "high" });
  const canvas = new OffscreenCanvas(kept.width, kept.height);
  canvas.getContext("2d", { alpha: false })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  // A browser that writes no WebP gives PNG, which is kept as well.
  return canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
}

/** The first browser that shows a finished front page keeps a small picture of it for My Newspapers. Quietly: without it nothing is lost. */
export function usePreviewImage(newspaper: Newspaper | undefined, set: SetPages | null): void {
  const { mutate: save } = useSaveNewspaper();
  const tried = useRef(new Set<string>());
  const front = set?.pages[0];
  const isWanted =
    newspaper !== undefined && newspaper.previewImageUrl === "" && set?.newspaperId === newspaper.id && set.missingPictures === 0;
  useEffect(() => {
    if (!isWanted || !newspaper || !front || tried.current.has(newspaper.id)) return;
    const left = new AbortController();
    // After the page has printed in and the reader has looked at it.
    const timer = setTimeout(async () => {
      tried.current.add(newspaper.id);
      try {
        const previewImageUrl = await uploadImage(await drawPreview(front, left.signal), "preview.webp");
        if (!left.signal.aborted) save({ ...newspaper, previewImageUrl });
      } catch (error) {
        if (!left.signal.aborted) console.warn("No preview picture was kept", error);
      }
    }, 1_500);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isWanted, newspaper, front, save]);
}
