import { and, desc, eq, lt, sql } from "drizzle-orm";
import { tokenLedger } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { readLedger } from "./contract.ts";

const pageSize = 50;

/** Newest first with the balance after each entry. The order is that of writing (the rowid), which no two entries share. */
export const readLedgerEndpoint = endpoint(
  readLedger,
  ({ db, userId, query }) => {
    const written = db
      .select({
        id: tokenLedger.id,
        delta: tokenLedger.delta,
        reason: tokenLedger.reason,
        at: tokenLedger.at,
        place: sql<number>`rowid`.as("place"),
        balance: sql<number>`SUM(delta) OVER (ORDER BY rowid)`.as("balance"),
      })
      .from(tokenLedger)
      .where(eq(tokenLedger.userId, userId))
      .as("written");
    const before = query.cursor === undefined ? undefined : lt(written.place, query.cursor);
    return [
      db
        .select()
        .from(written)
        .where(and(before))
        .orderBy(desc(written.place))
        .limit(pageSize + 1),
    ];
  },
  async ({ c }, [rows]) => {
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    if (last && rows.length > pageSize) c.header("link", `</api/user/ledger?cursor=${last.place}>; rel="next"`);
    return page.map(({ id, delta, reason, at, balance }) => ({ id, delta, reason, at, balance }));
  },
);
