import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { type Clash, mergeNewspapers, type Side } from "./merge.ts";
import { applyChanges, mergeBy, type NewspaperChanges } from "./unsaved-changes.ts";

/**
 * A newspaper with changes on top of it, and where both it and the changes differ from what these were made of, both, as far as that goes.
 */
export interface ChangedNewspaper {
  newspaper: Newspaper;
  /** Places that were changed here and elsewhere; the newspaper has the side that was asked for. */
  clashes: Clash[];
}

/**
 * Puts changes on top of a newspaper. `base` has what these fields were when they were changed; a field that it does not have is taken
 * whole.
 */
export function mergeChanges(newspaper: Newspaper, changes: NewspaperChanges, base: NewspaperChanges, side: Side): ChangedNewspaper {
  const known = Object.entries(base).filter(([field]) => field in changes);
  const mine = "pictures" in base ? { ...newspaper, ...changes } : applyChanges(newspaper, changes);
  const { merged, clashes } = mergeNewspapers({ ...newspaper, ...Object.fromEntries(known) }, mine, newspaper, side);
  return { newspaper: merged, clashes };
}

mergeBy((newspaper, changes, base) => mergeChanges(newspaper, changes, base, "mine").newspaper);
