import type { Device, Drawing, NewspaperToSet, PageScene, PictureSource, SceneItem, SetNewspaper } from "../../typeset/index.ts";
import { differenceOf, withDifference } from "./scene-difference.ts";
import { type AgainNews, type AgainOrder, setAgain } from "./set-again.ts";
import { isTypesetterReady, practiseBeside, setAgainBeside } from "./typesetting-host.ts";

export interface SetAnew {
  /** Items that are as they were are the same objects. */
  set: SetNewspaper;
  /** The others. */
  fresh: SceneItem[];
  /** Faces of some signs are still coming. */
  isShort: boolean;
}

export interface PagesSetter {
  /** Sets a newspaper of that height; `patience` as in AgainOrder. Rejects where something it takes cannot be loaded. */
  set: (newspaper: NewspaperToSet, height: number, patience: number | null) => Promise<SetAnew>;
  /** Readies the Web Worker for the next edit of pages that were set in the window. */
  moveBeside: () => Promise<void>;
}

function withoutDrawings(newspaper: NewspaperToSet): Pick<AgainOrder, "newspaper" | "drawings"> {
  const drawings = new Map<string, Drawing>();
  const bare = (picture: PictureSource | undefined) => {
    if (!picture?.drawing) return picture;
    const { drawing, ...rest } = picture;
    drawings.set(picture.src, drawing);
    return rest;
  };
  const [main, small] = [bare(newspaper.pictures.main), bare(newspaper.pictures.small)];
  return { newspaper: { ...newspaper, pictures: { ...(main && { main }), ...(small && { small }) } }, drawings };
}

const itemsOf = (pages: readonly PageScene[]) => pages.flatMap(({ items }) => items);

/** Where pages are set, and the pages that are known there. */
interface Bench {
  isBeside: boolean;
  number: number;
  pages: readonly PageScene[];
}

const emptyBench = (isBeside: boolean): Bench => ({ isBeside, number: 0, pages: [] });

/** Sets the pages of one newspaper for a device repeatedly, in the Web Worker where there is one. */
export function openPagesSetter(device: Device = "desktop"): PagesSetter {
  let shown: readonly PageScene[] = [];
  let bench = emptyBench(false);
  let hasPractised = false;
  let latest: { newspaper: NewspaperToSet; height: number } | null = null;

  const order = async (from: Bench, newspaper: NewspaperToSet, height: number, patience: number | null) => {
    const news: AgainNews = from.isBeside
      ? await setAgainBeside({ ...withoutDrawings(newspaper), device, height, patience, base: from.number })
      : await setAgain({ newspaper, drawings: new Map(), device, height, patience, base: from.number });
    const known = news.isOfBase ? from.pages : [];
    let set = withDifference(known, news.difference);
    if (known !== shown) set = withDifference(shown, differenceOf(shown, set));
    return { set, isShort: news.isShort, bench: { isBeside: from.isBeside, number: news.number, pages: set.pages } };
  };

  return {
    async set(newspaper, height, patience) {
      latest = { newspaper, height };
      const isFirst = patience === null;
      const from = isFirst ? emptyBench(isTypesetterReady()) : bench;
      const done = await order(from, newspaper, height, patience).catch((error) => {
        if (!from.isBeside) throw error;
        console.warn("The pages are set in the window", error);
        return order(emptyBench(false), newspaper, height, patience);
      });
      bench = done.bench;
      const before = new Set(itemsOf(shown));
      shown = done.set.pages;
      return { set: done.set, isShort: done.isShort, fresh: itemsOf(shown).filter((item) => !before.has(item)) };
    },
    async moveBeside() {
      if (!latest) return;
      const { newspaper, height } = latest;
      if (!bench.isBeside) {
        const done = await order(emptyBench(true), newspaper, height, null);
        // The pages of the moment when it began: what was edited since then is in the next change.
        if (!bench.isBeside) bench = done.bench;
      }
      if (device === "desktop" && !hasPractised) practiseBeside();
      hasPractised = true;
    },
  };
}
