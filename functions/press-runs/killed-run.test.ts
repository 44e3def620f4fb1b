import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { findViolations } from "../../db/invariants.ts";
import { assetsOnDisk } from "../location/assets-on-disk.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";
import { testVars } from "../testing/vars.ts";
import { bundleOf } from "../testing/workerd.ts";

const folder = mkdtempSync(join(tmpdir(), "killed-run-"));
const origin = "http://localhost";

let bundle: string;
beforeAll(async () => {
  bundle = await bundleOf("functions/testing/impatient-worker.ts");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readAsset = (request: Request) => assetsOnDisk.fetch(request.url);

/** The Worker on workerd without any proxy before it; a second one on the same storage is what a restarted machine finds. */
async function power(storage: string) {
  const machine = new Miniflare({
    ...convertV4MiniflareOptions({
      modules: [{ type: "ESModule", path: bundle }],
      modulesRoot: dirname(bundle),
      compatibilityDate: "2026-07-01",
      bindings: testVars,
      durableObjects: { PRESS_RUNS: { className: "PressRun", useSQLite: true } },
      d1Databases: { DB: "db" },
      r2Buckets: ["IMAGES"],
      serviceBindings: { ASSETS: readAsset as never },
    }),
    resourcePersistencePath: join(folder, storage),
  });
  await machine.ready;
  const database = (await machine.getD1Database("DB")) as unknown as D1Database;
  let cookie = "";
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await machine.dispatchFetch(`${origin}${path}`, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) cookie = `${cookie}; ${line.split(";")[0]}`;
    return answer;
  };
  return { machine, database, send, cookie: () => cookie, wear: (worn: string) => (cookie = worn) };
}
type Powered = Awaited<ReturnType<typeof power>>;

async function migrate({ database }: Powered): Promise<void> {
  for (const file of globSync("db/migrations/*.sql").sort()) {
    for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) await database.prepare(statement).run();
  }
}

async function signIn({ send }: Powered): Promise<void> {
  const email = `reader-${crypto.randomUUID()}@example.test`;
  await send("POST", "/api/auth/codes", { email });
  const mails = (await (await send("GET", `/api/local/mailbox?to=${email}`)).json()) as { code: string }[];
  expect((await send("POST", "/api/auth/sessions", { email, code: mails[0]?.code })).status).toBe(200);
}

async function begin({ send }: Powered, script: Script): Promise<string> {
  const answer = await send("POST", "/api/press-runs", scriptedOrder(script));
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

interface Run {
  status: string;
  newspaperId: string;
  steps: { name: string; status: string; attempts: number }[];
}
const report = async ({ send }: Powered, id: string) => (await (await send("GET", `/api/press-runs/${id}`)).json()) as Run;
const events = async ({ send }: Powered, id: string) => readEvents(await (await send("GET", `/api/press-runs/${id}/events`)).text());

async function until(powered: Powered, id: string, isSo: (run: Run) => boolean): Promise<void> {
  while (!isSo(await report(powered, id))) await new Promise((resolve) => setTimeout(resolve, 25));
}
const isDone = (run: Run, name: string) => run.steps.some((step) => step.name === name && step.status === "done");

it("goes on by itself with what is missing after the power failed between two steps", async () => {
  const before = await power("between");
  await migrate(before);
  await signIn(before);
  const id = await begin(before, { "picture-2": ["hang"] });
  await until(before, id, (run) => ["text", "side-stories", "picture-1", "name"].every((name) => isDone(run, name)));
  await before.machine.dispose();

  const after = await power("between");
  after.wear(before.cookie());
  // Only the alarm can finish it: nothing asks for the run until the newspaper is in the database.
  let saved: unknown;
  while (!saved) {
    saved = await after.database.prepare("SELECT id FROM newspapers WHERE press_run_id = ?").bind(id).first();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const told = await events(after, id);
  expect(told.map((event) => event.id)).toEqual(told.map((_, index) => String(index + 1)));
  expect(told.filter((event) => event.event === "part" && event.data.name === "text")).toHaveLength(1);
  expect(told.filter((event) => event.event === "complete")).toHaveLength(1);
  const run = await report(after, id);
  const attempts = Object.fromEntries(run.steps.map((step) => [step.name, step.attempts]));
  expect(attempts).toMatchObject({ text: 1, "side-stories": 1, "picture-1": 1, name: 1, save: 1 });
  expect(attempts["picture-2"]).toBeGreaterThan(1);
  expect(await findViolations(openDatabase(after.database), Date.now())).toEqual([]);
  expect(await (await after.send("GET", "/api/user/tokens")).json()).toEqual({ tokens: 2, isAdmin: false });
  await after.machine.dispose();
});

it("charges once and saves once wherever the power fails", async () => {
  const storage = "anywhere";
  let powered = await power(storage);
  await migrate(powered);
  await signIn(powered);
  const ids: string[] = [];
  for (const wait of [0, 25, 80, 180]) {
    await powered.database
      .prepare("INSERT INTO token_ledger (id, user_id, delta, reason, at) SELECT ?, id, 1, 'test', 0 FROM users")
      .bind(`test:${wait}`)
      .run();
    const id = await begin(powered, { text: [60], "picture-1": [120], "picture-2": [30] });
    ids.push(id);
    await new Promise((resolve) => setTimeout(resolve, wait));
    const cookie = powered.cookie();
    await powered.machine.dispose();
    powered = await power(storage);
    powered.wear(cookie);
    expect((await events(powered, id)).at(-1)?.event).toBe("complete");
  }
  const { results } = await powered.database.prepare("SELECT press_run_id FROM newspapers").all();
  expect(results).toHaveLength(ids.length);
  expect(await findViolations(openDatabase(powered.database), Date.now())).toEqual([]);
  expect(await (await powered.send("GET", "/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
  await powered.machine.dispose();
});

it("makes a block once, counts it once and goes on with it by itself wherever the power fails", async () => {
  const storage = "block";
  let powered = await power(storage);
  await migrate(powered);
  await signIn(powered);
  const id = await begin(powered, { headline: [150, 150, 150, 150, 150, 150, 150, 150] });
  expect((await events(powered, id)).at(-1)?.event).toBe("complete");
  let made = 0;
  for (const wait of [0, 40, 110, 160]) {
    const answer = await powered.send("POST", `/api/press-runs/${id}/blocks`, { block: "headline" });
    expect(answer.status).toBe(202);
    const { after } = (await answer.json()) as { after: number };
    await new Promise((resolve) => setTimeout(resolve, wait));
    const cookie = powered.cookie();
    await powered.machine.dispose();
    powered = await power(storage);
    powered.wear(cookie);
    // Nothing but the alarm finishes it.
    let given: { texts: number } | null = null;
    while ((given?.texts ?? 0) < 4 + made + 1) {
      given = await powered.database.prepare("SELECT texts FROM press_runs WHERE id = ?").bind(id).first<{ texts: number }>();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    made++;
    expect(given?.texts).toBe(4 + made);
    const told = (await events(powered, id)).filter((event) => Number(event.id) > after);
    expect(told.filter(({ event }) => event === "complete" || event === "failed").map(({ event }) => event)).toEqual(["complete"]);
  }
  const { results } = await powered.database.prepare("SELECT key FROM rate_counters WHERE key LIKE 'run:%:texts:%'").all();
  expect(results).toEqual([]);
  expect(await findViolations(openDatabase(powered.database), Date.now())).toEqual([]);
  await powered.machine.dispose();
});
