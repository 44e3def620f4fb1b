import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "./forgiving-storage.ts";

interface Desk {
  /** The newspaper that lies on the stage; null before the first one. */
  newspaperId: string | null;
  put: (newspaperId: string) => void;
  clear: () => void;
}

/** Which newspaper is being looked at. It is still there after a reload. */
export const useDesk = create<Desk>()(
  persist(
    (set) => ({
      newspaperId: null,
      put: (newspaperId) => set({ newspaperId }),
      clear: () => set({ newspaperId: null }),
    }),
    {
      name: "desk",
      version: 1,
      storage: forgivingStorage(),
      // Another version of the app, or another program, may have written it.
      merge: (stored, fresh) => {
        const newspaperId = (stored as Partial<Desk> | null | undefined)?.newspaperId;
        return typeof newspaperId === "string" ? { ...fresh, newspaperId } : fresh;
      },
    },
  ),
);
