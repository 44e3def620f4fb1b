import { and, eq } from "drizzle-orm";
import { images } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { readImage } from "./contract.ts";
import { Drawing } from "./drawing.ts";
import { drawingToSvg } from "./drawing-svg.ts";

/** A picture file must not be able to do anything, whatever is in it. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** A drawing shown by itself stands on the ink and paper of the default template. */
const house = { ink: "#16130f", paper: "#f4efe2", fonts: "Georgia, 'Times New Roman', serif" };

export const read = endpoint(
  readImage,
  ({ db, userId, params }) => [
    db
      .select()
      .from(images)
      .where(and(eq(images.key, params.key), eq(images.userId, userId))),
  ],
  async ({ c, env, query }, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    const isDrawing = row.type === "application/json";
    if (query.as === "drawing" && !isDrawing) throw new AppError("NOT_FOUND");
    const headers = new Headers({
      "cache-control": "private, max-age=0, must-revalidate",
      "content-security-policy": sandbox,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    const object = await env.IMAGES.get(row.key);
    if (!object) throw new AppError("NOT_FOUND");
    headers.set("etag", object.httpEtag);
    if (isKnown(c.req.header("if-none-match"), object.httpEtag)) {
      await object.body.cancel();
      return new Response(null, { status: 304, headers });
    }
    if (query.as === "drawing" || !isDrawing) {
      headers.set("content-type", row.type);
      return new Response(object.body, { headers });
    }
    headers.set("content-type", "image/svg+xml; charset=utf-8");
    return new Response(drawingToSvg(Drawing.parse(await object.json()), house), { headers });
  },
);

/** RFC 9110, 13.1.2, by hand: the bucket throws at a header that has not the form it wants. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return (tags ?? "").split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}
