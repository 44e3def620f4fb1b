import { useEffect, useState } from "react";
import { useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import type { GrownPage } from "./page-sheet.tsx";

/** A newspaper that is being made. */
export interface LiveOrder {
  order: RunOrder;
  /** The number it will have in its folio. */
  number: number;
}

/** A run that is over sooner is not shown growing: the page would only flicker. */
const soon = 300;

/**
 * The front page of a newspaper in the making as it grows, with `isGrowing`; null until it is set. `isDue` says that the run has lasted
 * long enough, or has brought words, for something to be shown of it.
 */
export function useLiveFront(live: LiveOrder | null, isGrowing: boolean): { front: GrownPage | null; isDue: boolean } {
  const [front, setFront] = useState<GrownPage | null>(null);
  const [isDue, setDue] = useState(false);
  const order = live?.order;
  const number = live?.number ?? 1;
  useEffect(() => {
    if (!order) return;
    const timer = setTimeout(() => setDue(true), soon);
    const leave = useLiveRun.subscribe(({ texts }) => Object.keys(texts).length > 0 && setDue(true));
    return () => {
      clearTimeout(timer);
      leave();
      setDue(false);
    };
  }, [order]);
  useEffect(() => {
    if (!order || !isGrowing) return;
    let isOver = false;
    let stop = () => {};
    void import("./live-setter.ts").then(({ followLiveRun }) => {
      const picturedAt = new Map<string, number>();
      if (!isOver) stop = followLiveRun(order, number, (front) => setFront({ ...front, picturedAt }));
    });
    return () => {
      isOver = true;
      stop();
      setFront(null);
    };
  }, [order, number, isGrowing]);
  return { front, isDue };
}
