import { readFileSync } from "node:fs";
import type { SQLInputValue } from "node:sqlite";

type Value = string | number | null | { hex: string };

/** All statements a released version sent to the database in one scenario. */
export interface Released {
  /** Number of migrations at that release. */
  migrations: number;
  statements: string[];
  /** Batches; each statement as its index and bound values. */
  asked: (readonly [number, ...Value[]])[][];
}

export const readReleased = (): Released => JSON.parse(readFileSync(new URL("./statements.json", import.meta.url), "utf8")) as Released;

export const boundValue = (value: Value): SQLInputValue =>
  typeof value === "object" && value !== null ? new Uint8Array(Buffer.from(value.hex, "hex")) : value;
