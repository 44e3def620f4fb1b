import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** Which shares of the seeds one state of the code has played without a fault: the whole may be made of several runs. */
export interface KeptSchedules {
  code: string;
  /** Of each share its number; a share is `shareOf` seeds. */
  shares: number[];
}

export const shareOf = 1_000;
const folder = "node_modules/.cache/prove";
const file = `${folder}/schedules.json`;

/** Nothing where the last ones were played by other code, or the whole is done: then it begins anew. */
export function keptSchedules(code: string, shares: number): KeptSchedules {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as KeptSchedules) : undefined;
  return kept && kept.code === code && kept.shares.length < shares ? kept : { code, shares: [] };
}

/** Written after each share, so that what ends a run takes only what was being played. */
export function keepSchedules(kept: KeptSchedules): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}
