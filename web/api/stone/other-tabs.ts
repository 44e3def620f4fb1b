import type { QueryClient } from "@tanstack/react-query";
import { fetchSavedNewspaper, savedNewspaper } from "../newspapers.ts";
import { isSaving, onSaved } from "./edit-newspaper.ts";
import { isAhead, type Stone, useStone } from "./stone.ts";
import { unsavedChangesOf } from "./unsaved-changes.ts";

/** What tabs of one browser tell each other: only which newspaper, never what of it. */
type Word = { kind: "typing"; id: string } | { kind: "saved"; id: string; updatedAt: number };

const channelName = "stone";
/** Milliseconds between two words of the same typing. */
const rest = 10_000;

function isWord(heard: unknown): heard is Word {
  const { kind, id, updatedAt } = (heard ?? {}) as Record<string, unknown>;
  return typeof id === "string" && (kind === "typing" || (kind === "saved" && typeof updatedAt === "number"));
}

/**
 * Listens to other tabs of this browser, and tells them what this one does. What another has saved of the newspaper on the stone is taken
 * in at once where this tab has nothing unsaved of it. `onTyping` hears that another tab edits it. Gives what ends it.
 */
export function joinOtherTabs(client: QueryClient, onTyping: (newspaperId: string) => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel(channelName);
  let told = { id: "", at: 0 };

  const hear = ({ data }: MessageEvent<unknown>) => {
    const stone = useStone.getState();
    if (!isWord(data) || data.id !== stone.newspaper?.id) return;
    if (data.kind === "typing") return onTyping(data.id);
    const known = savedNewspaper(client, data.id);
    if (isAhead(stone) || unsavedChangesOf(data.id) || isSaving(data.id) || !known || known.updatedAt >= data.updatedAt) return;
    fetchSavedNewspaper(client, data.id).catch((error: unknown) =>
      console.warn("What another window has saved could not be fetched", error),
    );
  };
  const follow = ({ newspaper, done }: Stone, before: Stone) => {
    if (!newspaper || newspaper.id !== before.newspaper?.id || done === before.done || done.length === 0) return;
    const now = Date.now();
    if (told.id === newspaper.id && now - told.at < rest) return;
    told = { id: newspaper.id, at: now };
    channel.postMessage({ kind: "typing", id: newspaper.id } satisfies Word);
  };

  channel.addEventListener("message", hear);
  const ends = [
    useStone.subscribe(follow),
    onSaved(({ id, updatedAt }) => channel.postMessage({ kind: "saved", id, updatedAt } satisfies Word)),
  ];
  return () => {
    for (const end of ends) end();
    channel.close();
  };
}
