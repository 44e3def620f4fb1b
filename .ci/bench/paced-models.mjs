import { realPace, startModels } from "../../functions/testing/models/start-models.ts";

/** As long as the 600 and 450 tokens of facts/performance.md take at 80 a second, whatever length our own questions wish for. */
const lasting = { story: 7_500, "side-stories": 5_625 };

/** Scripted models whose calls take what those of facts/performance.md take, or a share of it; each remembers when its answer was whole. */
export async function openModels() {
  const models = await startModels({
    ...realPace,
    onRequest(request) {
      request.outcome.then(() => {
        request.endedAt = performance.timeOrigin + performance.now();
      });
    },
  });
  /** Tokens of an answer, found by one run that waits for nothing. */
  const lengths = new Map();
  return {
    ...models,
    async measure(run) {
      models.script(() => ({ act: "ok", latency: 0, tokensPerSecond: 1e6, imageMs: 0 }));
      models.forget();
      await run();
      for (const { task, sent } of models.requests) lengths.set(task, Math.max(lengths.get(task) ?? 0, sent.tokensAt.length));
    },
    /** 80 tokens a second, however long the answer. */
    unpaced: () => models.script(undefined),
    paced(share) {
      models.script(({ task }) => ({
        act: "ok",
        latency: realPace.latency * share,
        imageMs: realPace.imageMs * share,
        tokensPerSecond: lasting[task] ? (lengths.get(task) * 1000) / (lasting[task] * share) : realPace.tokensPerSecond / share,
      }));
    },
  };
}

/** How long the slowest of these requests took, from its arrival to its last byte. */
export async function slowestOf(requests) {
  await Promise.all(requests.map(({ outcome }) => outcome));
  return Math.max(...requests.map(({ at, endedAt }) => endedAt - at));
}
