import { useEffect, useState } from "react";
import type { PageScene, PictureItem } from "../../typeset/model/scene.ts";
import type { ShownPicture } from "../react/svg-items.tsx";
import { isPicture, treatmentKey } from "./pictures.ts";
import { treatAside } from "./treat-in-worker.ts";

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
    for (const [src, known] of last) if (known === oldest[0]) last.delete(src);
    URL.revokeObjectURL(oldest[1]);
  }
}

function treatedAddress(item: PictureItem, ink: string): Promise<string> {
  const key = keyOf(item, ink);
  const known = underWay.get(key);
  if (known) return known;
  const made = treatAside({ item, ink, resolution: SCREEN_RESOLUTION })
    .then((blob) => {
      const address = URL.createObjectURL(blob);
      keep(key, address);
      last.set(item.src, key);
      return address;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

const picturesOf = (scene: PageScene) => scene.items.filter(isPicture);

/** The last treated version of each picture, in any size: shown while the picture is treated again. */
const last = new Map<string, string>();

function readyPicture(item: PictureItem, ink: string): ShownPicture {
  const exact = ready.get(keyOf(item, ink));
  if (exact !== undefined) return exact;
  const key = last.get(item.src);
  const standIn = key === undefined ? undefined : ready.get(key);
  return standIn === undefined ? undefined : { standIn };
}

const readyPictures = (scene: PageScene): ReadonlyMap<PictureItem, ShownPicture> =>
  new Map(picturesOf(scene).map((item) => [item, readyPicture(item, scene.ink)]));

/** The pictures of a page, treated as it prints them, by item; filled in as they arrive. */
export function useTreatedPictures(scene: PageScene): ReadonlyMap<PictureItem, ShownPicture> {
  const [shown, setShown] = useState(() => ({ scene, pictures: readyPictures(scene) }));
  useEffect(() => {
    let isShown = true;
    const show = (item: PictureItem, picture: ShownPicture) => {
      if (!isShown) return;
      setShown((before) => ({
        scene,
        pictures: new Map(before.scene === scene ? before.pictures : readyPictures(scene)).set(item, picture),
      }));
    };
    for (const item of picturesOf(scene)) {
      if (ready.has(keyOf(item, scene.ink))) continue;
      treatedAddress(item, scene.ink).then(
        (address) => show(item, address),
        () => show(item, "missing"),
      );
    }
    return () => {
      isShown = false;
    };
  }, [scene]);
  return shown.scene === scene ? shown.pictures : readyPictures(scene);
}
