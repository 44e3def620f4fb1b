import type { QueryClient } from "@tanstack/react-query";
import { useDesk } from "../desk.ts";
import { useOrigin } from "../press/article-origin.ts";
import { useDraft } from "../press/draft.ts";
import { useLiveRun } from "../press/live-run.ts";
import { queryKeys } from "../queries.ts";
import { useSetAside } from "../stone/set-aside.ts";
import { useUnsavedChanges } from "../stone/unsaved-changes.ts";
import { keepUser } from "./account.ts";
import { forgetEverywhere } from "./what-is-forgotten.ts";

/** What stays in this browser: it belongs to the browser, not to a person. */
const kept = ["language", "theme", "mini-game-high-score"];

/** Removes all data of the user who was signed in from this browser: their unsaved work and the cached answers. */
export function forgetPerson(client: QueryClient): void {
  forgetWork();
  // What is on the screen now, the navigation bar, watches who is signed in: that answer changes, the others go.
  keepUser(client, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
  client.getMutationCache().clear();
}

/** The work of the person who has begun in another tab, as it is kept: in place of what this tab held for the one before. */
export function takeUpWork(stored: readonly (readonly [string, string])[]): void {
  forgetWork();
  try {
    for (const [name, text] of stored) localStorage.setItem(name, text);
  } catch {
    // A full storage: the other tab still holds what is on its screen.
  }
  for (const store of [useDraft, useOrigin, useDesk, useSetAside, useUnsavedChanges]) void store.persist.rehydrate();
}

/** The draft, changes that wait, what was being watched: before the next screen is shown, which would take the draft up. */
export function forgetWork(): void {
  forgetEverywhere();
  useDraft.getState().clear();
  useOrigin.getState().clear();
  useDesk.getState().clear();
  useSetAside.getState().clear();
  useLiveRun.getState().end();
  useUnsavedChanges.setState({ changes: {}, bases: {}, failed: [] });
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const name of Object.keys(storage())) if (!kept.includes(name)) storage().removeItem(name);
    } catch {
      // Where storage is switched off nothing was kept.
    }
  }
}
