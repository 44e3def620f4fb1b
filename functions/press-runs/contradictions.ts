import { and, eq, sql } from "drizzle-orm";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { attempt, type RetryPolicy } from "../ai/attempts.ts";
import { providerOf } from "../ai/catalogue.ts";
import { openTextModel } from "../ai/models.ts";
import { ProviderError, reasonOf } from "../ai/provider-error.ts";
import { isOwnNewspaper, present } from "../completed-newspapers/row.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { minute } from "../http/time.ts";
import { refusal, workableRun } from "./blocks.ts";
import * as contract from "./contract.ts";
import { hasRoomFor, type Reservation, readRemaining, release, reserve } from "./quota.ts";
import { ownRun } from "./runs.ts";

/** Somebody waits for the answer, and without it the page is as good as before. */
const policy: RetryPolicy = { attempts: 2, attemptMs: 45_000, backoffMs: 1_000 };
const reservationMs = 3 * minute;

/** As much as another headline. */
const cost = { counter: "texts", amount: 1 } as const;

/** Asks the model of a run which sentences of its page contradict the article, on the run's own quota. */
export const findContradictions = endpoint(
  contract.findContradictions,
  ({ db, userId, params }) => [
    ownRun(db, userId, params.id),
    db
      .select()
      .from(newspapers)
      .where(and(eq(newspapers.pressRunId, params.id), isOwnNewspaper(userId))),
  ],
  async ({ c, env, settings, db, now, user, body, later }, [[found], [row]]) => {
    const { run, newspaper } = workableRun(found, row, now);
    if (run.textModel === "house") throw refusal("own-words", "The house edition prints your own words and has no model to ask.");
    const { title, content, region, language, author, publishDate, place } = present(newspaper);
    const reservation: Reservation = { id: randomId(), runId: run.id, ...cost };
    await reserve(db, run, reservation, now, now + reservationMs);
    const { signal } = c.req.raw;
    const asking = attempt({
      policy,
      signal,
      work: async (inner) => {
        const model = await openTextModel({ id: run.textModel, by: run.textBy }, { env, settings, db, userId: user.id });
        if (!model.contradictions) throw new ProviderError(`${run.textModel} cannot compare`, { final: true, reason: "model" });
        const article = { title, content, region, language, author, publishDate, place: place ?? null };
        return model.contradictions(article, body.sentences, { signal: inner });
      },
    });
    const answering = asking.then(
      async (contradictions) => {
        await db.batch([
          db
            .update(pressRuns)
            .set({ texts: sql`${pressRuns.texts} + ${cost.amount}` })
            .where(and(eq(pressRuns.id, run.id), hasRoomFor(cost.counter, cost.amount))),
          release(db, reservation),
        ]);
        const { texts, pictures } = await readRemaining(db, run.id, now);
        return { contradictions, left: { texts, pictures } };
      },
      async (cause) => {
        await release(db, reservation);
        signal.throwIfAborted();
        const reason = reasonOf(cause);
        logLine("error", { message: "contradictions not asked for", reason, error: traceOf(cause) });
        throw new AppError("TEXT_FAILED", { cause, details: { reason, provider: providerOf("text", run.textModel) } });
      },
    );
    // A closed connection ends the request, but the reservation must still be released.
    later(answering.catch(() => {}));
    return answering;
  },
);
