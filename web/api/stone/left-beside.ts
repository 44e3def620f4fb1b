import type { QueryClient } from "@tanstack/react-query";
import { attempt } from "../forgiving-storage.ts";
import { sendUnsavedChanges } from "./edit-newspaper.ts";
import { isSameValue } from "./same-value.ts";
import { type NewspaperChanges, unsavedChangesOf, useUnsavedChanges } from "./unsaved-changes.ts";
import { useTypedAhead } from "./unsaved-work.ts";

// Of each newspaper the browser's storage has one place for what is unsaved, and the tab that writes last has it. What another tab has
// there is kept beside it: with both tabs closed while the line is down, it would be nowhere.

/** What one tab has not saved of a newspaper. */
interface Left {
  changes: NewspaperChanges;
  base: NewspaperChanges;
}

/** Of this tab until it is loaded again. */
const life = crypto.randomUUID();
const lockOf = (writer: string) => `unsaved ${writer}`;
/** Which tab has written last what is unsaved of a newspaper. */
const writerName = (id: string) => `unsaved-writer ${id}`;
const besideNames = "unsaved-beside ";
const besideName = (id: string, writer: string) => `${besideNames}${id} ${writer}`;

function partsOf(name: string): { id: string; writer: string } {
  const [id = "", writer = ""] = name.slice(besideNames.length).split(" ");
  return { id, writer };
}

const readable = (text: string | null): unknown => attempt(() => JSON.parse(text ?? "null"));

const leftIn = (name: string) => (attempt(() => readable(localStorage.getItem(name))) ?? {}) as Partial<Left>;

function storedOf(id: string): Left | null {
  const stored = attempt(() => readable(localStorage.getItem(useUnsavedChanges.persist.getOptions().name ?? ""))) as
    | { state?: { changes?: Record<string, NewspaperChanges>; bases?: Record<string, NewspaperChanges> } }
    | null
    | undefined;
  const changes = stored?.state?.changes?.[id];
  return changes ? { changes, base: stored?.state?.bases?.[id] ?? {} } : null;
}

/** Whether the tab that has written this lives, and sends it itself. */
async function isOpen(writer: string): Promise<boolean> {
  // Browsers have locks on secure pages alone; without them it is sent twice rather than never.
  const state = await (navigator as Partial<Navigator>).locks?.query().catch(() => undefined);
  return state?.held?.some(({ name }) => name === lockOf(writer)) ?? false;
}

/** What a page began with is not taken up once more. */
function dropAlike(known: ReadonlyMap<string, NewspaperChanges>): void {
  for (const name of attempt(() => Object.keys(localStorage)) ?? []) {
    const changes = name.startsWith(besideNames) && known.get(partsOf(name).id);
    if (changes && isSameValue(leftIn(name).changes, changes)) attempt(() => localStorage.removeItem(name));
  }
}

/** One at a time: what this tab has not saved comes first. */
async function takeUp(client: QueryClient): Promise<void> {
  for (const name of attempt(() => Object.keys(localStorage)) ?? []) {
    if (!name.startsWith(besideNames)) continue;
    const { id, writer } = partsOf(name);
    if (writer === life || (await isOpen(writer))) continue;
    // What was typed a moment ago was not made of what is taken up here.
    useTypedAhead.getState().handOver?.();
    if (unsavedChangesOf(id)) continue;
    const { changes: left, base = {} } = leftIn(name);
    if (left) {
      useUnsavedChanges.setState(({ changes, bases }) => ({ changes: { ...changes, [id]: left }, bases: { ...bases, [id]: base } }));
      sendUnsavedChanges(client);
    }
    attempt(() => localStorage.removeItem(name));
  }
}

/**
 * Keeps what another tab has not saved when this one writes in its place, and sends what tabs that are no more have left so: on top of what
 * was saved since, with a question where both changed the same. Gives what ends it.
 */
export function keepBeside(client: QueryClient): () => void {
  let release = () => {};
  (navigator as Partial<Navigator>).locks
    ?.request(lockOf(life), () => new Promise<void>((resolve) => (release = resolve)))
    .catch(() => undefined);
  /** As this tab has read or written it last. */
  const known = new Map<string, NewspaperChanges>(Object.entries(useUnsavedChanges.getState().changes));
  dropAlike(known);

  // Sent before the storage is written.
  const end = useUnsavedChanges.subscribe(({ changes, bases }, before) => {
    if (changes === before.changes) return;
    for (const id of new Set([...Object.keys(changes), ...Object.keys(before.changes)])) {
      const now = changes[id];
      if (now === before.changes[id]) continue;
      const stored = storedOf(id);
      const isOthers = stored && !isSameValue(stored.changes, known.get(id)) && !isSameValue(stored.changes, now);
      attempt(() => {
        const noted = localStorage.getItem(writerName(id));
        const other = besideName(id, noted && noted !== life ? noted : "unknown");
        const own = besideName(id, life);
        // From its next words on the other tab does so itself: only it knows them all when both are closed at once.
        if (isOthers && localStorage.getItem(other) === null) localStorage.setItem(other, JSON.stringify(stored));
        const isShared = isOthers || (noted !== null && noted !== life) || localStorage.getItem(own) !== null;
        if (now && isShared) localStorage.setItem(own, JSON.stringify({ changes: now, base: bases[id] ?? {} } satisfies Left));
        else localStorage.removeItem(own);
        if (now) localStorage.setItem(writerName(id), life);
        else localStorage.removeItem(writerName(id));
      });
      if (now) known.set(id, now);
      else {
        known.delete(id);
        void takeUp(client);
      }
    }
  });
  void takeUp(client);
  return () => {
    end();
    release();
  };
}
