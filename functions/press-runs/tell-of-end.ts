import { logLine } from "../http/log.ts";
import type { RunRow } from "./run-row.ts";

/** One line in the log for each run that ended: how, why, with which models and how long it took. Nothing of whom, nothing of what it says. */
export function tellOfEnd(row: RunRow): void {
  const ended = row.endedAt ?? Date.now();
  logLine("info", {
    message: "press run ended",
    run: row.id,
    kind: row.kind,
    status: row.status,
    code: row.code ?? undefined,
    reason: row.reason ?? undefined,
    refunded: row.refunded,
    textModel: row.textModel,
    imageModel: row.imageModel,
    ms: ended - row.createdAt,
    firstWordsMs: row.firstWordsAt === null ? undefined : row.firstWordsAt - row.createdAt,
  });
}
