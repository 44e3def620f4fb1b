import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { pressRuns } from "../../db/schema.ts";
import { deleteFiles } from "../deletion/outbox.ts";
import { deletePicturesOfRun } from "../deletion/pictures.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { keepPicture } from "../images/keep-picture.ts";
import { beginBlock, makeBlock } from "./blocks.ts";
import type { BlockInput, PressRun as Report } from "./contract.ts";
import { EventLog, lastEvent } from "./event-log.ts";
import { makeParts, planOf, type RunContext } from "./make.ts";
import { type BlockJob, keptMs, type Pace, type PartEvent, partsKeptMs, RunStore, standardPace } from "./run-store.ts";
import { saveNewspaper } from "./save.ts";
import { failRun, logRunEnd, type RunRow, settleOverdueRun, stopRun } from "./settle.ts";

/** Interval of keep-alive comments on open connections. */
const keepAliveMs = 20_000;

/** Why work was aborted. */
const overdue = Symbol("overdue");
const stopped = Symbol("stopped");
const ownerGone = Symbol("owner gone");

/**
 * State of the object, which decides what its next alarm does. Derived from what is stored (run-store.ts, event-log.ts), so that objects
 * stored by earlier versions have a state too.
 *
 *     empty ──start──▶ running ──complete, failed──▶ ended ──after keptMs──▶ empty
 *                                      ended ──again──▶ block ──done, failed──▶ ended
 *
 * An account that is deleted makes every state empty.
 */
type State =
  /** Nothing is stored: never started, or forgotten. */
  | { name: "empty" }
  /** A press run makes its newspaper; an implicit run waits for its deadline. */
  | { name: "running"; runId: string }
  /** A block of the finished newspaper is made again. */
  | { name: "block"; runId: string; job: BlockJob }
  /** The run is over and can be read, resumed or given another block. */
  | { name: "ended"; runId: string };

/**
 * One paid generation. Works inside its alarm, so that it continues without a browser and resumes from its stored parts after a crash.
 * The row in press_runs is the source of truth for the outcome.
 */
