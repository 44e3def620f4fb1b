import { test } from "vitest";
import { createTestHarness, unstable_readConfig } from "wrangler";
import { bundleOf } from "./testing-bundles.ts";
import { type DatabaseKind, testDatabase } from "./testing-database.ts";
import { testVars } from "./testing-vars.ts";

/** What makes a server another one than the next file's. */
export interface ServerKind {
  vars?: Partial<Record<keyof typeof testVars, string>>;
  /** Another entry than functions/worker.ts, to register what only tests may use. */
  main?: string;
  /** An environment of wrangler.toml; the top level when left out. */
  environment?: string;
  /** With Cloudflare's binding for mail, as operators may add it. */
  mailBinding?: boolean;
}

const standardMain = "functions/worker.ts";

type TestServer = ReturnType<typeof newServer>;

/** Servers without a file that uses them keep running for the next that asks for the same kind: to start one takes seconds. */
const idle: { key: string; server: TestServer }[] = [];
const running = new Set<TestServer>();
const keptIdle = 4;

/** A server of this kind for one file: one whose file is done, or a new one. `start` gives it with an empty database either way. */
export function takeServer(kind: ServerKind, database: DatabaseKind) {
  const key = JSON.stringify([{ ...testVars, ...kind.vars }, kind.main, kind.environment, kind.mailBinding, database]);
  const at = idle.findIndex((one) => one.key === key);
  const server = idle.splice(at, at < 0 ? 0 : 1)[0]?.server ?? newServer(kind, database);
  running.add(server);
  return {
    server,
    /** The next file of its kind may have it. */
    async giveBack() {
      idle.push({ key, server });
      while (idle.length > keptIdle) await close(idle.shift()?.server);
    },
  };
}

async function close(server?: TestServer) {
  if (server && running.delete(server)) await server.stop();
}

/** Hooks that take `servers` have the last ones stopped with the process: no file can know to be the last. */
export const withServers = test
  .extend("running", { scope: "worker" }, running)
  .extend("servers", { scope: "worker" }, ({ running }, { onCleanup }) => {
    onCleanup(async () => {
      await Promise.all([...running].map(close));
    });
    return running;
  });

function newServer({ vars, ...kind }: ServerKind, databaseKind: DatabaseKind) {
  const harness = createTestHarness();
  const worker = harness.getWorker<Env>();
  const database = testDatabase(databaseKind, worker);
  let origin = "";
  return {
    harness,
    worker,
    database,
    bundle: () => bundleOf(kind.main ?? standardMain),
    async start(): Promise<string> {
      if (origin) {
        harness.clearLogs();
        await database.clear();
      } else {
        const [config, where] = await Promise.all([configWith(kind), database.start()]);
        await harness.update({ workers: [{ config, vars: { ...testVars, ...vars, ...where } }] });
        origin = (await harness.listen()).url.origin;
        await database.migrate();
      }
      return origin;
    },
    async stop() {
      await harness.close();
      await database.stop();
    },
  };
}

/** What a bundle has beside its code (functions/json-module.ts). */
const textModules = [{ type: "Text" as const, globs: ["**/*.json"], fallthrough: true }];

/** The configuration of an environment but for Workers AI, whose binding no local machine can have without an account. */
async function configWith({ main = standardMain, environment, mailBinding }: Omit<ServerKind, "vars">) {
  const config = unstable_readConfig({ config: "wrangler.toml", ...(environment && { env: environment }) });
  const { name, compatibility_date, compatibility_flags, assets, d1_databases, r2_buckets, durable_objects, migrations } = config;
  const { folder, entry } = await bundleOf(main);
  return {
    name,
    main: entry,
    base_dir: folder,
    no_bundle: true,
    find_additional_modules: true,
    rules: textModules,
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
