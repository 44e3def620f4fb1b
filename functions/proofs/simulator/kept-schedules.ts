import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** Shares of the seeds that one state of the code has passed: a full proof may span several runs. */
export interface KeptSchedules {
  code: string;
  /** Share numbers; a share is `shareOf` seeds. */
  shares: number[];
}

export const shareOf = 1_000;
const folder = "node_modules/.cache/prove";
const file = `${folder}/schedules.json`;

/** Starts over when the code has changed or all shares are done. */
export function keptSchedules(code: string, shares: number): KeptSchedules {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as KeptSchedules) : undefined;
  return kept && kept.code === code && kept.shares.length < shares ? kept : { code, shares: [] };
}

/** Saved after each share, so that an interrupted run loses only the current one. */
export function keepSchedules(kept: KeptSchedules): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}
