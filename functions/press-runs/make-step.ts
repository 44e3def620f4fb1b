import type { FailureReason } from "../ai/contract.ts";
import { reasonOf } from "../ai/provider-error.ts";
import type { ModelCall } from "../ai/text-model.ts";
import { logLine, traceOf } from "../http/log.ts";
import { attempt } from "./attempts.ts";
import type { RunEvent, StepName } from "./contract.ts";
import type { EventLog } from "./event-log.ts";
import type { Pace } from "./pace.ts";
import type { RunStore } from "./run-store.ts";

/** A finished part, as it is told. */
export type PartEvent = Extract<RunEvent, { event: "part" }>["data"];
/** A step whose result is told. */
export type PartName = PartEvent["name"];
export type Part<N extends PartName> = Extract<PartEvent, { name: N }>["value"];

export interface Workshop {
  store: RunStore;
  log: EventLog;
  pace: Pace;
  signal: AbortSignal;
}

interface StepOrder<N extends PartName> {
  name: N;
  work(call: ModelCall): Promise<Part<N>>;
  /** What stands in when the attempts have failed, as a part of its own right (`done`) or for want of one (`failed`); or throws. */
  otherwise(failure: unknown, reason: FailureReason): Promise<{ part: Part<N>; status: "done" | "failed" }>;
}

/** One step: what was stored before, or up to three attempts. A finished step is stored before it is told. */
export async function makeStep<N extends PartName>({ store, log, pace, signal }: Workshop, order: StepOrder<N>): Promise<Part<N>> {
  const { name, work, otherwise } = order;
  const before = store.step(name);
  if (before.result !== undefined) return before.result as Part<N>;
  try {
    const part = await attempt({
      pace,
      signal,
      begun: before.attempts,
      begin: (number) => {
        log.forgetText(name);
        store.beginStep(name, number);
        log.tell({ event: "step", data: { name, status: "running" } });
      },
      work: (inner) =>
        work({
          signal: inner,
          onText: (path, delta) => {
            if (inner.aborted) return;
            if (name === "text") store.noteWords(Date.now());
            log.tellText(name, path, delta);
          },
        }),
    });
    return finish("done", part);
  } catch (failure) {
    signal.throwIfAborted();
    const reason = reasonOf(failure);
    logLine("error", { message: "step failed", step: name, reason, error: traceOf(failure) });
    let instead: { part: Part<N>; status: "done" | "failed" };
    try {
      instead = await otherwise(failure, reason);
    } catch (final) {
      store.endStep(name, "failed");
      log.tell({ event: "step", data: { name: name as StepName, status: "failed" } });
      throw final;
    }
    return finish(instead.status, instead.part);
  }

  function finish(status: "done" | "failed", part: Part<N>): Part<N> {
    signal.throwIfAborted();
    log.forgetText(name);
    if (name === "text") store.noteWords(Date.now());
    store.endStep(name, status, part);
    log.tell({ event: "part", data: { name, value: part } as PartEvent });
    log.tell({ event: "step", data: { name, status } });
    return part;
  }
}
