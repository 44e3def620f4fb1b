import { modelRetries, type RetryPolicy } from "../ai/attempts.ts";
import type { Choice } from "../ai/availability.ts";
import type { Article } from "../ai/text-model.ts";
import type { SideStory } from "../completed-newspapers/contract.ts";
import { day, minute } from "../http/time.ts";
import { type BlockName, type PressRun, type RunEvent, type StepName, type StepStatus, stepNames } from "./contract.ts";

// Every time limit of a run, in milliseconds. What one attempt at a model may take is in ai/attempts.ts.

/** From the creation of a press run until it fails; settled by the object's timer, a read of the run or the cron. */
export const pressDeadlineMs = 10 * minute;
/** From the creation of an implicit run until it is settled. */
export const implicitDeadlineMs = 30 * minute;
/** From the order of a block to be made again until it fails. */
export const blockDeadlineMs = 5 * minute;

/** After this a reservation of a block expires, if the object could not release it. */
export const blockReservationMs = blockDeadlineMs + minute;
/** The same for a single AI call: longer than three attempts and the waits between them. */
export const callReservationMs = 15 * minute;

/** A running run of this age may have lost its object's start: the cron repeats the start, which is idempotent. */
export const lostMs = minute;
/** The same Idempotency-Key means the same run for so long. */
export const idempotencyMs = day;

/** After a run failed: its finished parts and pictures wait for a run that resumes them. */
export const partsKeptMs = day;
/** After a run ended: its events stay readable, and blocks of its newspaper can be made again. */
export const keptMs = 30 * day;

/** Retry and alarm timing of a run. Tests run a subclass of PressRun with shorter times. */
export interface Pace extends RetryPolicy {
  /** Milliseconds until an alarm that failed on the database or store is retried. */
  againMs: number;
}

export const standardPace: Pace = { ...modelRetries, againMs: 20_000 };

/*
 * What the object of a run has in its SQLite, beside the events. Objects live 30 days and longer than a release: what was stored by
 * earlier versions stays readable, under the same names.
 */

/** The run's plan, decided once: names and ids survive a restart of the object. Stored as `order`. */
export interface Plan {
  article: Article;
  text: Choice;
  image: Choice;
  /** As the colophon names them; `house` for the house edition. */
  names: { text: string; image: string };
  /** The owner's own picture for the main place, or ''. */
  photograph: string;
  newspaperId: string;
  pictureKeys: [string, string];
}

/** A block to be made again, until it is done. */
export interface BlockJob {
  /** Recorded with the newspaper when the block is saved, so that a job counts once. */
  id: string;
  block: BlockName;
  index?: number | undefined;
  instruction: string;
  /** 1 for the first time again. */
  times: number;
  /** Attempts begun so far. */
  attempts: number;
  deadlineAt: number;
  /** Key of the new picture. */
  pictureKey: string;
  /** The side story before the first attempt: later edits by its owner are not overwritten. */
  before?: SideStory;
}

/** A finished part, as its event has it. */
export type PartEvent = Extract<RunEvent, { event: "part" }>["data"];
/** A step whose result is part of the newspaper. */
export type PartName = PartEvent["name"];
export type Part<N extends PartName> = Extract<PartEvent, { name: N }>["value"];

type Facts = {
  runId: string;
  order: Plan;
  endedAt: number;
  /** When the first words of the main story came; absent before, and when the story came from another run. */
  firstWordsAt: number;
  /** The block being made again; null when none is. */
  job: BlockJob | null;
  /** The last block begun, and the last event before it. */
  begun: { id: string; after: number };
  /** How often each block has been made again. */
  times: Record<string, number>;
};
type StepRow = { name: StepName; status: StepStatus; attempts: number; result: string | null };

export class RunStore {
  readonly #storage: SqlStorage;
  #isOpen = false;
  #hasWords = false;

  constructor(storage: SqlStorage) {
    this.#storage = storage;
  }

  /** Creates the tables at the first use, so that an object that was cleared stores nothing. */
  get #sql(): SqlStorage {
    if (!this.#isOpen) {
      this.#storage.exec("CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)");
      this.#storage.exec(
        "CREATE TABLE IF NOT EXISTS steps (name TEXT PRIMARY KEY, status TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, result TEXT)",
      );
      this.#isOpen = true;
    }
    return this.#storage;
  }

  read<K extends keyof Facts>(name: K): Facts[K] | undefined {
    const [row] = this.#sql.exec<{ value: string }>("SELECT value FROM facts WHERE name = ?", name).toArray();
    return row && (JSON.parse(row.value) as Facts[K]);
  }

  write<K extends keyof Facts>(name: K, value: Facts[K]): void {
    this.#sql.exec("INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, JSON.stringify(value));
  }

  /** The main story has words. Only the first call writes. */
  noteWords(now: number): void {
    if (this.#hasWords) return;
    this.#hasWords = true;
    if (this.read("firstWordsAt") === undefined) this.write("firstWordsAt", now);
  }

  step(name: StepName): { status: StepStatus; attempts: number; result: unknown } {
    const [row] = this.#sql.exec<StepRow>("SELECT * FROM steps WHERE name = ?", name).toArray();
    if (!row) return { status: "waiting", attempts: 0, result: undefined };
    return { status: row.status, attempts: row.attempts, result: row.result === null ? undefined : JSON.parse(row.result) };
  }

  beginStep(name: StepName, attempt: number): void {
    this.#sql.exec(
      "INSERT INTO steps (name, status, attempts) VALUES (?, 'running', ?) ON CONFLICT (name) DO UPDATE SET status = 'running', attempts = excluded.attempts",
      name,
      attempt,
    );
  }

  endStep(name: StepName, status: "done" | "failed", result?: unknown): void {
    this.#sql.exec(
      "UPDATE steps SET status = ?, result = ? WHERE name = ?",
      status,
      result === undefined ? null : JSON.stringify(result),
      name,
    );
  }

  /** Stores a part of the run that this one resumes, as if it had been made here without an attempt. */
  resumePart({ name, value }: PartEvent): void {
    this.#sql.exec(
      "INSERT INTO steps (name, status, attempts, result) VALUES (?, 'done', 0, ?) ON CONFLICT (name) DO NOTHING",
      name,
      JSON.stringify(value),
    );
  }

  steps(): PressRun["steps"] {
    return stepNames.map((name) => {
      const { status, attempts } = this.step(name);
      return { name, status, attempts };
    });
  }

  /** The finished parts, `save` excepted. */
  parts(): PartEvent[] {
    return this.steps()
      .filter(({ name, status }) => status === "done" && name !== "save")
      .map(({ name }) => ({ name, value: this.step(name).result }) as PartEvent);
  }
}
