import type { Pace } from "../press-runs/deadlines.ts";
import { PressRun as RealPressRun } from "../press-runs/press-run.ts";
import { playScript, registerModel } from "./scripted-model.ts";

// The Worker with a model that does what the article says. It answers at once: an attempt ends early only in impatient-worker.ts. No
// deployed configuration names this entry.
registerModel(playScript);

export class PressRun extends RealPressRun {
  // In process the clock runs while the house edition draws, which takes seconds on a busy machine.
  protected override readonly pace: Pace = { attempts: 3, attemptMs: 60_000, backoffMs: 20, againMs: 200 };

  /** A wish for it loses the answers of a block's order on their way, although the block is begun. */
  override async again(...order: Parameters<RealPressRun["again"]>) {
    const begun = await super.again(...order);
    if (JSON.stringify(order).includes("[the answer is lost]")) throw new Error("Network connection lost.");
    return begun;
  }
}

export { default } from "../dev/worker.ts";
