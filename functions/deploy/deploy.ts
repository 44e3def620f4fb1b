import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cloudflare, cloudflare, type LiveVersion, quoted, servedBy } from "./cloudflare.ts";
import { bringLibsqlUpToDate, bringUpToDate, pendingMigrations, requireSurvivable, usersInLibsql } from "./database.ts";
import { type DeployOptions, help, readOptions } from "./options.ts";
import { release } from "./release.ts";
import { keepGenerated, planSettings, requireOwnSecrets, type SettingsPlan } from "./settings.ts";
import { readTarget, type Target, writeConfig } from "./target.ts";
import { type Journal, openJournal, Refusal, type World } from "./world.ts";

/** Runs a whole deploy. Returns the exit code: 0 done, 1 not done; the reason has been printed. */
export async function deploy(args: readonly string[], world: World): Promise<number> {
  const journal = openJournal(world);
  let letGo = () => {};
  try {
    const options = readOptions(args);
    if (options.help) {
      world.say(help);
      return 0;
    }
    const target = readTarget(world.folder, options.environment);
    letGo = takeLock(world.folder, options.environment);
    await run(world, options, target, journal);
    return 0;
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    world.say(`\n  ${failure.message}`);
    world.say(
      journal.changes.length === 0
        ? "  Nothing was changed."
        : `  Changed until then:\n${journal.changes.map((line) => `    ${line}`).join("\n")}`,
    );
    world.say(`  ${failure.advice}\n`);
    return 1;
  } finally {
    letGo();
  }
}

async function run(world: World, options: DeployOptions, target: Target, journal: Journal): Promise<void> {
  const on = cloudflare(world, target);
  world.say(`\nDeploying ${target.environment}: the Worker ${target.worker}, the database ${target.database}, the bucket ${target.bucket}`);
  journal.step("Looking at Cloudflare");
  const account = await on.account();
  if (account === undefined && !options.dryRun)
    throw new Refusal(
      "You are not signed in to Cloudflare.",
      "npm run -s wrangler -- login, or CLOUDFLARE_API_TOKEN in the environment; then run the same command again.",
    );
  const before = account === undefined ? undefined : await on.live();
  if (before && !servedBy(before))
    throw new Refusal("Two versions share the visitors at this moment.", "Finish that first: npm run -s wrangler -- versions deploy.");
  const databaseId = account === undefined ? undefined : await on.databaseId();
  const hasBucket = account !== undefined && (await on.hasBucket());
  if (databaseId) writeConfig(world.folder, target, databaseId);
  const pending = databaseId ? await pendingMigrations(world, on) : undefined;
  const hasUsers = databaseId ? Number((await on.column("SELECT count(*) FROM users"))?.[0] ?? 0) > 0 : false;
  const settings = planSettings(world.folder, options, { onCloudflare: before ? await on.secretNames() : [], hasUsers });
  if (settings.libsql) requireOwnSecrets(settings, await usersInLibsql(settings.libsql));
  if (before && pending) requireSurvivable(world, pending, options);
  tellPlan(world, { account, before, databaseId, hasBucket, pending, settings, options });

  if (!options.dryRun) await agree(world, options);
  journal.step("Building");
  if (!(await world.build()))
    throw new Refusal("The app could not be built.", "Correct what is said above; npm test finds such things before.");
  journal.step("Bundling the Worker");
  await on.bundle();
  if (options.dryRun) {
    world.say("\nNothing was changed: this was a dry run.\n");
    return;
  }
  keepGenerated(world.folder, options.settingsFile, settings);

  const id = databaseId ?? (await makeDatabase(on, target, journal));
  writeConfig(world.folder, target, id);
  if (!hasBucket) await makeBucket(on, target, journal);
  if (settings.libsql) await bringLibsqlUpToDate(settings.libsql, journal);
  const isNew = databaseId === undefined;
  await bringUpToDate(world, on, { pending: pending ?? (await pendingMigrations(world, on)), isNew, target, options, journal });
  await release({ world, on, target, settings, before, journal, message: messageOf(world.folder) });
  world.say(`\nDone: ${settings.address} serves this release.`);
  if (settings.generated.length > 0)
    world.say(
      `${settings.generated.join(", ")} were made and stand in ${options.settingsFile}: put a copy where you keep passwords. IDENTITY_SECRET must never change.`,
    );
  world.say("");
}