export class PressRun extends DurableObject<Env> {
  protected readonly pace: Pace = standardPace;
  #store: RunStore;
  #log: EventLog;
  /** Aborts the newspaper or block that is being made. */
  #working: AbortController | null = null;
  /** The alarm being handled. */
  #handling: Promise<void> | undefined;
  /** Sends keep-alive comments while something is being made. */
  #keepAliveTimer: ReturnType<typeof setInterval> | undefined;
  /** Picture uploads in progress: aborting the work does not cancel them. */
  readonly #uploads = new Set<Promise<void>>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new RunStore(ctx.storage.sql);
    this.#log = new EventLog(ctx.storage.sql);
  }

  get #state(): State {
    const runId = this.#store.read("runId");
    if (!runId) return { name: "empty" };
    const job = this.#store.read("job");
    if (job) return { name: "block", runId, job };
    return { name: this.#log.isOver ? "ended" : "running", runId };
  }

  /** Begins the run at `at` (an implicit one: its deadline). Repeating it changes nothing. */
  async start(runId: string, at = Date.now()): Promise<void> {
    this.#store.write("runId", runId);
    if (this.#working || this.#state.name === "ended" || (await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.setAlarm(at);
  }

  /** The run's steps; a run that was not begun begins. */
  async steps(runId: string): Promise<Report["steps"]> {
    await this.start(runId);
    return this.#store.steps();
  }

  /** The run's events after `Last-Event-ID`; the address ends with the run's id. */
  override async fetch(request: Request): Promise<Response> {
    await this.start(new URL(request.url).pathname.slice(1));
    return this.#log.connect(request.headers.get("last-event-id"));
  }

  /**
   * Begins to make a block again, once for an id. Returns the id of the last event before it, or null while the newspaper or another block
   * is being made.
   */
  async again(runId: string, id: string, input: BlockInput): Promise<{ after: number } | null> {
    this.#store.write("runId", runId);
    const begun = this.#store.read("begun");
    if (begun?.id === id) return { after: begun.after };
    if (this.#working || this.#state.name !== "ended") return null;
    const after = beginBlock(this.#store, this.#log, id, input);
    await this.ctx.storage.setAlarm(Date.now());
    return { after };
  }

  /** What the run had finished when it failed, without what the house edition made in a model's place. */
  async finished(): Promise<PartEvent[]> {
    const byHouse = this.#log.stored("notice").map(({ step }) => step);
    return this.#store.parts().filter(({ name }) => !byHouse.includes(name));
  }

  /** Ends the run for its user. Returns null if it was over already. */
  async stop(runId: string): Promise<{ refunded: boolean } | null> {
    this.#store.write("runId", runId);
    if (this.#state.name !== "running") return null;
    const db = await this.#database();
    // Neither a name alone nor the owner's own picture counts as delivered.
    const unpaid = this.#store.read("order")?.photograph ? ["name", "picture-1"] : ["name"];
    const hasDelivered = this.#store.parts().some(({ name }) => !unpaid.includes(name));
    await retryWrite(() => db.batch(stopRun(db, runId, hasDelivered, Date.now())));
    const row = await this.#row(db, runId);
    if (!row || (row.status !== "stopped" && row.status !== "kept")) return null;
    this.#working?.abort(stopped);
    await this.#conclude(db, row);
    return { refunded: row.refunded };
  }

  /** The owner's account was deleted: ends what is being made and keeps nothing of it. Repeating it changes nothing. */
  async forget(): Promise<void> {
    this.#working?.abort(ownerGone);
    await Promise.allSettled([this.#handling, ...this.#uploads]);
    await this.#leave();
  }

  /** A second alarm during the first joins it; otherwise models would be paid twice. */
  override alarm(): Promise<void> {
    this.#handling ??= this.#handleAlarm().finally(() => {
      this.#handling = undefined;
    });
    return this.#handling;
  }

  async #handleAlarm(): Promise<void> {
    try {
      const state = this.#state;
      switch (state.name) {
        case "empty":
          return;
        case "running":
          return await this.#run(state.runId);
        case "block":
          return await this.#makeBlock(state.runId, state.job);
        case "ended":
          return await this.#tidy(state.runId);
      }
    } catch (failure) {
      logLine("error", { message: "press run interrupted", error: traceOf(failure) });
      await this.ctx.storage.setAlarm(Date.now() + this.pace.againMs);
    }
  }

  async #run(runId: string): Promise<void> {
    const db = await this.#database();
    const row = await this.#row(db, runId);
    if (!row) return this.#leave();
    if (row.status !== "running") return this.#conclude(db, row);
    const left = row.deadlineAt - Date.now();
    if (left <= 0) return this.#end(db, runId, settleOverdueRun(db, runId, Date.now()));
    if (row.kind === "implicit") return this.ctx.storage.setAlarm(row.deadlineAt);
    const working = this.#beginWork();
    const deadline = setTimeout(() => working.abort(overdue), left);
    try {
      const run = await this.#context(db, row, working.signal);
      const saved = await saveNewspaper(run, row, await makeParts(run));
      await (saved ? this.#conclude(db, saved) : this.#leave());
    } catch (failure) {
      const why: unknown = working.signal.reason;
      if (why === stopped || why === ownerGone) return;
      if (why === overdue) return await this.#end(db, runId, failRun(db, runId, this.#missingPart(), "timeout", Date.now()));
      if (!(failure instanceof AppError)) throw failure;
      const reason = (failure.details as { reason?: string } | undefined)?.reason ?? null;
      await this.#end(db, runId, failRun(db, runId, failure.code, reason, Date.now()));
    } finally {
      clearTimeout(deadline);
      this.#endWork();
    }
  }

  async #makeBlock(runId: string, job: BlockJob): Promise<void> {
    const db = await this.#database();
    const row = await this.#row(db, runId);
    if (!row) return this.#leave();
    const { signal } = this.#beginWork();
    try {
      await makeBlock(await this.#context(db, row, signal), row, job);
      if (signal.aborted) return;
    } finally {
      this.#endWork();
    }
    // Before anything else is awaited: the next block sets its own alarm.
    await this.ctx.storage.setAlarm((this.#store.read("endedAt") ?? Date.now()) + keptMs);
    // The account may have been deleted meanwhile, and everything of it goes.
    if (!(await this.#row(db, runId))) await this.#leave();
  }

  /** Of an ended run: drops the pictures of one without a newspaper, and forgets everything after `keptMs`. */
  async #tidy(runId: string): Promise<void> {
    const db = await this.#database();
    const row = await this.#row(db, runId);
    if (!row) return this.#leave();
    // For a stopped run this is the second pass: an upload may have been in progress during the first.
    if (row.status === "failed" || row.status === "stopped") await deletePicturesOfRun(this.env, db, runId, Date.now());
    // A block that was begun meanwhile has set its own alarm.
    if (this.#state.name === "block") return;
    const forgetAt = (this.#store.read("endedAt") ?? 0) + keptMs;
    if (Date.now() < forgetAt) await this.ctx.storage.setAlarm(forgetAt);
    else await this.#clear();
  }

  async #context(db: Database, row: RunRow, signal: AbortSignal): Promise<RunContext> {
    const plan = await planOf(this.env, db, row, this.#store, this.#log);
    return {
      opening: { env: this.env, settings: settingsOf(this.env), db, userId: row.userId },
      plan,
      store: this.#store,
      log: this.#log,
      pace: this.pace,
      signal,
      keep: async (key, picture) => {
        signal.throwIfAborted();
        const upload = keepPicture(this.env.IMAGES, db, picture, { key, userId: row.userId, runId: row.id, now: Date.now() });
        this.#uploads.add(upload);
        await upload.finally(() => this.#uploads.delete(upload));
      },
    };
  }

  /** Begins work that `stop`, `forget` and a deadline can abort; connections are kept alive until `#endWork`. */
  #beginWork(): AbortController {
    this.#keepAliveTimer = setInterval(() => this.#log.keepAlive(), keepAliveMs);
    this.#working = new AbortController();
    return this.#working;
  }

  #endWork(): void {
    clearInterval(this.#keepAliveTimer);
    this.#working = null;
  }

  /** The error code of a run that missed its deadline, by the part it was waiting for. */
  #missingPart(): "TEXT_FAILED" | "PICTURES_FAILED" | "INTERNAL" {
    const done = this.#store.parts().map(({ name }) => name);
    if (!done.includes("text")) return "TEXT_FAILED";
    return done.includes("picture-1") && done.includes("picture-2") ? "INTERNAL" : "PICTURES_FAILED";
  }

  async #end(db: Database, runId: string, closing: ReturnType<typeof failRun>): Promise<void> {
    await retryWrite(() => db.batch(closing));
    const row = await this.#row(db, runId);
    return row ? this.#conclude(db, row) : this.#leave();
  }

  /** Publishes how the run ended, as the database has it. */
  async #conclude(db: Database, row: RunRow): Promise<void> {
    if (this.#state.name !== "running" || row.status === "running") return;
    this.#store.write("endedAt", row.endedAt ?? Date.now());
    this.#log.publish(lastEvent(row));
    logRunEnd(row);
    await this.ctx.storage.setAlarm(Date.now() + (row.status === "failed" ? partsKeptMs : keptMs));
    if (row.status === "stopped") await deletePicturesOfRun(this.env, db, row.id, Date.now());
  }

  /** Deletes everything of a deleted owner, including files whose upload was in progress when their rows were deleted. */
  async #leave(): Promise<void> {
    const keys = [...(this.#store.read("order")?.pictureKeys ?? []), this.#store.read("job")?.pictureKey ?? ""].filter(Boolean);
    if (keys.length > 0) await deleteFiles(this.env.IMAGES, await this.#database(), keys);
    await this.#clear();
  }

  async #clear(): Promise<void> {
    const log = this.#log;
    await this.ctx.storage.deleteAll();
    this.#store = new RunStore(this.ctx.storage.sql);
    this.#log = new EventLog(this.ctx.storage.sql);
    // Connections that came while it was cleared are closed too.
    log.close();
  }

  #database(): Promise<Database> {
    return databaseOf(this.env, settingsOf(this.env));
  }

  async #row(db: Database, runId: string): Promise<RunRow | undefined> {
    const [row] = await db.select().from(pressRuns).where(eq(pressRuns.id, runId));
    return row;
  }
}
