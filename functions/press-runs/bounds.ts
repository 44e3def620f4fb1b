import { and, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { pressRuns, rateCounters } from "../../db/schema.ts";
import { AppError } from "../http/errors.ts";
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

/** Results are what counts; but work that always fails costs its provider as well, and nobody may have it done for ever. */
const mostTries = 40;

type BoundRun = Pick<RunRow, "id" | "kind" | "status" | "createdAt" | Counter>;

/** Room for work that is under way. It lapses by itself where whoever took it was ended before giving it back. */
export interface Place {
  /** Chosen by whoever does the work, so that taking, counting and giving back can each be repeated. */
  id: string;
  runId: string;
  counter: Counter;
  amount: number;
}

const prefixOf = (runId: string, counter: Counter) => `run:${runId}:${counter}:`;
const keyOf = ({ runId, counter, id }: Place) => prefixOf(runId, counter) + id;
/** The sign after the colon: every key of a prefix lies before it. */
const endOf = (prefix: string) => prefix.replace(/:$/, ";");

/** A press run that ended without a newspaper may have delivered every part of one. */
const isUncounted = (run: Pick<BoundRun, "kind" | "status">) => run.kind === "press" && run.status !== "complete";
const columnOf = { texts: "texts", sideSets: "side_sets", pictures: "pictures" } as const satisfies Record<Counter, string>;

/** The SQL for: what `press_runs` has given leaves room for so much more. Stands in the statement that counts a result, whatever was reserved. */
export function hasRoomFor(counter: Counter, amount: number, underWay: SQL = sql`0`): SQL {
  const { most, printed } = bounds[counter];
  const uncounted = sql`(CASE WHEN press_runs.kind = 'press' AND press_runs.status <> 'complete' THEN ${printed} ELSE 0 END)`;
  return sql`press_runs.${sql.raw(columnOf[counter])} + ${uncounted} + ${underWay} + ${amount} <= ${most}`;
}

/**
 * Takes a place for work that begins now and lapses at `until` (milliseconds since 1970), so that many calls at once cost no more than
 * the bound. Throws CONFLICT when nothing is left of it, or when work was begun too often.
 */
export async function takePlace(db: Database, run: BoundRun, place: Place, now: number, until: number): Promise<void> {
  const { counter, amount } = place;
  const prefix = prefixOf(run.id, counter);
  const underWay = sql`(SELECT coalesce(sum(c.count), 0) FROM rate_counters c WHERE c.key >= ${prefix} AND c.key < ${endOf(prefix)} AND c."window" > ${now})`;
  const tries = `run:${run.id}:tries`;
  const tried = sql`coalesce((SELECT t.count FROM rate_counters t WHERE t.key = ${tries} AND t."window" = ${run.createdAt}), 0)`;
  const key = keyOf(place);
  const [taken] = await db.batch([
    db
      .insert(rateCounters)
      .select(
        sql`SELECT ${key}, ${until}, ${amount} FROM press_runs WHERE press_runs.id = ${run.id} AND ${hasRoomFor(counter, amount, underWay)} AND ${tried} < ${mostTries}`,
      )
      .onConflictDoNothing()
      .returning({ key: rateCounters.key }),
    db
      .insert(rateCounters)
      .select(sql`SELECT ${tries}, ${run.createdAt}, 1 WHERE EXISTS (SELECT 1 FROM rate_counters p WHERE p.key = ${key})`)
      .onConflictDoUpdate({ target: [rateCounters.key, rateCounters.window], set: { count: sql`${rateCounters.count} + 1` } }),
  ]);
  if (taken.length === 0)
    throw new AppError("CONFLICT", { message: "This run has given all it can. Please start a new one.", details: { reason: "bound" } });
}

/** Ends a place: its work came to nothing, or is counted in the same batch. */
export function endPlace(db: Database, place: Place): Query {
  return db.delete(rateCounters).where(eq(rateCounters.key, keyOf(place)));
}

/** The places of a run that are taken now, by the primary key of rate_counters; can be asked before the run is known. */
export function placesTaken(db: Database, runId: string, now: number) {
  const prefix = `run:${runId}:`;
  return db
    .select()
    .from(rateCounters)
    .where(and(gte(rateCounters.key, prefix), lt(rateCounters.key, endOf(prefix)), gt(rateCounters.window, now)));
}

/** What is left of a run's bound when these are taken. */
export function leftOf(run: BoundRun, taken: Awaited<ReturnType<typeof placesTaken>>): Record<Counter, number> {
  const left = (counter: Counter) => {
    const underWay = taken.filter(({ key }) => key.startsWith(prefixOf(run.id, counter)));
    const given = run[counter] + (isUncounted(run) ? bounds[counter].printed : 0);
    return Math.max(
      0,
      underWay.reduce((rest, { count }) => rest - count, bounds[counter].most - given),
    );
  };
  return { texts: left("texts"), sideSets: left("sideSets"), pictures: left("pictures") };
}

/** What is left of a run's bound now, whatever the row that was read before says. */
export async function placesLeft(db: Database, runId: string, now: number): Promise<Record<Counter, number>> {
  const [[run], taken] = await db.batch([db.select().from(pressRuns).where(eq(pressRuns.id, runId)), placesTaken(db, runId, now)]);
  if (!run) throw new AppError("NOT_FOUND");
  return leftOf(run, taken);
}
