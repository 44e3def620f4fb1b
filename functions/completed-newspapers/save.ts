import { and, eq, isNull, or, sql } from "drizzle-orm";
import { images, newspapers, pressRuns } from "../../db/schema.ts";
import { findLanguage } from "../../locales/languages.ts";
import { limits } from "../contract.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { randomId } from "../random-id.ts";
import { type NewspaperInput, saveNewspaper } from "./contract.ts";
import { present } from "./present.ts";
import { countNewspapers, hasRoom, numberAfter, storedForm } from "./row.ts";

export const save = endpoint(saveNewspaper, async ({ c, db, now, user, body }) => {
  if (!findLanguage(body.language)?.ready) throw new AppError("INVALID", { details: { fields: ["language"] } });
  const keys = keysOf(body);
  const fresh = randomId();
  const runId = body.pressRunId;
  const form = storedForm(body);
  const own = and(eq(newspapers.userId, user.id), isNull(newspapers.deletedAt));
  // The newspaper named by id, or else the one the run has already.
  const which = body.id ? eq(newspapers.id, body.id) : eq(newspapers.pressRunId, runId ?? "");
  const allPictures = sql`(SELECT count(*) FROM images i WHERE i.user_id = ${user.id} AND i.key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))) = ${keys.length}`;
  const unmoved = body.updatedAt === undefined ? sql`1` : sql`${newspapers.updatedAt} <= ${body.updatedAt}`;
  const number = numberAfter(user.id);
  const open = sql`(${runId} IS NULL OR EXISTS (SELECT 1 FROM press_runs r WHERE r.id = ${runId} AND r.user_id = ${user.id} AND r.status <> 'failed' AND r.status <> 'stopped' AND (r.kind = 'implicit' OR r.status <> 'running') AND r.newspaper_id IS NULL))`;

  const [[before], pictures, runs, changed, , , , [after]] = await db.batch([
    db.select().from(newspapers).where(and(own, which)),
    db
      .select({ key: images.key })
      .from(images)
      .where(and(eq(images.userId, user.id), sql`${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)),
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.id, runId ?? ""), eq(pressRuns.userId, user.id))),
    db
      .update(newspapers)
      .set({ ...form, updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)` })
      .where(and(own, which, unmoved, allPictures))
      .returning({ id: newspapers.id }),
    db
      .insert(newspapers)
      .select(
        sql`SELECT ${fresh}, ${user.id}, ${runId}, ${form.title}, ${form.newspaperName}, ${form.templateId}, ${form.language}, ${form.excerpt}, ${number}, json_set(${form.data}, '$.folio.number', ${number}), NULL, ${now}, ${now}, NULL WHERE ${body.id ?? null} IS NULL AND NOT EXISTS (SELECT 1 FROM newspapers n WHERE n.press_run_id = ${runId}) AND ${open} AND ${allPictures} AND ${hasRoom(user.id)}`,
      ),
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
  ]);
  if (pictures.length !== keys.length) throw new AppError("INVALID", { details: { fields: missing(body, pictures) } });
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
  throw new AppError("CONFLICT", { message: `You have ${limits.newspapersPerUser} newspapers. Please delete one before saving another.` });
});

const pictureFields = ["imageUrl", "smallImageUrl", "previewImageUrl"] as const;
const keyOf = (url: string) => url.slice("/api/images/".length);

/** Addresses of pictures by the field that names them. */
function namedPictures(newspaper: NewspaperInput): { field: string; url: string }[] {
  return [
    ...pictureFields.map((field) => ({ field, url: newspaper[field] })),
    ...[newspaper.sharePictures.card, newspaper.sharePictures.narrow ?? "", ...newspaper.sharePictures.pages].map((url) => ({
      field: "sharePictures",
      url,
    })),
    ...newspaper.pictures.map(({ replaced }) => ({ field: "pictures", url: replaced?.imageUrl ?? "" })),
  ].filter(({ url }) => url !== "");
}

function keysOf(newspaper: NewspaperInput): string[] {
  return [...new Set(namedPictures(newspaper).map(({ url }) => keyOf(url)))];
}

function missing(newspaper: NewspaperInput, found: { key: string }[]): string[] {
  const lost = namedPictures(newspaper).filter(({ url }) => !found.some(({ key }) => key === keyOf(url)));
  return [...new Set(lost.map(({ field }) => field))];
}
