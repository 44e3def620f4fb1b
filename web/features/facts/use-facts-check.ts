import { useEffect } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import { useStone } from "../../api/stone/stone.ts";
import { type FactsBench, openFactsBench } from "./facts-bench.ts";
import { factsWork } from "./facts-piece.ts";
import { withModelDoubts } from "./model-doubts.ts";
import { useFacts } from "./use-facts.ts";

/** Milliseconds after the last key. */
const pause = 250;

const isSameToCheck = (one: Newspaper, other: Newspaper) =>
  one.id === other.id &&
  one.expandedContent === other.expandedContent &&
  one.content === other.content &&
  one.title === other.title &&
  one.language === other.language &&
  one.region === other.region &&
  one.author === other.author &&
  one.publishDate === other.publishDate &&
  one.imageCaption === other.imageCaption &&
  one.smallImageCaption === other.smallImageCaption &&
  one.imageUrl === other.imageUrl &&
  one.smallImageUrl === other.smallImageUrl &&
  one.folio === other.folio;

let again: (() => void) | undefined;

/** Looks once more, after the check has failed. */
export const checkAgain = () => again?.();

/** Keeps what is known of the newspaper on the stone up to its words; gives what ends it. */
function watchFacts(): () => void {
  const bench: FactsBench = openFactsBench();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Newspaper | null = null;
  let isEnded = false;

  const check = async () => {
    const { newspaper } = useStone.getState();
    if (!newspaper || underWay || isEnded) return;
    underWay = newspaper;
    try {
      const page = await bench.check(factsWork(newspaper));
      if (isEnded) return;
      useFacts.setState({ checked: { page: withModelDoubts(page, newspaper), newspaper }, hasFailed: false });
    } catch (error) {
      if (isEnded) return;
      console.warn("The facts could not be looked up", error);
      useFacts.setState({ hasFailed: true });
    } finally {
      underWay = null;
    }
    const now = useStone.getState().newspaper;
    const isBehind = now !== null && !isSameToCheck(now, newspaper);
    useFacts.setState({ isChecking: isBehind });
    if (isBehind) later(0);
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), wait);
  };
  const look = (newspaper: Newspaper | null, before: Newspaper | null) => {
    if (!newspaper) return useFacts.setState({ checked: null, isChecking: false, hasFailed: false });
    if (before && isSameToCheck(newspaper, before)) return;
    if (before?.id !== newspaper.id) useFacts.setState({ checked: null, shown: null });
    useFacts.setState({ isChecking: true });
    later(before?.id === newspaper.id ? pause : 0);
  };

  again = () => {
    useFacts.setState({ isChecking: true });
    later(0);
  };
  const unsubscribe = useStone.subscribe(({ newspaper }, { newspaper: before }) => {
    if (newspaper !== before) look(newspaper, before);
  });
  look(useStone.getState().newspaper, useFacts.getState().checked?.newspaper ?? null);
  return () => {
    isEnded = true;
    again = undefined;
    clearTimeout(timer);
    unsubscribe();
    bench.close();
    useFacts.setState({ isChecking: false });
  };
}

let watchers = 0;
let end: (() => void) | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** While a component shows facts they are checked after every change, in a Web Worker, and only for the newest text. */
export function useFactsCheck(): void {
  useEffect(() => {
    clearTimeout(closing);
    watchers += 1;
    end ??= watchFacts();
    return () => {
      watchers -= 1;
      // Parts come and go together: a moment later another may be there.
      closing = setTimeout(() => {
        if (watchers > 0) return;
        end?.();
        end = undefined;
      });
    };
  }, []);
}
