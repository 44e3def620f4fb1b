import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { images, users } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import type { AppContext } from "../context.ts";
import { limits } from "../contract.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { visit } from "../outbound/visit.ts";
import { randomId } from "../random-id.ts";
import { countHit, refuseBeyond } from "../rate-counters.ts";
import { uploadImage } from "./contract.ts";
import { acceptPicture, imageUrl } from "./keep-picture.ts";
import { dropNote, forgetFiles, noteFile } from "./note-file.ts";
import { stripMetadata } from "./strip-metadata.ts";

const hour = 3_600_000;
const bytesPerUser = 1024 ** 3;

export const upload = endpoint(uploadImage, async ({ c, env, db, now, user }) => {
  const isAddress = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";
  const sent = isAddress ? await fetchPicture(c, user.id) : await readFile(c.req.raw);
  const picture = acceptPicture(sent);
  if (!picture)
    throw new AppError("INVALID", {
      message: "This is not a PNG, JPEG or WebP picture of up to 50 megapixels. Please choose another file.",
      details: { fields: [isAddress ? "url" : "file"] },
    });
  // A newspaper may be shared; where its owner lives is not part of it.
  const bytes = stripMetadata(sent, picture.type);
  const key = randomId();
  await sendAgain(() => db.batch([noteFile(db, key)]));
  await env.IMAGES.put(key, bytes, { httpMetadata: { contentType: picture.type } });
  const kept = sql`(SELECT coalesce(sum(i.size), 0) FROM images i INDEXED BY images_user WHERE i.user_id = ${user.id})`;
  const [, , [row], [owner]] = await db.batch([
    db
      .insert(images)
      .select(
        sql`SELECT ${key}, ${user.id}, NULL, ${picture.type}, ${bytes.length}, ${picture.width}, ${picture.height}, ${now} WHERE EXISTS (SELECT 1 FROM users u WHERE u.id = ${user.id}) AND ${kept} + ${bytes.length} <= ${bytesPerUser}`,
      ),
    dropNote(db, key),
    db.select({ key: images.key }).from(images).where(eq(images.key, key)),
    db.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
  ]);
  if (!row) {
    await forgetFiles(env.IMAGES, db, [key]);
    // The account may have been deleted meanwhile.
    if (!owner) throw new AppError("UNAUTHORIZED");
    throw new AppError("TOO_LARGE", {
      message: "Your pictures fill 1 GB. Please delete newspapers you no longer need.",
      details: { reason: "storage" },
    });
  }
  return c.json({ imageUrl: imageUrl(key) }, 201);
});

async function readFile(request: Request): Promise<Uint8Array> {
  const refusal = (cause?: unknown) =>
    new AppError("INVALID", { message: "Please send one picture as the field 'file' of a form.", details: { fields: ["file"] }, cause });
  const form = await request.formData().catch((cause: unknown) => {
    throw refusal(cause);
  });
  const file = form.get("file");
  if (!(file instanceof File)) throw refusal();
  if (file.size > limits.pictureBytes) throw new AppError("TOO_LARGE");
  return new Uint8Array(await file.arrayBuffer());
}

const Address = z.object({ url: z.string() });

/** The picture at an address of the public web, as often in an hour as pages may be imported. */
async function fetchPicture(c: AppContext, userId: string): Promise<Uint8Array> {
  const body: unknown = await c.req.json().catch((cause: unknown) => {
    throw new AppError("BAD_REQUEST", { cause });
  });
  const read = Address.safeParse(body);
  if (!read.success) throw new AppError("INVALID", { details: { fields: ["url"] }, cause: read.error });
  const { now, db, settings } = c.var;
  refuseBeyond(limits.importsPerHour, await countHit(db, `picture-imports:${userId}`, hour, now), hour, now);
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
