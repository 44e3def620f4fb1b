import { and, count, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { insertWhere } from "../../db/insert-where.ts";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { linkNext, readCursor, writeCursor } from "../http/paging.ts";
import { randomId } from "../http/random-id.ts";
import * as contract from "./contract.ts";
import { countNewNewspaper, dropBeyondBounds, hasRoom, noRoom } from "./newspaper-bounds.ts";
import { areOwn, findOwn, refuseOthers } from "./pictures.ts";
import {
  countNewspapers,
  holdsWords,
  isOwn,
  isOwnNewspaper,
  numberAfter,
  present,
  presentIfReadable,
  storedForm,
  withTitle,
} from "./row.ts";
import { keepFirst, withoutSharePictures } from "./version-rows.ts";

/** Creates a newspaper, or saves an edit of one; a newspaper of a run that has one already is an edit of that. */
export const saveNewspaper = endpoint(contract.saveNewspaper, async ({ c, db, now, user, body }) => {
  const runId = body.pressRunId;
  // Edits need no additional room, and a run has cost a token.
  const isNew = !body.id && !runId;
  if (isNew) await countNewNewspaper(db, user.id, now);
  const fresh = randomId();
  const form = storedForm(body);
  const own = isOwnNewspaper(user.id);
  // The newspaper with the given id, or else the run's existing one.
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
    // Unless its first version is kept already.
    keepFirst(db, and(own, which) as SQL),
    db
      .update(newspapers)
      .set({ ...form, updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)` })
      .where(and(own, which, unmoved, allPictures))
      .returning({ id: newspapers.id }),
    insertWhere(
      db,
      newspapers,
      {
        ...form,
        id: fresh,
        userId: user.id,
        pressRunId: runId,
        number,
        data: sql`json_set(${form.data}, '$.folio.number', ${number})`,
        createdAt: now,
        updatedAt: now,
      },
      sql`${body.id ?? null} IS NULL AND NOT EXISTS (SELECT 1 FROM newspapers n WHERE n.press_run_id = ${runId}) AND ${open} AND ${allPictures}
        AND ${hasRoom(user.id, new TextEncoder().encode(form.data).length)}`,
    ),
    keepFirst(db, sql`${newspapers.id} = ${fresh}`),
    // Saving its newspaper completes an implicit run, which thereby keeps its token.
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

const pageLength = 50;
/** Bytes of the newspapers of a page, so that an answer stays far below a Worker's memory. */
const pageBytes = 2_000_000;

/** Newest first, by the index newspapers_user; the cursor is the last row's position. Damaged rows are skipped and counted in a header. */
export const listNewspapers = endpoint(
  contract.listNewspapers,
  ({ db, userId, query }) => {
    const [updatedAt, id] = readCursor(query.cursor);
    const isWanted = and(isOwnNewspaper(userId), holdsWords(query.q ?? ""));
    const isAfter = id === undefined ? sql`1` : sql`(${newspapers.updatedAt}, ${newspapers.id}) < (${updatedAt}, ${id})`;
    const next = sql`SELECT id, updated_at, length(CAST(data AS BLOB)) AS bytes FROM ${newspapers} WHERE ${isWanted} AND ${isAfter}
      ORDER BY updated_at DESC, id DESC LIMIT ${pageLength}`;
    // The first is included whatever its size.
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
    if (last && (counted?.left ?? 0) > rows.length) linkNext(c, { cursor: writeCursor(last.updatedAt, last.id), q: query.q });
    c.header("x-total-count", String(counted?.total ?? 0));
    const newspapersRead = rows.flatMap((row) => presentIfReadable(row) ?? []);
    if (newspapersRead.length < rows.length) c.header("x-unreadable-count", String(rows.length - newspapersRead.length));
    return newspapersRead;
  },
);

export const readNewspaper = endpoint(
  contract.readNewspaper,
  ({ db, userId, params }) => [db.select().from(newspapers).where(isOwn(params.id, userId))],
  async (_, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    return present(row);
  },
);

/** Writes only the title, unlike a save, so it does not overwrite an edit made in another window. */
export const renameNewspaper = endpoint(contract.renameNewspaper, async ({ db, now, user, params, body: { title } }) => {
  const [row] = await db
    .update(newspapers)
    .set({ title, excerpt: withTitle(title), updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)` })
    .where(isOwn(params.id, user.id))
    .returning();
  if (!row) throw new AppError("NOT_FOUND");
  return present(row);
});

/**
 * The copy belongs to no run and is not shared. Its share pictures must be made again, since those of the original show the original's number; the small one
 * for the list is the same.
 */
export const duplicateNewspaper = endpoint(contract.duplicateNewspaper, async ({ db, now, user, params }) => {
  await countNewNewspaper(db, user.id, now);
  const fresh = randomId();
  const number = numberAfter(user.id);
  const [, , [copy], [original]] = await db.batch([
    insertWhere(
      db,
      newspapers,
      {
        ...getTableColumns(newspapers),
        id: fresh,
        pressRunId: null,
        number,
        data: withoutSharePictures(sql`json_set(data, '$.folio.number', ${number})`),
        shareId: null,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      },
      sql`${isOwn(params.id, user.id)} AND ${hasRoom(user.id, sql`length(CAST(newspapers.data AS BLOB))`)}`,
      sql`newspapers`,
    ),
    countNewspapers(db, user.id),
    db.select().from(newspapers).where(isOwn(fresh, user.id)),
    db.select({ id: newspapers.id }).from(newspapers).where(isOwn(params.id, user.id)),
    ...dropBeyondBounds(db, user.id, now),
  ]);
  if (copy) return present(copy);
  if (!original) throw new AppError("NOT_FOUND");
  throw noRoom(user.newspaperCount, "copying another");
});
