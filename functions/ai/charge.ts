import { and, eq, sql } from "drizzle-orm";
import { pressRuns, rateCounters } from "../../db/schema.ts";
import { AppError } from "../errors.ts";
import { type Caller, isBoundTo, openBoundRun } from "../press-runs/implicit.ts";
import { keptFor } from "../press-runs/pace.ts";
import type { RunRow } from "../press-runs/run-row.ts";
import { type Source, sourceOf, writeSource } from "../press-runs/source.ts";

/** What one run gives at most; a press run has used a part of it for its own newspaper. */
const bounds = {
  texts: { most: 3, printed: 1 },
  sideSets: { most: 3, printed: 1 },
  pictures: { most: 8, printed: 2 },
} as const;
type Kind = keyof typeof bounds;

interface Order<T> {
  kind: Kind;
  title: string;
  content: string;
  pressRunId?: string | undefined;
  work(run: RunRow): Promise<T>;
  /** Title and content that may be worked on further in the same run. */
  delivers?(result: T): { title: string; content: string };
}

/**
 * Does the work on a run that has paid for it (design §4.3): the one named, or the caller's open implicit run. Calls under
 * way count against the run's bound, so that many at once cost no more; a failed one gives its place back. Throws
 * NO_TOKENS, NOT_FOUND for another's run, CONFLICT for another article's or a run that has given all it can.
 */
export async function charge<T>(caller: Caller, order: Order<T>): Promise<{ result: T; run: RunRow }> {
  const source = await sourceOf(order.title, order.content);
  const spent = sql`${pressRuns[order.kind]} >= ${bounds[order.kind].most}`;
  const run = order.pressRunId ? await joinRun(caller, order.pressRunId, source) : await openBoundRun(caller, source, spent);
  await take(caller, run, order.kind);
  try {
    const result = await order.work(run);
    await record(caller, run, order, result);
    return { result, run };
  } catch (failure) {
    await giveBack(caller, run, order.kind);
    throw failure;
  }
}

/** The run named by the caller, if it still gives and is the article's; an unbound one is bound by this. */
async function joinRun({ db, user, now }: Caller, id: string, source: Source): Promise<RunRow> {
  const [found] = await db
    .select()
    .from(pressRuns)
    .where(and(eq(pressRuns.id, id), eq(pressRuns.userId, user.id)));
  if (!found) throw new AppError("NOT_FOUND");
  const isOpen = found.status === "running" && found.kind === "implicit" && found.deadlineAt > now;
  const isUsable = ["complete", "kept"].includes(found.status) && (found.endedAt ?? 0) > now - keptFor;
  if (!isOpen && !isUsable) throw new AppError("CONFLICT", { message: "This run can give nothing more. Please start a new one." });
  const [bound] = await db
    .update(pressRuns)
    .set({ source: sql`coalesce(press_runs.source, ${writeSource(source)})` })
    .where(and(eq(pressRuns.id, id), isBoundTo(source)))
    .returning({ id: pressRuns.id });
  if (!bound) throw new AppError("CONFLICT", { message: "This run belongs to another article." });
  return found;
}

const counterKey = (run: RunRow, kind: Kind) => `run:${run.id}:${kind}`;

async function take({ db }: Caller, run: RunRow, kind: Kind): Promise<void> {
  const { most, printed } = bounds[kind];
  const [taken] = await db
    .insert(rateCounters)
    .values({ key: counterKey(run, kind), window: run.createdAt, count: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.window],
      set: { count: sql`${rateCounters.count} + 1` },
      setWhere: sql`${rateCounters.count} < ${run.kind === "press" ? most - printed : most}`,
    })
    .returning({ count: rateCounters.count });
  if (!taken) throw new AppError("CONFLICT", { message: "This run has given all it can. Please start a new one." });
}

async function giveBack({ db }: Caller, run: RunRow, kind: Kind): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
    .where(and(eq(rateCounters.key, counterKey(run, kind)), eq(rateCounters.window, run.createdAt)));
}

/** Counts the result: from now on the token stays. A run that was settled meanwhile gives nothing. */
async function record<T>({ db }: Caller, run: RunRow, { kind, delivers }: Order<T>, result: T): Promise<void> {
  const more = delivers?.(result);
  const hashes = more && (await sourceOf(more.title, more.content));
  const [counted] = await db
    .update(pressRuns)
    .set({
      [kind]: sql`${pressRuns[kind]} + 1`,
      ...(hashes && { delivered: sql`json_insert(press_runs.delivered, '$[#]', ${hashes.title}, '$[#]', ${hashes.content})` }),
    })
    .where(and(eq(pressRuns.id, run.id), sql`press_runs.status IN ('running', 'complete', 'kept')`))
    .returning({ id: pressRuns.id });
  if (!counted)
    throw new AppError("CONFLICT", {
      message: "The run ended before this was ready: another article was begun, or it took too long. Please send it again.",
    });
}
