import { useEffect, useLayoutEffect, useRef } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../forgiving-storage.ts";
import { useDraft } from "../press/draft.ts";
import { forgetWork, takeUpWork } from "./forget-person.ts";

interface WorkOwner {
  /** Id of the account that last worked in this browser, or ''. */
  userId: string;
  /** By what the article it left is known again. */
  title: string;
  content: string;
}

/** Under which the owner is kept, for other tabs to hear of. */
export const workOwnerKey = "work-owner";

const useWorkOwner = create<WorkOwner>()(
  persist((): WorkOwner => ({ userId: "", title: "", content: "" }), {
    name: workOwnerKey,
    version: 1,
    storage: forgivingStorage(),
    merge: (stored, fresh) => {
      const { userId, title, content } = (stored ?? {}) as Partial<Record<keyof WorkOwner, unknown>>;
      return typeof userId === "string" && typeof title === "string" && typeof content === "string" ? { userId, title, content } : fresh;
    },
  }),
);

/** The owner of this browser's unsaved work as noted by another tab; '' for none. */
export function ownerIn(stored: string | null): string {
  try {
    const { state } = JSON.parse(stored ?? "") as { state?: { userId?: unknown } };
    return typeof state?.userId === "string" ? state.userId : "";
  } catch {
    return "";
  }
}

const ends = 48;
const markOf = (text: string) => `${text.length} ${text.slice(0, ends)} ${text.slice(-ends)}`;

function noteWork(userId: string): void {
  const { title, content } = useDraft.getState();
  useWorkOwner.setState({ userId, title: markOf(title), content: markOf(content) });
}

/**
 * What this browser keeps, where the person works in another tab already: what is kept is theirs then, and only this tab still holds
 * another's.
 */
function begunElsewhere(userId: string): [string, string][] | null {
  try {
    return ownerIn(localStorage.getItem(workOwnerKey)) === userId ? Object.entries(localStorage) : null;
  } catch {
    return null;
  }
}

/**
 * Lets a person find what they left in this browser, and nothing of what another account left. What was pasted before the sign-in, after
 * the other one had gone, is the new person's.
 */
function claimWork(userId: string): void {
  const left = useWorkOwner.getState();
  if (left.userId !== "" && left.userId !== userId) {
    const { title, content, edit } = useDraft.getState();
    const isOwn = markOf(content) !== left.content;
    const begun = begunElsewhere(userId);
    if (begun) takeUpWork(begun);
    else forgetWork();
    if (isOwn) edit({ content, title: markOf(title) === left.title ? "" : title });
  }
  noteWork(userId);
}

/** For the screen on which people work: before anything of it asks for what another account left. */
export function useOwnWork(userId: string | undefined): void {
  // Runs before the effects of everything inside, by which newspapers are fetched and changes sent.
  useLayoutEffect(() => {
    if (userId) claimWork(userId);
  }, [userId]);
  // Who goes on writing after their session has ended is still the same person.
  const last = useRef(userId);
  if (userId) last.current = userId;
  const writer = last.current;
  useEffect(() => {
    if (writer) return useDraft.subscribe(() => noteWork(writer));
  }, [writer]);
}
