import { sql } from "drizzle-orm";
import { newspaperVersions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { renameVersion } from "./contract.ts";
import { countNamed, hasRoomForNamed, isKeptByName, noRoomForNamed } from "./version-bounds.ts";
import { findVersions, isOwn } from "./version-rows.ts";

/** A version that had no name is its owner's to keep or to delete from now on; one whose name is taken away goes with those kept by themselves, if it was one. */
export const renameVersionEndpoint = endpoint(renameVersion, async ({ db, user, params, body: { name } }) => {
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
