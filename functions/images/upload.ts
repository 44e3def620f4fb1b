import { eq, sql } from "drizzle-orm";
import { images, users } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { dropNote, forgetFiles, noteFile } from "../deletion/note-file.ts";
import type { AppContext } from "../http/context.ts";
import { limits } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { countHitOf, refuseBeyond } from "../http/rate-counters.ts";
import { mediaTypeOf } from "../http/read-request.ts";
import { visit } from "../outbound/visit.ts";
import { ImageAddress, uploadImage } from "./contract.ts";
import { type CleanPicture, cleanPicture, imageUrl } from "./keep-picture.ts";

const hour = 3_600_000;
const bytesPerUser = 1024 ** 3;

export const upload = endpoint(uploadImage, async ({ c, env, db, now, user }) => {
  const kept = sql<number>`(SELECT coalesce(sum(i.size), 0) FROM images i INDEXED BY images_user WHERE i.user_id = ${user.id})`;
  const [hits, [owner]] = await db.batch([
    countHitOf(db, "uploads", user.id, hour, now),
    db
      .select({ kept: kept.as("kept") })
      .from(users)
      .where(eq(users.id, user.id)),
  ]);
  refuseBeyond(limits.uploadsPerHour, hits, hour, now);
  if (!owner) throw new AppError("UNAUTHORIZED");
  const { bytes, type, width, height } = await readPicture(c, user.id);
  // Before anything is stored; the insert asks again, for uploads at the same time.
  if (owner.kept + bytes.length > bytesPerUser) throw isFull();
  const key = randomId();
  await sendAgain(() => db.batch([noteFile(db, key)]));
  await env.IMAGES.put(key, bytes, { httpMetadata: { contentType: type } });
  const [, , [row], [account]] = await db.batch([
    db
      .insert(images)
      .select(
        sql`SELECT ${key}, ${user.id}, NULL, ${type}, ${bytes.length}, ${width}, ${height}, ${now} WHERE EXISTS (SELECT 1 FROM users u WHERE u.id = ${user.id}) AND ${kept} + ${bytes.length} <= ${bytesPerUser}`,
      ),
    dropNote(db, key),
    db.select({ key: images.key }).from(images).where(eq(images.key, key)),
    db.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
  ]);
  if (!row) {
    await forgetFiles(env.IMAGES, db, [key]);
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

/** The picture that was sent, as a file or by its address, as it may be kept: where its owner lives is no part of a newspaper that may be shared. */
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

/** Of a form: we send one, and reading a hundred thousand of them takes seconds. */
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
  const read = ImageAddress.safeParse(body);
  if (!read.success) throw new AppError("INVALID", { details: { fields: ["url"] }, cause: read.error });
  const { now, db, settings } = c.var;
  refuseBeyond(limits.importsPerHour, await countHitOf(db, "picture-imports", userId, hour, now), hour, now);
  const { bytes } = await visit(read.data.url, {
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
