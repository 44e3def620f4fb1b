import { sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { restoreVersion } from "./contract.ts";
import { keepFirst, keepState, likeNow, withoutPagePictures } from "./keep-versions.ts";
import { present } from "./present.ts";
import { storedForm } from "./row.ts";
import { dropBeyondBounds } from "./version-bounds.ts";
import { findOwnNewspaper, findVersion, isOwn, presentWhole } from "./version-rows.ts";

/** What a version holds never changes, so that what the list is searched by can be made of it before the batch that writes. */
export const restoreVersionEndpoint = endpoint(
  restoreVersion,
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
