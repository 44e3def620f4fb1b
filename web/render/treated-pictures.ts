import { useEffect, useState } from "react";
import type { PageScene } from "../typeset/scene.ts";
import { isPicture, treatPicture } from "./pictures.ts";
import type { ShownPicture } from "./svg-items.tsx";

/** Pixels per inch of the page for pictures on screen: twice a common screen at full width. */
const SCREEN_RESOLUTION = 226;

const NONE: ReadonlyMap<number, ShownPicture> = new Map();

/** The pictures of a page, treated as it prints them, by index of the item; filled in as they arrive. */
export function useTreatedPictures(scene: PageScene): ReadonlyMap<number, ShownPicture> {
  const [shown, setShown] = useState<{ scene: PageScene; pictures: ReadonlyMap<number, ShownPicture> }>({ scene, pictures: NONE });
  useEffect(() => {
    const stop = new AbortController();
    const addresses: string[] = [];
    const show = (index: number, picture: ShownPicture) =>
      setShown((before) => ({ scene, pictures: new Map(before.scene === scene ? before.pictures : NONE).set(index, picture) }));
    for (const [index, item] of scene.items.entries()) {
      if (!isPicture(item)) continue;
      treatPicture(item, scene.ink, SCREEN_RESOLUTION, stop.signal)
        .then((canvas) => canvas.convertToBlob())
        .then((blob) => {
          if (stop.signal.aborted) return;
          const address = URL.createObjectURL(blob);
          addresses.push(address);
          show(index, address);
        })
        .catch(() => {
          if (!stop.signal.aborted) show(index, "missing");
        });
    }
    return () => {
      stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [scene]);
  return shown.scene === scene ? shown.pictures : NONE;
}
