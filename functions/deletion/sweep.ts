import { and, isNotNull, isNull, like, lt, not, or } from "drizzle-orm";
import { loginCodes, rateCounters, sessions, signInAttempts } from "../../db/schema.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";
import { keptMs } from "../press-runs/deadlines.ts";
import { purgeNewspapers } from "./purge-newspapers.ts";
import { purgePictures } from "./purge-pictures.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A used code tells that this browser has signed in to this address before; kept no longer than that is worth knowing. */
const usedCodesKept = 90 * day;

/** What a run has given is bounded as long as its id is good, which begins when the run ends. */
const runCountersKept = keptMs + day;

/** Names of papers were kept here before they had a table; they had been asked for with a person's article, and are used no more. */
const oldNames = "names/";

/** Forgets what has run out: sessions, codes, counters, newspapers deleted long ago, pictures of none. For the cron. */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = await databaseOf(env, settingsOf(env));
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now)),
    db.delete(loginCodes).where(
      or(
        // What was tried at them counts for a day (auth/login-codes.ts).
        and(isNull(loginCodes.usedAt), lt(loginCodes.createdAt, now - day)),
        and(isNotNull(loginCodes.usedAt), lt(loginCodes.createdAt, now - usedCodesKept)),
      ),
    ),
    db
      .delete(rateCounters)
      .where(
        or(
          and(lt(rateCounters.window, now - 2 * day), not(like(rateCounters.key, "run:%"))),
          lt(rateCounters.window, now - runCountersKept),
        ),
      ),
  ]);
  await purgeNewspapers(db, now);
  await purgePictures(db, now);
  const { objects } = await env.IMAGES.list({ prefix: oldNames });
  if (objects.length > 0) await env.IMAGES.delete(objects.map(({ key }) => key));
}
