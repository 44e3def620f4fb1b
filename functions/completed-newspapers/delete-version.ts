import { sql } from "drizzle-orm";
import { newspaperVersions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { deleteVersion } from "./contract.ts";
import { findVersions, isOwn } from "./version-rows.ts";

/** For good. Pictures that nothing names any more go with the cron. */
export const deleteVersionEndpoint = endpoint(deleteVersion, async ({ db, user, params }) => {
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
