import { useEffect, useState } from "react";
import type { PageScene, PictureItem } from "../typeset/scene.ts";
import { isPicture, treatmentKey } from "./pictures.ts";
import type { ShownPicture } from "./svg-items.tsx";
import { treatAside } from "./treat-aside.ts";

/** Pixels per inch of the page for pictures on screen: twice a common screen at full width. */
const SCREEN_RESOLUTION = 226;
/** Treated pictures kept, so that a page set again after an edit shows its pictures at once. */
const KEPT = 12;

const ready = new Map<string, string>();
const underWay = new Map<string, Promise<string>>();

const keyOf = (item: PictureItem, ink: string) => treatmentKey(item, ink, SCREEN_RESOLUTION);

function keep(key: string, address: string): void {
  ready.set(key, address);
  const [oldest] = ready;
  if (ready.size > KEPT && oldest) {
    ready.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1]);
  }
}

function treatedAddress(item: PictureItem, ink: string): Promise<string> {
  const key = keyOf(item, ink);
  const known = underWay.get(key);
  if (known) return known;
  const made = treatAside(item, ink, SCREEN_RESOLUTION)
    .then((blob) => {
      const address = URL.createObjectURL(blob);
      keep(key, address);
      return address;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

const picturesOf = (scene: PageScene) => [...scene.items.entries()].flatMap(([index, item]) => (isPicture(item) ? [{ index, item }] : []));

const readyPictures = (scene: PageScene): ReadonlyMap<number, ShownPicture> =>
  new Map(picturesOf(scene).map(({ index, item }) => [index, ready.get(keyOf(item, scene.ink))]));

/** The pictures of a page, treated as it prints them, by index of the item; filled in as they arrive. */
export function useTreatedPictures(scene: PageScene): ReadonlyMap<number, ShownPicture> {
  const [shown, setShown] = useState(() => ({ scene, pictures: readyPictures(scene) }));
  useEffect(() => {
    let isShown = true;
    const show = (index: number, picture: ShownPicture) => {
      if (!isShown) return;
      setShown((before) => ({
        scene,
        pictures: new Map(before.scene === scene ? before.pictures : readyPictures(scene)).set(index, picture),
      }));
    };
    for (const { index, item } of picturesOf(scene)) {
      if (ready.has(keyOf(item, scene.ink))) continue;
      treatedAddress(item, scene.ink).then(
        (address) => show(index, address),
        () => show(index, "missing"),
      );
    }
    return () => {
      isShown = false;
    };
  }, [scene]);
  return shown.scene === scene ? shown.pictures : readyPictures(scene);
}
