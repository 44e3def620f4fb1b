import type { Database } from "../../db/client.ts";
import { isTransient, retryWrite } from "../../db/retry-write.ts";
import { images } from "../../db/schema.ts";
import type { MadePicture } from "../ai/image-model.ts";
import { ProviderError } from "../ai/provider-error.ts";
import { clearPending, deleteFiles, markPending } from "../deletion/outbox.ts";
import { limits } from "../http/limits.ts";
import { drawingForm } from "./drawing.ts";
import { isWhole, type SniffedPicture, sniffPicture } from "./sniff.ts";
import { stripMetadata } from "./strip-metadata.ts";

/** Fewer bytes cannot be a picture of anything. */
const leastBytes = 1_000;
const mostPixels = 50_000_000;
/** Pixels, of each side of a picture that a model made; a smaller one is a bad answer. */
const leastSide = 64;

interface Keep {
  /** Chosen by the caller, so that a retry writes the same object and row. */
  key: string;
  userId: string;
  /** Null for a picture without a run. */
  runId: string | null;
  now: number;
}

interface Kept {
  body: string | Uint8Array;
  type: string;
  width: number;
  height: number;
}

export const imageUrl = (key: string) => `/api/images/${key}`;

export interface CleanPicture extends SniffedPicture {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A picture's file without metadata, whatever its source. Null unless PNG, JPEG or WebP, and for too many
 * pixels, bytes or segments.
 */
export function cleanPicture(bytes: Uint8Array): CleanPicture | null {
  if (bytes.length > limits.pictureBytes) return null;
  const sniffed = sniffPicture(bytes);
  if (!sniffed || sniffed.width * sniffed.height > mostPixels) return null;
  const clean = stripMetadata(bytes, sniffed.type);
  return clean && { ...sniffed, bytes: clean };
}

/** Checks an image model's output. Throws a ProviderError when it is not a picture. */
function check(picture: MadePicture): Kept {
  if (picture.bytes instanceof Uint8Array) {
    // A model's file may contain its prompt as metadata.
    const clean = picture.bytes.length >= leastBytes ? cleanPicture(picture.bytes) : null;
    if (clean && Math.min(clean.width, clean.height) >= leastSide && isWhole(picture.bytes, clean.type)) {
      const { bytes: body, type, width, height } = clean;
      return { body, type, width, height };
    }
  } else {
    const drawing = drawingForm().safeParse(picture.drawing);
    if (drawing.success && drawing.data.items.length > 0)
      return { body: JSON.stringify(drawing.data), type: "application/json", width: drawing.data.width, height: drawing.data.height };
  }
  throw new ProviderError("the image model gave no picture", { reason: "bad-answer" });
}

/**
 * Stores a model's picture for its owner: the file first, so that a row never names a missing picture. A file
 * whose row is never written is deleted by the cron.
 */
export async function keepPicture(bucket: R2Bucket, db: Database, picture: MadePicture, { key, userId, runId, now }: Keep): Promise<void> {
  const { body, type, width, height } = check(picture);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  await retryWrite(() => db.batch([markPending(db, key)]));
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
  try {
    await retryWrite(() =>
      db.batch([
        db
          .insert(images)
          .values({ key, userId, pressRunId: runId, type, size: bytes.length, width, height, createdAt: now })
          .onConflictDoUpdate({ target: images.key, set: { type, size: bytes.length, width, height } }),
        clearPending(db, key),
      ]),
    );
  } catch (failure) {
    // After a transient failure the row may exist. Otherwise it does not, perhaps because the owner is gone: delete the file.
    if (!isTransient(failure)) await deleteFiles(bucket, db, [key]);
    throw failure;
  }
}
