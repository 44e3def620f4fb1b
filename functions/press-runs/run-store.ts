import type { Choice } from "../ai/choice.ts";
import type { Article } from "../ai/text-model.ts";
import type { BlockJob } from "./block-job.ts";
import { type PressRun, type StepName, type StepStatus, stepNames } from "./contract.ts";

/** What a run has to do, settled once and then kept: names and ids stay the same when the object is restarted. */
export interface Order {
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

type Facts = {
  runId: string;
  order: Order;
  endedAt: number;
  /** When the first words of the main story came; not there while none have, or when the story was taken over from another run. */
  firstWordsAt: number;
  /** The block being made again; null when none is. */
  job: BlockJob | null;
  /** The last block begun again, and the last event before it. */
  begun: { id: string; after: number };
  /** How often each block has been begun again. */
  times: Record<string, number>;
};
type StepRow = { name: StepName; status: StepStatus; attempts: number; result: string | null };

/** The run's own memory, in the object's SQLite. */
export class RunStore {
  readonly #storage: SqlStorage;
  #isOpen = false;
  #hasWords = false;

  constructor(storage: SqlStorage) {
    this.#storage = storage;
  }

  /** With its tables from the first use on, so that an object that has forgotten everything keeps nothing. */
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

  /** The main story has words. Only the first time counts, and costs a write. */
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

  /** Takes over a finished step of another run, as if it had been made here without an attempt. */
  adopt(name: StepName, result: unknown): void {
    this.#sql.exec(
      "INSERT INTO steps (name, status, attempts, result) VALUES (?, 'done', 0, ?) ON CONFLICT (name) DO NOTHING",
      name,
      JSON.stringify(result),
    );
  }

  steps(): PressRun["steps"] {
    return stepNames.map((name) => {
      const { status, attempts } = this.step(name);
      return { name, status, attempts };
    });
  }
}

/** The code of a run that met its deadline: what it was still waiting for. */
export function codeOfLate(store: RunStore): "TEXT_FAILED" | "PICTURES_FAILED" | "INTERNAL" {
  const lacks = (name: "text" | "picture-1" | "picture-2") => store.step(name).status !== "done";
  if (lacks("text")) return "TEXT_FAILED";
  return lacks("picture-1") || lacks("picture-2") ? "PICTURES_FAILED" : "INTERNAL";
}
