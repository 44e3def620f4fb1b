import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { images, shownPictures, users } from "../../db/schema.ts";
import { isNotSuspended } from "../completed-newspapers/sharing.ts";
import { clearPending, deleteFiles, markPending } from "../deletion/outbox.ts";
import type { AppContext } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { limits } from "../http/limits.ts";
import { randomId } from "../http/random-id.ts";
import { countHitOf, enforceLimit } from "../http/rate-counters.ts";
import { isKnownTag, mediaTypeOf } from "../http/read-request.ts";
import { hour } from "../http/time.ts";
import { fetchPage } from "../outbound/fetch-page.ts";
import * as contract from "./contract.ts";
import { drawingForm, drawingToSvg } from "./drawing.ts";
import { type CleanPicture, cleanPicture, imageUrl } from "./keep-picture.ts";

/** A picture file must not run anything, whatever it contains. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** Colours of the default template, for a drawing shown outside a newspaper. */
const defaultLook = { ink: "#16130f", paper: "#f4efe2", fonts: "Georgia, 'Times New Roman', serif" };

export const readImage = endpoint(
  contract.readImage,
  ({ db, userId, params }) => [findPicture(db, params.key, userId)],
  async ({ c, env, db, params, query, user }, [found]) => {
    // Without a session the first load has not run.
    const [row] = user ? found : await findPicture(db, params.key, "");
    if (!row) throw new AppError("NOT_FOUND");
    const isDrawing = row.type === "application/json";
    if (query.as === "drawing" && !isDrawing) throw new AppError("NOT_FOUND");
    const headers = new Headers({
      // Revalidated at each use, so that a picture is gone as soon as it is no longer shared.
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
    return new Response(drawingToSvg(drawingForm().parse(await object.json()), defaultLook), { headers });
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

const bytesPerUser = 1024 ** 3;

export const uploadImage = endpoint(contract.uploadImage, async ({ c, env, db, now, user }) => {
  const kept = sql<number>`(SELECT coalesce(sum(i.size), 0) FROM images i INDEXED BY images_user WHERE i.user_id = ${user.id})`;
  const [hits, [owner]] = await db.batch([
    countHitOf(db, "uploads", user.id, hour, now),
    db
      .select({ kept: kept.as("kept") })
      .from(users)
      .where(eq(users.id, user.id)),
  ]);
  enforceLimit(limits.uploadsPerHour, hits, hour, now);
  if (!owner) throw new AppError("UNAUTHORIZED");
  const { bytes, type, width, height } = await readPicture(c, user.id);
  // Checked before anything is stored; the insert checks again, for concurrent uploads.
  if (owner.kept + bytes.length > bytesPerUser) throw isFull();
  const key = randomId();
  await retryWrite(() => db.batch([markPending(db, key)]));
  await env.IMAGES.put(key, bytes, { httpMetadata: { contentType: type } });
  const [, , [row], [account]] = await db.batch([
    insertWhere(
      db,
      images,
      { key, userId: user.id, type, size: bytes.length, width, height, createdAt: now },
      sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${user.id}) AND ${kept} + ${bytes.length} <= ${bytesPerUser}`,
    ),
    clearPending(db, key),
    db.select({ key: images.key }).from(images).where(eq(images.key, key)),
    db.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
  ]);
  if (!row) {
    await deleteFiles(env.IMAGES, db, [key]);
    // The account may have been deleted meanwhile.
    throw account ? isFull() : new AppError("UNAUTHORIZED");
  }
  return { imageUrl: imageUrl(key) };
});

const isFull = () =>
  new AppError("TOO_LARGE", {
    message: "Your pictures fill 1 GB. Please delete newspapers you no longer need.",
    details: { reason: "storage" },
  });

/** The picture that was sent, as a file or by its address, without metadata: a shared newspaper must not reveal where its owner lives. */
export async function readPicture(c: AppContext, userId: string): Promise<CleanPicture> {
  const type = mediaTypeOf(c.req.raw);
  const isForm = type === "multipart/form-data";
  if (!isForm && type !== "application/json") throw new AppError("UNSUPPORTED_TYPE");
  const picture = cleanPicture(isForm ? await readFile(c.req.raw) : await fetchPicture(c, userId));
  if (picture) return picture;
  throw new AppError("INVALID", {
    message: "This is not a PNG, JPEG or WebP picture of up to 50 megapixels. Please choose another file.",
    details: { fields: [isForm ? "file" : "url"] },
  });
}

/** Our own form has one part; parsing a hundred thousand takes seconds. */
const mostFormParts = 8;

/** True when a form has no more parts than it may: each ends with a line that begins with its boundary (RFC 2046, 5.1.1). */
function hasFewParts(body: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const line = new TextEncoder().encode(`\r\n--${quoted ?? plain ?? ""}`);
  let parts = 0;
  // A boundary has no line end in it, so that no byte is compared twice.
  for (let at = body.indexOf(line[0] ?? 0); at >= 0; at = body.indexOf(line[0] ?? 0, at + 1)) {
    let same = 1;
    while (same < line.length && body[at + same] === line[same]) same += 1;
    if (same === line.length) parts += 1;
    if (parts > mostFormParts) return false;
  }
  return true;
}

async function readFile(request: Request): Promise<Uint8Array> {
  const refusal = (cause?: unknown) =>
    new AppError("INVALID", { message: "Please send one picture as the field 'file' of a form.", details: { fields: ["file"] }, cause });
  const type = request.headers.get("content-type") ?? "";
  const body = new Uint8Array(await request.arrayBuffer());
  if (!hasFewParts(body, type)) throw refusal();
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch((cause: unknown) => {
    throw refusal(cause);
  });
  const file = form.get("file");
  if (!(file instanceof File)) throw refusal();
  if (file.size > limits.pictureBytes) throw new AppError("TOO_LARGE");
  return new Uint8Array(await file.arrayBuffer());
}

/** The picture at an address of the public web, as often in an hour as pages may be imported. */
async function fetchPicture(c: AppContext, userId: string): Promise<Uint8Array> {
  const body: unknown = await c.req.json().catch((cause: unknown) => {
    throw new AppError("BAD_REQUEST", { cause });
  });
  const read = contract.ImageAddress.safeParse(body);
  if (!read.success) throw new AppError("INVALID", { details: { fields: ["url"] }, cause: read.error });
  const { now, db, settings } = c.var;
  enforceLimit(limits.importsPerHour, await countHitOf(db, "picture-imports", userId, hour, now), hour, now);
  const { bytes } = await fetchPage(read.data.url, {
    accept: "image/webp, image/jpeg, image/png",
    mostBytes: limits.pictureBytes,
    settings,
    requestUrl: c.req.url,
    signal: c.req.raw.signal,
  }).catch((failure: unknown) => {
    if (failure instanceof AppError && failure.code === "PAGE_TOO_LARGE") throw new AppError("TOO_LARGE", { cause: failure });
    throw failure;
  });
  return bytes;
}
