import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { pressRuns } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { forgetFiles } from "../deletion/note-file.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { dropPictures } from "../images/drop-pictures.ts";
import { keepPicture } from "../images/keep-picture.ts";
import { beginBlock } from "./begin-block.ts";
import type { BlockJob } from "./block-job.ts";
import type { BlockOrder, PressRun as Report } from "./contract.ts";
import { EventLog } from "./event-log.ts";
import { makeBlockAgain } from "./make-block-again.ts";
import { type Making, makeParts } from "./make-parts.ts";
import type { PartEvent } from "./make-step.ts";
import { keptFor, type Pace, partsKeptFor, standardPace } from "./pace.ts";
import { prepare, RunInput } from "./prepare.ts";
import { lastEvent } from "./present.ts";
import type { RunRow } from "./run-row.ts";
import { codeOfLate, type Order, RunStore } from "./run-store.ts";
import { composeNewspaper, saveNewspaper } from "./save-newspaper.ts";
import { failRun, settleOverdueRun, stopRun } from "./settle.ts";
import { takeOver } from "./take-over.ts";
import { tellOfEnd } from "./tell-of-end.ts";

const keepAliveMs = 20_000;

const overdue = Symbol("overdue");
const stopped = Symbol("stopped");
const gone = Symbol("gone");

/**
 * One paid generation. Works inside its alarm, so that it goes on without a browser and begins again after a crash with
 * what it had stored; the row in the database decides what has become of it.
 */
