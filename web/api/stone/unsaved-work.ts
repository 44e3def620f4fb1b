import { useEffect } from "react";
import { create } from "zustand";
import { useUnsavedChanges } from "./unsaved-changes.ts";

/** Pictures of the page: made again from the newspaper whenever they are missing. */
const derived = ["previewImageUrl", "sharePictures"];

const useUploads = create<{ underWay: number }>()(() => ({ underWay: 0 }));

/** What was typed a moment ago and has not been handed over for saving yet, as the deed that does so; null where there is none. */
export const useTypedAhead = create<{ handOver: (() => void) | null }>()(() => ({ handOver: null }));

/** Counts a piece of work that is lost when the page is left before its end: a photograph on its way. */
export async function notToBeLeft<T>(work: Promise<T>): Promise<T> {
  useUploads.setState(({ underWay }) => ({ underWay: underWay + 1 }));
  try {
    return await work;
  } finally {
    useUploads.setState(({ underWay }) => ({ underWay: underWay - 1 }));
  }
}

/** True while the server has not confirmed a change of the user. */
export function hasUnsavedWork(): boolean {
  if (useTypedAhead.getState().handOver) return true;
  return Object.values(useUnsavedChanges.getState().changes).some((changes) =>
    Object.keys(changes).some((field) => !derived.includes(field)),
  );
}

/** While something would be lost, or not be saved yet, the browser asks before the page is left; never otherwise. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    let isOn = false;
    const look = () => {
      const isWanted = useUploads.getState().underWay > 0 || hasUnsavedWork();
      if (isWanted === isOn) return;
      isOn = isWanted;
      if (isWanted) addEventListener("beforeunload", ask);
      else removeEventListener("beforeunload", ask);
    };
    look();
    const ends = [useUploads.subscribe(look), useTypedAhead.subscribe(look), useUnsavedChanges.subscribe(look)];
    return () => {
      for (const end of ends) end();
      removeEventListener("beforeunload", ask);
    };
  }, []);
}
