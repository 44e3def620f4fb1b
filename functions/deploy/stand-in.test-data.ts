import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { deploy } from "./deploy.ts";
import { migrationFiles } from "./expanding.ts";
import { type Account, emptyAccount, standIn } from "./stand-in-wrangler.ts";
import type { World } from "./world.ts";

export const settingsFile = ".deploy.production.vars";
const script = "/assets/index-abc.js";

/** A clean clone as far as the deploy reads it. */
export function newClone(settings = "PUBLIC_URL=https://press.example\nMAIL_FROM=press@press.example\n"): string {
  const folder = mkdtempSync(join(tmpdir(), "deploy-test-"));
  for (const file of ["wrangler.toml", ".dev.vars.example", "package.json"]) cpSync(file, join(folder, file));
  mkdirSync(join(folder, "db"));
  symlinkSync(join(process.cwd(), "db/migrations"), join(folder, "db/migrations"));
  mkdirSync(join(folder, "dist/web"), { recursive: true });
  writeFileSync(join(folder, "dist/web/index.html"), `<script type="module" crossorigin src="${script}"></script>`);
  if (settings) writeFileSync(join(folder, settingsFile), settings);
  return folder;
}

/** A stand-in's account in a file, and what the site on it answers. */
export function newAccount(change: Partial<Account> = {}) {
  const file = join(mkdtempSync(join(tmpdir(), "account-")), "account.json");
  writeFileSync(file, JSON.stringify({ ...emptyAccount(migrationFiles("db/migrations")), ...change }));
  const read = () => JSON.parse(readFileSync(file, "utf8")) as Account;
  const edit = (change: (account: Account) => void) => {
    const account = read();
    change(account);
    writeFileSync(file, JSON.stringify(account));
  };
  /** The version everybody gets. */
  const served = () => {
    const { worker } = read();
    const id = worker?.deployments.at(-1)?.versions.find(({ percentage }) => percentage === 100)?.version_id;
    return worker?.versions.find((version) => version.id === id);
  };
  return { file, read, edit, served };
}
export type TestAccount = ReturnType<typeof newAccount>;

/** Answers as the version does that the request is for. */
function siteOn(account: TestAccount): typeof fetch {
  const own = (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
  return (async (input: URL, init: RequestInit = {}) => {
    const { worker } = account.read();
    const [, wanted] = /="(.+)"/.exec(new Headers(init.headers).get("Cloudflare-Workers-Version-Overrides") ?? "") ?? [];
    const isThere = worker?.deployments.at(-1)?.versions.some(({ version_id }) => version_id === wanted);
    const version = isThere ? worker?.versions.find(({ id }) => id === wanted) : account.served();
    if (!version) throw new TypeError("fetch failed");
    if (!version.works || Object.keys(version.secrets).length < 4) return new Response("{}", { status: 500 });
    const { pathname } = input;
    const page = {
      "content-type": "text/html",
      "content-security-policy": "default-src 'none'",
      "strict-transport-security": "max-age=1",
      "x-content-type-options": "nosniff",
    };
    if (pathname === "/") return new Response(`<script src="${script}"></script>"${script}"`, { headers: page });
    if (pathname === script) return new Response("1", { headers: { "content-type": "text/javascript" } });
    if (pathname === "/api/health") return Response.json({ ok: true, version: own });
    if (pathname === "/api/login") return new Response("", { headers: page });
    return new Response("{}", { status: pathname === "/api/auth/user" ? 401 : init.method === "POST" ? 403 : 404 });
  }) as unknown as typeof fetch;
}

/** Runs the command in a clone on an account; what it said, and its exit code. */
export async function runDeploy(
  folder: string,
  account: TestAccount,
  args: string[] = ["--yes"],
  more: Partial<World> = {},
  after: (command: string) => void = () => {},
) {
  const said: string[] = [];
  const status = await deploy(args, {
    folder,
    variables: {},
    wrangler: async (command, { outputFile } = {}) => {
      await setImmediate();
      const result = standIn(inside(folder, command), account.file, outputFile);
      after(command.join(" "));
      return result;
    },
    build: async () => true,
    fetch: siteOn(account),
    say: (line) => said.push(line),
    wait: async () => {},
    now: () => new Date("2026-11-21T04:00:00Z"),
    ...more,
  });
  return { status, said: said.join("\n") };
}

/** As if it ran in the clone. */
function inside(folder: string, args: readonly string[]): string[] {
  return args.map((arg, at) => (args[at - 1] === "--config" ? join(folder, arg) : arg));
}
