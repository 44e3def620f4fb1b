import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { migrateLibsql } from "../../db/libsql/libsql-migrations.ts";
import { type Cloudflare, quoted } from "./cloudflare.ts";
import { contractions, migrationFiles } from "./expanding.ts";
import type { DeployOptions } from "./options.ts";
import type { SettingsPlan } from "./settings.ts";
import type { Target } from "./target.ts";
import { type Journal, Refusal, type World } from "./world.ts";

/** Migrations not yet applied to D1. Throws a Refusal when D1 has migrations that this code does not know. */
export async function pendingMigrations(world: World, on: Cloudflare): Promise<string[]> {
  const files = migrationFiles(join(world.folder, "db/migrations"));
  const applied = ((await on.column("SELECT name FROM d1_migrations ORDER BY id")) ?? []).map(String);
  const unknown = applied.filter((name) => !files.includes(name));
  if (unknown.length > 0)
    throw new Refusal(
      `The database is newer than this code: it has had ${unknown.join(", ")}.`,
      "Deploy the code that brought these migrations, or a later one. To go back only in code, use wrangler rollback.",
    );
  return files.filter((name) => !applied.includes(name));
}

/** Throws a Refusal when a pending migration would break the release in use. */
export function requireSurvivable(world: World, pending: readonly string[], options: DeployOptions): void {
  const found = contractions(join(world.folder, "db/migrations"), pending);
  if (found.length === 0 || options.allowContract) return;
  throw new Refusal(
    `The release in use may not survive the migrations:\n${found.map((line) => `    ${line}`).join("\n")}`,
    "First deploy a release that no longer needs what goes, then one that removes it. If it is well as it is, --allow-contract.",
  );
}

/** Takes a restore bookmark, a backup when requested, then applies the pending migrations, each atomically. */
export async function bringUpToDate(
  world: World,
  on: Cloudflare,
  {
    pending,
    isNew,
    target,
    options,
    journal,
  }: { pending: readonly string[]; isNew: boolean; target: Target; options: DeployOptions; journal: Journal },
): Promise<void> {
  if (pending.length === 0) return;
  let back = "";
  if (!isNew) {
    journal.step("Keeping a bookmark of the database");
    const bookmark = await on.bookmark();
    back = `The database as it was: npm run -s wrangler -- d1 time-travel restore DB --bookmark=${bookmark} --config ${target.configFile} --env ${target.environment}`;
    world.say(`    ${back}`);
    if (options.exports) {
      const folder = join(world.folder, ".wrangler", "backups");
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${target.environment}-${world.now().toISOString().replace(/\D/g, "").slice(0, 14)}.sql`);
      journal.step(`Copying the database to ${file.slice(world.folder.length + 1)}`);
      await on.exportTo(file);
      // The backup contains every email address and article.
      chmodSync(file, 0o600);
    }
  }
  journal.step(`Migrating the database (${pending.join(", ")})`);
  const result = await on.migrate();
  const left = result.status === 0 ? [] : await pendingMigrations(world, on).catch(() => undefined);
  if (left === undefined)
    throw new Refusal(`A migration failed, and how far it came cannot be seen.\n${quoted(result)}`, `Run the same command again. ${back}`);
  const applied = pending.filter((name) => !left.includes(name));
  if (applied.length > 0) journal.changed(`migrated: ${applied.join(", ")}${isNew ? "" : ", with which the release in use works on"}`);
  if (left.length > 0)
    throw new Refusal(
      `The migration ${left[0]} failed and was taken back whole.\n${quoted(result)}`,
      `Correct it, then run the same command again. ${back}`,
    );
}

/** Number of users in a libSQL database; 0 when it has no tables yet. */
export async function usersInLibsql({ url, token }: NonNullable<SettingsPlan["libsql"]>): Promise<number> {
  const client = createClient({ url, authToken: token || undefined });
  try {
    const { rows } = await client.execute("SELECT count(*) AS count FROM users");
    return Number(rows[0]?.count);
  } catch (failure) {
    if (failure instanceof Error && /no such table/.test(failure.message)) return 0;
    throw new Refusal(
      `The libSQL database did not answer. ${failure instanceof Error ? failure.message : ""}`,
      "Look at LIBSQL_URL and LIBSQL_AUTH_TOKEN: .github/guides/libsql.md.",
    );
  } finally {
    client.close();
  }
}

/** The same for libSQL, which has its own backups. */
export async function bringLibsqlUpToDate({ url, token }: NonNullable<SettingsPlan["libsql"]>, journal: Journal): Promise<void> {
  journal.step("Migrating the libSQL database");
  const count = await migrateLibsql(url, token).catch((failure: unknown) => {
    // The URL may contain a token; the server's message does not.
    throw new Refusal(
      `The libSQL database could not be migrated, and is as it was. ${failure instanceof Error ? failure.message : ""}`,
      "See .github/guides/libsql.md.",
    );
  });
  if (count > 0) journal.changed(`migrated the libSQL database: ${count} ${count === 1 ? "migration" : "migrations"}`);
}

/** The version of this code as its health endpoint reports it. */
export const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;