export class PressRun extends DurableObject<Env> {
  protected readonly pace: Pace = standardPace;
  #store: RunStore;
  #log: EventLog;
  #working: AbortController | null = null;
  /** The alarm at work, and pictures on their way to the bucket, which an end of the work does not call back. */
  #ringing: Promise<void> | undefined;
  readonly #keeping = new Set<Promise<void>>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new RunStore(ctx.storage.sql);
    this.#log = new EventLog(ctx.storage.sql);
  }

  /** Begins the run, or looks after it from `at` on (an implicit one at its deadline). Doing it again changes nothing. */
  async start(runId: string, at = Date.now()): Promise<void> {
    this.#store.write("runId", runId);
    if (this.#working || (this.#log.over && !this.#store.read("job")) || (await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.setAlarm(at);
  }

  /** What is known of the run's steps; a run nobody has begun begins. */
  async steps(runId: string): Promise<Report["steps"]> {
    await this.start(runId);
    return this.#store.steps();
  }

  /**
   * Begins a block again, once for an id; gives the id of the last event before it, or null while another is being made.
   */
  async again(runId: string, id: string, order: BlockOrder): Promise<{ after: number } | null> {
    this.#store.write("runId", runId);
    const begun = beginBlock(this.#store, this.#log, { id, order, isBusy: this.#working !== null });
    if (begun?.isNew) await this.ctx.storage.setAlarm(Date.now());
    return begun && { after: begun.after };
  }

  /** What the run had finished when it failed, but for what the house edition made in a model's place. */
  async finished(): Promise<PartEvent[]> {
    const byHouse = this.#log.told("notice").map(({ step }) => step);
    return this.#store
      .steps()
      .filter(({ name, status }) => status === "done" && name !== "save" && !byHouse.includes(name))
      .map(({ name }) => ({ name, value: this.#store.step(name).result }) as PartEvent);
  }

  /** Ends the run for its user. Gives null when it was over already. */
  async stop(runId: string): Promise<{ refunded: boolean } | null> {
    if (this.#log.over) return null;
    this.#store.write("runId", runId);
    const db = await this.#database();
    // A name alone is worth no token, nor is a picture that its owner brought: what counts is what design §4.4 calls delivered.
    const unpaid = this.#store.read("order")?.photograph ? ["name", "picture-1"] : ["name"];
    const hasDelivered = this.#store.steps().some(({ name, status }) => status === "done" && !unpaid.includes(name));
    await sendAgain(() => db.batch(stopRun(db, runId, hasDelivered, Date.now())));
    const row = await this.#row(db, runId);
    if (!row || (row.status !== "stopped" && row.status !== "kept")) return null;
    this.#working?.abort(stopped);
    await this.#conclude(db, row);
    return { refunded: row.refunded };
  }

  /** Its owner's account is gone: ends what is being made and keeps nothing of it. Doing it again changes nothing. */
  async forget(): Promise<void> {
    this.#working?.abort(gone);
    await Promise.allSettled([this.#ringing, ...this.#keeping]);
    await this.#leave();
  }

  /** The run's events after `Last-Event-ID`; the address ends with the run's id. */
  override async fetch(request: Request): Promise<Response> {
    await this.start(new URL(request.url).pathname.slice(1));
    return this.#log.open(request.headers.get("last-event-id"));
  }

  /** Rung again while it works it works once: models would be paid twice. */
  override alarm(): Promise<void> {
    this.#ringing ??= this.#ring().finally(() => {
      this.#ringing = undefined;
    });
    return this.#ringing;
  }

  async #ring(): Promise<void> {
    const runId = this.#store.read("runId");
    if (!runId) return;
    try {
      const job = this.#store.read("job");
      if (job) await this.#workAgain(runId, job);
      else if (this.#log.over) await this.#tidy(runId);
      else await this.#work(runId);
    } catch (failure) {
      logLine("error", { message: "press run interrupted", error: traceOf(failure) });
      await this.ctx.storage.setAlarm(Date.now() + this.pace.againMs);
    }
  }

  async #work(runId: string): Promise<void> {
    const db = await this.#database();
    const row = await this.#row(db, runId);
    if (!row) return this.#leave();
    if (row.status !== "running") return this.#conclude(db, row);
    const left = row.deadlineAt - Date.now();
    if (row.kind === "implicit" || left <= 0) {
      if (left > 0) return this.ctx.storage.setAlarm(row.deadlineAt);
      return this.#end(db, runId, settleOverdueRun(db, runId, Date.now()));
    }
    const working = new AbortController();
    this.#working = working;
    const deadline = setTimeout(() => working.abort(overdue), left);
    const alive = setInterval(() => this.#log.keepAlive(), keepAliveMs);
    try {
      await this.#print(db, row, working.signal);
    } catch (failure) {
      if (working.signal.reason === stopped || working.signal.reason === gone) return;
      if (working.signal.reason === overdue)
        return await this.#end(db, runId, failRun(db, runId, codeOfLate(this.#store), "timeout", Date.now()));
      if (!(failure instanceof AppError)) throw failure;
      const reason = (failure.details as { reason?: string } | undefined)?.reason ?? null;
      await this.#end(db, runId, failRun(db, runId, failure.code, reason, Date.now()));
    } finally {
      clearTimeout(deadline);
      clearInterval(alive);
      this.#working = null;
    }
  }

  async #print(db: Database, row: RunRow, signal: AbortSignal): Promise<void> {
    const order = await this.#order(db, row);
    const parts = await makeParts(this.#making(db, row, order, signal));
    signal.throwIfAborted();
    this.#store.beginStep("save", this.#store.step("save").attempts + 1);
    this.#log.tell({ event: "step", data: { name: "save", status: "running" } });
    const newspaper = composeNewspaper({ id: row.id, input: RunInput.parse(row.input) }, order, parts, this.#log.told("notice"));
    const made = { id: order.newspaperId, firstWordsAt: this.#store.read("firstWordsAt") };
    const saved = await sendAgain(() => saveNewspaper(db, row.id, made, newspaper, Date.now()));
    signal.throwIfAborted();
    if (!saved) return this.#leave();
    if (saved.status === "complete") {
      this.#store.endStep("save", "done");
      this.#log.tell({ event: "step", data: { name: "save", status: "done" } });
    }
    await this.#conclude(db, saved);
  }

  #making(db: Database, row: RunRow, order: Order, signal: AbortSignal): Making {
    return {
      opening: { env: this.env, settings: settingsOf(this.env), db, userId: row.userId },
      order,
      store: this.#store,
      log: this.#log,
      pace: this.pace,
      signal,
      keep: async (key, picture) => {
        signal.throwIfAborted();
        await this.#finish(keepPicture(this.env.IMAGES, db, picture, { key, userId: row.userId, runId: row.id, now: Date.now() }));
      },
    };
  }

  async #finish(keeping: Promise<void>): Promise<void> {
    this.#keeping.add(keeping);
    try {
      await keeping;
    } finally {
      this.#keeping.delete(keeping);
    }
  }

  async #workAgain(runId: string, job: BlockJob): Promise<void> {
    const db = await this.#database();
    const row = await this.#row(db, runId);
    if (!row) return this.#leave();
    const working = new AbortController();
    this.#working = working;
    const alive = setInterval(() => this.#log.keepAlive(), keepAliveMs);
    try {
      await makeBlockAgain(db, row, this.#making(db, row, await this.#order(db, row), working.signal), job);
    } finally {
      clearInterval(alive);
      this.#working = null;
    }
    if (working.signal.aborted) return;
    // Before anything is waited for: the next block sets its own alarm.
    await this.ctx.storage.setAlarm((this.#store.read("endedAt") ?? Date.now()) + keptFor);
    // Its owner may have left meanwhile, and everything of theirs goes.
    if (!(await this.#row(db, runId))) await this.#leave();
  }

  async #order(db: Database, row: RunRow): Promise<Order> {
    const known = this.#store.read("order");
    if (known) return known;
    const order = await prepare(this.env, db, row, Date.now());
    const parts = await takeOver(this.env, db, row);
    for (const part of parts) this.#store.adopt(part.name, part.value);
    this.#store.write("order", order);
    for (const part of parts) {
      this.#log.tell({ event: "part", data: part });
      this.#log.tell({ event: "step", data: { name: part.name, status: "done" } });
    }
    return order;
  }

  async #end(db: Database, runId: string, closing: ReturnType<typeof failRun>): Promise<void> {
    await sendAgain(() => db.batch(closing));
    const row = await this.#row(db, runId);
    return row ? this.#conclude(db, row) : this.#leave();
  }

  /** Tells how the run ended, as the database has it. */
  async #conclude(db: Database, row: RunRow): Promise<void> {
    if (this.#log.over || row.status === "running") return;
    this.#store.write("endedAt", row.endedAt ?? Date.now());
    this.#log.tell(lastEvent(row));
    tellOfEnd(row);
    // What a failed run has finished waits a day for its user to try again.
    await this.ctx.storage.setAlarm(Date.now() + (row.status === "failed" ? partsKeptFor : keptFor));
    if (row.status === "stopped") await dropPictures(this.env, db, row.id, Date.now());
  }

  async #tidy(runId: string): Promise<void> {
    const db = await this.#database();
    const row = await this.#row(db, runId);
    if (!row) return this.#leave();
    // Of a stopped run again: a picture may have been on its way when the others were dropped.
    if (row.status === "failed" || row.status === "stopped") await dropPictures(this.env, db, runId, Date.now());
    // A block that was begun meanwhile has set its own alarm.
    if (this.#store.read("job")) return;
    const old = (this.#store.read("endedAt") ?? 0) + keptFor;
    if (Date.now() < old) await this.ctx.storage.setAlarm(old);
    else await this.#forget();
  }

  /** Everything of an owner who is gone, files that were on their way when their rows went included. */
  async #leave(): Promise<void> {
    const keys = [...(this.#store.read("order")?.pictureKeys ?? []), this.#store.read("job")?.pictureKey ?? ""].filter(Boolean);
    if (keys.length > 0) await forgetFiles(this.env.IMAGES, await this.#database(), keys);
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const log = this.#log;
    await this.ctx.storage.deleteAll();
    this.#store = new RunStore(this.ctx.storage.sql);
    this.#log = new EventLog(this.ctx.storage.sql);
    // Those who came while it was forgotten too.
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
