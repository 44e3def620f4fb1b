import { desc, type SQL, sql } from "drizzle-orm";
import { newspapers, newspaperVersions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { linkNext, pageOf, readCursor, writeCursor } from "../http/paging.ts";
import { randomId } from "../http/random-id.ts";
import * as contract from "./contract.ts";
import { areOwn, findOwn, refuseOthers } from "./pictures.ts";
import { isOwn, present, storedForm } from "./row.ts";
import { countNamed, dropBeyondBounds, hasRoomForNamed, isKeptByName, noRoomForNamed } from "./version-bounds.ts";
import {
  findOwnNewspaper,
  findVersion,
  findVersions,
  keepFirst,
  keepOnRequest,
  keepState,
  likeNow,
  presentWhole,
  withoutPagePictures,
} from "./version-rows.ts";

const pageLength = 50;

/** Newest first, by the index newspaper_versions_newspaper; the cursor is the last one's place in it. */
export const listVersions = endpoint(
  contract.listVersions,
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
  async ({ c }, [rows, [newspaper]]) => {
    if (!newspaper) throw new AppError("NOT_FOUND");
    const { page, last } = pageOf(rows, pageLength);
    if (last) linkNext(c, { cursor: writeCursor(last.at, last.id) });
    return page;
  },
);

export const saveVersion = endpoint(contract.saveVersion, async ({ db, now, user, params, body }) => {
  const { name, cause, newspaper } = body;
  const id = randomId();
  const own = isOwn(params.id, user.id);
  const room = name === "" && cause !== "named" ? () => sql`1` : (bytes: SQL) => hasRoomForNamed(params.id, user.id, bytes);
  const mayKeep = newspaper ? sql`${own} AND ${areOwn(newspaper, user.id)}` : own;
  const [pictures, , , , , [version], [standing]] = await db.batch([
    newspaper ? findOwn(db, newspaper, user.id) : db.select({ key: sql<string>`''`.as("key") }).from(sql`(SELECT 1) AS none`),
    keepFirst(db, own),
    keepOnRequest(db, mayKeep, { id, cause, name, now }, newspaper && storedForm(newspaper), room),
    ...dropBeyondBounds(db, params.id, user.id),
    findVersions(db, params.id, user.id, sql`newspaper_versions.id = ${id}`),
    db
      .select({ named: countNamed(params.id).as("named") })
      .from(newspapers)
      .where(own),
  ]);
  if (version) return version;
  if (!standing) throw new AppError("NOT_FOUND");
  if (newspaper) refuseOthers(newspaper, pictures, "newspaper.");
  throw noRoomForNamed(standing.named);
});

export const readVersion = endpoint(
  contract.readVersion,
  ({ db, userId, params }) => [findVersion(db, params.id, userId, params.version), findOwnNewspaper(db, params.id, userId)],
  async (_, [[version], [newspaper]]) => {
    if (!version || !newspaper) throw new AppError("NOT_FOUND");
    return presentWhole({ version, newspaper });
  },
);

/** A version's content never changes, so the search text can be made before the batch that writes. */
export const restoreVersion = endpoint(
  contract.restoreVersion,
  ({ db, userId, params }) => [findVersion(db, params.id, userId, params.version), findOwnNewspaper(db, params.id, userId)],
  async ({ c, db, now, user, params }, [[version], [newspaper]]) => {
    if (!version || !newspaper) throw new AppError("NOT_FOUND");
    const { newspaperName, templateId, language, excerpt } = storedForm(presentWhole({ version, newspaper }));
    const inVersion = sql`FROM newspaper_versions v WHERE v.id = ${params.version} AND v.newspaper_id = newspapers.id`;
    const isThere = sql`${isOwn(params.id, user.id)} AND EXISTS (SELECT 1 ${inVersion})`;
    const data = withoutPagePictures(sql`json_set((SELECT v.data ${inVersion}), '$.folio.number', newspapers.number)`);
    const [, , [before], [restored]] = await db.batch([
      keepFirst(db, isThere),
      keepState(db, isThere, { id: randomId(), cause: "before-restore", now }),
      likeNow(db, isThere),
      db
        .update(newspapers)
        .set({ newspaperName, templateId, language, excerpt, data, updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)` })
        .where(isThere)
        .returning(),
      ...dropBeyondBounds(db, params.id, user.id),
    ]);
    if (!restored) throw new AppError("NOT_FOUND");
    if (before) c.header("link", `</api/completed-newspapers/${params.id}/versions/${before.id}>; rel="predecessor-version"`);
    return present(restored);
  },
);

/** A named version is kept until its owner deletes it; without a name it is automatic again, if it was before. */
export const renameVersion = endpoint(contract.renameVersion, async ({ db, user, params, body: { name } }) => {
  const isIt = sql`newspaper_versions.id = ${params.version}`;
  const hasRoom = name === "" ? sql`1` : sql`(${isKeptByName} OR ${hasRoomForNamed(params.id, user.id, sql`newspaper_versions.size`)})`;
  const [renamed, [version], [counted]] = await db.batch([
    db
      .update(newspaperVersions)
      .set({ name })
      .where(
        sql`${isIt} AND newspaper_versions.newspaper_id = ${params.id} AND EXISTS (SELECT 1 FROM newspapers WHERE ${isOwn(params.id, user.id)}) AND ${hasRoom}`,
      )
      .returning({ id: newspaperVersions.id }),
    findVersions(db, params.id, user.id, isIt),
    db.select({ named: countNamed(params.id).as("named") }).from(sql`(SELECT 1) AS one`),
  ]);
  if (!version) throw new AppError("NOT_FOUND");
  if (renamed.length === 0) throw noRoomForNamed(counted?.named ?? 0);
  return version;
});

/** Permanent. The cron deletes pictures that nothing references any more. */
export const deleteVersion = endpoint(contract.deleteVersion, async ({ db, user, params }) => {
  const isIt = sql`newspaper_versions.id = ${params.version}`;
  const [deleted, [left]] = await db.batch([
    db
      .delete(newspaperVersions)
      .where(
        sql`${isIt} AND newspaper_versions.newspaper_id = ${params.id} AND newspaper_versions.id <> newspaper_versions.newspaper_id
          AND EXISTS (SELECT 1 FROM newspapers WHERE ${isOwn(params.id, user.id)})`,
      )
      .returning({ id: newspaperVersions.id }),
    findVersions(db, params.id, user.id, isIt),
  ]);
  if (left)
    throw new AppError("CONFLICT", {
      message: "The newspaper as it was made is always kept. To remove it, please delete the newspaper.",
      details: { reason: "first" },
    });
  if (deleted.length === 0) throw new AppError("NOT_FOUND");
  return undefined;
});
