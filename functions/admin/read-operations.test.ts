import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import { admins } from "./acting.test-data.ts";
import { Operations } from "./contract.ts";
import { failingModels, lastHour, operationsAt } from "./operations.ts";
import { endedRuns, movedTokens, openRuns, runTimes, storageUsed } from "./operations-day.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
const { signIn, run } = server;
const signInAdmin = admins(server);
const minute = 60_000;
const hour = 60 * minute;
const configured = [
  { kind: "text", id: "writer" },
  { kind: "image", id: "painter" },
] as const;

/** A day that nothing else of this file has touched, long before the runs that are really made. */
let days = 0;
const newDay = () => Date.UTC(2020, 0, ++days);
const at = async (now: number) => operationsAt(await server.db(), now, configured);
const statusAt = async (now: number) => {
  const { status, troubles } = await at(now);
  expect(status).toBe(troubles.length === 0 ? "online" : "degraded");
  return troubles;
};

interface Seeded {
  status: string;
  begun: number;
  ended?: number;
  kind?: string;
  code?: string;
  reason?: string;
  refunded?: number;
  firstWords?: number;
  by?: string;
  deadline?: number;
}

/** A run as the database has it, beside everything that would belong to it. */
async function seed(
  userId: string,
  { status, begun, ended, kind = "press", by = "house", deadline = begun + 10 * minute, ...more }: Seeded,
) {
  const id = crypto.randomUUID();
  await run(
    `INSERT INTO press_runs (id, user_id, kind, status, text_model, image_model, created_at, deadline_at, ended_at, code, reason, refunded, first_words_at, text_by, image_by)
     VALUES (?, ?, ?, ?, 'writer', 'painter', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    userId,
    kind,
    status,
    begun,
    deadline,
    ended ?? null,
    more.code ?? null,
    more.reason ?? null,
    more.refunded ?? 0,
    more.firstWords ?? null,
    by,
    by,
  );
  return id;
}
const entry = (reason: string, delta: number, moment: number, owed = 0) =>
  run("INSERT INTO token_ledger VALUES (?, 'nobody', ?, ?, ?, ?)", crypto.randomUUID(), delta, reason, moment, owed);

it("answers an admin with the day so far, a run that was really made among it", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  const read = async () => Operations.parse(await (await admin.get("/api/admin/operations")).json());
  const before = await read();
  expect(before.day).toBe(new Date().toISOString().slice(0, 10));
  const begun = Date.now();
  const { id } = (await (await reader.post("/api/press-runs", scriptedOrder())).json()) as { id: string };
  await (await reader.get(`/api/press-runs/${id}/events`)).text();
  const [row] = await run("SELECT created_at, first_words_at, ended_at FROM press_runs WHERE id = ?", id);
  expect(Number(row?.first_words_at)).toBeGreaterThanOrEqual(begun);
  expect(Number(row?.first_words_at)).toBeLessThanOrEqual(Number(row?.ended_at));
  const after = await read();
  expect(after.runs).toMatchObject({ started: before.runs.started + 1, complete: before.runs.complete + 1 });
  expect(after.firstWords).toEqual({ p50: expect.any(Number), p95: expect.any(Number) });
  expect(after.tokens).toMatchObject({ spent: before.tokens.spent + 1, returned: before.tokens.returned });
  const [stored] = await run("SELECT count(*) AS pictures, sum(size) AS bytes FROM images");
  expect(after.storage).toEqual({ newspapers: 1, pictures: stored?.pictures, pictureBytes: stored?.bytes });
  await server.expectSound();

  const [newspaper] = (await (await reader.get("/api/completed-newspapers")).json()) as { id: string }[];
  await reader.delete(`/api/completed-newspapers/${newspaper?.id}`);
  expect((await read()).storage).toMatchObject({ newspapers: 0, pictures: stored?.pictures });
  await run("DELETE FROM images");
  expect((await read()).storage).toEqual({ newspapers: 0, pictures: 0, pictureBytes: 0 });
});

it("counts a day from midnight to midnight UTC, each run where it belongs", async () => {
  const { user } = await signIn();
  const midnight = newDay();
  const morning = midnight + 9 * hour;
  await seed(user.id, { status: "complete", begun: midnight - 5_000, firstWords: midnight - 4_000, ended: midnight - 1 });
  await seed(user.id, { status: "complete", begun: midnight - 9_000, firstWords: midnight - 5_000, ended: midnight });
  for (const seconds of [10, 20, 30])
    await seed(user.id, { status: "complete", begun: morning, firstWords: morning + seconds * 100, ended: morning + seconds * 1_000 });
  await seed(user.id, { status: "complete", begun: morning, ended: morning + 40_000 });
  await seed(user.id, { status: "failed", begun: morning, ended: morning + 1, code: "TEXT_FAILED", refunded: 1 });
  await seed(user.id, { status: "failed", begun: morning, ended: morning + 1, code: "TEXT_FAILED" });
  await seed(user.id, { status: "failed", begun: morning, ended: morning + 1, code: "INTERNAL", refunded: 1 });
  await seed(user.id, { status: "failed", begun: morning, ended: morning + 1, kind: "implicit", refunded: 1 });
  await seed(user.id, { status: "failed", begun: morning, ended: morning + 1, kind: "implicit", code: "PROVIDER_TIMEOUT", refunded: 1 });
  await seed(user.id, { status: "kept", begun: morning, ended: morning + 1, kind: "implicit", code: "PROVIDER_TIMEOUT" });
  await seed(user.id, { status: "stopped", begun: morning, ended: morning + 1, refunded: 1 });
  await seed(user.id, { status: "complete", begun: morning, ended: midnight + 24 * hour });
  const open = await seed(user.id, { status: "running", begun: morning, kind: "implicit", deadline: midnight + 48 * hour });
  const evening = midnight + 24 * hour - 1;
  expect(await at(evening)).toMatchObject({
    day: new Date(midnight).toISOString().slice(0, 10),
    runs: {
      started: 12,
      running: 1,
      complete: 5,
      kept: 1,
      stopped: 1,
      refunded: 5,
      failed: [
        { code: "TEXT_FAILED", count: 2 },
        { code: "UNUSED", count: 2 },
        { code: "INTERNAL", count: 1 },
      ],
    },
    firstWords: { p50: 2_000, p95: 4_000 },
    complete: { p50: 20_000, p95: 40_000 },
  });
  await run("DELETE FROM press_runs WHERE id = ?", open);
  const tomorrow = newDay();
  expect(await at(tomorrow)).toMatchObject({
    runs: { started: 0, running: 0, complete: 1, failed: [] },
    firstWords: null,
    complete: { p50: 15 * hour, p95: 15 * hour },
  });
  expect(await at(newDay())).toMatchObject({ runs: { started: 0, complete: 0 }, firstWords: null, complete: null });
});

it("tells what was given, spent and returned that day by the ledger", async () => {
  const midnight = newDay();
  await entry("free", 3, midnight - 1);
  await entry("free", 3, midnight);
  await entry("purchase", 3, midnight + 1);
  await entry("purchase", 3, midnight + 2);
  await entry("reversal", -1, midnight + 2, 2);
  await entry("admin", 40, midnight + 3);
  await entry("admin", -45, midnight + 3);
  for (const moment of [1, 2, 3, 4]) await entry("run", -1, midnight + moment);
  await entry("refund", 1, midnight + 5);
  await entry("refund", 0, midnight + 5, -1);
  await entry("run", -1, midnight + 24 * hour);
  expect((await at(midnight + 24 * hour - 1)).tokens).toEqual({ free: 3, bought: 6, byAdmins: -5, spent: 4, returned: 2 });
  expect((await at(midnight + 24 * hour)).tokens).toEqual({ free: 0, bought: 0, byAdmins: 0, spent: 1, returned: 0 });
  newDay();
});

it("says that newspapers fail when three and more than a fifth of an hour's did, and no longer an hour later", async () => {
  const { user } = await signIn();
  const noon = newDay() + 12 * hour;
  const fail = (ended: number, more: Partial<Seeded> = {}) =>
    seed(user.id, { status: "failed", begun: ended - 1, ended, code: "INTERNAL", ...more });
  await fail(noon - 2);
  await fail(noon - 1);
  for (const ended of [1, 2, 3, 4]) await fail(noon - ended, { kind: "implicit", code: undefined });
  expect(await statusAt(noon)).toEqual([]);
  await fail(noon);
  expect(await statusAt(noon)).toEqual(["runs-failing"]);
  for (let more = 0; more < 12; more++) await seed(user.id, { status: "complete", begun: noon - 9, ended: noon - 9 });
  expect(await statusAt(noon)).toEqual([]);
  await run("DELETE FROM press_runs WHERE ended_at = ?", noon - 9);
  expect(await statusAt(noon + hour - 3)).toEqual(["runs-failing"]);
  expect(await statusAt(noon + hour - 2)).toEqual([]);
});

it("says that runs were left lying two minutes after a deadline nobody kept", async () => {
  const { user } = await signIn();
  const noon = newDay() + 12 * hour;
  const id = await seed(user.id, { status: "running", begun: noon - 10 * minute, deadline: noon });
  expect(await statusAt(noon + 2 * minute)).toEqual([]);
  expect(await statusAt(noon + 2 * minute + 1)).toEqual(["runs-overdue"]);
  await run("UPDATE press_runs SET status = 'failed', ended_at = ? WHERE id = ?", noon + 3 * minute, id);
  expect(await statusAt(noon + 3 * minute)).toEqual([]);
});

it.each([
  ["text-provider", "TEXT_FAILED"],
  ["image-provider", "PICTURES_FAILED"],
])("says %s when the operator's model has failed twice since its last success", async (trouble, code) => {
  const { user } = await signIn();
  const noon = newDay() + 12 * hour;
  const end = (ended: number, more: Partial<Seeded> = {}) =>
    seed(user.id, { status: "failed", begun: ended - 1, ended, code, by: "operator", ...more });
  await end(noon - hour);
  await end(noon - 50);
  await end(noon - 45, { by: "own" });
  await end(noon - 40, { reason: "refused" });
  expect(await statusAt(noon)).not.toContain(trouble);
  await end(noon - 30, { reason: "key" });
  expect(await statusAt(noon)).toContain(trouble);
  await end(noon - 20, { status: "complete", code: undefined, by: "own" });
  expect(await statusAt(noon)).toContain(trouble);
  expect((await operationsAt(await server.db(), noon, [])).troubles).not.toContain(trouble);
  await end(noon - 10, { status: "complete", code: undefined });
  expect(await statusAt(noon)).not.toContain(trouble);
  await end(noon - 5);
  expect(await statusAt(noon)).not.toContain(trouble);
  await end(noon - 4);
  expect(await statusAt(noon)).toContain(trouble);
});

it("says that pictures cannot be deleted once the bucket has refused one five times", async () => {
  const noon = newDay() + 12 * hour;
  await run("INSERT INTO removals VALUES ('picture', 'stuck', 4, 0), ('customer', 'elsewhere', 9, 0)");
  expect(await statusAt(noon)).toEqual([]);
  await run("UPDATE removals SET attempts = 5 WHERE name = 'stuck'");
  expect(await statusAt(noon)).toEqual(["pictures-to-remove"]);
  await run("DELETE FROM removals");
  expect(await statusAt(noon)).toEqual([]);
});

it("reads a day of a hundred thousand runs by indexes alone, and sorts no more than it says", async () => {
  const { user } = await signIn();
  const midnight = newDay();
  const values = "SELECT i + 1 FROM n WHERE i < 100000";
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL ${values})
     INSERT INTO press_runs (id, user_id, kind, status, text_model, image_model, created_at, deadline_at, ended_at, first_words_at, text_by, image_by)
     SELECT 'crowd-' || i, ?1, 'press', 'complete', 'writer', 'painter', ?2 + i * 860, 0, ?2 + i * 860 + iif(i > 80000, 5000, 60000), ?2 + i * 860 + 900, 'operator', 'operator' FROM n`,
    user.id,
    midnight,
  );
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL ${values})
     INSERT INTO token_ledger SELECT 'crowd-' || i, 'nobody', -1, 'run', ?1 + i * 860, 0 FROM n`,
    midnight,
  );
  const now = midnight + 24 * hour - 1;
  const db = await server.db();
  const plans: string[] = [];
  for (const query of [
    endedRuns(db, now),
    openRuns(db, now),
    runTimes(db, now),
    movedTokens(db, now),
    storageUsed(db),
    lastHour(db, now),
    failingModels(db, now, "text"),
    failingModels(db, now, "image"),
  ]) {
    const { sql, params } = query.toSQL();
    plans.push((await run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail)).join("; "));
  }
  const whole = plans.join("\n");
  expect(whole).not.toMatch(/SCAN (press_runs|token_ledger|users|newspapers|images|removals)\b(?! USING)/);
  const [ended, open, times, moved, storage, lately] = plans;
  for (const plan of [ended, times, lately]) expect(plan).toContain("COVERING INDEX press_runs_ended (ended_at>? AND ended_at<?)");
  expect(open).toContain("INDEX press_runs_overdue");
  expect(moved).toContain("COVERING INDEX token_ledger_at (at>? AND at<?)");
  expect(storage).toContain("COVERING INDEX users_newspapers (newspaper_count>?)");
  expect(storage).toContain("INDEX removals_stuck");
  const day = await at(now);
  expect(day.runs).toMatchObject({ started: 100_000, complete: 100_000 });
  expect([day.firstWords, day.complete]).toEqual([
    { p50: 900, p95: 900 },
    { p50: 5_000, p95: 5_000 },
  ]);
  expect(day.tokens.spent).toBe(100_000);
});
