import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { CommandResult } from "./world.ts";

/** State of the fake Cloudflare account. */
export interface Account {
  signedIn: boolean;
  databases: { uuid: string; name: string; migrations: string[]; users: number }[];
  buckets: string[];
  worker?: {
    secrets: Record<string, string>;
    versions: { id: string; secrets: Record<string, string>; works: boolean }[];
    deployments: { id: string; versions: { version_id: string; percentage: number }[] }[];
    triggers: number;
  };
  /** Migration file names of the project. */
  files: string[];
  /** Whether the next uploaded version works. */
  nextWorks: boolean;
  objectMigrationPending?: boolean;
  /** Every command in order, without the parts that differ between runs. */
  calls: string[];
  /** Number of the call that fails; `after`: whether it takes effect first. */
  fail?: { call: number; after: boolean };
}

export const emptyAccount = (files: string[]): Account => ({
  signedIn: true,
  databases: [],
  buckets: [],
  files,
  nextWorks: true,
  calls: [],
});

/** Commands that change state. */
export const changing =
  /^(d1 create|r2 bucket create|d1 migrations apply|deploy$|versions upload|versions deploy|triggers deploy|rollback)/;

const good = (stdout: string): CommandResult => ({ status: 0, stdout, stderr: "" });
const json = (value: unknown) => good(JSON.stringify(value, null, 2));
const bad = (text: string): CommandResult => ({ status: 1, stdout: "", stderr: `✘ [ERROR] ${text}\n` });
const noWorker = "A request to the Cloudflare API failed.\n\n  This Worker does not exist on your account. [code: 10007]";

/** Simulates the wrangler commands a deploy uses, on an account kept in a file. Unknown commands and options are rejected. */
export function standIn(args: readonly string[], stateFile: string, outputFile?: string): CommandResult {
  const account = JSON.parse(readFileSync(stateFile, "utf8")) as Account;
  const { words, options } = read(args);
  const call = `${words.join(" ").replace(/[0-9a-f]{8}-[0-9a-f-]+/g, "ID")}${options["dry-run"] ? " --dry-run" : ""}`;
  account.calls.push(call);
  const fails = account.fail?.call === account.calls.length - 1;
  const save = () => writeFileSync(stateFile, JSON.stringify(account));
  if (fails && !account.fail?.after) {
    save();
    return bad("A request to the Cloudflare API failed: a planted fault.");
  }
  const result = obey(account, words, options, outputFile);
  save();
  return fails ? bad("The answer was lost: a planted fault.") : result;
}

function read(args: readonly string[]) {
  const words: string[] = [];
  const options: Record<string, string | true> = {};
  const valued = ["config", "env", "format", "command", "output", "message", "secrets-file"];
  const plain = ["json", "remote", "yes", "skip-confirmation", "dry-run", "keep-vars"];
  for (let at = 0; at < args.length; at++) {
    const [, name] = /^--(.+)$/.exec(args[at] ?? "") ?? [];
    if (!name) words.push(args[at] ?? "");
    else if (valued.includes(name)) options[name] = args[++at] ?? "";
    else if (plain.includes(name)) options[name] = true;
    else throw new Error(`The stand-in knows no option --${name}.`);
  }
  return { words, options };
}

