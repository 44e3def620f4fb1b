import { useEffect, useRef, useState } from "react";
import type { LanguageCode } from "../../../locales/languages.ts";
import type { NewspaperToSet, PageScene } from "../../typeset/index.ts";
import { arrivedAt, type DemoScene, picturesAt } from "./demo-script.ts";
import { fetchNewspaperOf, type GrowingFront, type OpenPressRoom } from "./press-room.ts";

/** Milliseconds between two settings of the page at the least, so that the window has time for the rest. */
const interval = 220;

export interface DemoPage {
  /** Null until it is there. */
  newspaper: NewspaperToSet | null;
  growing: GrowingFront | null;
  finished: PageScene | null;
  hasFailed: boolean;
}

const nothing: DemoPage = { newspaper: null, growing: null, finished: null, hasFailed: false };

/**
 * The page of the demo: fetches the newspaper and the typesetter at once, and sets what has been written of it at this moment as often as
 * can be, by the same code that shows a run. `attempt` counts up to begin again after a failure.
 */
export function useDemoPage(
  language: LanguageCode,
  open: OpenPressRoom,
  moment: { scene: DemoScene; share: number },
  attempt: number,
): DemoPage {
  const [page, setPage] = useState(nothing);
  const latest = useRef(moment);
  latest.current = moment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again.
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setPage(nothing);
    const fail = (error: unknown) => {
      console.warn("The demo could not go on", error);
      if (!isOver) setPage((before) => ({ ...before, hasFailed: true }));
    };
    const run = async () => {
      const [newspaper, room] = await Promise.all([fetchNewspaperOf(language), open()]);
      if (isOver) return;
      setPage((before) => ({ ...before, newspaper }));
      const finished = await room.setFront(newspaper);
      const sheet = room.begin(newspaper);
      let shown = -1;
      const set = async () => {
        const { scene, share } = latest.current;
        const due = scene === "page" ? share : scene === "finished" ? 1 : 0;
        if (due !== shown) {
          const growing = await sheet.set(arrivedAt(newspaper, due), picturesAt(newspaper, due));
          shown = due;
          if (isOver) return;
          setPage((before) => ({ ...before, growing, finished }));
        }
        timer = setTimeout(() => set().catch(fail), interval);
      };
      await set();
    };
    run().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language, open, attempt]);

  return page;
}
