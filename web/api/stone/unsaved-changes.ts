import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { forgivingStorage } from "../forgiving-storage.ts";
import { isSameValue } from "./same-value.ts";

/** What an owner changes of a newspaper after it was made. */
export type NewspaperChanges = Partial<
  Omit<Newspaper, "id" | "title" | "content" | "pressRunId" | "shareUrl" | "createdAt" | "updatedAt" | "madeWith">
>;

interface UnsavedChanges {
  /** By id of the newspaper: made here, and not yet answered for by the server. They outlive reloads. */
  changes: Readonly<Record<string, NewspaperChanges>>;
  /** The same fields as they were when they were first changed: the base that shows what another device has saved since. */
  bases: Readonly<Record<string, NewspaperChanges>>;
  /** Newspapers whose last attempt to save failed. */
  failed: readonly string[];
}

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** Ids of newspapers this tab has had changes of. */
const own = new Set<string>();
const storage = forgivingStorage<UnsavedChanges>();

const recordsIn = (value: unknown): [string, NewspaperChanges][] =>
  isRecord(value) ? Object.entries(value as Record<string, NewspaperChanges>).filter(([, each]) => isRecord(each)) : [];

/** What another tab keeps: it is for that tab to send, and must not go with what this one writes. */
function ofOtherTabs(name: string): Pick<UnsavedChanges, "changes" | "bases"> {
  const others = (value: unknown) => Object.fromEntries(recordsIn(value).filter(([id]) => !own.has(id)));
  try {
    const stored = storage?.getItem(name) as { state?: { changes?: unknown; bases?: unknown } | null } | null;
    return { changes: others(stored?.state?.changes), bases: others(stored?.state?.bases) };
  } catch {
    return { changes: {}, bases: {} };
  }
}

export const useUnsavedChanges = create<UnsavedChanges>()(
  persist((): UnsavedChanges => ({ changes: {}, bases: {}, failed: [] }), {
    name: "unsaved-changes",
    version: 1,
    storage: storage && {
      ...storage,
      setItem: (name, { state, version }) => {
        for (const id of Object.keys(state.changes)) own.add(id);
        const others = ofOtherTabs(name);
        const changes = { ...others.changes, ...state.changes };
        const bases = Object.fromEntries(Object.entries({ ...others.bases, ...state.bases }).filter(([id]) => changes[id]));
        return storage.setItem(name, { state: { ...state, changes, bases }, version });
      },
    },
    merge: (stored, fresh) => {
      const { changes, bases } = (stored ?? {}) as { changes?: unknown; bases?: unknown };
      // Sent from here now, they also go from the storage when the server has them.
      for (const [id] of recordsIn(changes)) own.add(id);
      return { ...fresh, changes: Object.fromEntries(recordsIn(changes)), bases: Object.fromEntries(recordsIn(bases)) };
    },
  }),
);

export function unsavedChangesOf(id: string): NewspaperChanges | undefined {
  return useUnsavedChanges.getState().changes[id];
}

export function unsavedBaseOf(id: string): NewspaperChanges {
  return useUnsavedChanges.getState().bases[id] ?? {};
}

/**
 * A newspaper with changes on top, whatever they were made of. Of its pictures' settings only those of the pictures that were changed are
 * taken: the other one may have been changed elsewhere meanwhile, and what it stands in for must not be forgotten.
 */
export function applyChanges(newspaper: Newspaper, changes: NewspaperChanges): Newspaper {
  const isChanged = { main: changes.imageUrl !== undefined, small: changes.smallImageUrl !== undefined };
  if (!changes.pictures || isChanged.main === isChanged.small) return { ...newspaper, ...changes };
  const others = newspaper.pictures.filter(({ role }) => !isChanged[role]);
  return { ...newspaper, ...changes, pictures: [...others, ...changes.pictures.filter(({ role }) => isChanged[role])] };
}

