import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { newspapers, pressRuns, tokenLedger } from "../../db/schema.ts";
import type { LedgerEntry } from "./contract.ts";

const pageLength = 50;

/** Id of the run for a hold or its return; '' for every other entry. */
const runIdOf = sql`CASE WHEN page.id LIKE 'run:%:hold' THEN substr(page.id, 5, length(page.id) - 9) WHEN page.id LIKE 'run:%:refund' THEN substr(page.id, 5, length(page.id) - 11) ELSE '' END`;

/**
 * A page of a person's ledger for its owner and admins: newest first, with the balance after each entry and the purpose of the run behind
 * a hold. `before` is the place of the last entry of the previous page. Ordered by rowid (order of writing), which is unique. Runs and
 * newspapers are found by primary key, and only the person's own.
 */
export function ledgerPage(db: Database, userId: string, before?: number) {
  const written = db
    .select({
      id: tokenLedger.id,
      delta: tokenLedger.delta,
      owed: tokenLedger.owed,
      reason: tokenLedger.reason,
      at: tokenLedger.at,
      place: sql<number>`rowid`.as("place"),
      balance: sql<number>`SUM(delta) OVER (ORDER BY rowid)`.as("balance"),
    })
    .from(tokenLedger)
    .where(eq(tokenLedger.userId, userId))
    .as("written");
  const page = db
    .select()
    .from(written)
    .where(before === undefined ? undefined : lt(written.place, before))
    .orderBy(desc(written.place))
    .limit(pageLength + 1)
    .as("page");
  return db
    .select({
      id: page.id,
      delta: page.delta,
      owed: page.owed,
      reason: page.reason,
      at: page.at,
      place: page.place,
      balance: page.balance,
      // Aliased: D1 merges result columns of the same name.
      newspaperId: sql<string | null>`${newspapers.id}`.as("newspaper_id"),
      newspaperName: newspapers.newspaperName,
      newspaperTitle: newspapers.title,
      orderedTitle: sql<string | null>`json_extract(${pressRuns.input}, '$.title')`.as("ordered_title"),
      code: pressRuns.code,
      runStatus: pressRuns.status,
    })
    .from(page)
    .leftJoin(pressRuns, and(eq(pressRuns.id, runIdOf), eq(pressRuns.userId, userId)))
    .leftJoin(newspapers, and(eq(newspapers.id, pressRuns.newspaperId), eq(newspapers.userId, userId), isNull(newspapers.deletedAt)))
    .orderBy(desc(page.place));
}

type Row = Awaited<ReturnType<typeof ledgerPage>>[number];

/** The entries of a page, and the next page's `before` if there is one. */
export function presentLedger(rows: Row[]): { entries: LedgerEntry[]; next: number | undefined } {
  const page = rows.slice(0, pageLength);
  return { entries: page.map(presentEntry), next: rows.length > pageLength ? page.at(-1)?.place : undefined };
}

function presentEntry(row: Row): LedgerEntry {
  const { id, delta, reason, at, balance, owed, newspaperId, newspaperName, code, runStatus } = row;
  const title = row.newspaperTitle ?? row.orderedTitle;
  return {
    id,
    delta,
    reason,
    at,
    balance,
    ...(owed !== 0 && { owed }),
    ...(newspaperId && { newspaperId }),
    ...(newspaperName && { newspaperName }),
    ...(title && { title }),
    ...(code && { code }),
    ...(runStatus && { runStatus }),
  };
}
