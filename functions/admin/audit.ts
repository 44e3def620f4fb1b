import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { audit, users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import * as contract from "./contract.ts";

const pageLength = 100;

/** Newest first, by rowid (order of writing). Loaded only after the caller is known to be an admin. */
export const readAudit = endpoint(contract.readAudit, async ({ c, db, query }) => {
  const [actors, subjects] = [alias(users, "actors"), alias(users, "subjects")];
  const place = sql<number>`${audit}.rowid`;
  const rows = await db
    .select({
      place,
      id: audit.id,
      actor: audit.actor,
      // Aliased: D1 merges result columns of the same name.
      actorEmail: sql<string | null>`${actors.email}`.as("actor_email"),
      action: audit.action,
      subject: audit.subject,
      subjectEmail: sql<string | null>`${subjects.email}`.as("subject_email"),
      detail: audit.detail,
      at: audit.at,
    })
    .from(audit)
    .leftJoin(actors, eq(actors.id, audit.actor))
    .leftJoin(subjects, eq(subjects.id, audit.subject))
    .where(
      and(
        query.subject === undefined ? undefined : eq(audit.subject, query.subject),
        query.cursor === undefined ? undefined : sql`${place} < ${query.cursor}`,
      ),
    )
    .orderBy(desc(place))
    .limit(pageLength + 1);
  const { page, last } = pageOf(rows, pageLength);
  if (last) linkNext(c, { subject: query.subject, cursor: String(last.place) });
  return page.map(({ place: _, detail, ...entry }) => ({ ...entry, detail: JSON.parse(detail) as Record<string, unknown> }));
});
