import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Order, Outcome } from "./asking-worker.test-data.ts";
import type { UrlRules } from "./validate-url.ts";

/**
 * The Worker of asking-worker.test-data.ts for the tests of one file; gives what asks it. workerd by itself: wrangler's test
 * harness sends what a Worker asks through Node, which follows redirects on its own.
 */
export function startAsking(): (order: Order) => Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-"));
  let machine: Miniflare;
  beforeAll(async () => {
    const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: "wrangler.toml" });
    const config = join(folder, "wrangler.json");
    const main = resolve("functions/outbound/asking-worker.test-data.ts");
    writeFileSync(config, JSON.stringify({ name: "asking", main, compatibility_date, compatibility_flags }));
    execFileSync("npm", ["run", "-s", "wrangler", "--", "deploy", "--config", config, "--dry-run", "--outdir", folder], {
      stdio: "pipe",
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" },
    });
    machine = new Miniflare(
      convertV4MiniflareOptions({
        modules: [{ type: "ESModule", path: join(folder, "asking-worker.test-data.js") }],
        modulesRoot: folder,
        compatibilityDate: compatibility_date,
        compatibilityFlags: compatibility_flags,
      }),
    );
    await machine.ready;
  }, 120_000);
  afterAll(async () => {
    await machine.dispose();
    rmSync(folder, { recursive: true, force: true });
  });
  return async (order) => {
    const answer = await machine.dispatchFetch("http://localhost/", { method: "POST", body: JSON.stringify(order) });
    return (await answer.json()) as Outcome;
  };
}

/** A real HTTP server on loopback, closed at the end of the test; `hits` are the requests it saw. */
export async function listen(answer: RequestListener, address = "127.0.0.1") {
  const hits: { path: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    hits.push({ path: request.url ?? "", headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(0, address, listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { port, host: `${address.includes(":") ? `[${address}]` : address}:${port}`, hits, [Symbol.asyncDispose]: close };
}

export const allowing = (...localHosts: string[]): UrlRules => ({
  schemes: ["http:", "https:"],
  ports: "any",
  ownHosts: [],
  localHosts,
});
