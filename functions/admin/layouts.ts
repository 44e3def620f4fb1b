import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { layouts, users } from "../../db/schema.ts";
import { templates } from "../../web/typeset/index.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { randomId } from "../http/random-id.ts";
import type { SectionLayout } from "../templates/contract.ts";
import { inForce, type LayoutPage, readSections } from "../templates/templates.ts";
import { accountOf, isStillAdmin, recordAct } from "./acts.ts";
import type { LayoutConflict, LayoutVersion } from "./contract.ts";
import * as contract from "./contract.ts";

export const readLayout = endpoint(contract.readLayout, async ({ db, params }) => {
  requireTemplate(params);
  const [version] = await versionsOf(db, params, 1);
  return version ? presentVersion(version) : null;
});

const pageLength = 50;

export const listLayoutVersions = endpoint(contract.listLayoutVersions, async ({ c, db, params, query }) => {
  requireTemplate(params);
  const rows = await versionsOf(db, params, pageLength + 1, query.cursor);
  const { page, last } = pageOf(rows, pageLength);
  if (last) linkNext(c, { cursor: String(last.savedAt) });
  return page.map(presentVersion);
});

export const saveLayout = endpoint(contract.saveLayout, async ({ db, now, user, params, body }) => {
  requireTemplate(params);
  const { sectionLayout, from } = body;
  const when = from === undefined ? sql`1` : sql`${inForce(params, "id")} IS ${from}`;
  const saved = await saveVersion({ db, now, userId: user.id, page: params, sections: sectionLayout, when });
  if (saved.written) return saved.written;
  throw new AppError("CONFLICT", {
    message: "Another version of this layout was saved in the meantime. Please look at it, then keep it or save yours over it.",
    details: { inForce: saved.inForce } satisfies LayoutConflict,
  });
});

export const resetLayout = endpoint(contract.resetLayout, async ({ db, now, user, params }) => {
  requireTemplate(params);
  const isReset = sql`(${inForce(params, "id")} IS NOT NULL AND ${inForce(params, "sections")} IS NULL)`;
  const saved = await saveVersion({ db, now, userId: user.id, page: params, sections: null, when: sql`NOT ${isReset}` });
  const version = saved.written ?? saved.inForce;
  if (!version) throw new AppError("CONFLICT");
  return version;
});

/** Per template and layout; older ones are deleted when another is saved. */
const mostVersions = 200;

interface Saving {
  db: Database;
  now: number;
  userId: string;
  page: LayoutPage;
  /** Null for the template's own page. */
  sections: SectionLayout | null;
  /** Condition for writing the version. */
  when: SQL;
}

interface Outcome {
  written: LayoutVersion | undefined;
  inForce: LayoutVersion | null;
}

/**
 * Writes a version and its audit entry, if `when` holds: of two admins saving at once, the second gets the first one's version. Returns
 * the version written, or else the one in force. Times of a page's versions strictly increase, even within one millisecond.
 */
export async function saveVersion({ db, now, userId, page, sections, when }: Saving): Promise<Outcome> {
  const id = randomId();
  const { template, layout } = page;
  const action = sections ? "layout.save" : "layout.reset";
  const act = { id, actor: userId, action, subject: `${template}/${layout}`, at: now } as const;
  const before = sql`(SELECT b.id FROM layouts b WHERE b.template = ${template} AND b.layout = ${layout} AND b.created_at < layouts.created_at ORDER BY b.created_at DESC LIMIT 1)`;
  const oldest = sql`(SELECT o.created_at FROM layouts o WHERE o.template = ${template} AND o.layout = ${layout} ORDER BY o.created_at DESC LIMIT 1 OFFSET ${mostVersions})`;
  const createdAt = sql`max(${now}, coalesce(${inForce(page, "created_at")} + 1, 0))`;
  const [, , , [written], [current], [actor]] = await retryWrite(() =>
    db.batch([
      insertWhere(
        db,
        layouts,
        { id, template, layout, sections: sections && JSON.stringify(sections), userId, createdAt },
        sql`${when} AND ${isStillAdmin(userId)}`,
      ).onConflictDoNothing(),
      recordAct(
        db,
        act,
        sql`json_object('before', ${before}, 'after', layouts.id, 'boxes', json_array_length(layouts.sections))`,
        sql`layouts`,
        sql`layouts.id = ${id}`,
      ),
      db.delete(layouts).where(sql`layouts.template = ${template} AND layouts.layout = ${layout} AND layouts.created_at <= ${oldest}`),
      versionById(db, id),
      versionsOf(db, page, 1),
      accountOf(db, userId),
    ]),
  );
  if (!written && actor?.role !== "admin") throw new AppError("FORBIDDEN");
  return { written: written && presentVersion(written), inForce: current ? presentVersion(current) : null };
}

/** Throws NOT_FOUND for an unknown template. */
export function requireTemplate({ template }: LayoutPage): void {
  if (!templates.some(({ id }) => id === template)) throw new AppError("NOT_FOUND");
}

/** Newest first by the index layouts_in_force (times strictly increase, see saveVersion); only those before `before` if given. */
export function versionsOf(db: Database, page: LayoutPage, most: number, before?: number) {
  return versions(db)
    .where(
      and(
        eq(layouts.template, page.template),
        eq(layouts.layout, page.layout),
        before === undefined ? undefined : lt(layouts.createdAt, before),
      ),
    )
    .orderBy(desc(layouts.createdAt))
    .limit(most);
}

export function versionById(db: Database, id: string) {
  return versions(db).where(eq(layouts.id, id));
}

function versions(db: Database) {
  return db
    .select({ id: layouts.id, sections: layouts.sections, savedAt: layouts.createdAt, savedBy: users.email })
    .from(layouts)
    .leftJoin(users, eq(users.id, layouts.userId))
    .$dynamic();
}

export function presentVersion({
  sections,
  ...version
}: Omit<LayoutVersion, "sectionLayout"> & { sections: string | null }): LayoutVersion {
  return { ...version, sectionLayout: readSections(sections) };
}
