import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { onForgetting } from "../account/what-is-forgotten.ts";
import { ApiError } from "../client.ts";
import { fetchSavedNewspaper, keepSavedNewspaper, postNewspaper, savedNewspaper } from "../newspapers.ts";
import { pause } from "../pause.ts";
import { useUser } from "../queries.ts";
import { isSameValue } from "./same-value.ts";
import { forgetTrouble, isTold, noteTrouble, troubleOf } from "./save-troubles.ts";
import {
  addChanges,
  applyChanges,
  dropChanges,
  isMadeOf,
  markFailed,
  type NewspaperChanges,
  settleChanges,
  unsavedBaseOf,
  unsavedChangesOf,
  useUnsavedChanges,
} from "./unsaved-changes.ts";

const firstPause = 2_000;
const longestPause = 60_000;
const mostConflicts = 3;

/** The same place was changed here and elsewhere: nothing is saved until the user has chosen one. */
class Clashing extends Error {}

/** Worth trying again by itself: no answer, a server in trouble, too many calls. */
const isPassing = (error: unknown) =>
  !(error instanceof Clashing) && (!(error instanceof ApiError) || error.status >= 500 || error.status === 429);
const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Without pictures of pages as they were before another device saved: they are drawn again. */
function withoutDrawn({ previewImageUrl, sharePictures, ...changes }: NewspaperChanges): NewspaperChanges {
  return {
    ...changes,
    ...(previewImageUrl === "" && { previewImageUrl }),
    ...(sharePictures?.card === "" && { sharePictures }),
  };
}

async function merged(known: Newspaper, changes: NewspaperChanges, base: NewspaperChanges): Promise<Newspaper> {
  const { mergeChanges } = await import("./merge-changes.ts");
  const { newspaper, clashes } = mergeChanges(known, changes, base, "mine");
  if (clashes.length > 0) throw new Clashing();
  return newspaper;
}

/** By id: what was sent and not answered. The server may have it all the same. */
const unanswered = new Map<string, readonly Newspaper[]>();
const mostUnanswered = 5;

/** Where the server has exactly what this tab sent, nothing changed elsewhere: the unsaved changes are based on it. */
function sinceUnanswered(known: Newspaper, base: NewspaperChanges): NewspaperChanges {
  const sent = unanswered.get(known.id) ?? [];
  const fields = (Object.keys(base) as (keyof NewspaperChanges)[]).filter((field) =>
    sent.some((newspaper) => isSameValue(newspaper[field], known[field])),
  );
  return { ...base, ...Object.fromEntries(fields.map((field) => [field, known[field]])) };
}

async function post(newspaper: Newspaper, isLeaving: boolean): Promise<Newspaper> {
  const { id } = newspaper;
  const before = unanswered.get(id) ?? [];
  unanswered.set(id, [...before, newspaper].slice(-mostUnanswered));
  try {
    const saved = await postNewspaper(newspaper, isLeaving);
    unanswered.delete(id);
    return saved;
  } catch (error) {
    // Refused, it is not there.
    if (error instanceof ApiError && error.status < 500) unanswered.set(id, before);
    throw error;
  }
}

async function saveOnce(client: QueryClient, id: string, changes: NewspaperChanges, isLeaving = false): Promise<Newspaper | null> {
  for (let conflicts = 0; ; conflicts += 1) {
    const wanted = conflicts === 0 ? changes : withoutDrawn(changes);
    const known: Newspaper = (conflicts === 0 ? savedNewspaper(client, id) : undefined) ?? (await fetchSavedNewspaper(client, id));
    if (Object.keys(wanted).length === 0) return null;
    const base = sinceUnanswered(known, unsavedBaseOf(id));
    const newspaper = isMadeOf(known, wanted, base) ? applyChanges(known, wanted) : await merged(known, wanted, base);
    try {
      const sharedBefore = savedNewspaper(client, id)?.shareUrl;
      const saved = await post(newspaper, isLeaving);
      const shareUrl = savedNewspaper(client, id)?.shareUrl;
      // Made public or private while the save was on its way: the save may have been read before that.
      const kept = shareUrl === undefined || shareUrl === sharedBefore ? saved : { ...saved, shareUrl };
      // In this order: what is shown is never without either.
      keepSavedNewspaper(client, kept);
      settleChanges(id, changes);
      return kept;
    } catch (error) {
      // Saved elsewhere meanwhile: these changes go on top of what is there now.
      if (!hasStatus(error, 409) || conflicts >= mostConflicts) throw error;
    }
  }
}

const savedListeners = new Set<(saved: Newspaper) => void>();

/** Calls the listener whenever changes of this tab have been saved. Gives what ends it. */
export function onSaved(listener: (saved: Newspaper) => void): () => void {
  savedListeners.add(listener);
  return () => void savedListeners.delete(listener);
}

/** By id of the newspaper: what saves it now. */
const underWay = new Map<string, symbol>();