/** True where a newspaper is still what changes were made of, as far as that is known: they can be put on top as they are. */
export function isMadeOf(newspaper: Newspaper, changes: NewspaperChanges, base: NewspaperChanges): boolean {
  return (Object.keys(changes) as (keyof NewspaperChanges)[]).every(
    (field) => !(field in base) || isSameValue(base[field], newspaper[field]),
  );
}

type Merging = (newspaper: Newspaper, changes: NewspaperChanges, base: NewspaperChanges) => Newspaper;
let merging: Merging = applyChanges;

/**
 * How changes are put on a newspaper that was changed elsewhere since they were made. It comes with what edits pages, and not with the
 * first screen.
 */
export function mergeBy(merge: Merging): void {
  merging = merge;
}

/** A newspaper as its owner sees it: with what is not saved of it yet. */
export function withUnsaved(newspaper: Newspaper): Newspaper {
  const changes = unsavedChangesOf(newspaper.id);
  if (!changes) return newspaper;
  const base = unsavedBaseOf(newspaper.id);
  return isMadeOf(newspaper, changes, base) ? applyChanges(newspaper, changes) : merging(newspaper, changes, base);
}

/** Notes changes; `known` is the newspaper that they were made of. */
export function addChanges(id: string, changes: NewspaperChanges, known?: Newspaper): void {
  useUnsavedChanges.setState((state) => {
    const before = state.changes[id] ?? {};
    const fresh = (Object.keys(changes) as (keyof NewspaperChanges)[]).filter((field) => !(field in before));
    const kept = Object.entries(state.bases[id] ?? {}).filter(([field]) => field in before);
    const base = { ...Object.fromEntries(kept), ...(known && Object.fromEntries(fresh.map((field) => [field, known[field]]))) };
    return {
      changes: { ...state.changes, [id]: { ...before, ...changes } },
      bases: { ...state.bases, [id]: base },
    };
  });
}

/** The server has these; what was changed again since then stays unsaved, and was changed from these. */
export function settleChanges(id: string, saved: NewspaperChanges): void {
  useUnsavedChanges.setState((state) => {
    const fields = Object.keys(state.changes[id] ?? {}) as (keyof NewspaperChanges)[];
    const left = fields.filter((field) => saved[field] !== state.changes[id]?.[field]);
    if (left.length === 0) return withoutChanges(state, id);
    const before = state.bases[id] ?? {};
    const baseOf = (field: keyof NewspaperChanges) =>
      field in saved ? [[field, saved[field]]] : field in before ? [[field, before[field]]] : [];
    return {
      changes: { ...state.changes, [id]: Object.fromEntries(left.map((field) => [field, state.changes[id]?.[field]])) },
      bases: { ...state.bases, [id]: Object.fromEntries(left.flatMap(baseOf)) },
    };
  });
}

/** What is unsaved of a newspaper is now this, made of another state of it. */
export function replaceChanges(id: string, changes: NewspaperChanges, known: Newspaper): void {
  useUnsavedChanges.setState((state) => {
    if (Object.keys(changes).length === 0) return withoutChanges(state, id);
    const base = Object.fromEntries(Object.keys(changes).map((field) => [field, known[field as keyof Newspaper]]));
    return { changes: { ...state.changes, [id]: changes }, bases: { ...state.bases, [id]: base } };
  });
}

export function dropChanges(id: string): void {
  useUnsavedChanges.setState((state) => withoutChanges(state, id));
}

function withoutChanges({ changes, bases }: UnsavedChanges, id: string): Pick<UnsavedChanges, "changes" | "bases"> {
  const { [id]: _changes, ...others } = changes;
  const { [id]: _base, ...otherBases } = bases;
  return { changes: others, bases: otherBases };
}

export function markFailed(id: string, hasFailed: boolean): void {
  useUnsavedChanges.setState((state) =>
    state.failed.includes(id) === hasFailed
      ? state
      : { failed: hasFailed ? [...state.failed, id] : state.failed.filter((other) => other !== id) },
  );
}
