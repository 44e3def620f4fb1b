import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Newspaper } from "../../functions/completed-newspapers/contract.ts";
import { ApiError } from "./client.ts";
import { fetchSavedNewspaper, keepSavedNewspaper, postNewspaper, savedNewspaper } from "./newspapers.ts";
import { pause } from "./pause.ts";
import { useUser } from "./queries.ts";
import {
  addChanges,
  applyChanges,
  dropChanges,
  markFailed,
  type NewspaperChanges,
  settleChanges,
  unsavedChangesOf,
  useUnsavedChanges,
} from "./unsaved-changes.ts";

const firstPause = 2_000;
const longestPause = 60_000;
const mostConflicts = 3;

/** Worth trying again by itself: no answer, a server in trouble, too many calls. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Without pictures that were drawn of pages as they were before somebody else saved: they are made anew. */
function withoutDrawn({ previewImageUrl, sharePictures, ...changes }: NewspaperChanges): NewspaperChanges {
  return {
    ...changes,
    ...(previewImageUrl === "" && { previewImageUrl }),
    ...(sharePictures?.card === "" && { sharePictures }),
  };
}

async function saveOnce(client: QueryClient, id: string, changes: NewspaperChanges): Promise<void> {
  for (let conflicts = 0; ; conflicts += 1) {
    const wanted = conflicts === 0 ? changes : withoutDrawn(changes);
    const base: Newspaper = (conflicts === 0 ? savedNewspaper(client, id) : undefined) ?? (await fetchSavedNewspaper(client, id));
    if (Object.keys(wanted).length === 0) return;
    try {
      const sharedBefore = savedNewspaper(client, id)?.shareUrl;
      const saved = await postNewspaper(applyChanges(base, wanted));
      const shareUrl = savedNewspaper(client, id)?.shareUrl;
      // Made public or private while the save was on its way: the save may have been read before that.
      keepSavedNewspaper(client, shareUrl === undefined || shareUrl === sharedBefore ? saved : { ...saved, shareUrl });
      return;
    } catch (error) {
      // Saved elsewhere meanwhile: these changes go on top of what is there now.
      if (!hasStatus(error, 409) || conflicts >= mostConflicts) throw error;
    }
  }
}

const underWay = new Set<string>();

/** Saves what is unsaved of a newspaper, one call at a time, until nothing is or the server refuses for good. */
async function saveChanges(client: QueryClient, id: string): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  let failures = 0;
  try {
    for (let changes = unsavedChangesOf(id); changes; changes = unsavedChangesOf(id)) {
      try {
        await saveOnce(client, id, changes);
        failures = 0;
        settleChanges(id, changes);
        markFailed(id, false);
      } catch (error) {
        if (hasStatus(error, 404)) {
          dropChanges(id);
          return;
        }
        console.warn("A change to the newspaper could not be saved", error);
        markFailed(id, true);
        if (!isPassing(error)) return;
        failures += 1;
        await pause(Math.min(longestPause, firstPause * 2 ** (failures - 1)));
      }
    }
  } finally {
    underWay.delete(id);
  }
}

/** What pictures of its pages a newspaper has is forgotten with their small one: pages that look otherwise are drawn anew. */
const noSharePictures: Newspaper["sharePictures"] = { pages: [], card: "" };
const withoutOldPictures = (changes: NewspaperChanges): NewspaperChanges =>
  changes.previewImageUrl === "" ? { ...changes, sharePictures: noSharePictures } : changes;

/** Saves changes now, with what is unsaved before them. Rejects as the server refuses; they are then kept, and sent again like all others. */
export async function saveNow(client: QueryClient, id: string, changes: NewspaperChanges): Promise<void> {
  addChanges(id, changes);
  const all = unsavedChangesOf(id) ?? {};
  try {
    await saveOnce(client, id, all);
  } catch (error) {
    void saveChanges(client, id);
    throw error;
  }
  settleChanges(id, all);
  markFailed(id, false);
}

/** Sends whatever waits in this browser. */
export function sendUnsavedChanges(client: QueryClient): void {
  for (const id of Object.keys(useUnsavedChanges.getState().changes)) void saveChanges(client, id);
}

/**
 * Changes a newspaper: seen at once (useNewspaper gives it changed), saved behind the reader's back in the order made, kept in this browser while the
 * line is down. What an earlier visit left unsaved is sent now.
 */
export function useEditNewspaper(): (id: string, changes: NewspaperChanges) => void {
  const client = useQueryClient();
  const { data: user } = useUser();
  const userId = user?.id;
  // Also when somebody whose session had ended is there again.
  useEffect(() => {
    if (userId) sendUnsavedChanges(client);
  }, [client, userId]);
  return useCallback(
    (id, changes) => {
      addChanges(id, withoutOldPictures(changes));
      void saveChanges(client, id);
    },
    [client],
  );
}

/** True while a change to this newspaper waits after an attempt to save it failed. */
export function useIsUnsaved(id: string | null): boolean {
  return useUnsavedChanges(({ failed, changes }) => id !== null && failed.includes(id) && changes[id] !== undefined);
}
