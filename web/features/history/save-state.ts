import { useSaveTroubles } from "../../api/stone/save-troubles.ts";
import { isAhead, useStone } from "../../api/stone/stone.ts";
import { useUnsavedChanges } from "../../api/stone/unsaved-changes.ts";
import { useOnline } from "../../ui/use-online.ts";

export type SaveState = "saved" | "saving" | "unsaved";

/** How far the newspaper on the stone is saved. */
export function useSaveState(): SaveState {
  const id = useStone(({ newspaper }) => newspaper?.id ?? "");
  const isTyped = useStone(isAhead);
  const isWaiting = useUnsavedChanges(({ changes }) => changes[id] !== undefined);
  const hasFailed = useUnsavedChanges(({ failed }) => failed.includes(id));
  const isHeld = useSaveTroubles(({ troubles }) => troubles[id] !== undefined);
  const isOnline = useOnline();
  if (!isTyped && !isWaiting) return "saved";
  return hasFailed || isHeld || !isOnline ? "unsaved" : "saving";
}
