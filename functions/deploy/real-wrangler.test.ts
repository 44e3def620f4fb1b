import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deploy } from "./deploy.ts";
import { migrationFiles } from "./expanding.ts";
import { account, type StandInCloudflare, startStandInCloudflare } from "./stand-in-cloudflare.ts";
import type { CommandResult } from "./world.ts";

// Some minutes of bundling; `PROVE=full npm run vitest -- run functions/deploy` runs it.
const isAsked = process.env.PROVE === "full";
const script = "/assets/index-abc.js";
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
let cloudflare: StandInCloudflare;
let folder = "";
let site = { works: true, close() {}, address: "" };

/** What wrangler bundles, and a build of one script. */
function newProject(): string {
  const project = mkdtempSync(join(tmpdir(), "real-wrangler-"));
  for (const path of ["functions", "db", "locales", "web", "package.json", "wrangler.toml", ".dev.vars.example", ".ci/tsconfig.base.json"])
    cpSync(path, join(project, path), { recursive: true, filter: (from) => !/web\/(public|e2e)/.test(from) });
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
  mkdirSync(join(project, "dist/web/assets"), { recursive: true });
  writeFileSync(join(project, "dist/web/index.html"), `<script type="module" crossorigin src="${script}"></script>`);
  writeFileSync(join(project, "dist/web", script), "1");
  return project;
}

/** What the deployed site answers. */
async function serveSite() {
  const state = { works: true, address: "", close() {} };
  const page = {
    "content-type": "text/html",
    "content-security-policy": "default-src 'none'",
    "strict-transport-security": "max-age=1",
    "x-content-type-options": "nosniff",
  };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const status = !state.works
      ? 500
      : path === "/api/auth/user"
        ? 401
        : request.method === "POST"
          ? 403
          : ["/", script, "/api/health", "/api/login"].includes(path)
            ? 200
            : 404;
    const type = path === script ? { "content-type": "text/javascript" } : page;
    response.writeHead(status, type).end(path === "/" ? `"${script}"` : JSON.stringify({ ok: true, version }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const at = server.address();
  return Object.assign(state, { address: `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`, close: () => void server.close() });
}

function wrangler(args: readonly string[], { outputFile }: { outputFile?: string } = {}): Promise<CommandResult> {
  const env = {
    ...process.env,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_API_TOKEN: "a-token-of-the-stand-in",
    CLOUDFLARE_ACCOUNT_ID: account,
    ...(outputFile && { WRANGLER_OUTPUT_FILE_PATH: outputFile }),
  };
  const child = spawn(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
  return new Promise((resolve) => child.on("close", (status) => resolve({ status: status ?? 1, ...said })));
}

async function run(args: string[] = []) {
  const said: string[] = [];
  const world = {
    folder,
    variables: { CLOUDFLARE_ACCOUNT_ID: account },
    wrangler,
    build: async () => true,
    fetch,
    wait: async () => {},
    now: () => new Date(),
  };
  const status = await deploy(["--yes", "--no-export", "--url", site.address, ...args], { ...world, say: (line) => said.push(line) });
  return { status, said: said.join("\n") };
}

beforeAll(async () => {
  if (!isAsked) return;
  cloudflare = await startStandInCloudflare();
  site = await serveSite();
  folder = newProject();
  writeFileSync(join(folder, ".deploy.production.vars"), "MAIL_FROM=press@press.example\n");
});
afterAll(() => {
  if (!isAsked) return;
  cloudflare.close();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

it.runIf(isAsked)(
  "the real wrangler does all of it against a stand-in of Cloudflare's API: first, later, and back",
  async () => {
    const first = await run();
    expect([first.status, first.said, cloudflare.unknown]).toEqual([0, expect.stringContaining("serves this release"), []]);
    const [[, { name, db }] = ["", { name: "", db: undefined }]] = [...cloudflare.databases];
    expect([cloudflare.databases.size, name, [...cloudflare.buckets]]).toEqual([1, "stop-press", ["stop-press-images"]]);
    expect(
      db
        ?.prepare("SELECT name FROM d1_migrations ORDER BY id")
        .all()
        .map((row) => row.name),
    ).toEqual(migrationFiles("db/migrations"));
    expect(cloudflare.versions[0]).toMatchObject({
      secrets: ["IDENTITY_SECRET", "KEY_ENCRYPTION_KEYS", "MAIL_FROM", "PUBLIC_URL", "SESSION_SECRET"],
      bindings: ["ai AI", "assets ASSETS", "d1 DB", "durable_object_namespace PRESS_RUNS", "r2_bucket IMAGES"],
    });
    expect(cloudflare.schedules).toEqual(["*/10 * * * *"]);

    const later = await run();
    expect([later.status, later.said, cloudflare.unknown]).toEqual([0, expect.stringContaining("Letting visitors in"), []]);
    const shares = () =>
      cloudflare.deployments.map(({ versions }) =>
        versions
          .map(({ version_id, percentage }) => `${cloudflare.versions.findIndex(({ id }) => id === version_id)}: ${percentage}`)
          .sort(),
      );
    expect(shares()).toEqual([["1: 100"], ["0: 100", "1: 0"], ["0: 100"]]);

    site.works = false;
    const broken = await run();
    expect([broken.status, broken.said, cloudflare.unknown]).toEqual([
      1,
      expect.stringContaining("The site serves the version before again."),
      [],
    ]);
    expect(shares().slice(0, 2)).toEqual([["1: 100"], ["1: 100", "2: 0"]]);
  },
  1_200_000,
);
