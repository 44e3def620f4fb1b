import { flushSync } from "react-dom";
import { type Arrived, type RunParts, useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { loadSceneFonts } from "../../render/fonts/fonts.ts";
import type { PictureSource } from "../../typeset/index.ts";
import type { ArrivedPictures } from "./live-newspaper.ts";
import type { LiveFront } from "./live-work.ts";
import { readPicture } from "./pictures.ts";
import { openLiveSheet, rehearse } from "./typesetting-host.ts";

/** Minimum interval between drawings of the page, in milliseconds. */
const interval = 200;
/** Pause after a drawing, as a multiple of its duration: drawing takes at most a quarter of the main thread's time. */
const share = 3;
/** A new connection drops the text and sends all of it again at once; the page must not flicker meanwhile. */
const reconnection = 400;

/** The finished page is on its way and comes sooner than this; for so long nothing is set before it, which it would have to wait for. */
const finishing = 1_500;

const lengthOf = (texts: Arrived["texts"]) => Object.values(texts).reduce((sum, text) => sum + text.length, 0);

/** Draws, and resolves to the milliseconds it took, layout and paint included. */
async function costOf(draw: () => void): Promise<number> {
  const began = performance.now();
  flushSync(draw);
  const drawn = performance.now() - began;
  const painted = await new Promise<number>((resolve) => {
    // A hidden window has no animation frames.
    const unseen = setTimeout(() => resolve(0), 1_000);
    requestAnimationFrame(() => {
      const frame = performance.now();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        clearTimeout(unseen);
        channel.port1.close();
        resolve(performance.now() - frame);
      };
      channel.port2.postMessage(null);
    });
  });
  return drawn + painted;
}

/** Preloads what setting the page of a possible order needs. A failure is reported when the order is placed. */
export async function warmUp(order: RunOrder): Promise<void> {
  await loadSceneFonts([await rehearse(order)]);
}

/**
 * Shows the front page of the run in progress as it grows: at once as it will be, then as often as the window can bear. The last state is
 * always shown. Ends with the function it gives.
 */
export function followLiveRun(order: RunOrder, number: number, show: (front: LiveFront) => void): () => void {
  const sheet = openLiveSheet(order, number);
  let isOver = false;
  let isBusy = false;
  let isStale = true;
  let earliest = 0;
  /** Number of characters on the page, and whether the headline's are among them. */
  let shown = 0;
  let hasHeadline = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let finishedAt: number | undefined;
  let pictures: ArrivedPictures = {};

  const set = async () => {
    timer = undefined;
    isBusy = true;
    isStale = false;
    const began = performance.now();
    const { texts, parts } = useLiveRun.getState();
    try {
      const front = await sheet.set({ texts, parts }, pictures);
      await loadSceneFonts([front.scene]);
      if (isOver) return;
      const cost = await costOf(() => show(front));
      shown = lengthOf(texts);
      hasHeadline = texts.expandedTitle !== undefined;
      earliest = Math.max(began + interval, performance.now() + cost * share);
    } catch (error) {
      if (isOver) return;
      // Generation continues; only the growing page is not shown.
      console.warn("The page in the making could not be set", error);
      earliest = performance.now() + 2_000;
    } finally {
      isBusy = false;
    }
    if (isStale) wait();
  };

  const wait = () => {
    isStale = true;
    if (isBusy || isOver || document.hidden) return;
    const { texts, parts, newspaperId } = useLiveRun.getState();
    if (newspaperId !== null) finishedAt ??= performance.now();
    // The first word is shown without delay: there is no text yet that a redraw could disturb.
    const isFirst = !hasHeadline && texts.expandedTitle !== undefined;
    const isBroken = !parts.text && lengthOf(texts) < shown;
    const soonest = isFirst ? 0 : isBroken ? performance.now() + reconnection : earliest;
    const wanted = finishedAt === undefined ? soonest : Math.max(soonest, finishedAt + finishing);
    // Text that arrives faster than the timer must not postpone it for ever.
    if (timer !== undefined && wanted === due) return;
    clearTimeout(timer);
    due = wanted;
    timer = setTimeout(set, Math.max(0, due - performance.now()));
  };

  const asked = new Set<string>();
  const develop = async (place: keyof ArrivedPictures, part: RunParts["picture-1"]) => {
    if (!part || asked.has(part.imageUrl)) return;
    asked.add(part.imageUrl);
    const isPhotograph = part.imageUrl === order.imageUrl;
    const known = await readPicture(part.imageUrl, isPhotograph || order.imageModel !== "house");
    if (!known || isOver) return;
    const picture: PictureSource = { ...known, caption: part.caption, alt: part.alt, ...(isPhotograph ? { isPhotograph } : {}) };
    pictures = { ...pictures, [place]: picture };
    wait();
  };

  const leave = useLiveRun.subscribe(({ texts, parts, newspaperId }, before) => {
    if (parts !== before.parts) {
      void develop("main", parts["picture-1"]);
      void develop("small", parts["picture-2"]);
    }
    // Text is only appended, or starts again.
    const hasGrown = lengthOf(texts) !== lengthOf(before.texts) || parts !== before.parts;
    const isFinished = newspaperId !== before.newspaperId;
    if (hasGrown || (isFinished && timer !== undefined)) wait();
  });
  const { parts } = useLiveRun.getState();
  void develop("main", parts["picture-1"]);
  void develop("small", parts["picture-2"]);
  document.addEventListener("visibilitychange", wait);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
    document.removeEventListener("visibilitychange", wait);
  };
}
