import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "./forgiving-storage.ts";

interface OpenGroups {
  /** By the group's name; groups that were never opened or closed are not in it. */
  chosen: Readonly<Record<string, boolean>>;
}

function readChosen(stored: unknown): OpenGroups["chosen"] {
  const { chosen } = (stored ?? {}) as Partial<OpenGroups>;
  if (typeof chosen !== "object" || chosen === null) return {};
  return Object.fromEntries(Object.entries(chosen).filter(([, isOpen]) => typeof isOpen === "boolean"));
}

/** Which groups of a panel this browser's user has opened or closed. */
export const useOpenGroups = create<OpenGroups>()(
  persist((): OpenGroups => ({ chosen: {} }), {
    name: "open-groups",
    version: 1,
    storage: forgivingStorage(),
    merge: (stored, fresh) => ({ ...fresh, chosen: readChosen(stored) }),
  }),
);

/** Whether the group of this name is open, and what turns it. */
export function useOpenGroup(name: string, isOpenAtFirst: boolean): { isOpen: boolean; onToggle: () => void } {
  const isOpen = useOpenGroups(({ chosen }) => chosen[name] ?? isOpenAtFirst);
  const onToggle = () => useOpenGroups.setState(({ chosen }) => ({ chosen: { ...chosen, [name]: !isOpen } }));
  return { isOpen, onToggle };
}
