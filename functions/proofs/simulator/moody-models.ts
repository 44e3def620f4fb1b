import { ProviderError } from "../../ai/provider-error.ts";
import { registerModel, type Step } from "../../testing/scripted-model.ts";
import type { VirtualClock } from "../../testing/virtual-clock.ts";

/** Names of remake calls that are counted separately from the run's own. */
const againNames: Partial<Record<Step, string>> = {
  text: "main",
  "side-stories": "side",
  name: "new name",
  "picture-1": "picture",
  "picture-2": "picture",
};

/** Models with seeded behavior: slow, failing, refusing, answering garbage or hanging. */
export class MoodyModels {
  /** Percentage of calls that go wrong. */
  mood = 0;
  /** Number of calls by article and step. */
  readonly calls = new Map<string, number>();

  constructor(clock: VirtualClock) {
    registerModel(
      async ({ title }, step, isAgain) => {
        const key = `${title} ${(isAgain && againNames[step]) || step}`;
        this.calls.set(key, (this.calls.get(key) ?? 0) + 1);
        const fails = clock.random() * 100 < this.mood;
        const kind = clock.random();
        // Most answer within seconds; with a mood above 0, 4% take about as long as the attempt's timeout.
        await clock.sleep(this.mood > 0 && clock.random() < 0.04 ? clock.between(140_000, 160_000) : clock.between(20, 20_000));
        if (!fails) return true;
        if (kind < 0.25) await new Promise(() => {});
        if (kind < 0.35) throw new ProviderError("busy", { retryAfterMs: clock.between(0, 300_000) });
        if (kind < 0.45) throw new ProviderError("refused", { final: true, reason: "refused" });
        if (kind < 0.75) throw new Error("the model threw");
        return false;
      },
      ["scripted", "house"],
    );
  }

  forget(mood: number): void {
    this.mood = mood;
    this.calls.clear();
  }
}
