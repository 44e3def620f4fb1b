/** Where histories of newspapers are kept over reloads (history-store.ts). */
export const historyDatabase = "history";

const keepers = new Set<() => void>();

/** What is loaded late, and holds work of a person in memory, forgets it by this when they go. */
export function onForgetting(forget: () => void): void {
  keepers.add(forget);
}

export function forgetEverywhere(): void {
  for (const forget of keepers) forget();
  try {
    indexedDB.deleteDatabase(historyDatabase);
  } catch {
    // Where there is no database nothing was kept in one.
  }
}
