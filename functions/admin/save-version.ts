import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { layouts } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import type { SectionLayout } from "../templates/contract.ts";
import { inForce, type LayoutPage } from "../templates/stored-sections.ts";
import { accountOf, isStillAdmin } from "./account.ts";
import { noteAct } from "./audit.ts";
import type { LayoutVersion } from "./contract.ts";
import { presentVersion, versionById, versionsOf } from "./layout-versions.ts";

/** Of one template and layout; older ones go when another is saved. */
const mostVersions = 200;

interface Saving {
  db: Database;
  now: number;
  userId: string;
  page: LayoutPage;
  /** Null for the template's own page. */
  sections: SectionLayout | null;
  /** What must be so for the version to be written. */
  when: SQL;
}

interface Outcome {
  written: LayoutVersion | undefined;
  inForce: LayoutVersion | null;
}

/**
 * Writes a version with the note of who saved it, unless `when` is not so: of two admins who save at once one meets what the other has
 * written. Gives the version written, or else the one in force. Times of a page's versions only grow, also within one millisecond.
 */
export async function saveVersion({ db, now, userId, page, sections, when }: Saving): Promise<Outcome> {
  const id = randomId();
  const { template, layout } = page;
  const action = sections ? "layout.save" : "layout.reset";
  const act = { id, actor: userId, action, subject: `${template}/${layout}`, at: now } as const;
  const before = sql`(SELECT b.id FROM layouts b WHERE b.template = ${template} AND b.layout = ${layout} AND b.created_at < layouts.created_at ORDER BY b.created_at DESC LIMIT 1)`;
  const oldest = sql`(SELECT o.created_at FROM layouts o WHERE o.template = ${template} AND o.layout = ${layout} ORDER BY o.created_at DESC LIMIT 1 OFFSET ${mostVersions})`;
  const [, , , [written], [standing], [actor]] = await sendAgain(() =>
    db.batch([
      db
        .insert(layouts)
        .select(
          sql`SELECT ${id}, ${template}, ${layout}, ${sections && JSON.stringify(sections)}, ${userId}, max(${now}, coalesce(${inForce(page, "created_at")} + 1, 0)) WHERE ${when} AND ${isStillAdmin(userId)}`,
        )
        .onConflictDoNothing(),
      noteAct(
        db,
        act,
        sql`json_object('before', ${before}, 'after', layouts.id, 'boxes', json_array_length(layouts.sections))`,
        sql`FROM layouts WHERE layouts.id = ${id}`,
      ),
      db.delete(layouts).where(sql`layouts.template = ${template} AND layouts.layout = ${layout} AND layouts.created_at <= ${oldest}`),
      versionById(db, id),
      versionsOf(db, page, 1),
      accountOf(db, userId),
    ]),
  );
  if (!written && actor?.role !== "admin") throw new AppError("FORBIDDEN");
  return { written: written && presentVersion(written), inForce: standing ? presentVersion(standing) : null };
}