function obey(account: Account, words: string[], options: Record<string, string | true>, outputFile?: string): CommandResult {
  const command = words.join(" ");
  if (command === "whoami")
    return account.signedIn
      ? json({ loggedIn: true, email: "p@example.test", accounts: [{ id: "a1", name: "Press" }] })
      : { ...json({ loggedIn: false }), status: 1 };
  if (!account.signedIn && !options["dry-run"]) return bad("You must be logged in.");
  const config = String(options.config ?? "");
  const database = () => {
    const id = /\[\[env\.\w+\.d1_databases\]\][^[]*?database_id = "([^0"][^"]*|0[^"]*[1-9a-f][^"]*)"/.exec(
      readConfig(config, String(options.env)),
    )?.[1];
    return account.databases.find(({ uuid }) => uuid === id);
  };
  if (command === "d1 list") return json(account.databases.map(({ uuid, name }) => ({ uuid, name, version: "production" })));
  if (/^d1 create /.test(command)) {
    const name = words[2] ?? "";
    if (account.databases.some((one) => one.name === name)) return bad(`A database with that name already exists [code: 7502]`);
    account.databases.push({ uuid: idOf(name), name, migrations: [], users: 0 });
    return good(`✅ Successfully created DB '${name}'`);
  }
  if (/^r2 bucket info /.test(command))
    return account.buckets.includes(words[3] ?? "") ? json({ name: words[3] }) : bad("The specified bucket does not exist. [code: 10006]");
  if (/^r2 bucket create /.test(command)) {
    if (account.buckets.includes(words[3] ?? "")) return bad("The bucket you tried to create already exists. [code: 10004]");
    account.buckets.push(words[3] ?? "");
    return good("✅ Created bucket");
  }
  if (/^d1 /.test(command)) {
    const found = database();
    return found ? onDatabase(account, found, command, options) : bad(`Couldn't find a D1 DB with the name or binding 'DB' in ${config}.`);
  }
  if (command === "deploy" && options["dry-run"]) return good("--dry-run: exiting now.");
  return onWorker(account, words, options, outputFile);
}

function onDatabase(
  account: Account,
  found: Account["databases"][number],
  command: string,
  options: Record<string, string | true>,
): CommandResult {
  if (command === "d1 execute DB") {
    const isUsers = /FROM users/.test(String(options.command));
    if (found.migrations.length === 0)
      return {
        status: 1,
        stdout: JSON.stringify({ error: { text: `no such table: ${isUsers ? "users" : "d1_migrations"}: SQLITE_ERROR` } }),
        stderr: "",
      };
    return json([{ results: isUsers ? [{ "count(*)": found.users }] : found.migrations.map((name) => ({ name })), success: true }]);
  }
  if (command === "d1 time-travel info DB") return json({ bookmark: "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683" });
  if (command === "d1 export DB") {
    writeFileSync(String(options.output), "PRAGMA defer_foreign_keys=TRUE;\n");
    return good("Done!");
  }
  if (command === "d1 migrations apply DB") {
    found.migrations = [...account.files];
    return good("✅");
  }
  throw new Error(`The stand-in knows no command ${command}.`);
}

function onWorker(account: Account, words: string[], options: Record<string, string | true>, outputFile?: string): CommandResult {
  const { worker } = account;
  const command = words.slice(0, 2).join(" ");
  const now = worker?.deployments.at(-1);
  if (command === "deployments status") return now ? json(now) : bad(noWorker);
  if (command === "secret list")
    return worker ? json(Object.keys(worker.secrets).map((name) => ({ name, type: "secret_text" }))) : bad("Worker not found.");
  const secrets = options["secrets-file"]
    ? (JSON.parse(readFileSync(String(options["secrets-file"]), "utf8")) as Record<string, string>)
    : {};
  const version = () => ({
    id: idOf(`version ${account.calls.length} ${Math.random()}`),
    secrets: { ...worker?.secrets, ...secrets },
    works: account.nextWorks,
  });
  const tell = (id: string) =>
    outputFile && appendFileSync(outputFile, `${JSON.stringify({ type: "made", version: 1, version_id: id })}\n`);
  if (command === "deploy") {
    const made = version();
    account.worker ??= { secrets: {}, versions: [], deployments: [], triggers: 0 };
    account.worker.versions.push(made);
    account.objectMigrationPending = false;
    serve(account.worker, [{ version_id: made.id, percentage: 100 }]);
    account.worker.triggers++;
    tell(made.id);
    return good("Deployed");
  }
  if (!worker || !now) return bad(noWorker);
  if (command === "versions upload") {
    if (account.objectMigrationPending)
      return bad("This Worker has a pending Durable Object migration, which cannot be applied by `wrangler versions upload`.");
    const made = version();
    worker.versions.push(made);
    tell(made.id);
    return good("Uploaded");
  }
  if (command === "triggers deploy") {
    worker.triggers++;
    return good("Triggers");
  }
  const wanted =
    command === "versions deploy"
      ? words.slice(2).map((spec) => spec.split("@"))
      : words[0] === "rollback"
        ? [[words[1], "100%"]]
        : undefined;
  if (!wanted) throw new Error(`The stand-in knows no command ${words.join(" ")}.`);
  const versions = wanted.map(([id = "", share = ""]) => ({ version_id: id, percentage: Number.parseInt(share, 10) }));
  if (versions.some(({ version_id }) => !worker.versions.some(({ id }) => id === version_id)))
    return bad("Version not found [code: 10013]");
  if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100) return bad("Percentages must add up to 100");
  serve(worker, versions);
  return good("SUCCESS");
}

function serve(worker: NonNullable<Account["worker"]>, versions: { version_id: string; percentage: number }[]): void {
  worker.deployments.push({ id: idOf(`deployment ${worker.deployments.length} ${Math.random()}`), versions });
  const served = versions.find(({ percentage }) => percentage === 100)?.version_id;
  worker.secrets = { ...worker.versions.find(({ id }) => id === served)?.secrets };
}

function idOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The section of a configuration for one environment. */
function readConfig(file: string, environment: string): string {
  if (!existsSync(file)) return "";
  const text = readFileSync(file, "utf8");
  return text.slice(text.indexOf(`[env.${environment}]`));
}
