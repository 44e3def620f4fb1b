import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import { sliceOf } from "../deletion/sweep.ts";
import type { Settings } from "../http/env.ts";
import { logLine } from "../http/log.ts";
import { openKey, SealError, sealKey, versionOf } from "./seal.ts";

/** Rows per run of the cron. */
const sliceLength = 500;

/**
 * Re-seals rows that were sealed with older key-encryption keys with the newest one, a slice of the table at a time. An old key may be
 * removed from KEY_ENCRYPTION_KEYS when `key_version` is the same in all rows. Does nothing with one key.
 */
export async function rotateKeys(db: Database, settings: Settings, now: number): Promise<void> {
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
      // Does not overwrite a key saved in the meantime, which has another nonce.
      const asRead = and(eq(apiKeys.userId, row.userId), eq(apiKeys.provider, row.provider), eq(apiKeys.nonce, row.nonce));
      changes.push(db.update(apiKeys).set({ sealed, nonce, keyVersion }).where(asRead));
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      unreadable++;
    }
  }
  const [first, ...rest] = changes;
  if (first) await db.batch([first, ...rest]);
  if (rows.length > 0) logLine("info", { message: "stored keys rotated", count: changes.length, unreadable });
}
