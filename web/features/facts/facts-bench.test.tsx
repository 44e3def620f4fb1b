import { afterEach, expect, it, vi } from "vitest";
import { openFactsBench } from "./facts-bench.ts";
import type { FactsWork } from "./facts-piece.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Web Workers that begin, and answer a check when `answers` says so. */
function stubWorkers(answers: () => boolean) {
  const ended: unknown[] = [];
  class StubWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      queueMicrotask(() => this.onmessage?.({ data: { kind: "ready" } }));
    }
    postMessage() {
      if (answers()) queueMicrotask(() => this.onmessage?.({ data: { kind: "checked", page: { facts: [] } } }));
    }
    terminate() {
      ended.push(this);
    }
  }
  vi.stubGlobal("Worker", StubWorker);
  return ended;
}

it("ends a check that takes longer than five seconds, and the next one begins anew", async () => {
  vi.useFakeTimers();
  let isHostile = true;
  const ended = stubWorkers(() => !isHostile);
  const bench = openFactsBench();
  const check = bench.check({} as FactsWork);
  const failure = expect(check).rejects.toThrow(/took longer than 5000 ms/);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(ended).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  await failure;
  expect(ended).toHaveLength(1);

  isHostile = false;
  await expect(bench.check({} as FactsWork)).resolves.toEqual({ facts: [] });
  expect(ended).toHaveLength(1);
});
