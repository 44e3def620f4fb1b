import { sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { images, removals } from "../../db/schema.ts";

/** No run, block or call that writes a file goes on for so long. */
const restsFor = 60 * 60 * 1000;

/**
 * Notes before a file is written that it is to be removed in an hour: whatever interrupts its writer then, no file stays that nothing
 * knows of. Writing it again puts that off.
 */
export function noteFile(db: Database, key: string): Query {
  const createdAt = Date.now() + restsFor;
  return db
    .insert(removals)
    .values({ kind: "file", name: key, createdAt })
    .onConflictDoUpdate({ target: [removals.kind, removals.name], set: { createdAt } });
}

/** Takes the note back, in the batch that writes the picture's row and after it; stays when that was not written. */
export function dropNote(db: Database, key: string): Query {
  return db.delete(removals).where(sql`${removals.name} = ${key} AND ${hasItsPicture}`);
}

/** Takes back every note of a file whose picture's row was written after all: it belongs to somebody. */
export function dropNotes(db: Database): Query {
  return db.delete(removals).where(hasItsPicture);
}

const hasItsPicture = sql`${removals.kind} = 'file' AND EXISTS (SELECT 1 FROM ${images} WHERE ${images.key} = ${removals.name})`;

/** Removes files whose rows will never come, then what is noted of them. */
export async function forgetFiles(bucket: R2Bucket, db: Database, keys: string[]): Promise<void> {
  await bucket.delete(keys);
  await db
    .delete(removals)
    .where(sql`${removals.kind} IN ('picture', 'file') AND ${removals.name} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}
