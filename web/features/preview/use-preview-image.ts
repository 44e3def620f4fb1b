import { useEffect, useRef } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import { uploadImage } from "../../api/press/images.ts";
import { useEditNewspaper } from "../../api/stone/edit-newspaper.ts";
import type { PageFilter } from "../../render/draw/filters.ts";
import type { PageScene } from "../../typeset/index.ts";
import type { SetPages } from "./set-pages.ts";

// Drawn larger than it is kept: fine rules survive only when they are shrunk.
const drawn = { width: 900, height: 1200, dpi: 110 };
const kept = { width: 450, height: 600 };
/** After the page has printed in and the reader has looked at it, or gone on to another look. */
const rest = 2_500;
/** After an edit, which others may follow, in milliseconds: each picture is drawn and sent. */
const restAfterEdit = 12_000;

async function drawPreview(scene: PageScene, filter: PageFilter, signal: AbortSignal): Promise<Blob> {
  const [{ exportImage }, { contextOf, createCanvas, fileOf }] = await Promise.all([
    import("../../render/image/export-image.ts"),
    import("../../render/draw/canvas.ts"),
  ]);
  const file = await exportImage(scene, drawn, { filter, signal });
  const bitmap = await createImageBitmap(file, { resizeWidth: kept.width, resizeHeight: kept.height, resizeQuality: "high" });
  const canvas = createCanvas(kept.width, kept.height);
  contextOf(canvas, { alpha: false })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  // A browser that writes no WebP gives PNG, which is kept as well.
  return fileOf(canvas, "image/webp", 0.82);
}

/**
 * The first browser that shows a finished front page, or one that was changed, keeps a small picture of it for My Newspapers. Quietly:
 * without it nothing is lost. `set` are the pages of this newspaper as it is now, or null while they are being set.
 */
export function usePreviewImage(newspaper: Newspaper | undefined, set: SetPages | null): void {
  const edit = useEditNewspaper();
  const tried = useRef(new Set<string>());
  const id = newspaper?.id;
  const filter = newspaper?.currentFilter ?? "none";
  const front = set?.newspaperId === id && set?.missingPictures === 0 ? set?.pages[0] : undefined;
  const isWanted = newspaper?.previewImageUrl === "";
  const arrived = useRef({ arrival: 0, front });
  if (set && arrived.current.arrival !== set.arrival) arrived.current = { arrival: set.arrival, front };
  const pause = arrived.current.front === front ? rest : restAfterEdit;
  useEffect(() => {
    if (!isWanted || id === undefined || !front) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const mark = `${id} ${filter} ${keyOf(front)}`;
      if (tried.current.has(mark)) return;
      tried.current.add(mark);
      try {
        const previewImageUrl = await uploadImage(await drawPreview(front, filter, left.signal), "preview.webp");
        if (!left.signal.aborted) edit(id, { previewImageUrl });
      } catch (error) {
        if (!left.signal.aborted) console.warn("No preview picture was kept", error);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isWanted, id, filter, front, pause, edit]);
}

const keys = new WeakMap<PageScene, number>();
let count = 0;

function keyOf(scene: PageScene): number {
  const known = keys.get(scene);
  if (known !== undefined) return known;
  count += 1;
  keys.set(scene, count);
  return count;
}
