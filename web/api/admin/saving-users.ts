import { create } from "zustand";

type What = "tokens" | "role";

/** What of which user is on its way to the server. */
const useSaving = create<{ marks: ReadonlySet<string> }>()(() => ({ marks: new Set() }));

const markOf = (id: string, what: What) => `${what} ${id}`;

export const useIsSaving = (id: string, what: What) => useSaving(({ marks }) => marks.has(markOf(id, what)));

export function isSaving(id: string, what?: What): boolean {
  const { marks } = useSaving.getState();
  return what ? marks.has(markOf(id, what)) : marks.has(markOf(id, "tokens")) || marks.has(markOf(id, "role"));
}

/** Marks it for as long as the work lasts. */
export async function whileSaving<T>(id: string, what: What, work: () => Promise<T>): Promise<T> {
  set(id, what, true);
  try {
    return await work();
  } finally {
    set(id, what, false);
  }
}

function set(id: string, what: What, isOn: boolean): void {
  useSaving.setState(({ marks }) => {
    const next = new Set(marks);
    if (isOn) next.add(markOf(id, what));
    else next.delete(markOf(id, what));
    return { marks: next };
  });
}
