import { and, eq, isNull } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { attempt } from "../ai/attempts.ts";
import { providerOf } from "../ai/catalogue.ts";
import { standardOrder } from "../ai/image-model.ts";
import { openImageModel, openTextModel } from "../ai/models.ts";
import { reasonOf } from "../ai/provider-error.ts";
import type { Again, ModelCall } from "../ai/text-model.ts";
import { present } from "../completed-newspapers/row.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { imageUrl } from "../images/keep-picture.ts";
import type { BlockInput, BlockRefusal } from "./contract.ts";
import * as contract from "./contract.ts";
import { type EventLog, failureFrom } from "./event-log.ts";
import type { RunContext } from "./make.ts";
import { blockCosts, canMakeBlocks, readRemaining, release, reservationOf, reserve } from "./quota.ts";
import { type BlockJob, blockDeadlineMs, blockReservationMs, type RunStore } from "./run-store.ts";
import { ownRun } from "./runs.ts";
import { isSaved, type MadeBlock, saveBlock } from "./save.ts";
import type { RunRow } from "./settle.ts";

export const refusal = (reason: BlockRefusal, message: string) => new AppError("CONFLICT", { message, details: { reason } });

/** The run, if its newspaper is there and can still be worked on. Throws NOT_FOUND, or CONFLICT with the reason. */
export function workableRun<N>(run: RunRow | undefined, newspaper: N | undefined, now: number): { run: RunRow; newspaper: N } {
  if (!run) throw new AppError("NOT_FOUND");
  if (run.kind !== "press" || run.status !== "complete" || !newspaper) throw refusal("none", "This run has no newspaper to work on.");
  if (!canMakeBlocks(run, now)) throw refusal("old", "This newspaper is too old to be worked on without a new token.");
  return { run, newspaper };
}

/** Has one block of a run's newspaper made again, on the run's own quota. */
export const runBlock = endpoint(
  contract.runBlock,
  ({ db, userId, params }) => [
    ownRun(db, userId, params.id),
    db
      .select({ id: newspapers.id })
      .from(newspapers)
      .where(and(eq(newspapers.pressRunId, params.id), eq(newspapers.userId, userId), isNull(newspapers.deletedAt))),
  ],
  async ({ env, db, now, body }, [[found], [newspaper]]) => {
    const { run } = workableRun(found, newspaper, now);
    if (run.textModel === "house" && (body.block === "main" || body.block === "headline"))
      throw refusal("own-words", "The house edition prints your own words: there is nothing to write again.");
    const id = randomId();
    const reservation = reservationOf(run.id, id, body.block);
    await reserve(db, run, reservation, now, now + blockReservationMs);
    // One retry if the answer is lost: the id makes the call idempotent. If the retry fails too, the block may have been started, so its
    // reservation is not released here: the object releases it, or it expires.
    const begin = () => env.PRESS_RUNS.getByName(run.id).again(run.id, id, body);
    const begun = await begin().catch(begin);
    if (!begun) {
      await release(db, reservation);
      throw refusal("busy", "Another part of this newspaper is being made. Please wait until it is done.");
    }
    const { texts, pictures } = await readRemaining(db, run.id, now);
    return { id: run.id, after: begun.after, left: { texts, pictures } };
  },
);

/** Stores the job and opens the run's stream for it. Returns the id of the last event before it. */
export function beginBlock(store: RunStore, log: EventLog, id: string, { block, index, instruction }: BlockInput): number {
  const key = `${block} ${index ?? ""}`;
  const counts = store.read("times") ?? {};
  const times = (counts[key] ?? 0) + 1;
  const after = log.lastId;
  const deadlineAt = Date.now() + blockDeadlineMs;
  store.write("times", { ...counts, [key]: times });
  store.write("job", { id, block, index, instruction, times, attempts: 0, deadlineAt, pictureKey: randomId() });
  store.write("begun", { id, after });
  log.publish({ event: "block", data: { block, index, status: "waiting" } });
  return after;
}

/**
 * Makes a block of a finished newspaper again and saves it. When that fails the newspaper stays as it is and the reservation is released.
 * Resumes after an interruption. Throws only for failures that are not the block's, such as an unreachable database.
 */
