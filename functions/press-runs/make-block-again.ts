import type { Database } from "../../db/client.ts";
import { reasonOf } from "../ai/provider-error.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { attempt } from "./attempts.ts";
import type { BlockJob } from "./block-job.ts";
import { isPicture, placeOf } from "./block-job.ts";
import { endPlace } from "./bounds.ts";
import { makeBlock } from "./make-block.ts";
import { type Making, providerOf } from "./make-parts.ts";
import { failureFrom } from "./present.ts";
import type { RunRow } from "./run-row.ts";
import { isSaved, saveBlock } from "./save-block.ts";

/**
 * Makes a block of a finished newspaper again and saves it; the newspaper stays as it is when that fails, and the run's bound gets the
 * place back. Told from the object's alarm, which begins it again where it was interrupted. Throws only what has nothing to do with
 * the block: a database that cannot be reached.
 */
export async function makeBlockAgain(db: Database, row: RunRow, making: Making, job: BlockJob): Promise<void> {
  const { store, log, pace } = making;
  const { block, index } = job;
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(new AppError("PROVIDER_TIMEOUT")), Math.max(0, job.deadlineAt - Date.now()));
  const signal = AbortSignal.any([making.signal, overdue.signal]);
  try {
    // Counted before the power failed: what is made now would be another one.
    if (row.delivered.includes(job.id)) {
      if (isSaved(row, job)) return finish();
      throw new AppError("NOT_FOUND");
    }
    const made = await attempt({
      pace,
      signal,
      begun: job.attempts,
      begin: (attempts) => {
        log.forgetText(block);
        store.write("job", { ...job, attempts });
        log.tell({ event: "block", data: { block, index, status: "running" } });
      },
      work: (inner) =>
        makeBlock(
          { ...making, runId: row.id, job },
          { signal: inner, onText: (path, delta) => (inner.aborted ? undefined : log.tellText(block, path, delta)) },
        ),
    });
    clearTimeout(timer);
    if (!(await saveBlock(db, row.id, job, made, Date.now()))) throw new AppError("NOT_FOUND");
  } catch (failure) {
    clearTimeout(timer);
    if (making.signal.aborted) return;
    if (!isOfTheBlock(failure)) throw failure;
    const code = failure instanceof AppError ? failure.code : isPicture(block) ? "PICTURES_FAILED" : "TEXT_FAILED";
    logLine("error", { message: "block not made again", block, code, error: traceOf(failure) });
    await endPlace(db, placeOf(row.id, job.id, block));
    store.write("job", null);
    log.forgetText(block);
    log.tell({ event: "block", data: { block, index, status: "failed" } });
    const isProviders = code === "TEXT_FAILED" || code === "PICTURES_FAILED";
    const kind = isPicture(block) ? "image" : "text";
    const provider = providerOf(kind, kind === "text" ? making.order.text : making.order.image);
    log.tell({
      event: "failed",
      data: { ...failureFrom(code), refunded: false, ...(isProviders && { reason: reasonOf(failure), provider }) },
    });
    return;
  }
  finish();

  function finish(): void {
    clearTimeout(timer);
    store.write("job", null);
    log.forgetText(block);
    log.tell({ event: "block", data: { block, index, status: "done" } });
    log.tell({ event: "complete", data: { newspaperId: row.newspaperId ?? "" } });
  }
}

/** A failure of the model, its answer or the newspaper's absence; what the database throws is tried again with the next alarm. */
function isOfTheBlock(failure: unknown): boolean {
  if (failure instanceof AppError) return true;
  return failure instanceof Error && failure.name === "ProviderError";
}
