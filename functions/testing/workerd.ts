import { execFile } from "node:child_process";
import { join, parse } from "node:path";
import { promisify } from "node:util";
import { test } from "vitest";
import type { TestHarness, WorkerHandle } from "wrangler";
import { type DatabaseKind, testDatabase } from "./database.ts";
import { onceInRun } from "./run-folder.ts";
import type { RunningServer, TestVars } from "./server.ts";
import { testVars } from "./vars.ts";

/** What distinguishes one test server from another. */
export interface ServerKind {
  vars?: TestVars;
  /** An entry other than functions/dev/worker.ts, to register test-only parts. */
  main?: string;
  /** An environment of wrangler.toml; the top level when left out. */
  environment?: string;
  /** With Cloudflare's email binding, which operators may add. */
  mailBinding?: boolean;
}

export const standardMain = "functions/dev/worker.ts";

type TestServer = ReturnType<typeof newServer>;

/** Idle servers stay up for the next file that needs the same kind: starting one takes seconds. */
const idle: { key: string; server: TestServer }[] = [];
const running = new Set<TestServer>();
const keptIdle = 4;

/** A server of this kind for one file, reused or new. `start` returns it with an empty database either way. */
export function takeServer(kind: ServerKind, database: DatabaseKind) {
  const key = JSON.stringify([{ ...testVars, ...kind.vars }, kind.main, kind.environment, kind.mailBinding, database]);
  const at = idle.findIndex((one) => one.key === key);
  const server = idle.splice(at, at < 0 ? 0 : 1)[0]?.server ?? newServer(kind, database);
  running.add(server);
  return {
    server,
    /** Makes the server available to the next file of its kind. */
    async giveBack() {
      idle.push({ key, server });
      while (idle.length > keptIdle) await close(idle.shift()?.server);
    },
  };
}

async function close(server?: TestServer) {
  if (server && running.delete(server)) await server.stop();
}

/** Hooks with the `servers` fixture, which stops the remaining servers at process exit: no file knows whether it is the last. */
export const withServers = test
  .extend("running", { scope: "worker" }, running)
  .extend("servers", { scope: "worker" }, ({ running }, { onCleanup }) => {
    onCleanup(async () => {
      await Promise.all([...running].map(close));
    });
    return running;
  });

function newServer({ vars, ...kind }: ServerKind, databaseKind: DatabaseKind) {
  let opened: { harness: TestHarness; worker: WorkerHandle<Env>; origin: string } | undefined;
  const running = () => {
    if (!opened) throw new Error("the server has not been started");
    return opened;
  };
  const database = testDatabase(databaseKind, () => running().worker);
  return {
    database,
    bundle: () => bundleOf(kind.main ?? standardMain),
    async start(): Promise<string> {
      if (opened) {
        opened.harness.clearLogs();
        await database.clear();
        return opened.origin;
      }
      // Imported lazily: loading takes a second.
      const { createTestHarness } = await import("wrangler");
      const harness = createTestHarness();
      const [config, where] = await Promise.all([configWith(kind), database.start()]);
      await harness.update({ workers: [{ config, vars: { ...testVars, ...vars, ...where } }] });
      opened = { harness, worker: harness.getWorker<Env>(), origin: (await harness.listen()).url.origin };
      await database.migrate();
      return opened.origin;
    },
    async stop() {
      await opened?.harness.close();
      await database.stop();
    },
    /** The server as the tests of one file see it. */
    running(): RunningServer {
      const { harness, worker, origin } = running();
      return {
        origin,
        database,
        // Requests that only the Worker answers bypass wrangler's proxy and so take a third less time.
        fetch: (url, init) => (/^\/(api|share)\//.test(new URL(url).pathname) ? worker : harness).fetch(url, init as object) as never,
        env: () => worker.getEnv(),
        scheduled: () => worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() }),
        objectStorage: (name) => worker.getDurableObjectStorage("PRESS_RUNS", { name }),
        getLogs: () => harness.getLogs(),
        clearLogs: () => harness.clearLogs(),
      };
    },
  };
}

/** An environment's configuration without Workers AI, whose binding needs an account even locally. */
async function configWith({ main = standardMain, environment, mailBinding }: Omit<ServerKind, "vars">) {
  const { unstable_readConfig } = await import("wrangler");
  const config = unstable_readConfig({ config: "wrangler.toml", ...(environment && { env: environment }) });
  const { name, compatibility_date, compatibility_flags, assets, d1_databases, r2_buckets, durable_objects, migrations } = config;
  return {
    name,
    main: await bundleOf(main),
    no_bundle: true,
    compatibility_date,
    compatibility_flags,
    assets,
    d1_databases,
    r2_buckets,
    durable_objects,
    migrations,
    ...(mailBinding && { send_email: [{ name: "EMAIL" }] }),
  };
}

/**
 * Path of an entry's bundle, one module, as `wrangler deploy` would upload it. Built once per run: bundling takes longer than
 * everything else at a server's start.
 */
export async function bundleOf(main: string): Promise<string> {
  const { dir, name } = parse(main);
  const folder = await onceInRun(`${dir}/${name}`.replaceAll("/", "-"), (outdir) => bundle(main, outdir));
  return join(folder, `${name}.js`);
}

function bundle(main: string, outdir: string) {
  return promisify(execFile)(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "deploy", main, "--dry-run", "--env", "", "--outdir", outdir],
    { env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
}
