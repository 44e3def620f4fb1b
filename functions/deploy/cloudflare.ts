import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "./target.ts";
import { type CommandResult, Refusal, type World } from "./world.ts";

export interface LiveVersion {
  deployment: string;
  /** Versions and their traffic percentages; a version uploaded only for checking is not listed. */
  versions: readonly { id: string; percentage: number }[];
}

/** The version that gets all traffic; undefined while traffic is split. */
export const servedBy = ({ versions }: LiveVersion) => versions.find(({ percentage }) => percentage === 100)?.id;

/** The wrangler commands of a deploy. A failed command throws a Refusal that quotes wrangler's output. */
export function cloudflare(world: World, target: Target) {
  const committed = ["--config", "wrangler.toml", "--env", target.environment];
  const generated = ["--config", target.configFile, "--env", target.environment];

  async function must(words: string, args: readonly string[], advice: string): Promise<CommandResult> {
    const result = await world.wrangler(args);
    if (result.status !== 0) throw new Refusal(`${words}\n${quoted(result)}`, advice);
    return result;
  }

  return {
    /** The account wrangler is signed in to; undefined when signed out. */
    async account(): Promise<string | undefined> {
      const result = await world.wrangler(["whoami", "--json"]);
      const answer = jsonIn<{ loggedIn?: boolean; accounts?: { id: string; name: string }[] }>(result.stdout);
      if (answer && answer.loggedIn === false) return undefined;
      if (result.status !== 0 || !answer)
        throw new Refusal(
          `Cloudflare did not say who you are.\n${quoted(result)}`,
          "Look whether this machine reaches api.cloudflare.com, then try again.",
        );
      const accounts = answer.accounts ?? [];
      const chosen = world.variables.CLOUDFLARE_ACCOUNT_ID;
      const account = chosen ? accounts.find(({ id }) => id === chosen) : accounts.length === 1 ? accounts[0] : undefined;
      if (chosen && !account && accounts.length === 0) return chosen;
      if (!account)
        throw new Refusal(
          chosen ? `You have no account ${chosen}.` : `You have ${accounts.length} accounts.`,
          `Say which: CLOUDFLARE_ACCOUNT_ID=… npm run deploy\n${accounts.map(({ id, name }) => `    ${id}  ${name}`).join("\n")}`,
        );
      return account.name;
    },

    /** The live deployment; undefined when the Worker does not exist yet. */
    async live(): Promise<LiveVersion | undefined> {
      const result = await world.wrangler(["deployments", "status", "--json", ...committed]);
      if (result.status !== 0) {
        if (/10007|does not exist|has no deployments/.test(result.stdout + result.stderr)) return undefined;
        throw new Refusal(`Cloudflare did not say which version is served.\n${quoted(result)}`, "Try again.");
      }
      const answer = jsonIn<{ id: string; versions: { version_id: string; percentage: number }[] }>(result.stdout);
      if (!answer) throw new Refusal(`Cloudflare's answer was not understood.\n${quoted(result)}`, "Try again.");
      return { deployment: answer.id, versions: answer.versions.map(({ version_id: id, percentage }) => ({ id, percentage })) };
    },

    async secretNames(): Promise<string[]> {
      const result = await world.wrangler(["secret", "list", "--format", "json", ...committed]);
      if (result.status !== 0) {
        if (/10007|not found|does not exist/.test(result.stdout + result.stderr)) return [];
        throw new Refusal(`Cloudflare did not list the secrets.\n${quoted(result)}`, "Try again.");
      }
      return (jsonIn<{ name: string }[]>(result.stdout) ?? []).map(({ name }) => name);
    },

    /** The database's id; undefined when no database has this name. */
    async databaseId(): Promise<string | undefined> {
      const { stdout } = await must("Cloudflare did not list the databases.", ["d1", "list", "--json"], "Try again.");
      const databases = jsonIn<{ uuid: string; name: string }[]>(stdout) ?? [];
      if (target.databaseId === undefined) return databases.find(({ name }) => name === target.database)?.uuid;
      if (databases.some(({ uuid }) => uuid === target.databaseId)) return target.databaseId;
      throw new Refusal(
        `The account has no database ${target.databaseId}, which wrangler.toml names.`,
        "Correct the id in wrangler.toml, put zeros there to have one found by its name, or choose the right account.",
      );
    },
    createDatabase: () => world.wrangler(["d1", "create", target.database]),

    async hasBucket(): Promise<boolean> {
      const result = await world.wrangler(["r2", "bucket", "info", target.bucket, "--json"]);
      if (result.status === 0) return true;
      if (/10006|does not exist/.test(result.stdout + result.stderr)) return false;
      throw new Refusal(
        `Cloudflare did not say whether the bucket ${target.bucket} is there.\n${quoted(result)}`,
        "If R2 is not enabled in this account, enable it in the dashboard (R2), then run the same command again.",
      );
    },
    createBucket: () => world.wrangler(["r2", "bucket", "create", target.bucket]),

    /** The first column of a query; undefined when the table does not exist. */
    async column(sql: string): Promise<unknown[] | undefined> {
      const result = await world.wrangler(["d1", "execute", "DB", "--remote", "--yes", "--json", "--command", sql, ...generated]);
      if (result.status !== 0) {
        if (/no such table/.test(result.stdout + result.stderr)) return undefined;
        throw new Refusal(`The database did not answer.\n${quoted(result)}`, "Try again.");
      }
      const [answer] = jsonIn<{ results: Record<string, unknown>[] }[]>(result.stdout) ?? [];
      if (!answer) throw new Refusal(`The database's answer was not understood.\n${quoted(result)}`, "Try again.");
      return answer.results.map((row) => Object.values(row)[0]);
    },
    async bookmark(): Promise<string> {
      const { stdout } = await must(
        "The database's bookmark could not be read.",
        ["d1", "time-travel", "info", "DB", "--json", ...generated],
        "Try again.",
      );
      const { bookmark } = jsonIn<{ bookmark: string }>(stdout) ?? {};
      if (!bookmark) throw new Refusal("Cloudflare gave no bookmark of the database.", "Try again.");
      return bookmark;
    },
    async exportTo(file: string): Promise<void> {
      await must(
        "The database could not be exported.",
        ["d1", "export", "DB", "--remote", "--skip-confirmation", "--output", file, ...generated],
        "Try again, or leave the copy out with --no-export; the bookmark stays.",
      );
    },
    migrate: () => world.wrangler(["d1", "migrations", "apply", "DB", "--remote", ...generated]),

    /** Bundles without uploading. */
    async bundle(): Promise<void> {
      await must(
        "The Worker could not be bundled.",
        ["deploy", "--dry-run", ...committed],
        "Correct what wrangler says; npm test finds such things before.",
      );
    },

    /** Uploads a version; `live` also makes it the live one. */
    async send(how: "live" | "beside", secrets: Record<string, string>, message: string): Promise<CommandResult & { version?: string }> {
      const folder = mkdtempSync(join(tmpdir(), "stop-press-deploy-"));
      const outputFile = join(folder, "made.ndjson");
      const secretsFile = join(folder, "secrets.json");
      try {
        writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
        const command = how === "live" ? ["deploy"] : ["versions", "upload"];
        const more = Object.keys(secrets).length > 0 ? ["--secrets-file", secretsFile] : [];
        const result = await world.wrangler([...command, "--keep-vars", "--message", message, ...more, ...generated], { outputFile });
        return { ...result, version: versionIn(outputFile) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    share: (versions: readonly { id: string; percentage: number }[], message: string) =>
      world.wrangler([
        ...["versions", "deploy", ...versions.map(({ id, percentage }) => `${id}@${percentage}%`)],
        ...["--yes", "--message", message, ...generated],
      ]),
    /** Cron triggers and routes: uploading a version does not apply them. */
    applyTriggers: () => world.wrangler(["triggers", "deploy", ...generated]),
    rollBack: (version: string, message: string) => world.wrangler(["rollback", version, "--yes", "--message", message, ...generated]),
  };
}

export type Cloudflare = ReturnType<typeof cloudflare>;

/** Indented excerpt of wrangler's error output, without preceding warnings. */
export function quoted({ stdout, stderr }: CommandResult): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const plain = `${stderr}\n${stdout}`.replace(/\u001B\[[0-9;]*m/g, "");
  const error = plain.indexOf("[ERROR]");
  const lines = plain
    .slice(Math.max(0, error))
    .split("\n")
    .map((line) => line.trim());
  const telling = lines.filter((line) => line !== "" && !/^(⛅️|─+$|🪵|If you think this is a bug)/u.test(line));
  return telling
    .slice(0, 12)
    .map((line) => `    | ${line}`)
    .join("\n");
}

/** The JSON in wrangler's output, skipping any banner or warning before it. */
export function jsonIn<T>(text: string): T | undefined {
  for (const { index } of text.matchAll(/^[[{]/gm)) {
    try {
      return JSON.parse(text.slice(index)) as T;
    } catch {
      // A warning may also start with a bracket.
    }
  }
  return undefined;
}

function versionIn(outputFile: string): string | undefined {
  try {
    const made = readFileSync(outputFile, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { version_id?: string });
    return made.findLast(({ version_id }) => version_id)?.version_id;
  } catch {
    return undefined;
  }
}
