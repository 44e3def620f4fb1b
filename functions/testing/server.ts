import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pathToFileURL } from "node:url";
import type { Database } from "../../db/client.ts";
import { RealClock } from "./clock.ts";
import { askAsCaller, type TestVars, WorkerInProcess, type WorkerModule } from "./in-process.ts";
import { inTurns } from "./sqlite-d1.ts";

export type { TestVars };

/** The Worker under test, in this process or on workerd. */
export interface RunningServer {
  origin: string;
  database: {
    db(): Promise<Database>;
    /** Runs one SQL statement; rows are keyed by column name. */
    run(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  };
  fetch(url: string, init: RequestInit): Promise<Response>;
  env(): Promise<Env>;
  /** Runs the cron trigger, every ten minutes on Cloudflare. */
  scheduled(): Promise<{ outcome: string }>;
  /** The SQLite of one press run's Durable Object. */
  objectStorage(name: string): Promise<{ exec(sql: string): Promise<unknown[]> }>;
  getLogs(): object[];
  clearLogs(): void;
}

/** Serves the Worker on a local port, for webhooks that come from outside, such as Stripe's. */
async function listen(worker: WorkerInProcess): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (asked, answer) => {
    const headers = Object.entries(asked.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const body = asked.method === "GET" || asked.method === "HEAD" ? null : Buffer.concat(await asked.toArray());
    const {
      status,
      headers: said,
      body: stream,
    } = await worker.fetch(new Request(new URL(asked.url ?? "/", origin), { method: asked.method ?? "GET", headers, body }));
    answer.writeHead(status, [...said].flat());
    if (stream) Readable.fromWeb(stream as unknown as ReadableStream).pipe(answer);
    else answer.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Models a press run imports on first use. Bundled in production; loading them here takes longer than a test's attempt may. */
const loadModels = () =>
  Promise.all([
    import("../house/provider.ts"),
    import("../ai/writer.ts"),
    import("../ai/prompts/image-prompt.ts"),
    import("../ai/providers/openai-library.ts"),
    import("../location/paper-town.ts"),
    import("../location/places.ts"),
  ]);

/** Starts this entry's Worker in this process, with an empty database, bucket and objects. */
export async function startInProcess(main: string, vars: TestVars = {}): Promise<RunningServer & { stop(): Promise<void> }> {
  const [module] = await Promise.all([import(/* @vite-ignore */ pathToFileURL(main).href) as Promise<WorkerModule>, loadModels()]);
  const worker = new WorkerInProcess({ module, clock: new RealClock(), vars, hasLog: true });
  worker.d1.way = inTurns;
  const { origin, close } = await listen(worker);
  const { d1, db, env, logs, objects } = worker;
  return {
    origin,
    database: {
      db: async () => db,
      run: async (sql, values) =>
        (
          await d1
            .prepare(sql)
            .bind(...values)
            .all()
        ).results,
    },
    fetch: (url, init) => askAsCaller(worker, url, init),
    env: async () => env,
    scheduled: async () => ({
      outcome: await worker.scheduled().then(
        () => "ok",
        () => "exception",
      ),
    }),
    objectStorage: async (name) => ({ exec: async (sql) => objects.storageOf(name).sql.exec(sql).toArray() }),
    getLogs: () => logs,
    clearLogs: () => void logs.splice(0),
    async stop() {
      close();
      await worker.stop();
    },
  };
}
