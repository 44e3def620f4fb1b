import { useEffect } from "react";
import { isGone } from "../newspapers.ts";
import { noteTrouble, useSaveTroubles } from "./save-troubles.ts";
import { useUnsavedChanges } from "./unsaved-changes.ts";
import { useTypedAhead } from "./unsaved-work.ts";

/**
 * True when the newspaper on the desk is not there any more and nothing of it would be missed. Where it was deleted with changes unsaved
 * they stay, and their owner is asked.
 */
export function useIsLost(id: string | null, error: unknown): boolean {
  const isUnsaved = useUnsavedChanges(({ changes }) => id !== null && changes[id] !== undefined);
  const isTyped = useTypedAhead(({ handOver }) => handOver !== null);
  const isAsked = useSaveTroubles(({ troubles }) => id !== null && troubles[id]?.kind === "gone");
  const isDeleted = isGone(error);
  const hasWork = isUnsaved || isTyped;
  useEffect(() => {
    if (id !== null && isDeleted && hasWork) noteTrouble(id, { kind: "gone" });
  }, [id, isDeleted, hasWork]);
  return isDeleted && !hasWork && !isAsked;
}
