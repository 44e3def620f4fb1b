import { AsyncLocalStorage } from "node:async_hooks";
import { type Database, openDatabase } from "../../db/client.ts";
import { assetsOnDisk } from "../location/assets-on-disk.ts";
import { readDescription } from "../openapi/contract.ts";
import { describeApi } from "../openapi/description.ts";
import type { PressRun } from "../press-runs/press-run.ts";
import { type Clock, end, lives, newLife, nextTurn } from "./clock.ts";
import { MemoryBucket } from "./memory-bucket.ts";
import { MemoryObjects } from "./memory-objects.ts";
import { SqliteD1 } from "./sqlite-d1.ts";
import { testVars } from "./vars.ts";

/** The exports of a Worker entry. */
export interface WorkerModule {
  default: {
    fetch(request: never, env: never, context: never): Response | Promise<Response>;
    scheduled(event: never, env: never): unknown;
  };
  /** The Durable Object class of a press run. */
  PressRun: new (
    state: never,
    env: never,
  ) => Pick<PressRun, "alarm" | "fetch">;
}

export type TestVars = Partial<Record<keyof typeof testVars, string>>;

interface Surroundings {
  module: WorkerModule;
  clock: Clock;
  vars?: TestVars;
  /** Default: an empty database with all tables. */
  d1?: SqliteD1;
  /** Delay between the Worker and its objects; default: one turn of the event loop. */
  hop?: () => Promise<void>;
  /** True: the Worker's console output goes to `logs` instead of the console. */
  hasLog?: boolean;
}

/** An empty database with the tables of all migrations, or of the first `migrations`. */
export function newDatabase(migrations?: number): SqliteD1 {
  const d1 = new SqliteD1();
  d1.migrate(migrations);
  return d1;
}

/** One line of the Worker's console output. */
export interface LogEntry {
  level: "log" | "warn" | "error";
  message: string;
}

const speaking = new AsyncLocalStorage<LogEntry[]>();
const heard = new WeakSet<Console>();

/** From now on redirects console output of a Worker in this process to that Worker's log. */
function hearConsole(): void {
  if (heard.has(console)) return;
  heard.add(console);
  for (const level of ["log", "warn", "error"] as const) {
    const say = console[level];
    console[level] = (...said: unknown[]) => {
      const log = speaking.getStore();
      if (log) log.push({ level, message: said.join(" ") });
      else say.apply(console, said);
    };
  }
}

/** Reads a committed file, or generates the file the build derives from the contracts. */
const readAsset = (url: string) =>
  new URL(url).pathname === `/api${readDescription.path}` ? Response.json(describeApi()) : assetsOnDisk.fetch(url);

/**
 * The Worker in this process: its own handlers and press runs on SQLite, with an in-memory bucket and objects. No network, bundle or
 * static pages; tests of those run on workerd (workerd.ts).
 */
export class WorkerInProcess {
  readonly d1: SqliteD1;
  readonly bucket = new MemoryBucket();
  readonly objects: MemoryObjects;
  readonly env: Env;
  readonly db: Database;
  readonly logs: LogEntry[] = [];
  protected process = newLife();
  readonly #module: WorkerModule;
  readonly #hasLog: boolean;
  protected readonly waiting = new Set<Promise<unknown>>();

  constructor({ module, clock, vars, d1 = newDatabase(), hop = nextTurn, hasLog = false }: Surroundings) {
    this.#module = module;
    this.d1 = d1;
    const processOf = () => this.process;
    this.objects = new MemoryObjects(clock, (state) => new module.PressRun(state as never, this.env as never), { processOf, hop });
    this.env = {
      ...testVars,
      ...vars,
      DB: this.d1,
      IMAGES: this.bucket,
      ASSETS: { fetch: (request: Request | string) => readAsset(typeof request === "string" ? request : request.url) },
      PRESS_RUNS: this.objects,
    } as unknown as Env;
    this.#hasLog = hasLog;
    if (hasLog) hearConsole();
    this.db = openDatabase(this.d1 as never);
  }

  /** Handles one request as Cloudflare would deliver it. */
  async fetch(request: Request): Promise<Response> {
    const context = {
      waitUntil: (work: Promise<unknown>) => {
        const waiting = work.catch(() => {}).finally(() => this.waiting.delete(waiting));
        this.waiting.add(waiting);
      },
      passThroughOnException: () => {},
      props: {},
    };
    return this.#inside(async () => this.#module.default.fetch(request as never, this.env as never, context as never));
  }

  /** Runs the cron trigger, every ten minutes on Cloudflare. */
  async scheduled(): Promise<void> {
    await this.#inside(async () => this.#module.default.scheduled({} as never, this.env as never));
  }

  #inside<T>(work: () => Promise<T>): Promise<T> {
    return lives.run(this.process, this.#hasLog ? () => speaking.run(this.logs, work) : work);
  }

  /** Simulates kill -9 and a restart on the stored data. */
  crash(): void {
    end(this.process);
    this.process = newLife();
    this.objects.reviveAll();
  }

  /** Waits for work left by answered requests (waitUntil), then ends everything. */
  async stop(): Promise<void> {
    await Promise.all(this.waiting);
    end(this.process);
    this.objects.forget();
    // Work of an ended process must not continue.
    this.d1.way = this.bucket.way = () => new Promise<never>(() => {});
  }
}

/**
 * Sends a request as a browser would. Its signal aborts when the caller gives up, while waiting or while reading the answer
 * (`enable_request_signal` in wrangler.toml); the caller's own promise then rejects.
 */
export async function askAsCaller(
  worker: { fetch(request: Request): Promise<Response> },
  url: string,
  init: RequestInit,
): Promise<Response> {
  const left = new AbortController();
  const given = init.signal ?? undefined;
  given?.throwIfAborted();
  const gone = new Promise<never>((_, reject) =>
    given?.addEventListener("abort", () => {
      left.abort(given.reason);
      reject(given.reason);
    }),
  );
  const request = new Request(url, { ...init, signal: left.signal });
  if (!request.headers.has("accept")) request.headers.set("accept", "*/*");
  if (typeof init.body === "string") request.headers.set("content-length", String(new TextEncoder().encode(init.body).length));
  const answer = await Promise.race([worker.fetch(request), gone]);
  if (!answer.body) return answer;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  answer.body.pipeTo(writable, { ...(given && { signal: given }) }).catch((reason: unknown) => left.abort(reason));
  return new Response(readable, answer);
}
