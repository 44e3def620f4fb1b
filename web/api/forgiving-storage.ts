import { createJSONStorage, type PersistStorage } from "zustand/middleware";

/**
 * What the browser's storage gives; undefined where it throws: private windows and full disks do. Typing must go on, only without being
 * kept.
 */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A store's place in the browser's storage, the tab's own where `storage` says so. */
export function forgivingStorage<T>(storage: () => Storage = () => localStorage): PersistStorage<T> | undefined {
  return createJSONStorage<T>(() => ({
    getItem: (name) => attempt(() => storage().getItem(name)) ?? null,
    setItem: (name, value) => attempt(() => storage().setItem(name, value)),
    removeItem: (name) => attempt(() => storage().removeItem(name)),
  }));
}
