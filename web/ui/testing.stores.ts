import { create as zustandCreate } from "zustand/react";
import type { StateCreator } from "zustand/vanilla";

export * from "zustand/react";
export * from "zustand/vanilla";

const resets = new Set<() => void>();

function createTracked<State>(creator: StateCreator<State>) {
  const store = zustandCreate(creator);
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Takes the place of zustand's own in component tests (vitest.config.ts): remembers each store that is made. */
export const create = (<State>(creator?: StateCreator<State>) =>
  creator ? createTracked(creator) : createTracked) as typeof zustandCreate;

/** Every store of the app as it was before anybody did anything: test files share the modules that hold them. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
