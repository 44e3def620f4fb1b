import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images, shownPictures } from "../../db/schema.ts";
import { isNotSuspended } from "../completed-newspapers/shown-pictures.ts";
import { endpoint } from "../http/endpoint.ts";
import { isKnownTag } from "../http/entity-tag.ts";
import { AppError } from "../http/errors.ts";
import { readImage } from "./contract.ts";
import { drawingForm } from "./drawing.ts";
import { drawingToSvg } from "./drawing-svg.ts";

/** A picture file must not be able to do anything, whatever is in it. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** A drawing shown by itself stands on the ink and paper of the default template. */
const house = { ink: "#16130f", paper: "#f4efe2", fonts: "Georgia, 'Times New Roman', serif" };

export const read = endpoint(
  readImage,
  ({ db, userId, params }) => [findPicture(db, params.key, userId)],
  async ({ c, env, db, params, query, user }, [found]) => {
    // Without a session nothing has been asked yet.
    const [row] = user ? found : await findPicture(db, params.key, "");
    if (!row) throw new AppError("NOT_FOUND");
    const isDrawing = row.type === "application/json";
    if (query.as === "drawing" && !isDrawing) throw new AppError("NOT_FOUND");
    const headers = new Headers({
      // Asked for again at each use, so that what is no longer shared is gone at once.
      "cache-control": `${row.userId === user?.id ? "private" : "public"}, max-age=0, must-revalidate`,
      "content-security-policy": sandbox,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    const object = await env.IMAGES.get(row.key);
    if (!object) throw new AppError("NOT_FOUND");
    headers.set("etag", object.httpEtag);
    if (isKnownTag(c.req.header("if-none-match"), object.httpEtag)) {
      await object.body.cancel();
      return new Response(null, { status: 304, headers });
    }
    if (query.as === "drawing" || !isDrawing) {
      headers.set("content-type", row.type);
      return new Response(object.body, { headers });
    }
    headers.set("content-type", "image/svg+xml; charset=utf-8");
    return new Response(drawingToSvg(drawingForm().parse(await object.json()), house), { headers });
  },
);

/** The picture, if it is the person's or can be seen of a newspaper that is shared. */
export function findPicture(db: Database, key: string, userId: string) {
  return db
    .select({ key: images.key, type: images.type, userId: images.userId })
    .from(images)
    .where(and(eq(images.key, key), or(eq(images.userId, userId), isShared)));
}

/** The SQL for: a shared newspaper of the picture's owner, who is not suspended, shows it. */
const isShared: SQL = sql`(EXISTS (SELECT 1 FROM ${shownPictures} s WHERE s.key = ${images.key} AND s.user_id = ${images.userId}) AND ${isNotSuspended(sql`${images.userId}`)})`;
