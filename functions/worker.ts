import { logOperations } from "./admin/operations.ts";
import { rotateKeys } from "./api-keys/rotate-keys.ts";
import { createApp } from "./app.ts";
import { processDeletions } from "./deletion/outbox.ts";
import { sweep } from "./deletion/sweep.ts";
import { databaseOf } from "./http/database.ts";
import { settingsOf } from "./http/env.ts";
import { logLine, traceOf } from "./http/log.ts";
import { settleOverdue } from "./press-runs/settle.ts";

export { PressRun } from "./press-runs/press-run.ts";

export default {
  fetch: createApp().fetch,
  async scheduled(_, env) {
    const now = Date.now();
    // A failure of one must not stop the others.
    const outcomes = await Promise.allSettled([
      settleOverdue(env, now),
      rotateEncryptionKeys(env, now),
      logOperations(env, now),
      sweep(env, now).finally(() => removeWhatIsLeft(env)),
    ]);
    const failures = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason as unknown);
    for (const failure of failures) logLine("error", { message: "cron failed", error: traceOf(failure) });
    if (failures.length > 0) throw failures[0];
  },
} satisfies ExportedHandler<Env>;

async function removeWhatIsLeft(env: Env): Promise<void> {
  await processDeletions(env, await databaseOf(env, settingsOf(env)));
}

async function rotateEncryptionKeys(env: Env, now: number): Promise<void> {
  const settings = settingsOf(env);
  await rotateKeys(await databaseOf(env, settings), settings, now);
}
