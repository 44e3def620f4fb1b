import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { cloudflare, quoted } from "../../functions/deploy/cloudflare.ts";
import { runWrangler } from "../../functions/deploy/run-wrangler.ts";
import { readTarget } from "../../functions/deploy/target.ts";
import { Refusal } from "../../functions/deploy/world.ts";
import type { Source } from "./backup.ts";
import { copyFromLibsql, copyFromSql } from "./copy.ts";
import { d1Store, libsqlStore, type Store } from "./database.ts";
import { mendNewlines } from "./mend-newlines.ts";

/** A site's database and bucket, local or on Cloudflare. */
export interface Place extends Source {
  store: Store;
  close(): Promise<void>;
}

interface Bindings {
  DB: D1Database;
  IMAGES: R2Bucket;
}

/** The local database and bucket of `npm start`, in the folder `state`. */
export async function openLocal(folder: string, state = ".wrangler/state/v3"): Promise<Place> {
  const config = unstable_readConfig({ config: join(folder, "wrangler.toml") }, { hideWarnings: true });
  const names = { d1_databases: config.d1_databases.filter(isDatabase), r2_buckets: config.r2_buckets };
  const { env, dispose } = await open(names, resolve(folder, state), false);
  const close = dispose;
  const libsql = libsqlIn(folder, ".dev.vars");
  if (libsql) return { ...onLibsql(libsql), environment: "local", bucket: env.IMAGES, close };
  return {
    environment: "local",
    kind: "d1",
    store: d1Store(env.DB),
    bucket: env.IMAGES,
    copyDatabase: (file) => exportLocal(env.DB, file),
    close,
  };
}

const isDatabase = ({ binding }: { binding: string }) => binding === "DB";

/** The database and bucket of a wrangler.toml environment, using wrangler's login. Throws a Refusal when missing. */
export async function openDeployed(folder: string, environment: string): Promise<Place> {
  const target = readTarget(folder, environment);
  const on = cloudflare({ folder, variables: process.env, wrangler: runWrangler } as Parameters<typeof cloudflare>[0], target);
  if ((await on.account()) === undefined) throw new Refusal("You are not signed in to Cloudflare.", "npm run -s wrangler -- login");
  const id = await on.databaseId();
  if (!id || !(await on.hasBucket()))
    throw new Refusal(`There is no database ${target.database}, or no bucket ${target.bucket}.`, "npm run deploy makes them.");
  const names = {
    d1_databases: [{ binding: "DB", database_name: target.database, database_id: id, remote: true }],
    r2_buckets: [{ binding: "IMAGES", bucket_name: target.bucket, remote: true }],
  };
  const { env, dispose, configFile } = await open(names, undefined, true);
  const libsql = libsqlIn(folder, `.deploy.${environment}.vars`);
  if (libsql) return { ...onLibsql(libsql), environment, bucket: env.IMAGES, close: dispose };
  return {
    environment,
    kind: "d1",
    store: d1Store(env.DB),
    bucket: env.IMAGES,
    async copyDatabase(file) {
      const sql = `${file}.sql`;
      const args = ["d1", "export", "DB", "--remote", "--skip-confirmation", "--output", sql, "--config", configFile];
      const result = await runWrangler(args);
      try {
        if (result.status !== 0) throw new Refusal(`The database could not be exported.\n${quoted(result)}`, "Try again.");
        copyFromSql(readFileSync(sql, "utf8"), file);
        await mendNewlines(file, d1Store(env.DB));
      } finally {
        rmSync(sql, { force: true });
      }
    },
    close: dispose,
  };
}

async function open(names: object, state: string | undefined, remoteBindings: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "stop-press-place-"));
  const configFile = join(folder, "wrangler.json");
  writeFileSync(configFile, JSON.stringify({ name: "stop-press-backup", compatibility_date: "2026-07-01", ...names }));
  if (state) mkdirSync(state, { recursive: true });
  const persist = state ? { path: state } : false;
  const { env, dispose } = await getPlatformProxy<Bindings>({ configPath: configFile, persist, remoteBindings, envFiles: [] });
  return {
    env,
    configFile,
    async dispose() {
      await dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same statements that `wrangler d1 export --local` writes. */
export async function exportLocal(database: D1Database, file: string): Promise<void> {
  const [lines] = (await database.prepare("PRAGMA miniflare_d1_export(?,?,?);").bind(0, 0).raw()) as unknown as string[][];
  copyFromSql((lines ?? []).join("\n"), file);
  await mendNewlines(file, d1Store(database));
}

/** LIBSQL_URL and its token, from the environment or this file, where the operator does not use D1. */
function libsqlIn(folder: string, file: string): { url: string; token: string } | undefined {
  const path = join(folder, file);
  const own = existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token = "" } = { ...own, ...process.env };
  return url ? { url, token } : undefined;
}

export function onLibsql({ url, token }: { url: string; token: string }) {
  const store = libsqlStore(url, token);
  return { kind: "libsql" as const, store, copyDatabase: (file: string) => copyFromLibsql(url, token, file) };
}
