import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";

// Cloudflare's own line of an invocation holds the address and headers of the request: the caller's IP address and browser among them.
it.each([undefined, "production", "staging"])("the logs of a deploy keep the Worker's own lines alone (environment %s)", (env) => {
  const { observability } = unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } });
});

it("a server on one's own machine keeps no traces of requests", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts.serve).toMatch(/\bX_LOCAL_OBSERVABILITY=false\b/);
  // The name is not documented: where wrangler renames it, this line is without effect.
  expect(readFileSync("node_modules/wrangler/wrangler-dist/cli.js", "utf8")).toContain("X_LOCAL_OBSERVABILITY");
});
