import { findEntry } from "../ai/catalogue.ts";
import { failureReasons } from "../ai/contract.ts";
import { type ErrorCode, errorCodes } from "../http/contract.ts";
import { messageOf } from "../http/errors.ts";
import { type Left, type PressRun, type RunEvent, stepNames } from "./contract.ts";
import type { RunRow } from "./run-row.ts";

type LastEvent = Extract<RunEvent, { event: "complete" | "failed" }>;

export const failureFrom = (code: ErrorCode) => ({ code, error: messageOf(code) });

/** Why a run gave no newspaper. One its user stopped has no code of its own in the row. */
function failureOf(row: RunRow) {
  const code = errorCodes.find((known) => known === row.code);
  if (!code) return { code: "CONFLICT" as const, error: "This run was stopped." };
  const reason = failureReasons.find((known) => known === row.reason);
  const isPictures = code === "PICTURES_FAILED";
  const model = isPictures ? row.imageModel : row.textModel;
  const provider = findEntry(isPictures ? "image" : "text", model)?.provider ?? model;
  return { ...failureFrom(code), ...(reason && { reason, provider }) };
}

/** How the run ended, as its row has it. */
export function lastEvent(row: RunRow): LastEvent {
  if (row.status === "complete") return { event: "complete", data: { newspaperId: row.newspaperId ?? "" } };
  return { event: "failed", data: { ...failureOf(row), refunded: row.refunded } };
}

/** The run as its owner sees it. `steps` come from its object; a run it no longer remembers is told by its row. `left`: what it can still give. */
export function present(row: RunRow, steps: PressRun["steps"] | null, left?: Left): PressRun {
  const { id, status } = row;
  const told =
    steps ?? stepNames.map((name) => ({ name, status: status === "complete" ? ("done" as const) : ("waiting" as const), attempts: 0 }));
  if (status === "running") return { id, status, steps: told };
  if (status === "complete") {
    const models = { text: row.textModel, image: row.imageModel };
    return {
      id,
      status,
      steps: told,
      newspaperId: row.newspaperId ?? undefined,
      models,
      ...(left && { left: { texts: left.texts, pictures: left.pictures } }),
    };
  }
  return { id, status, steps: told, ...failureOf(row), refunded: row.refunded };
}
