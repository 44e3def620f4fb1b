import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { Refusal } from "./world.ts";

/** An environment of wrangler.toml: its names on Cloudflare. */
export interface Target {
  environment: string;
  worker: string;
  database: string;
  /** The database's id, when the committed file contains it. */
  databaseId?: string;
  bucket: string;
  /** Next to wrangler.toml, because its paths are relative; not committed. */
  configFile: string;
}

/** Fields that wrangler's types leave untyped. */
interface Named {
  binding: string;
  database_name?: string;
  database_id?: string;
  bucket_name?: string;
}

const noId = "00000000-0000-0000-0000-000000000000";

/** Throws a Refusal when the environment does not exist or lacks something the Worker needs. */
export function readTarget(folder: string, environment: string): Target {
  const text = readFileSync(join(folder, "wrangler.toml"), "utf8");
  const environments = [...new Set([...text.matchAll(/^\[env\.([\w-]+)\]/gm)].map(([, name]) => name))];
  if (!environments.includes(environment))
    throw new Refusal(`There is no environment ${environment} in wrangler.toml.`, `Say --env ${environments.join(" or --env ")}.`);
  const config = unstable_readConfig({ config: join(folder, "wrangler.toml"), env: environment }, { hideWarnings: true });
  const database = (config.d1_databases as Named[]).find(({ binding }) => binding === "DB");
  const bucket = (config.r2_buckets as Named[]).find(({ binding }) => binding === "IMAGES");
  const hasRuns = (config.durable_objects.bindings as { name: string }[]).some(({ name }) => name === "PRESS_RUNS");
  if (!config.name || !database?.database_name || !bucket?.bucket_name || !hasRuns)
    throw new Refusal(
      `The environment ${environment} in wrangler.toml lacks a name, DB, IMAGES or PRESS_RUNS.`,
      "Bindings are not inherited: repeat them as env.production does.",
    );
  return {
    environment,
    worker: config.name,
    database: database.database_name,
    databaseId: database.database_id === noId ? undefined : database.database_id,
    bucket: bucket.bucket_name,
    configFile: `wrangler.${environment}.toml`,
  };
}

/** Writes a copy of wrangler.toml with the database's id filled in. */
export function writeConfig(folder: string, { environment, configFile }: Target, databaseId: string): void {
  const text = readFileSync(join(folder, "wrangler.toml"), "utf8");
  const block = new RegExp(`(\\[\\[env\\.${environment}\\.d1_databases\\]\\][^[]*?database_id = )"[^"]*"`);
  if (!block.test(text)) throw new Refusal(`wrangler.toml has no database_id under env.${environment}.d1_databases.`, "Put one there.");
  const file = join(folder, configFile);
  writeFileSync(`${file}.new`, `# Made by npm run deploy from wrangler.toml.\n${text.replace(block, `$1"${databaseId}"`)}`);
  renameSync(`${file}.new`, file);
}
