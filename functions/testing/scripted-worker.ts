import { PressRun as RealPressRun } from "../press-runs/press-run.ts";
import type { Pace } from "../press-runs/run-store.ts";
import { playScript, registerModel } from "./scripted-model.ts";

// The Worker with a model that follows the article's script. It answers at once; only impatient-worker.ts shortens attempts. No
// deployed configuration uses this entry.
registerModel(playScript);

export class PressRun extends RealPressRun {
  // In process the clock keeps running while the house edition draws, which takes seconds on a busy machine.
  protected override readonly pace: Pace = { attempts: 3, attemptMs: 60_000, backoffMs: 20, againMs: 200 };

  /** On request, loses the response to a block's order although the block has started. */
  override async again(...order: Parameters<RealPressRun["again"]>) {
    const begun = await super.again(...order);
    if (JSON.stringify(order).includes("[the answer is lost]")) throw new Error("Network connection lost.");
    return begun;
  }
}

export { default } from "../dev/worker.ts";
