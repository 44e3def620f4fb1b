import { dirname } from "node:path";
// A machine in its own process group: the Worker on workerd, with its storage in a folder. Its parent kills it.
import "../machine/register-hooks.ts";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { openDatabase } from "../../../db/client.ts";
import { findViolations } from "../../../db/invariants.ts";
import { assetsOnDisk } from "../../location/assets-on-disk.ts";
import { testVars } from "../../testing/vars.ts";

export interface Plug {
  /** Path of the bundled Worker module. */
  bundle: string;
  storage: string;
}

export type Wish = { id: number } & (
  | { run: string; values?: unknown[] }
  | { violations: number }
  /** Runs the cron trigger, every ten minutes on Cloudflare. */
  | { tick: true }
);

export type Word = { url: string } | { id: number; rows: unknown[] } | { id: number; failure: string };

async function start({ bundle, storage }: Plug): Promise<void> {
  const machine = new Miniflare({
    ...convertV4MiniflareOptions({
      modules: [{ type: "ESModule", path: bundle }],
      modulesRoot: dirname(bundle),
      compatibilityDate: "2026-07-01",
      bindings: testVars,
      durableObjects: { PRESS_RUNS: { className: "PressRun", useSQLite: true } },
      d1Databases: { DB: "db" },
      r2Buckets: ["IMAGES"],
      serviceBindings: { ASSETS: ((request: Request) => assetsOnDisk.fetch(request.url)) as never },
    }),
    resourcePersistencePath: storage,
  });
  const url = (await machine.ready).origin;
  const database = (await machine.getD1Database("DB")) as unknown as Parameters<typeof openDatabase>[0];
  const rowsFor = async (wish: Wish): Promise<unknown[]> => {
    if ("tick" in wish) {
      const worker = (await machine.getWorker()) as unknown as { scheduled(options: { cron: string }): Promise<{ outcome: string }> };
      return [(await worker.scheduled({ cron: "*/10 * * * *" })).outcome];
    }
    if ("violations" in wish) return findViolations(openDatabase(database), wish.violations);
    const { results } = await database
      .prepare(wish.run)
      .bind(...(wish.values ?? []))
      .all();
    return results;
  };
  process.on("message", (message) => {
    const wish = message as Wish;
    rowsFor(wish).then(
      (rows) => process.send?.({ id: wish.id, rows } satisfies Word),
      (failure: unknown) => process.send?.({ id: wish.id, failure: String(failure) } satisfies Word),
    );
  });
  process.send?.({ url } satisfies Word);
}

process.once("message", (plug) => void start(plug as Plug));