// What is sent for a person ends with them.
onForgetting(() => {
  underWay.clear();
  unanswered.clear();
});

/** Says why a newspaper is not saved, where its owner can do something about it; true when nothing more is tried until they have. */
function tellTrouble(id: string, error: unknown): boolean {
  if (error instanceof Clashing) noteTrouble(id, { kind: "clash" });
  else if (hasStatus(error, 404)) {
    // Deleted, and not open here: no unsaved change is worth keeping.
    if (isTold(id)) noteTrouble(id, { kind: "gone" });
    else dropChanges(id);
  } else if (hasStatus(error, 400) || hasStatus(error, 422)) {
    const { fields } = ((error as ApiError).details ?? {}) as { fields?: unknown };
    noteTrouble(id, { kind: "refused", fields: Array.isArray(fields) ? fields.map(String) : [] });
  } else return false;
  // Not retried automatically; the trouble noted above is the only message about it.
  markFailed(id, false);
  return true;
}

/** Saves what is unsaved of a newspaper, one call at a time, until nothing is or the server refuses for good. */
async function saveChanges(client: QueryClient, id: string, isLeaving = false): Promise<void> {
  const trouble = troubleOf(id);
  if (underWay.has(id) || trouble?.kind === "clash" || trouble?.kind === "gone") return;
  const own = Symbol(id);
  underWay.set(id, own);
  let failures = 0;
  try {
    for (let changes = unsavedChangesOf(id); changes && underWay.get(id) === own; changes = unsavedChangesOf(id)) {
      try {
        const saved = await saveOnce(client, id, changes, isLeaving);
        failures = 0;
        if (!saved) settleChanges(id, changes);
        markFailed(id, false);
        forgetTrouble(id);
        if (saved) for (const listener of savedListeners) listener(saved);
      } catch (error) {
        if (tellTrouble(id, error)) return;
        console.warn("A change to the newspaper could not be saved", error);
        markFailed(id, true);
        if (!isPassing(error)) return;
        failures += 1;
        await pause(Math.min(longestPause, firstPause * 2 ** (failures - 1)));
      }
    }
  } finally {
    if (underWay.get(id) === own) underWay.delete(id);
  }
}

/** True while a call that saves this newspaper is on its way. */
export function isSaving(id: string): boolean {
  return underWay.has(id);
}

/** What pictures of its pages a newspaper has is forgotten with their small one: pages that look otherwise are drawn anew. */
const noSharePictures: Newspaper["sharePictures"] = { pages: [], card: "" };
const withoutOldPictures = (changes: NewspaperChanges): NewspaperChanges =>
  changes.previewImageUrl === "" ? { ...changes, sharePictures: noSharePictures } : changes;

/**
 * Saves changes now, with what is unsaved before them. Rejects as the server refuses; they are then kept, and sent again like all others.
 */
export async function saveNow(client: QueryClient, id: string, changes: NewspaperChanges): Promise<void> {
  addChanges(id, changes, savedNewspaper(client, id));
  const all = unsavedChangesOf(id) ?? {};
  try {
    const saved = await saveOnce(client, id, all);
    if (!saved) settleChanges(id, all);
    else for (const listener of savedListeners) listener(saved);
  } catch (error) {
    void saveChanges(client, id);
    throw error;
  }
  markFailed(id, false);
  forgetTrouble(id);
}

/** Sends whatever waits in this browser. */
export function sendUnsavedChanges(client: QueryClient): void {
  for (const id of Object.keys(useUnsavedChanges.getState().changes)) void saveChanges(client, id);
}

/** Hands changes over for saving. `known` is the newspaper they were made of; `isLeaving` while its page is being left. */
export function handOver(client: QueryClient, known: Newspaper, changes: NewspaperChanges, isLeaving: boolean): void {
  addChanges(known.id, withoutOldPictures(changes), known);
  void saveChanges(client, known.id, isLeaving);
}

/**
 * Changes a newspaper: seen at once (useNewspaper gives it changed), saved behind the reader's back in the order made, kept in this browser
 * while the line is down. What an earlier visit left unsaved is sent now.
 */
export function useEditNewspaper(): (id: string, changes: NewspaperChanges) => void {
  const client = useQueryClient();
  const { data: user } = useUser();
  const userId = user?.id;
  // Also after a new sign-in when the session had expired.
  useEffect(() => {
    if (userId) sendUnsavedChanges(client);
  }, [client, userId]);
  return useCallback(
    (id, changes) => {
      addChanges(id, withoutOldPictures(changes), savedNewspaper(client, id));
      void saveChanges(client, id);
    },
    [client],
  );
}

/** True while a change to this newspaper waits after an attempt to save it failed. */
export function useIsUnsaved(id: string | null): boolean {
  return useUnsavedChanges(({ failed, changes }) => id !== null && failed.includes(id) && changes[id] !== undefined);
}
