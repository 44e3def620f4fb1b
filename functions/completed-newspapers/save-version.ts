import { sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { saveVersion } from "./contract.ts";
import { keepFirst, keepOnRequest } from "./keep-versions.ts";
import { areOwn, findOwn, refuseOthers } from "./own-pictures.ts";
import { storedForm } from "./row.ts";
import { countNamed, dropBeyondBounds, hasRoomForNamed, noRoomForNamed } from "./version-bounds.ts";
import { findVersions, isOwn } from "./version-rows.ts";

export const saveVersionEndpoint = endpoint(saveVersion, async ({ db, now, user, params, body }) => {
  const { name, cause, newspaper } = body;
  const id = randomId();
  const own = isOwn(params.id, user.id);
  const room =
    name === "" && cause !== "named" ? () => sql`1` : (bytes: ReturnType<typeof sql>) => hasRoomForNamed(params.id, user.id, bytes);
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
