import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Order, Outcome } from "./asking-worker.test-data.ts";
import { brief, question, startScripted } from "./scripted.test-data.ts";

const folder = mkdtempSync(join(tmpdir(), "providers-"));
let machine: Miniflare;
let scripted: Awaited<ReturnType<typeof startScripted>>;

// workerd by itself, with the minified bundle: what the SDKs do elsewhere proves nothing about where they run.
beforeAll(async () => {
  scripted = await startScripted();
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: "wrangler.toml" });
  const config = join(folder, "wrangler.json");
  const main = resolve("functions/ai/providers/asking-worker.test-data.ts");
  writeFileSync(config, JSON.stringify({ name: "asking", main, minify: true, keep_names: false, compatibility_date, compatibility_flags }));
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
});
afterAll(async () => {
  await machine.dispose();
  await scripted.server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(order: Order): Promise<Outcome> {
  const answer = await machine.dispatchFetch("http://localhost/", { method: "POST", body: JSON.stringify(order) });
  return (await answer.json()) as Outcome;
}

const texts = ["openai", "custom", "anthropic"] as const;

it.each(texts)("%s streams an answer in pieces", async (provider) => {
  const { pieces, reason } = await ask({ access: scripted.access("text", provider), question: question("any=ok rate=400") });
  expect(reason).toBe("");
  expect(pieces.length).toBeGreaterThan(50);
  expect(JSON.parse(pieces.join(""))).toHaveProperty("expandedContent");
});

it("OpenAI is told whose SDK asks, whatever minifying makes of its name", async () => {
  await ask({ access: scripted.access("text", "openai"), question: question("any=ok") });
  expect(scripted.server.requests.at(-1)?.headers["user-agent"]).toMatch(/^OpenAI\/JS \d/);
});

it.each(texts)("%s is let go of when reading stops, in whatever way", async (provider) => {
  const access = scripted.access("text", provider);
  const slow = () => question("any=ok rate=20");
  expect(await ask({ access, question: slow(), stopAfter: 3 })).toMatchObject({ reason: "" });
  expect(await scripted.server.requests.at(-1)?.outcome).toBe("given-up");
  expect(await ask({ access, question: slow(), abortAfterMs: 200 })).toMatchObject({ reason: "aborted" });
  expect(await scripted.server.requests.at(-1)?.outcome).toBe("given-up");
  expect(await ask({ access, question: question("any=hang"), abortAfterMs: 200 })).toMatchObject({ reason: "aborted" });
  expect(await scripted.server.requests.at(-1)?.outcome).toBe("given-up");
});

const works = [...texts.map((provider) => [provider, "text"] as const), ["openai", "picture"] as const, ["stability", "picture"] as const];
it.each(works)("%s fails with the same reasons as anywhere else when asked for a %s", async (provider, kind) => {
  const access = scripted.access(kind, provider);
  for (const [act, reason] of [
    ["401", "key"],
    ["402", "quota"],
    ["429:3", "rate-limited"],
    ["500", "unavailable"],
    ["cut:20", "unavailable"],
    ["empty", "bad-answer"],
    ["garbage", "bad-answer"],
    ["html", "bad-answer"],
    ["huge", "too-large"],
    ["refusal", "refused"],
    ["redirect", "address"],
  ] as const) {
    if (kind === "text" && act === "garbage") continue;
    const wanted = kind === "text" ? { question: question(`any=${act}`) } : { brief: brief(`any=${act}`) };
    const outcome = await ask({ access, ...wanted });
    expect([act, outcome.reason]).toEqual([act, reason]);
    expect(outcome.message).not.toMatch(/s3cr3t|Private-words/);
  }
  const gone = { ...access, baseUrl: "http://127.0.0.1:9" };
  const wanted = kind === "text" ? { question: question() } : { brief: brief() };
  expect(await ask({ access: gone, ...wanted })).toMatchObject({ reason: "unreachable" });
});

it.each(["openai", "stability"] as const)("%s gives a picture", async (provider) => {
  const { bytes, reason } = await ask({ access: scripted.access("picture", provider), brief: brief() });
  expect(reason).toBe("");
  expect(bytes).toBeGreaterThan(1_000);
});
