import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { minute, day as oneDay } from "../http/time.ts";
import type { Operations } from "./contract.ts";

/** Tolerated delay of a browser, an alarm or the cron before a run counts as overdue. */
const leewayMs = 2 * minute;
/** Sorting costs more than counting: on busy days the times cover only the newest newspapers. */
const mostTimes = 10_000;

/** The first moment of the day, UTC. */
export const dayOf = (now: number) => now - (now % oneDay);

/** Counts of the runs that ended, by outcome and reason. Served by a covering index. */
export function endedRuns(db: Database, now: number) {
  const day = dayOf(now);
  return db
    .select({
      status: sql<"complete" | "failed" | "kept" | "stopped">`status`.as("status"),
      kind: sql<"press" | "implicit">`kind`.as("kind"),
      code: sql<string | null>`code`.as("code"),
      runs: sql<number>`count(*)`.as("runs"),
      refunded: sql<number>`sum(refunded)`.as("refunded"),
      begunToday: sql<number>`sum(created_at >= ${day})`.as("begun_today"),
    })
    .from(sql`press_runs INDEXED BY press_runs_ended`)
    .where(sql`ended_at >= ${day} AND ended_at <= ${now}`)
    .groupBy(sql`status`, sql`kind`, sql`code`);
}

/** The open runs, few at any time; `overdue` are those still open long after their deadline. */
export function openRuns(db: Database, now: number) {
  return db
    .select({
      runs: sql<number>`count(*)`.as("runs"),
      begunToday: sql<number>`coalesce(sum(created_at >= ${dayOf(now)}), 0)`.as("begun_today"),
      overdue: sql<number>`coalesce(sum(deadline_at < ${now - leewayMs}), 0)`.as("overdue"),
    })
    .from(sql`press_runs INDEXED BY press_runs_overdue`)
    .where(sql`status = 'running'`);
}

/** Median and 95th percentile (nearest rank) of the newspapers completed today, for each of the two times. */
export function runTimes(db: Database, now: number) {
  const newest = (until: SQL) => sql`SELECT max(0, ${until} - created_at) AS ms FROM press_runs INDEXED BY press_runs_ended
    WHERE ended_at >= ${dayOf(now)} AND ended_at <= ${now} AND kind = 'press' AND status = 'complete' AND ${until} IS NOT NULL
    ORDER BY ended_at DESC LIMIT ${sql.raw(String(mostTimes))}`;
  const ranked = (name: string, until: SQL) => sql`SELECT ${sql.raw(`'${name}'`)} AS name, ms,
    row_number() OVER (ORDER BY ms) AS place, count(*) OVER () AS entries FROM (${newest(until)})`;
  return db
    .select({
      name: sql<"firstWords" | "complete">`name`.as("name"),
      p50: sql<number>`max(CASE WHEN place = (entries + 1) / 2 THEN ms END)`.as("p50"),
      p95: sql<number>`max(CASE WHEN place = (entries * 95 + 99) / 100 THEN ms END)`.as("p95"),
    })
    .from(sql`(${ranked("firstWords", sql`first_words_at`)} UNION ALL ${ranked("complete", sql`ended_at`)})`)
    .groupBy(sql`name`);
}

/** Token movements of today, by the ledger's reasons. A hold returned to a user in debt reduced the debt instead. */
export function movedTokens(db: Database, now: number) {
  return db
    .select({
      reason: sql<string>`reason`.as("reason"),
      tokens: sql<number>`sum(delta)`.as("tokens"),
      holds: sql<number>`sum(delta - owed)`.as("holds"),
    })
    .from(sql`token_ledger INDEXED BY token_ledger_at`)
    .where(sql`at >= ${dayOf(now)} AND at <= ${now}`)
    .groupBy(sql`reason`);
}

/**
 * Current totals. Newspapers are summed from their owners' rows, an index, 4 ms for 100,000 of them; pictures from their running total.
 * `stuck`: pictures the bucket has repeatedly refused to delete.
 */
export function storageUsed(db: Database) {
  const pictures = (column: "count" | "bytes") =>
    sql<number>`coalesce((SELECT ${sql.raw(column)} FROM storage_totals WHERE kind = 'pictures'), 0)`;
  return db
    .select({
      newspapers: sql<number>`coalesce((SELECT sum(newspaper_count) FROM users WHERE newspaper_count > 0), 0)`.as("newspapers"),
      pictures: pictures("count").as("pictures"),
      pictureBytes: pictures("bytes").as("picture_bytes"),
      stuck: sql<number>`EXISTS (SELECT 1 FROM removals WHERE kind = 'picture' AND attempts >= 5)`.as("stuck"),
    })
    .from(sql`(SELECT 1)`);
}

type Rows<Q extends (...given: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Q>>;

interface Counted {
  ended: Rows<typeof endedRuns>;
  open: Rows<typeof openRuns>;
  times: Rows<typeof runTimes>;
  moved: Rows<typeof movedTokens>;
  storage: Rows<typeof storageUsed>;
}

/** The day's numbers from the results of the queries. */
export function presentDay(now: number, { ended, open: [open], times, moved, storage: [kept] }: Counted) {
  const total = (rows: typeof ended, what: "runs" | "refunded" | "begunToday" = "runs") => rows.reduce((sum, row) => sum + row[what], 0);
  const by = (status: string) => ended.filter((row) => row.status === status);
  const of = (reason: string) => moved.find((row) => row.reason === reason);
  const timesOf = (name: string) => {
    const found = times.find((row) => row.name === name);
    return found ? { p50: found.p50, p95: found.p95 } : null;
  };
  return {
    day: new Date(dayOf(now)).toISOString().slice(0, 10),
    runs: {
      started: total(ended, "begunToday") + (open?.begunToday ?? 0),
      running: open?.runs ?? 0,
      complete: total(by("complete")),
      kept: total(by("kept")),
      stopped: total(by("stopped")),
      refunded: total(ended, "refunded"),
      failed: failures(by("failed")),
    },
    firstWords: timesOf("firstWords"),
    complete: timesOf("complete"),
    tokens: {
      free: of("free")?.tokens ?? 0,
      bought: of("purchase")?.tokens ?? 0,
      byAdmins: of("admin")?.tokens ?? 0,
      spent: 0 - (of("run")?.tokens ?? 0),
      returned: of("refund")?.holds ?? 0,
    },
    storage: { newspapers: kept?.newspapers ?? 0, pictures: kept?.pictures ?? 0, pictureBytes: kept?.pictureBytes ?? 0 },
  } satisfies Omit<Operations, "status" | "troubles">;
}

/** An implicit run fails by delivering nothing; the reason is known at most to its caller. */
function failures(rows: Counted["ended"]): Operations["runs"]["failed"] {
  const counts = new Map<string, number>();
  for (const { kind, code, runs } of rows) {
    const cause = kind === "implicit" ? "UNUSED" : (code ?? "INTERNAL");
    counts.set(cause, (counts.get(cause) ?? 0) + runs);
  }
  return [...counts].map(([code, count]) => ({ code, count })).toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}
