import { desc, sql } from "drizzle-orm";
import { newspapers, newspaperVersions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { listVersions } from "./contract.ts";
import { readCursor } from "./cursor.ts";
import { findVersions, isOwn } from "./version-rows.ts";

const pageLength = 50;

/** Newest first, by the index newspaper_versions_newspaper; the cursor is the last one's place in it. */
export const listVersionsEndpoint = endpoint(
  listVersions,
  ({ db, userId, params, query }) => {
    const [at, id] = readCursor(query.cursor);
    const isAfter = id === undefined ? undefined : sql`(newspaper_versions.created_at, newspaper_versions.id) < (${at}, ${id})`;
    return [
      findVersions(db, params.id, userId, isAfter)
        .orderBy(desc(newspaperVersions.createdAt), desc(newspaperVersions.id))
        .limit(pageLength + 1),
      db.select({ id: newspapers.id }).from(newspapers).where(isOwn(params.id, userId)),
    ];
  },
  async ({ c, params }, [rows, [newspaper]]) => {
    if (!newspaper) throw new AppError("NOT_FOUND");
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    if (rows.length > pageLength && last) {
      const next = new URLSearchParams({ cursor: `${last.at}.${last.id}` });
      c.header("link", `</api/completed-newspapers/${params.id}/versions?${next}>; rel="next"`);
    }
    return page;
  },
);
