import type { QueryClient } from "@tanstack/react-query";
import {
  fetchSavedNewspaper,
  keepSavedNewspaper,
  keepVersion,
  type Newspaper,
  postNewspaper,
  postRestore,
  savedNewspaper,
} from "../newspapers.ts";
import { askAgain } from "./ask-again.ts";
import { sendUnsavedChanges } from "./edit-newspaper.ts";
import type { Clash, Side } from "./merge.ts";
import { mergeChanges } from "./merge-changes.ts";
import { isSameValue } from "./same-value.ts";
import { forgetTrouble } from "./save-troubles.ts";
import { expectOwnChange, useStone } from "./stone.ts";
import { dropChanges, type NewspaperChanges, replaceChanges, unsavedBaseOf, unsavedChangesOf } from "./unsaved-changes.ts";
import { useTypedAhead } from "./unsaved-work.ts";

const merged = (saved: Newspaper, side: Side) => mergeChanges(saved, unsavedChangesOf(saved.id) ?? {}, unsavedBaseOf(saved.id), side);

/** Places in which the newspaper was changed here and elsewhere, as they are at this moment. */
export function clashesOf(client: QueryClient, id: string): Clash[] {
  useTypedAhead.getState().handOver?.();
  const saved = savedNewspaper(client, id);
  return saved ? merged(saved, "mine").clashes : [];
}

/**
 * Lets one side stand where both have changed the same place, and keeps the newspaper of the other side as a version, named as told: first
 * of all, so that nothing is lost when the line is. Rejects as the server refuses; then nothing has changed.
 */
export async function settleClash(client: QueryClient, id: string, side: Side, nameOfOther: string): Promise<void> {
  useTypedAhead.getState().handOver?.();
  const saved = await fetchSavedNewspaper(client, id);
  const before = merged(saved, "mine");
  if (before.clashes.length > 0) {
    await keepVersion(side === "mine" ? saved : before.newspaper, nameOfOther);
    void askAgain(client, { queryKey: ["versions", id] });
  }
  // The user may have typed on meanwhile.
  useTypedAhead.getState().handOver?.();
  const { newspaper } = merged(saved, side);
  const fields = Object.keys(unsavedChangesOf(id) ?? {}) as (keyof NewspaperChanges)[];
  const left = fields.filter((field) => !isSameValue(newspaper[field], saved[field])).map((field) => [field, newspaper[field]]);
  if (side === "theirs") expectOwnChange(id);
  replaceChanges(id, Object.fromEntries(left), saved);
  forgetTrouble(id);
  sendUnsavedChanges(client);
}

/** Takes back that the newspaper was deleted elsewhere, and saves what was changed here. Rejects as the server refuses. */
export async function restoreDeleted(client: QueryClient, id: string): Promise<void> {
  keepSavedNewspaper(client, await postRestore(id));
  forgetTrouble(id);
  sendUnsavedChanges(client);
}

/** Saves the newspaper on the stone as another one, with its history; gives its id. Rejects as the server refuses. */
export async function saveAsNew(client: QueryClient, id: string): Promise<string> {
  useTypedAhead.getState().handOver?.();
  const { newspaper } = useStone.getState();
  if (newspaper?.id !== id) throw new Error("This newspaper does not lie on the stone");
  const { id: _id, updatedAt: _at, ...input } = newspaper;
  const fresh = await postNewspaper({ ...input, pressRunId: null, previewImageUrl: "", sharePictures: { pages: [], card: "" } });
  // What was typed meanwhile is on the stone, and goes with it.
  useTypedAhead.getState().handOver?.();
  dropChanges(id);
  forgetTrouble(id);
  keepSavedNewspaper(client, fresh);
  useStone.setState(({ newspaper: latest }) => ({
    newspaper: { ...newspaper, ...latest, ...serversOwn(fresh) },
    common: { ...newspaper, ...serversOwn(fresh) },
  }));
  return fresh.id;
}

const serversOwn = ({ id, title, pressRunId, shareUrl, createdAt, updatedAt, folio }: Newspaper) => ({
  id,
  title,
  pressRunId,
  shareUrl,
  createdAt,
  updatedAt,
  folio,
});
