import { create } from "zustand";

/** What keeps a newspaper from being saved until its owner has said what to do. What they typed is kept, and they can go on typing. */
export type SaveTrouble =
  /** The same place was changed here and elsewhere. */
  | { kind: "clash" }
  /** It was deleted elsewhere. */
  | { kind: "gone" }
  /** The server takes it only with other values in these fields. */
  | { kind: "refused"; fields: readonly string[] };

interface SaveTroubles {
  /** By id of the newspaper. */
  troubles: Readonly<Record<string, SaveTrouble>>;
  /** The open newspaper, whose failures are shown to the user. */
  told: string | null;
}

export const useSaveTroubles = create<SaveTroubles>()(() => ({ troubles: {}, told: null }));

/** True where the newspaper is on the screen, and what keeps it from being saved can be asked about. */
export function isTold(id: string): boolean {
  return useSaveTroubles.getState().told === id;
}

export function troubleOf(id: string): SaveTrouble | undefined {
  return useSaveTroubles.getState().troubles[id];
}

export function noteTrouble(id: string, trouble: SaveTrouble): void {
  useSaveTroubles.setState(({ troubles }) => ({ troubles: { ...troubles, [id]: trouble } }));
}

export function forgetTrouble(id: string): void {
  useSaveTroubles.setState(({ troubles }) => {
    const { [id]: _over, ...others } = troubles;
    return { troubles: others };
  });
}
