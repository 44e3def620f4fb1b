import { PressRun as RealPressRun } from "../press-runs/press-run.ts";

// The Worker as it is, patient enough for models asked over HTTP on a busy machine. No deployed configuration names this entry.
export class PressRun extends RealPressRun {
  protected override readonly pace = { attempts: 3, attemptMs: 5_000, backoffMs: 20, againMs: 200 };
}

export { default } from "../worker.ts";
