import { useCallback, useEffect, useState } from "react";
import type { PageScene } from "../../typeset/index.ts";
import { type OwnWords, ownWordsAt } from "./own-words.ts";

const seenFor = 5_000;

/** A note at a click on generated text: where that text comes from. Disappears by itself. */
export function useOwnWords(scene: PageScene) {
  const [note, setNote] = useState<{ words: OwnWords; x: number; y: number } | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), seenFor);
    return () => clearTimeout(timer);
  }, [note]);
  const ask = useCallback(
    (point: { x: number; y: number }) => {
      const words = ownWordsAt(scene, point);
      setNote(words && { words, ...point });
    },
    [scene],
  );
  return { note, ask };
}
