import { and, eq, sql } from "drizzle-orm";
import { pressRuns } from "../../db/schema.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { type Caller, openBoundRun } from "../press-runs/implicit.ts";
import {
  type Counter,
  hasRoomFor,
  isBoundTo,
  quotas,
  type Reservation,
  release,
  reserve,
  type Source,
  sourceOf,
  writeSource,
} from "../press-runs/quota.ts";
import { callReservationMs, keptMs } from "../press-runs/run-store.ts";
import type { RunRow } from "../press-runs/settle.ts";
import type { OwnKeys } from "./availability.ts";
import { failureReasons } from "./contract.ts";

/** Cost of one result, in units of the quota. */
const amounts = { texts: 4, sideSets: 1, pictures: 1 } as const satisfies Record<Counter, number>;

interface Order<T> {
  kind: Counter;
  title: string;
  content: string;
  pressRunId?: string | undefined;
  work(run: RunRow): Promise<T>;
  /** Title and content of the result, which later calls of the same run may work on. */
  delivers?(result: T): { title: string; content: string };
}

/**
 * Does the work within the quota of a run that a token has paid for: the one named, or the caller's implicit run. Calls in progress hold
 * a reservation, so parallel ones stay within the quota; a failed one releases it. Throws NO_TOKENS, NOT_FOUND for another user's run,
 * CONFLICT for another article's or a run that has given all it can.
 */
export async function withQuota<T>(caller: Caller, own: OwnKeys, order: Order<T>): Promise<{ result: T; run: RunRow }> {
  const source = await sourceOf(order.title, order.content);
  const amount = amounts[order.kind];
  const spent = sql`${pressRuns[order.kind]} + ${amount} > ${quotas[order.kind].most}`;
  const run = order.pressRunId ? await joinRun(caller, order.pressRunId, source) : await openBoundRun(caller, own, source, spent);
  const reservation: Reservation = { id: randomId(), runId: run.id, counter: order.kind, amount };
  const { db } = caller;
  await reserve(db, run, reservation, caller.now, caller.now + callReservationMs);
  const working = (async () => {
    try {
      const result = await order.work(run);
      await countResult(caller, reservation, order, result);
      return { result, run };
    } catch (failure) {
      await endFailed(caller, reservation, failure);
      throw failure;
    }
  })();
  // A closed connection ends the request, but the reservation must still be released.
  caller.later(working.catch(() => {}));
  return working;
}

/** The run the caller named, if it is usable and the article's; one without an article is bound to this one. */
async function joinRun({ db, user, now }: Caller, id: string, source: Source): Promise<RunRow> {
  const [found] = await db
    .select()
    .from(pressRuns)
    .where(and(eq(pressRuns.id, id), eq(pressRuns.userId, user.id)));
  if (!found) throw new AppError("NOT_FOUND");
  const isOpen = found.status === "running" && found.kind === "implicit" && found.deadlineAt > now;
  const isUsable = ["complete", "kept"].includes(found.status) && (found.endedAt ?? 0) > now - keptMs;
  if (!isOpen && !isUsable) throw new AppError("CONFLICT", { message: "This run can give nothing more. Please start a new one." });
  const [bound] = await db
    .update(pressRuns)
    .set({ source: sql`coalesce(press_runs.source, ${writeSource(source)})` })
    .where(and(eq(pressRuns.id, id), isBoundTo(source)))
    .returning({ id: pressRuns.id });
  if (!bound) throw new AppError("CONFLICT", { message: "This run belongs to another article." });
  return found;
}

/** Releases a failed call's reservation. The run keeps the reason: an outage does not count against the owner's refunds. */
async function endFailed({ db }: Caller, reservation: Reservation, failure: unknown): Promise<void> {
  const given = failure instanceof AppError ? (failure.details as { reason?: unknown } | undefined)?.reason : undefined;
  const reason = failureReasons.find((known) => known === given) ?? null;
  await db.batch([
    release(db, reservation),
    db
      .update(pressRuns)
      .set({ reason })
      .where(and(eq(pressRuns.id, reservation.runId), eq(pressRuns.kind, "implicit"), eq(pressRuns.status, "running"))),
  ]);
}

/** Counts the result, which uses the token up. Throws CONFLICT where the run was settled meanwhile. */
async function countResult<T>({ db }: Caller, reservation: Reservation, { delivers }: Order<T>, result: T): Promise<void> {
  const { counter, amount, runId } = reservation;
  const more = delivers?.(result);
  const hashes = more && (await sourceOf(more.title, more.content));
  const [[counted]] = await db.batch([
    db
      .update(pressRuns)
      .set({
        [counter]: sql`${pressRuns[counter]} + ${amount}`,
        ...(hashes && { delivered: sql`json_insert(press_runs.delivered, '$[#]', ${hashes.title}, '$[#]', ${hashes.content})` }),
      })
      .where(and(eq(pressRuns.id, runId), sql`press_runs.status IN ('running', 'complete', 'kept')`, hasRoomFor(counter, amount)))
      .returning({ id: pressRuns.id }),
    release(db, reservation),
  ]);
  if (!counted)
    throw new AppError("CONFLICT", {
      message: "The run ended before this was ready: another article was begun, or it took too long. Please send it again.",
    });
}
