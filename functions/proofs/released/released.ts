import { readFileSync } from "node:fs";
import type { SQLInputValue } from "node:sqlite";

type Value = string | number | null | { hex: string };

/** All that code which was released asked of the database, in one life of it. */
export interface Released {
  /** How many migrations there were. */
  migrations: number;
  statements: string[];
  /** Batches, each statement as its number and what is bound to it. */
  asked: (readonly [number, ...Value[]])[][];
}

export const readReleased = (): Released => JSON.parse(readFileSync(new URL("./statements.json", import.meta.url), "utf8")) as Released;

export const boundValue = (value: Value): SQLInputValue =>
  typeof value === "object" && value !== null ? new Uint8Array(Buffer.from(value.hex, "hex")) : value;
