import { and, eq, sql } from "drizzle-orm";
import { pressRuns } from "../../db/schema.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { callReservationMs, keptMs } from "../press-runs/deadlines.ts";
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
import type { RunRow } from "../press-runs/settle.ts";
import { failureReasons } from "./contract.ts";
import type { OwnKeys } from "./standing.ts";

/** What one result counts, in the units of the quota. */
const amounts = { texts: 4, sideSets: 1, pictures: 1 } as const satisfies Record<Counter, number>;

interface Order<T> {
  kind: Counter;
  title: string;
  content: string;
  pressRunId?: string | undefined;
  work(run: RunRow): Promise<T>;
  /** Title and content that may be worked on further in the same run. */
  delivers?(result: T): { title: string; content: string };
}

/**
 * Does the work on a run that has paid for it (design §4.3): the one named, or the caller's open implicit run. Calls under
 * way count against the run's quota, so that many at once cost no more; a failed one releases its reservation. Throws
 * NO_TOKENS, NOT_FOUND for another's run, CONFLICT for another article's or a run that has given all it can.
 */
export async function charge<T>(caller: Caller, own: OwnKeys, order: Order<T>): Promise<{ result: T; run: RunRow }> {
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
      await record(caller, reservation, order, result);
      return { result, run };
    } catch (failure) {
      await giveBack(caller, reservation, failure);
      throw failure;
    }
  })();
  // A caller who leaves ends the request; the reservation has to be released all the same.
  caller.later(working.catch(() => {}));
  return working;
}

/** The run named by the caller, if it still gives and is the article's; an unbound one is bound by this. */
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

/** Releases the reservation of a call that failed. Its run keeps why: an outage is not held against its owner (press-runs/daily-limits.ts). */
async function giveBack({ db }: Caller, reservation: Reservation, failure: unknown): Promise<void> {
  const told = failure instanceof AppError ? (failure.details as { reason?: unknown } | undefined)?.reason : undefined;
  const reason = failureReasons.find((known) => known === told) ?? null;
  await db.batch([
    release(db, reservation),
    db
      .update(pressRuns)
      .set({ reason })
      .where(and(eq(pressRuns.id, reservation.runId), eq(pressRuns.kind, "implicit"), eq(pressRuns.status, "running"))),
  ]);
}

/** Counts the result: from now on the token stays. A run that was settled meanwhile gives nothing. */
async function record<T>({ db }: Caller, reservation: Reservation, { delivers }: Order<T>, result: T): Promise<void> {
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
