import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleForWorkers } from "../../.ci/bench/worker-chunks.mjs";
import { configurationOf, startWorkerd } from "../../.ci/bench/workerd.mjs";
import { findViolations } from "../../db/invariants.ts";
import { tokenLedger, users } from "../../db/schema.ts";
import { Failure } from "../http/contract.ts";
import { importUrl } from "../import-url/import-url.ts";
import { type Burden, burdens, openSite, oversized } from "./endless-site.ts";
import { makeDatabase, newPerson, openInProcess } from "./money/in-process.ts";
import { isFull, tell } from "./row.ts";

/** Ten seconds, and what a busy machine takes to say so. */
const longest = 15_000;
const bound = 2 * 1024 * 1024;
/** What a system keeps on its way between two processes that neither has asked for. */
const onItsWay = 24 * 1024 * 1024;

/** MB of the 128 that a Worker has on Cloudflare, for JavaScript; V8 ends a process that wants more. */
const heap = 96;

const folder = mkdtempSync(join(tmpdir(), "exhaustion-"));
beforeAll(async () => {
  const [bundle] = await bundleForWorkers("functions/proofs/import-worker.ts");
  writeFileSync(join(folder, "worker.js"), bundle?.text ?? "");
  writeFileSync(join(folder, "inside.capnp"), configurationOf("worker.js", { isInside: true, flags: [`--max-heap-size=${heap}`] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Megabytes that a process has, or the most it has had. */
const megabytes = (pid: number, name: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const ordinary: Burden = { outcomes: /./, answer: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>words") };

/** One import in a workerd of its own, which has read an ordinary page before: what every import needs is there. */
async function importOf(burden: Burden) {
  const { origin, pid, stop } = await startWorkerd(join(folder, "inside.capnp"));
  const read = async (of: Burden) => {
    await using site = await openSite(of);
    const begun = performance.now();
    const answer = await fetch(`${origin}/?${new URLSearchParams({ url: site.url, host: site.host })}`);
    const outcome = (await answer.json()) as { outcome: string; read: number };
    return { ...outcome, sent: site.sent(), took: performance.now() - begun };
  };
  try {
    expect((await read(ordinary)).outcome).toBe("NO_ARTICLE");
    const before = megabytes(pid as number, "VmRSS");
    const had = await read(burden);
    return { ...had, grown: megabytes(pid as number, "VmHWM") - before };
  } finally {
    await stop();
  }
}

const quick = Object.keys(burdens).filter((name) => !burdens[name]?.isSlow);
const slow = Object.keys(burdens).filter((name) => burdens[name]?.isSlow);
const few = ["a stream of 10 GB", "10 GB packed by gzip as it is taken", "a brotli bomb", "2 MB of Han"];

it("whatever a page is made of, at most 2 MB of it are read, it is soon over, and memory stays small", async () => {
  const tried = isFull ? quick : few;
  const over: unknown[] = [];
  let most = 0;
  for (const name of tried) {
    const burden = burdens[name] as Burden;
    const had = await importOf(burden);
    const isWithin = had.read <= bound + 128 * 1024 && had.sent <= onItsWay && had.took <= longest && had.grown < 128;
    if (!burden.outcomes.test(had.outcome) || !isWithin) over.push({ name, ...had });
    most = Math.max(most, had.grown);
  }
  expect(over).toEqual([]);
  tell(16, "pages that exhaust an import: over in time, at most 2 MB read", tried.length, quick.length);
  tell(16, `MB of 128 that workerd did not need for the heaviest of them (it grew by ${Math.ceil(most)} MB)`, Math.floor(128 - most), 1);
});

it("an import of any of them is a refusal that people can read, and costs no token", async () => {
  const file = join(folder, "costs.db");
  await makeDatabase(file);
  let refused = 0;
  for (const name of isFull ? Object.keys(oversized) : few.slice(0, 2)) {
    await using site = await openSite(oversized[name] as Burden);
    const { db, send, close } = openInProcess(file, [importUrl], { vars: { LOCAL_FETCH_HOSTS: site.host } });
    const { id, cookie } = await newPerson(db, 3);
    const before = await db.select().from(tokenLedger);
    const answer = await send("POST", "/api/import-url", {
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ url: site.url }),
    });
    const { code } = Failure.parse(await answer.json());
    expect([name, answer.status, code]).toEqual([
      name,
      expect.toSatisfy((status: number) => [413, 415, 422, 502].includes(status)),
      expect.stringMatching(oversized[name]?.outcomes as RegExp),
    ]);
    expect(await db.select().from(tokenLedger)).toEqual(before);
    expect(await db.select({ tokens: users.tokens }).from(users).where(eq(users.id, id))).toEqual([{ tokens: 3 }]);
    expect(await findViolations(db, Date.now())).toEqual([]);
    close();
    refused++;
  }
  tell(16, "imports refused without a token", refused, Object.keys(oversized).length);
});

it.runIf(isFull)("a site that only drips is left after ten seconds, wherever it drips", async () => {
  const outcomes = await Promise.all(slow.map(async (name) => ({ name, ...(await importOf(burdens[name] as Burden)) })));
  for (const { name, outcome, took } of outcomes) {
    expect([name, outcome]).toEqual([name, expect.stringMatching(burdens[name]?.outcomes as RegExp)]);
    expect(took).toBeLessThan(longest);
  }
  tell(16, "sites that drip or are silent, left after ten seconds", outcomes.length, slow.length);
});
