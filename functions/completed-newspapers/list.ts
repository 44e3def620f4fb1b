import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { listNewspapers } from "./contract.ts";
import { readCursor } from "./cursor.ts";
import { presentIfReadable } from "./present.ts";
import { holdsWords } from "./search-text.ts";

const pageLength = 50;

/** Newest first, by the index newspapers_user; the cursor is the last one's place in it. A damaged row is left out and counted in a header. */
export const list = endpoint(
  listNewspapers,
  ({ db, userId, query }) => {
    const [updatedAt, id] = readCursor(query.cursor);
    const isWanted = and(eq(newspapers.userId, userId), isNull(newspapers.deletedAt), holdsWords(query.q ?? ""));
    return [
      db
        .select()
        .from(newspapers)
        .where(and(isWanted, id === undefined ? undefined : sql`(${newspapers.updatedAt}, ${newspapers.id}) < (${updatedAt}, ${id})`))
        .orderBy(desc(newspapers.updatedAt), desc(newspapers.id))
        .limit(pageLength + 1),
      db.select({ total: count() }).from(newspapers).where(isWanted),
    ];
  },
  async ({ c, query }, [rows, [counted]]) => {
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    if (rows.length > pageLength && last) {
      const next = new URLSearchParams({ cursor: `${last.updatedAt}.${last.id}`, ...(query.q ? { q: query.q } : {}) });
      c.header("link", `</api/completed-newspapers?${next}>; rel="next"`);
    }
    c.header("x-total-count", String(counted?.total ?? 0));
    const newspapersRead = page.flatMap((row) => presentIfReadable(row) ?? []);
    if (newspapersRead.length < page.length) c.header("x-unreadable-count", String(page.length - newspapersRead.length));
    return newspapersRead;
  },
);
