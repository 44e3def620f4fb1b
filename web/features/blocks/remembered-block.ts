import type { Part, PartContent } from "./parts.ts";

/** A part that is being made, as this tab remembers it over a reload. */
export interface RememberedBlock {
  runId: string;
  newspaperId: string;
  part: Part;
  /** Number of the run's last event before it. */
  after: number;
  /** What stood there before, for Undo. */
  before: PartContent;
}

const keyOf = (runId: string) => `block-of-${runId}`;

export function rememberBlock(block: RememberedBlock): void {
  try {
    sessionStorage.setItem(keyOf(block.runId), JSON.stringify(block));
  } catch {
    // Without storage it cannot be picked up after a reload; it still comes to the newspaper.
  }
}

export function forgetBlock(runId: string): void {
  try {
    sessionStorage.removeItem(keyOf(runId));
  } catch {
    // Nothing was kept.
  }
}

/** The part of this run that was being made when the page was left. */
export function rememberedBlock(runId: string | null): RememberedBlock | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(runId ?? "")) ?? "null") as Partial<RememberedBlock> | null;
    return kept?.runId === runId && kept.part && kept.before && kept.newspaperId && typeof kept.after === "number"
      ? (kept as RememberedBlock)
      : null;
  } catch {
    return null;
  }
}
