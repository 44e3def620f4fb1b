import { and, eq, or, sql } from "drizzle-orm";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { saveNewspaper } from "./contract.ts";
import { keepFirst } from "./keep-versions.ts";
import { countNewNewspaper, dropBeyondBounds, hasRoom, noRoom } from "./newspaper-bounds.ts";
import { areOwn, findOwn, refuseOthers } from "./own-pictures.ts";
import { present } from "./present.ts";
import { countNewspapers, numberAfter, storedForm } from "./row.ts";

export const save = endpoint(saveNewspaper, async ({ c, db, now, user, body }) => {
  const runId = body.pressRunId;
  // Edits of a newspaper take no more room than it has, and a run has cost a token.
  const isNew = !body.id && !runId;
  if (isNew) await countNewNewspaper(db, user.id, now);
  const fresh = randomId();
  const form = storedForm(body);
  const own = sql`${newspapers.userId} = ${user.id} AND ${newspapers.deletedAt} IS NULL`;
  // The newspaper named by id, or else the one the run has already.
  const which = body.id ? eq(newspapers.id, body.id) : eq(newspapers.pressRunId, runId ?? "");
  const allPictures = areOwn(body, user.id);
  const unmoved = body.updatedAt === undefined ? sql`1` : sql`${newspapers.updatedAt} <= ${body.updatedAt}`;
  const number = numberAfter(user.id);
  const open = sql`(${runId} IS NULL OR EXISTS (SELECT 1 FROM press_runs r WHERE r.id = ${runId} AND r.user_id = ${user.id} AND r.status <> 'failed' AND r.status <> 'stopped' AND (r.kind = 'implicit' OR r.status <> 'running') AND r.newspaper_id IS NULL))`;

  const [[before], pictures, runs, , changed, , , , , [after]] = await db.batch([
    db.select().from(newspapers).where(and(own, which)),
    findOwn(db, body, user.id),
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.id, runId ?? ""), eq(pressRuns.userId, user.id))),
    // As it was made, where nothing has kept that yet.
    keepFirst(db, sql`${own} AND ${which}`),
    db
      .update(newspapers)
      .set({ ...form, updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)` })
      .where(and(own, which, unmoved, allPictures))
      .returning({ id: newspapers.id }),
    db
      .insert(newspapers)
      .select(
        sql`SELECT ${fresh}, ${user.id}, ${runId}, ${form.title}, ${form.newspaperName}, ${form.templateId}, ${form.language}, ${form.excerpt}, ${number}, json_set(${form.data}, '$.folio.number', ${number}), NULL, ${now}, ${now}, NULL WHERE ${body.id ?? null} IS NULL AND NOT EXISTS (SELECT 1 FROM newspapers n WHERE n.press_run_id = ${runId}) AND ${open} AND ${allPictures} AND ${hasRoom(user.id, new TextEncoder().encode(form.data).length)}`,
      ),
    keepFirst(db, sql`${newspapers.id} = ${fresh}`),
    // An implicit run is complete once its newspaper is saved: the hold stays.
    db
      .update(pressRuns)
      .set({ status: "complete", newspaperId: fresh, endedAt: sql`coalesce(${pressRuns.endedAt}, ${now})` })
      .where(and(eq(pressRuns.id, runId ?? ""), sql`EXISTS (SELECT 1 FROM newspapers n WHERE n.id = ${fresh})`)),
    countNewspapers(db, user.id),
    db
      .select()
      .from(newspapers)
      .where(and(own, or(which, eq(newspapers.id, fresh)))),
    ...(isNew ? dropBeyondBounds(db, user.id, now) : []),
  ]);
  refuseOthers(body, pictures);
  if (before && changed.length === 0) throw new AppError("CONFLICT", { details: { updatedAt: before.updatedAt } });
  if (after) return c.json(present(after), before ? 200 : 201);
  if (body.id || (runId && runs.length === 0)) throw new AppError("NOT_FOUND");
  if (runId && runs[0]?.newspaperId)
    throw new AppError("CONFLICT", { message: "The newspaper of this run was deleted. Please restore it first." });
  if (
    runId &&
    runs[0] &&
    ["running", "failed", "stopped"].includes(runs[0].status) &&
    !(runs[0].kind === "implicit" && runs[0].status === "running")
  )
    throw new AppError("CONFLICT", { message: "This run has no newspaper to save." });
  throw noRoom(user.newspaperCount, "saving another");
});
