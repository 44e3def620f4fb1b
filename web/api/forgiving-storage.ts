import { createJSONStorage, type PersistStorage, type StateStorage } from "zustand/middleware";

// Private windows and full disks make localStorage throw; typing must go on, only without being kept.
const forgiving: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => attempt(() => localStorage.removeItem(name)),
};

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function forgivingStorage<T>(): PersistStorage<T> | undefined {
  return createJSONStorage<T>(() => forgiving);
}
