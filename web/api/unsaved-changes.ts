import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Newspaper } from "../../functions/completed-newspapers/contract.ts";
import { forgivingStorage } from "./forgiving-storage.ts";

/** What an owner changes of a newspaper after it was made. */
export type NewspaperChanges = Partial<
  Omit<Newspaper, "id" | "title" | "content" | "pressRunId" | "shareUrl" | "createdAt" | "updatedAt" | "madeWith">
>;

interface UnsavedChanges {
  /** By id of the newspaper: made here, and not yet answered for by the server. They outlive reloads. */
  changes: Readonly<Record<string, NewspaperChanges>>;
  /** Newspapers whose last attempt to save failed. */
  failed: readonly string[];
}

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** Ids of newspapers this tab has had changes of. */
const own = new Set<string>();
const storage = forgivingStorage<UnsavedChanges>();

/** What another tab keeps: it is for that tab to send, and must not go with what this one writes. */
function ofOtherTabs(name: string): UnsavedChanges["changes"] {
  try {
    const stored = storage?.getItem(name) as { state?: { changes?: unknown } | null } | null;
    const changes = stored?.state?.changes;
    return isRecord(changes) ? Object.fromEntries(Object.entries(changes).filter(([id]) => !own.has(id))) : {};
  } catch {
    return {};
  }
}

export const useUnsavedChanges = create<UnsavedChanges>()(
  persist((): UnsavedChanges => ({ changes: {}, failed: [] }), {
    name: "unsaved-changes",
    version: 1,
    storage: storage && {
      ...storage,
      setItem: (name, { state, version }) => {
        for (const id of Object.keys(state.changes)) own.add(id);
        return storage.setItem(name, { state: { ...state, changes: { ...ofOtherTabs(name), ...state.changes } }, version });
      },
    },
    merge: (stored, fresh) => {
      const changes = (stored as { changes?: unknown } | null | undefined)?.changes;
      return isRecord(changes)
        ? { ...fresh, changes: Object.fromEntries(Object.entries(changes).filter(([, each]) => isRecord(each))) }
        : fresh;
    },
  }),
);

export function unsavedChangesOf(id: string): NewspaperChanges | undefined {
  return useUnsavedChanges.getState().changes[id];
}

/**
 * A newspaper with changes on top. Of its pictures' settings only those of the pictures that were changed are taken: the other one may have been changed
 * elsewhere meanwhile, and what it stands in for must not be forgotten.
 */
export function applyChanges(newspaper: Newspaper, changes: NewspaperChanges): Newspaper {
  const isChanged = { main: changes.imageUrl !== undefined, small: changes.smallImageUrl !== undefined };
  if (!changes.pictures || isChanged.main === isChanged.small) return { ...newspaper, ...changes };
  const others = newspaper.pictures.filter(({ role }) => !isChanged[role]);
  return { ...newspaper, ...changes, pictures: [...others, ...changes.pictures.filter(({ role }) => isChanged[role])] };
}

export function addChanges(id: string, changes: NewspaperChanges): void {
  useUnsavedChanges.setState((state) => ({ changes: { ...state.changes, [id]: { ...state.changes[id], ...changes } } }));
}

/** The server has these; what was changed again since then stays unsaved. */
export function settleChanges(id: string, saved: NewspaperChanges): void {
  useUnsavedChanges.setState((state) => {
    const left = Object.entries(state.changes[id] ?? {}).filter(([field, value]) => saved[field as keyof NewspaperChanges] !== value);
    const { [id]: _settled, ...others } = state.changes;
    return { changes: left.length > 0 ? { ...others, [id]: Object.fromEntries(left) } : others };
  });
}

export function dropChanges(id: string): void {
  useUnsavedChanges.setState((state) => {
    const { [id]: _dropped, ...others } = state.changes;
    return { changes: others };
  });
}

export function markFailed(id: string, hasFailed: boolean): void {
  useUnsavedChanges.setState((state) =>
    state.failed.includes(id) === hasFailed
      ? state
      : { failed: hasFailed ? [...state.failed, id] : state.failed.filter((other) => other !== id) },
  );
}
