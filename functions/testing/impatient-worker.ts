import type { Pace } from "../press-runs/run-store.ts";
import { PressRun as ScriptedPressRun } from "./scripted-worker.ts";

// For tests of models that never answer: an attempt times out within seconds.
export class PressRun extends ScriptedPressRun {
  protected override readonly pace: Pace = { attempts: 3, attemptMs: 5_000, backoffMs: 20, againMs: 200 };
}

export { default } from "./scripted-worker.ts";
