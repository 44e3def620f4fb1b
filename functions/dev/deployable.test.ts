import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { bundleOf, standardMain } from "../testing/workerd.ts";

const configuration = readFileSync("wrangler.toml", "utf8");
const environments = [undefined, ...new Set([...configuration.matchAll(/^\[\[?env\.([\w-]+)/gm)].map((match) => match[1]))];

/** Words of the mailbox and the stand-in for Stripe. */
const ofLocalMode = ["local_mail", "local_till", "/local/mailbox", "/local/till", "no money moves"];
/** Of the tests' own entry. */
const ofTests = ["the scripted model"];
const foundIn = (folder: string) => {
  const code = globSync("*.js", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  expect(code.length).toBeGreaterThan(0);
  return [...ofLocalMode, ...ofTests].filter((words) => code.some((text) => text.includes(words)));
};

it("no deployable environment sets APP_ENV, and none has another entry than production's", () => {
  expect(configuration).not.toMatch(/APP_ENV/);
  expect(configuration.match(/^\s*main = .*$/gm)).toEqual(['main = "functions/worker.ts"']);
});

it.each(environments.filter((name) => name !== undefined))(
  "`wrangler deploy --dry-run` takes the environment %s, with all its bindings and without mailbox, stand-in for Stripe and scripted model",
  async (environment) => {
    const folder = mkdtempSync(join(tmpdir(), "dry-run-"));
    const command = ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--env", environment, "--outdir", folder];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, WRANGLER_SEND_METRICS: "false" } });
    const found = foundIn(folder);
    rmSync(folder, { recursive: true, force: true });
    expect(found).toEqual([]);
    const bound = [...stdout.matchAll(/^env\.(\w+)/gm)].map(([, name]) => name).sort();
    expect(bound).toEqual(["AI", "ASSETS", "DB", "IMAGES", "PRESS_RUNS"]);
    expect(stdout).toContain("--dry-run: exiting now.");
  },
  240_000,
);

it("the bundle of npm start holds them", async () => {
  expect(foundIn(dirname(await bundleOf(standardMain)))).toEqual(ofLocalMode);
}, 240_000);

for (const environment of environments) {
  const { fetch } = startServer({ real: true, main: "functions/worker.ts", environment });
  it(`the environment ${environment ?? "at the top"} has none of the local paths, even with APP_ENV=local`, async () => {
    for (const path of ["/api/local/mailbox", "/api/local/till", "/api/local/till/x", "/api/local/", "/api/local"]) {
      for (const host of ["", "http://localhost", "http://127.0.0.1", "http://[::1]"])
        expect([host, path, (await fetch(host + path)).status]).toEqual([host, path, 404]);
    }
  });
}
