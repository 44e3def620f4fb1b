import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";

const configuration = readFileSync("wrangler.toml", "utf8");
const environments = [undefined, ...new Set([...configuration.matchAll(/^\[\[?env\.([\w-]+)/gm)].map((match) => match[1]))];

it("no deployable environment sets APP_ENV", () => {
  expect(configuration).not.toMatch(/APP_ENV/);
});

it.each(environments.filter((name) => name !== undefined))(
  "`wrangler deploy --dry-run` takes the environment %s, with all its bindings",
  async (environment) => {
    const folder = mkdtempSync(join(tmpdir(), "dry-run-"));
    const command = ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--env", environment, "--outdir", folder];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, WRANGLER_SEND_METRICS: "false" } });
    rmSync(folder, { recursive: true, force: true });
    const bound = [...stdout.matchAll(/^env\.(\w+)/gm)].map(([, name]) => name).sort();
    expect(bound).toEqual(["AI", "ASSETS", "DB", "IMAGES", "PRESS_RUNS"]);
    expect(stdout).toContain("--dry-run: exiting now.");
  },
  240_000,
);

for (const environment of environments) {
  const { fetch } = startServer({ real: true, vars: { ...testVars, APP_ENV: "" }, environment });
  it(`the environment ${environment ?? "at the top"} has none of the local paths`, async () => {
    for (const path of ["/api/local/mailbox", "/api/local/till", "/api/local/till/x", "/api/local/", "/api/local"]) {
      for (const host of ["", "http://localhost", "http://127.0.0.1", "http://[::1]"])
        expect([host, path, (await fetch(host + path)).status]).toEqual([host, path, 404]);
    }
  });
}