const tryAgain = "See what Cloudflare says, then run the same command again.";

/** Re-reads the state after creating: wrangler's answer may be lost, or another process may have created it first. */
async function makeDatabase(on: Cloudflare, target: Target, journal: Journal): Promise<string> {
  journal.step(`Creating the database ${target.database}`);
  const made = await on.createDatabase();
  const isMade = made.status === 0;
  if (isMade) journal.changed(`the database ${target.database} is there`);
  const id = await on.databaseId();
  if (!id) throw new Refusal(`The database ${target.database} could not be created.\n${quoted(made)}`, tryAgain);
  if (!isMade) journal.changed(`the database ${target.database} is there`);
  return id;
}

async function makeBucket(on: Cloudflare, target: Target, journal: Journal): Promise<void> {
  journal.step(`Creating the bucket ${target.bucket}`);
  const made = await on.createBucket();
  if (made.status !== 0 && !(await on.hasBucket()))
    throw new Refusal(`The bucket ${target.bucket} could not be created.\n${quoted(made)}`, tryAgain);
  journal.changed(`the bucket ${target.bucket} is there`);
}

interface Plan {
  account: string | undefined;
  before: LiveVersion | undefined;
  databaseId: string | undefined;
  hasBucket: boolean;
  pending: readonly string[] | undefined;
  settings: SettingsPlan;
  options: DeployOptions;
}

function tellPlan(world: World, { account, before, databaseId, hasBucket, pending, settings, options }: Plan): void {
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(", ") : "none");
  world.say("");
  world.say(`  Account     ${account ?? "not signed in: what is there could not be looked at"}`);
  world.say(`  Address     ${settings.address}`);
  world.say(`  Served now  ${before ? `version ${servedBy(before)}` : "nothing yet"}`);
  world.say(`  Database    ${databaseId ? `there; migrations to apply: ${list(pending ?? [])}` : "will be created and migrated"}`);
  world.say(`  Bucket      ${hasBucket ? "there" : "will be created"}`);
  world.say(`  Settings    ${list(settings.names)}`);
  if (settings.generated.length > 0) world.say(`  Made now    ${list(settings.generated)} (kept in ${options.settingsFile})`);
  if (settings.kept.length > 0) world.say(`  Left alone  ${list(settings.kept)}: Cloudflare has them; --replace sends them again`);
  for (const note of settings.notes) world.say(`  Note        ${note}`);
  world.say("");
}

async function agree(world: World, options: DeployOptions): Promise<void> {
  if (options.yes) return;
  if (!world.confirm) throw new Refusal("Nobody is here to be asked.", "Add --yes to go on without a question.");
  if (!(await world.confirm("Go on?"))) throw new Refusal("As you wish.", "");
}

/** The commit, shown in Cloudflare's list of versions. */
function messageOf(folder: string): string {
  if (!existsSync(join(folder, ".git"))) return "npm run deploy";
  try {
    return execFileSync("git", ["log", "-1", "--format=%h %s"], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .trim()
      .slice(0, 80);
  } catch {
    return "npm run deploy";
  }
}

const isRunning = (process_: number) => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Allows one deploy per environment from this folder; a killed deploy's lock is ignored. Returns the release function. */
function takeLock(folder: string, environment: string): () => void {
  mkdirSync(join(folder, ".wrangler"), { recursive: true });
  const file = join(folder, ".wrangler", `deploying-${environment}`);
  for (let attempt = 1; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 3) throw failure;
    }
    const owner = Number(readFileSync(file, "utf8") || "0");
    // Empty file: its owner has just created it.
    if (owner === 0 || isRunning(owner))
      throw new Refusal(
        `Another deploy of ${environment} is under way from this folder${owner ? ` (process ${owner})` : ""}.`,
        `Wait until it has ended. If there is none, remove ${file}.`,
      );
    rmSync(file, { force: true });
  }
}
