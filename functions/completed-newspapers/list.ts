import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { listNewspapers } from "./contract.ts";
import { present } from "./present.ts";

const pageLength = 50;

/** Newest first, by the index newspapers_user; the cursor is the last one's place in it. */
export const list = endpoint(
  listNewspapers,
  ({ db, userId, query }) => {
    const [updatedAt, id] = readCursor(query.cursor);
    const sought = (query.q ?? "").trim();
    // Not LIKE: D1 refuses patterns of more than 50 bytes.
    const holds = (column: SQLiteColumn) => sql`instr(lower(${column}), lower(${sought})) > 0`;
    return [
      db
        .select()
        .from(newspapers)
        .where(
          and(
            eq(newspapers.userId, userId),
            isNull(newspapers.deletedAt),
            id === undefined ? undefined : sql`(${newspapers.updatedAt}, ${newspapers.id}) < (${updatedAt}, ${id})`,
            sought === "" ? undefined : or(holds(newspapers.title), holds(newspapers.newspaperName), holds(newspapers.excerpt)),
          ),
        )
        .orderBy(desc(newspapers.updatedAt), desc(newspapers.id))
        .limit(pageLength + 1),
    ];
  },
  async ({ c, query }, [rows]) => {
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    if (rows.length > pageLength && last) {
      const next = new URLSearchParams({ cursor: `${last.updatedAt}.${last.id}`, ...(query.q ? { q: query.q } : {}) });
      c.header("link", `</api/completed-newspapers?${next}>; rel="next"`);
    }
    return page.map(present);
  },
);

/** A cursor that is none of ours begins at the beginning. */
function readCursor(cursor: string | undefined): [number, string] | [] {
  const [, updatedAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  return updatedAt && id ? [Number(updatedAt), id] : [];
}
