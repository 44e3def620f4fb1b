import { and, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { listDeletedNewspapers, listNewspapers } from "./contract.ts";
import { readCursor } from "./cursor.ts";
import { presentIfReadable } from "./present.ts";
import { restorableFor } from "./restorable.ts";
import { holdsWords } from "./search-text.ts";

const pageLength = 50;
/** Bytes of the newspapers of a page: more wait for the next, so that an answer stays far below a Worker's memory. */
const pageBytes = 2_000_000;

/** Newest first, by the index newspapers_user; the cursor is the last one's place in it. A damaged row is left out and counted in a header. */
export const list = endpoint(
  listNewspapers,
  ({ db, userId, query }) => {
    const [updatedAt, id] = readCursor(query.cursor);
    const isWanted = and(eq(newspapers.userId, userId), isNull(newspapers.deletedAt), holdsWords(query.q ?? ""));
    const isAfter = id === undefined ? sql`1` : sql`(${newspapers.updatedAt}, ${newspapers.id}) < (${updatedAt}, ${id})`;
    const next = sql`SELECT id, updated_at, length(CAST(data AS BLOB)) AS bytes FROM ${newspapers} WHERE ${isWanted} AND ${isAfter}
      ORDER BY updated_at DESC, id DESC LIMIT ${pageLength}`;
    // The first comes whatever its size.
    const fitting = sql`SELECT id FROM (SELECT id, bytes, sum(bytes) OVER (ORDER BY updated_at DESC, id DESC ROWS UNBOUNDED PRECEDING) AS held FROM (${next}))
      WHERE held <= ${pageBytes} OR held = bytes`;
    return [
      db.select().from(newspapers).where(sql`${newspapers.id} IN (${fitting})`).orderBy(desc(newspapers.updatedAt), desc(newspapers.id)),
      db
        .select({ total: count(), left: sql<number>`coalesce(sum(${isAfter}), 0)`.as("left") })
        .from(newspapers)
        .where(isWanted),
    ];
  },
  async ({ c, query }, [rows, [counted]]) => {
    const last = rows.at(-1);
    if (last && (counted?.left ?? 0) > rows.length) {
      const next = new URLSearchParams({ cursor: `${last.updatedAt}.${last.id}`, ...(query.q ? { q: query.q } : {}) });
      c.header("link", `</api/completed-newspapers?${next}>; rel="next"`);
    }
    c.header("x-total-count", String(counted?.total ?? 0));
    const newspapersRead = rows.flatMap((row) => presentIfReadable(row) ?? []);
    if (newspapersRead.length < rows.length) c.header("x-unreadable-count", String(rows.length - newspapersRead.length));
    return newspapersRead;
  },
);

/** Those that can still be restored, the last deleted first; the cursor is the last one's place among them. */
export const listDeleted = endpoint(
  listDeletedNewspapers,
  ({ db, now, userId, query }) => {
    const [at, id] = readCursor(query.cursor);
    const { id: own, title, newspaperName, language, deletedAt } = newspapers;
    const isAfter = id === undefined ? undefined : sql`(${deletedAt}, ${own}) < (${at}, ${id})`;
    return [
      db
        .select({ id: own, title, newspaperName, language, deletedAt: sql<number>`${deletedAt}` })
        .from(newspapers)
        .where(and(eq(newspapers.userId, userId), gt(deletedAt, now - restorableFor), isAfter))
        .orderBy(desc(deletedAt), desc(own))
        .limit(pageLength + 1),
    ];
  },
  async ({ c }, [rows]) => {
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    if (rows.length > pageLength && last) {
      const next = new URLSearchParams({ cursor: `${last.deletedAt}.${last.id}` });
      c.header("link", `</api/completed-newspapers/deleted?${next}>; rel="next"`);
    }
    return page.map((row) => ({ ...row, restorableUntil: row.deletedAt + restorableFor }));
  },
);
