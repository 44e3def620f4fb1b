import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cloudflare, type LiveVersion, quoted, servedBy } from "./cloudflare.ts";
import { versionOf } from "./database.ts";
import type { SettingsPlan } from "./settings.ts";
import { scriptsOf, smoke } from "./smoke.ts";
import type { Target } from "./target.ts";
import { type Journal, Refusal, type World } from "./world.ts";

interface Release {
  world: World;
  on: Cloudflare;
  target: Target;
  settings: SettingsPlan;
  /** The live deployment when the deploy began. */
  before: LiveVersion | undefined;
  journal: Journal;
  message: string;
}

/** Traffic changes propagate within seconds; the first address of a new Worker takes minutes. */
const pause = 3_000;
const tries = { first: 100, later: 20 };

/**
 * Makes this code live. When a version is live already, the new one is first uploaded without traffic and smoke-tested, so that
 * visitors never see its faults. Throws a Refusal that says what is live afterwards.
 */
export async function release(it: Release): Promise<void> {
  const { on, journal, settings, before } = it;
  if (before) {
    journal.step("Sending the new version, without visitors yet");
    const sent = await on.send("beside", settings.send, it.message);
    if (sent.status === 0 && sent.version) return letIn(it, sent.version, before);
    // Only `wrangler deploy` can apply a Durable Object migration.
    if (!/pending Durable Object migration/.test(sent.stdout + sent.stderr)) {
      journal.changed("perhaps a version was sent that nobody sees");
      await requireSame(it, before);
      throw new Refusal(
        `The new version could not be sent.\n${quoted(sent)}`,
        "See what Cloudflare says, then run the same command again.",
      );
    }
    journal.step("It brings a migration of the Durable Objects, so it is sent at once");
  } else journal.step("Sending the first version");
  const sent = await on.send("live", settings.send, it.message);
  const version = await versionServed(it, sent.version);
  if (sent.status !== 0) return goBack(it, version, `The new version could not be made live.\n${quoted(sent)}`);
  journal.changed(`version ${version ?? "unknown"} is served`);
  const found = await look(it, before ? tries.later : tries.first);
  if (found.length > 0) await goBack(it, version, wrong(found));
}

async function letIn(it: Release, version: string, before: LiveVersion): Promise<void> {
  const { on, journal, target } = it;
  journal.changed(`version ${version} was sent; nobody sees it`);
  await requireSame(it, before);
  const old = servedBy(before) ?? "";

  journal.step("Looking at it");
  const beside = await on.share(
    [
      { id: version, percentage: 0 },
      { id: old, percentage: 100 },
    ],
    `${it.message}: looked at`,
  );
  if (beside.status !== 0) return goBack(it, version, `The new version could not be put beside the old one.\n${quoted(beside)}`);
  const hidden = await look(it, tries.later, { worker: target.worker, version });
  if (hidden.length > 0) return goBack(it, version, wrong(hidden));

  // The smoke test hit another deploy's version if one went live meanwhile.
  const now = await on.live().catch(() => undefined);
  if (!now) return goBack(it, version, "Cloudflare did not say which version is served.");
  if (!now.versions.some(({ id }) => id === version)) throw someoneElse();
  journal.step("Letting visitors in");
  const live = await on.share([{ id: version, percentage: 100 }], it.message);
  if (live.status !== 0) return goBack(it, version, `The new version could not be made live.\n${quoted(live)}`);
  journal.changed(`version ${version} is served`);
  const triggers = await on.applyTriggers();
  if (triggers.status !== 0) return goBack(it, version, `Cron and routes could not be set.\n${quoted(triggers)}`);
  const found = await look(it, tries.later);
  if (found.length > 0) await goBack(it, version, wrong(found));
}

const wrong = (found: readonly string[]) => `The new version does not work:\n${found.map((line) => `    ${line}`).join("\n")}`;

/** Faults of the site that remain after the time allowed for propagation. */
async function look({ world, settings }: Release, most: number, only?: { worker: string; version: string }): Promise<string[]> {
  const scripts = scriptsOf(readFileSync(join(world.folder, "dist/web/index.html"), "utf8"));
  for (let attempt = 1; ; attempt++) {
    await world.wait(pause);
    const found = await smoke(settings.address, { fetch: world.fetch, version: versionOf(world.folder), scripts, only });
    if (found.length === 0 || attempt >= most) return found;
  }
}

/** The live version, for when a failed deploy may not have reported it. */
async function versionServed({ on, before }: Release, said: string | undefined): Promise<string | undefined> {
  if (said) return said;
  const now = await on.live().catch(() => undefined);
  return now?.deployment === before?.deployment ? undefined : now?.versions[0]?.id;
}

const someoneElse = () =>
  new Refusal(
    "Somebody else deployed meanwhile; what they made live was left alone.",
    "Look with them whose release it shall be, then run the same command again.",
  );

async function requireSame({ on }: Release, before: LiveVersion): Promise<void> {
  const now = await on.live();
  if (now?.deployment !== before.deployment) throw someoneElse();
}

/** Rolls back to the previous version unless a version other than ours is live by now. Always throws a Refusal. */
async function goBack({ on, journal, before, target, message }: Release, version: string | undefined, why: string): Promise<never> {
  const again = "Correct it, then run the same command again; what was created is found and used.";
  const command = (old: string) => `npm run -s wrangler -- rollback ${old} --config ${target.configFile} --env ${target.environment}`;
  const now = await on.live().catch(() => "unknown" as const);
  const old = before && servedBy(before);
  if (now === "unknown")
    throw new Refusal(
      `${why}\n  What is served now could not be found out.`,
      old ? `To go back: ${command(old)}` : "Look with npm run -s wrangler -- deployments status.",
    );
  if (now?.deployment === before?.deployment)
    throw new Refusal(`${why}\n  The site serves what it served before${before ? "" : ": nothing"}.`, again);
  if (!old)
    throw new Refusal(
      `${why}\n  It is the first version, so there is none to go back to: it stays.`,
      `npm run -s wrangler -- tail --env ${target.environment} shows what it says. ${again}`,
    );
  if (version && !now?.versions.some(({ id }) => id === version))
    throw new Refusal(
      `${why}\n  Somebody else deployed meanwhile; what they made live was left alone.`,
      "Look with them whose release it shall be.",
    );
  journal.step("Going back to the version before");
  const back = await on.rollBack(old, `${message}: taken back`);
  const after = await on.live().catch(() => undefined);
  const isBack = after?.versions.length === 1 && after.versions[0]?.id === old;
  if (back.status !== 0 || !isBack)
    throw new Refusal(
      `${why}\n  GOING BACK FAILED TOO: the site may serve the new version.\n${quoted(back)}`,
      `Go back by hand, now: ${command(old)}`,
    );
  journal.changed(`version ${old} is served again`);
  throw new Refusal(`${why}\n  The site serves the version before again.`, again);
}
