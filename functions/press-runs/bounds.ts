import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { rateCounters } from "../../db/schema.ts";
import { AppError } from "../errors.ts";
import type { RunRow } from "./run-row.ts";

/**
 * What one run gives at most (design §4.3); texts are counted in quarters. A press run has used `printed` for its own newspaper.
 */
export const bounds = {
  texts: { most: 12, printed: 4 },
  sideSets: { most: 3, printed: 1 },
  pictures: { most: 8, printed: 2 },
} as const;
export type Counter = keyof typeof bounds;

type BoundRun = Pick<RunRow, "id" | "kind" | "createdAt">;

const keyOf = (run: Pick<BoundRun, "id">, counter: Counter) => `run:${run.id}:${counter}`;
const mostOf = (run: BoundRun, counter: Counter) => bounds[counter].most - (run.kind === "press" ? bounds[counter].printed : 0);

/** Takes a place for work that begins now, so that many calls at once cost no more than the bound. Gives what is left; throws CONFLICT when nothing is. */
export async function takePlace(db: Database, run: BoundRun, counter: Counter, amount: number): Promise<number> {
  const most = mostOf(run, counter);
  const [taken] = await db
    .insert(rateCounters)
    .values({ key: keyOf(run, counter), window: run.createdAt, count: amount })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.window],
      set: { count: sql`${rateCounters.count} + ${amount}` },
      setWhere: sql`${rateCounters.count} + ${amount} <= ${most}`,
    })
    .returning({ count: rateCounters.count });
  if (!taken)
    throw new AppError("CONFLICT", { message: "This run has given all it can. Please start a new one.", details: { reason: "bound" } });
  return most - taken.count;
}

/** The work came to nothing: its place is free again. */
export async function givePlaceBack(db: Database, run: BoundRun, counter: Counter, amount: number): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - ${amount})` })
    .where(and(eq(rateCounters.key, keyOf(run, counter)), eq(rateCounters.window, run.createdAt)));
}

/** The places a run has taken. By the primary key of rate_counters; the window is in the rows, so that this can be asked before the run is known. */
export function placesTaken(db: Database, runId: string) {
  const counters = Object.keys(bounds) as Counter[];
  const keys = counters.map((counter) => keyOf({ id: runId }, counter));
  return db.select().from(rateCounters).where(inArray(rateCounters.key, keys));
}

/** What is left of a run's bound when these are taken. */
export function leftOf(run: BoundRun, taken: Awaited<ReturnType<typeof placesTaken>>): Record<Counter, number> {
  const left = (counter: Counter) =>
    mostOf(run, counter) - (taken.find(({ key, window }) => key === keyOf(run, counter) && window === run.createdAt)?.count ?? 0);
  return { texts: left("texts"), sideSets: left("sideSets"), pictures: left("pictures") };
}

/** What is left of a run's bound now. */
export async function placesLeft(db: Database, run: BoundRun): Promise<Record<Counter, number>> {
  return leftOf(run, await placesTaken(db, run.id));
}
