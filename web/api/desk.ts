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
    { name: "desk", version: 1, storage: forgivingStorage() },
  ),
);
