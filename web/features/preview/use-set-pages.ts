import { useCallback, useEffect, useRef } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import { clearLaidPages, forgetLaidPages, keepLaidPages, useLaidPages } from "./laid-pages.ts";
import type { StonePress } from "./press-stone.ts";
import type { SetPages } from "./set-pages.ts";

export interface PagesOnDesk {
  /** The pages as they last stood still; those of the newspaper before, while another is being set. Null before the first. */
  pages: SetPages | null;
  /** `pages` are those of the newspaper as it is at this moment. */
  isSettled: boolean;
  isSetting: boolean;
  /** Why they could not be set. */
  error: unknown;
  /** Sets once more what could not be set, or was set without its pictures. */
  setAgain: () => void;
  /** The user is about to edit: loads and warms up what editing needs. */
  ready: () => void;
}

/** The pages of a newspaper, set in this browser: of the newspaper as it lies on the stone, with all that is edited there. */
export function useSetPages(newspaper: Newspaper | undefined): PagesOnDesk {
  const press = useRef<StonePress | null>(null);
  const isFirst = useRef(true);
  const isWanted = newspaper !== undefined;
  const id = newspaper?.id;
  const latest = useRef(id);
  latest.current = id;
  const pages = useLaidPages((laid) => laid.settled);
  const isSettled = useLaidPages((laid) => laid.settled === laid.set && laid.set?.newspaperId === id);
  const isSetting = useLaidPages((laid) => laid.isSetting);
  const error = useLaidPages((laid) => laid.error);

  useEffect(() => {
    keepLaidPages();
    return forgetLaidPages;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever newspaper it is, the press takes it from the stone.
  useEffect(() => {
    if (!isWanted) return;
    // Pages kept from an earlier visit are not shown in place of another newspaper.
    if (isFirst.current && useLaidPages.getState().set?.newspaperId !== id) clearLaidPages();
    isFirst.current = false;
    let isOver = false;
    import("./press-stone.ts").then(
      ({ pressStone }) => {
        if (!isOver) press.current = pressStone(() => latest.current);
      },
      (reason) => useLaidPages.setState({ error: reason }),
    );
    return () => {
      isOver = true;
      press.current?.stop();
      press.current = null;
    };
  }, [isWanted]);

  useEffect(() => {
    if (newspaper) void import("../../api/stone/stone.ts").then(({ lay }) => lay(newspaper));
  }, [newspaper]);

  return {
    pages,
    isSettled,
    isSetting: isSetting || (isWanted && pages?.newspaperId !== id && error === null),
    error,
    setAgain: useCallback(() => press.current?.again(), []),
    ready: useCallback(() => press.current?.ready(), []),
  };
}
