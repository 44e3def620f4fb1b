import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import { sliceOf } from "../deletion/slice.ts";
import type { Settings } from "../http/env.ts";
import { logLine } from "../http/log.ts";
import { openKey, SealError, sealKey, versionOf } from "./seal.ts";

/** What a tick of the cron looks at. */
const sliceLength = 500;

/**
 * Seals with the newest key-encryption key what older ones have sealed, a part of the table at a time: with two in KEY_ENCRYPTION_KEYS
 * the cron comes round, and the old one can be taken off the list when `key_version` is the same in all rows. Does nothing with one.
 */
export async function resealKeys(db: Database, settings: Settings, now: number): Promise<void> {
  const [, ...older] = settings.KEY_ENCRYPTION_KEYS;
  if (older.length === 0) return;
  const versions = await Promise.all(older.map(versionOf));
  const part = await sliceOf(db, "api_keys", sliceLength, now);
  const rows = await db
    .select()
    .from(apiKeys)
    .where(and(part, inArray(apiKeys.keyVersion, versions)));
  const changes = [];
  let unreadable = 0;
  for (const row of rows) {
    try {
      const { sealed, nonce, keyVersion } = await sealKey(settings, { ...row, key: await openKey(settings, row) });
      // What its owner has saved meanwhile stays; the nonce tells them apart.
      const asRead = and(eq(apiKeys.userId, row.userId), eq(apiKeys.provider, row.provider), eq(apiKeys.nonce, row.nonce));
      changes.push(db.update(apiKeys).set({ sealed, nonce, keyVersion }).where(asRead));
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      unreadable++;
    }
  }
  const [first, ...rest] = changes;
  if (first) await db.batch([first, ...rest]);
  if (rows.length > 0) logLine("info", { message: "keys sealed anew", count: changes.length, unreadable });
}
