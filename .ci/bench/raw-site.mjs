import { globSync, readFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { freshVars } from "./built-site.mjs";
import { bundleWorker } from "./bundle-worker.mjs";

const migrations = () =>
  globSync("db/migrations/*.sql")
    .toSorted()
    .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));

/** A script of one module on workerd with a D1 of its own, no proxy before it. Tables are the product's unless others are given. */
export async function serveScript(script, { tables = migrations(), ...options } = {}) {
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: "wrangler.toml" });
  const machine = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: compatibility_date,
      compatibilityFlags: compatibility_flags,
      d1Databases: { DB: "db" },
      handleStructuredLogs: () => {},
      ...options,
    }),
  );
  try {
    const { origin } = await machine.ready;
    const database = await machine.getD1Database("DB");
    for (const statement of tables) await database.prepare(statement).run();
    return { origin, database, close: () => machine.dispose() };
  } catch (error) {
    await machine.dispose();
    throw error;
  }
}

/** What a deploy sends, as options of Miniflare. */
const bundled = (folder, entry) => ({
  script: undefined,
  modules: [{ type: "ESModule", path: resolve(bundleWorker(folder, entry)) }],
  modulesRoot: resolve(folder),
});

/** How files stand before the Worker, as wrangler.toml says. */
function assetsOf({ directory, binding, html_handling, not_found_handling, run_worker_first }) {
  return {
    directory: resolve(directory),
    binding,
    routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
    assetConfig: { html_handling, not_found_handling },
  };
}

/** The built app on workerd through Miniflare, without wrangler's proxy; `vars` on top of a fresh configuration, or another entry. */
export async function serveRawSite(vars = {}, entry = "functions/dev/worker.ts") {
  const { assets } = unstable_readConfig({ config: "wrangler.toml" });
  return serveScript(undefined, {
    ...bundled(join("dist/bench/raw", parse(entry).name), entry),
    bindings: { ...freshVars(), ...vars },
    durableObjects: { PRESS_RUNS: { className: "PressRun", useSQLite: true } },
    r2Buckets: ["IMAGES"],
    assets: assetsOf(assets),
  });
}