export async function makeBlock(run: RunContext, row: RunRow, job: BlockJob): Promise<void> {
  const { store, log, pace, plan } = run;
  const { db } = run.opening;
  const { block, index } = job;
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(new AppError("PROVIDER_TIMEOUT")), Math.max(0, job.deadlineAt - Date.now()));
  const signal = AbortSignal.any([run.signal, overdue.signal]);
  try {
    // Already counted before a restart: it was also saved, unless there was nothing left to save it in.
    const isCounted = row.delivered.includes(job.id);
    if (isCounted && !isSaved(row, job)) throw new AppError("NOT_FOUND");
    if (!isCounted) {
      const made = await attempt({
        policy: pace,
        signal,
        previous: job.attempts,
        onBegin: (attempts) => {
          log.endText(block);
          store.write("job", { ...job, attempts });
          log.publish({ event: "block", data: { block, index, status: "running" } });
        },
        work: (inner) =>
          askForBlock(run, row.id, job, {
            signal: inner,
            onText: (path, delta) => (inner.aborted ? undefined : log.publishText(block, path, delta)),
          }),
      });
      clearTimeout(timer);
      if (!(await saveBlock(db, row.id, job, made, Date.now()))) throw new AppError("NOT_FOUND");
    }
  } catch (failure) {
    if (run.signal.aborted) return;
    if (!isOfTheBlock(failure)) throw failure;
    const kind = blockCosts[block].counter === "pictures" ? "image" : "text";
    const code = failure instanceof AppError ? failure.code : kind === "image" ? "PICTURES_FAILED" : "TEXT_FAILED";
    logLine("error", { message: "block not made again", block, code, error: traceOf(failure) });
    await release(db, reservationOf(row.id, job.id, block));
    const isProviders = code === "TEXT_FAILED" || code === "PICTURES_FAILED";
    const blamed = isProviders && { reason: reasonOf(failure), provider: providerOf(kind, plan[kind].id) };
    end("failed");
    log.publish({ event: "failed", data: { ...failureFrom(code), refunded: false, ...blamed } });
    return;
  } finally {
    clearTimeout(timer);
  }
  end("done");
  log.publish({ event: "complete", data: { newspaperId: row.newspaperId ?? "" } });

  function end(status: "done" | "failed"): void {
    store.write("job", null);
    log.endText(block);
    log.publish({ event: "block", data: { block, index, status } });
  }
}

/** A failure of the model or its answer, or a missing newspaper; database errors are retried with the next alarm. */
function isOfTheBlock(failure: unknown): boolean {
  return failure instanceof AppError || (failure instanceof Error && failure.name === "ProviderError");
}

/**
 * One attempt, by the run's own models, for the newspaper as it is now. Rejects with a ProviderError, or with NOT_FOUND when there is no
 * such story or newspaper.
 */
async function askForBlock({ opening, plan, keep }: RunContext, runId: string, job: BlockJob, call: ModelCall): Promise<MadeBlock> {
  const { article } = plan;
  const again: Again = { instruction: job.instruction, times: job.times };
  const [row] = await opening.db.select().from(newspapers).where(eq(newspapers.pressRunId, runId));
  if (!row || row.deletedAt !== null) throw new AppError("NOT_FOUND");
  const newspaper = present(row);
  const { expandedContent } = newspaper;
  const writer = () => openTextModel(plan.text, opening);
  switch (job.block) {
    case "main": {
      const text = await (await writer()).expand(article, { targetLength: standardOrder.targetLength, again }, call);
      return { block: "main", text, by: plan.names.text };
    }
    case "headline": {
      const head = await (await writer()).headline(article, { before: expandedContent.expandedTitle, again }, call);
      return { block: "headline", head };
    }
    case "name":
      return { block: "name", name: await (await writer()).paperName(article, { before: newspaper.newspaperName, again }, call) };
    case "side": {
      const index = job.index ?? 0;
      const before = job.before ?? expandedContent.sideStories[index];
      if (!before) throw new AppError("NOT_FOUND");
      job.before = before;
      const others = expandedContent.sideStories.filter((_, at) => at !== index);
      const [story] = await (await writer()).sideStories(article, { count: 1, keep: others, before, again }, call);
      if (!story) throw new AppError("TEXT_FAILED", { details: { reason: "bad-answer" } });
      return { block: "side", index, story, before };
    }
    case "picture":
    case "small-picture": {
      const isMain = job.block === "picture";
      const [main, small] = standardOrder.pictures;
      const model = await openImageModel(plan.image, opening);
      const picture = await model.picture(article, { ...(isMain ? main : small), again }, call);
      await keep(job.pictureKey, picture);
      const before = isMain
        ? { caption: newspaper.imageCaption, alt: newspaper.imageAlt }
        : { caption: newspaper.smallImageCaption, alt: newspaper.smallImageAlt };
      return {
        block: job.block,
        by: plan.names.image,
        picture: { imageUrl: imageUrl(job.pictureKey), caption: picture.caption || before.caption, alt: picture.alt || before.alt },
      };
    }
  }
}
