import { expect, it } from "vitest";
import { standardKind } from "../testing/database.ts";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { processDeletions } from "./outbox.ts";
import { deletePicturesOfRun } from "./pictures.ts";

const server = startServer();
const tick = () => server.worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
const rows = () => server.run("SELECT kind, name, attempts FROM removals ORDER BY rowid");
/** One after the other: the tests read them in this order. */
async function wait(kind: string, ...names: string[]): Promise<void> {
  for (const name of names) await server.run("INSERT INTO removals (kind, name, created_at) VALUES (?, ?, 0)", kind, name);
}

/** A bucket that loses its power at a call. */
async function weakEnv(failsAt: number): Promise<{ env: Env; calls: string[][] }> {
  const { IMAGES } = await server.env();
  const calls: string[][] = [];
  const bucket = {
    delete: async (keys: string[]) => {
      calls.push(keys);
      if (calls.length === failsAt) throw new Error("We encountered an internal error. Please try again.");
      await IMAGES.delete(keys);
    },
  };
  return { env: { ...testVars, IMAGES: bucket } as unknown as Env, calls };
}

/** What is logged as an error meanwhile. */
async function loggedBy(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const { error } = console;
  console.error = (line: string) => lines.push(line);
  try {
    await work();
  } finally {
    console.error = error;
  }
  return lines.map((line) => JSON.parse(line));
}

it("keeps what could not be removed, counts the attempts, and removes it the next time", async () => {
  const { IMAGES } = await server.env();
  const keys = ["one", "two", "three"].map((name) => `${name}-${crypto.randomUUID()}`);
  for (const key of keys) await IMAGES.put(key, "a picture");
  await wait("picture", ...keys);
  const { env } = await weakEnv(1);
  expect(await loggedBy(async () => processDeletions(env, await server.db()))).toMatchObject([{ kind: "picture", count: 3, attempts: 1 }]);
  expect(await rows()).toEqual(keys.map((name) => ({ kind: "picture", name, attempts: 1 })));
  expect(await Promise.all(keys.map((key) => IMAGES.head(key)))).not.toContain(null);
  await processDeletions(env, await server.db());
  expect(await rows()).toEqual([]);
  expect(await Promise.all(keys.map((key) => IMAGES.head(key)))).toEqual([null, null, null]);
});

// It fails by a D1 binding that loses one write.
it.skipIf(standardKind === "libsql")("loses nothing when the power fails between the pictures and their rows", async () => {
  const key = `cut-${crypto.randomUUID()}`;
  await wait("picture", key);
  const { env } = await weakEnv(0);
  const db = await server.db();
  // Everything but the last write.
  const cut = new Proxy(db, { get: (target, name) => (name === "delete" ? fail : Reflect.get(target, name)) });
  const fail = () => {
    throw new Error("Network connection lost.");
  };
  await expect(processDeletions(env, cut)).rejects.toThrow();
  expect(await rows()).toEqual([{ kind: "picture", name: key, attempts: 1 }]);
  await processDeletions(env, await server.db());
  expect(await rows()).toEqual([]);
});

it("removes thousands of pictures by the thousand", async () => {
  await server.run(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500) INSERT INTO removals (kind, name, created_at) SELECT 'picture', 'many-' || i, 0 FROM n",
  );
  const { env, calls } = await weakEnv(0);
  await processDeletions(env, await server.db());
  expect(calls.map((keys) => keys.length)).toEqual([1_000, 1_000, 500]);
  expect(await rows()).toEqual([]);
});

it("the cron asks runs to forget and Stripe too, where there is anything of ours", async () => {
  await wait("run", "a-run-that-never-was");
  await wait("picture", "no-such-picture");
  await wait("customer", "cus_1");
  await wait("checkout", "cs_1");
  await tick();
  expect(await rows()).toEqual([]);
});

it("one that always fails holds up no other, and is told of in the log after twenty attempts", async () => {
  await server.run("INSERT INTO removals VALUES ('run', 'stubborn', 19, 0), ('run', 'easy', 0, 1)");
  const forgotten: string[] = [];
  const { env } = await weakEnv(0);
  const PRESS_RUNS = {
    getByName: (name: string) => ({
      forget: async () => {
        if (name === "stubborn") throw new Error("the object does not answer");
        forgotten.push(name);
      },
    }),
  };
  const told = await loggedBy(async () => processDeletions({ ...env, PRESS_RUNS } as unknown as Env, await server.db()));
  expect(forgotten).toEqual(["easy"]);
  expect(await rows()).toEqual([{ kind: "run", name: "stubborn", attempts: 20 }]);
  expect(told).toMatchObject([{ level: "error", message: "removal fails again and again: please look at it", kind: "run", attempts: 20 }]);
  await server.run("DELETE FROM removals");
});

it("what a failed run leaves in the bucket while that cannot be reached is removed later", async () => {
  const { IMAGES } = await server.env();
  const me = await server.signIn();
  const runId = `run-${crypto.randomUUID()}`;
  const keys = ["a", "b"].map((name) => `${name}-${runId}`);
  for (const key of keys) {
    await IMAGES.put(key, "a picture");
    await server.run("INSERT INTO images VALUES (?, ?, ?, 'image/png', 9, 1, 1, 0)", key, me.user.id, runId);
  }
  const { env } = await weakEnv(1);
  await loggedBy(async () => deletePicturesOfRun(env, await server.db(), runId, 7));
  expect(await server.run("SELECT key FROM images WHERE press_run_id = ?", runId)).toEqual([]);
  expect(await rows()).toEqual(keys.map((name) => ({ kind: "picture", name, attempts: 0 })));
  await tick();
  expect(await rows()).toEqual([]);
  expect(await Promise.all(keys.map((key) => IMAGES.head(key)))).toEqual([null, null]);
});

it("a run that failed keeps the pictures a newspaper names all the same, as their owner's own", async () => {
  const { IMAGES } = await server.env();
  const me = await server.signIn();
  const runId = `run-${crypto.randomUUID()}`;
  const [named, lost] = ["named", "lost"].map((name) => `${name}-${runId}`) as [string, string];
  for (const key of [named, lost]) {
    await IMAGES.put(key, "a picture");
    await server.run("INSERT INTO images VALUES (?, ?, NULL, 'image/png', 9, 1, 1, ?)", key, me.user.id, Date.now());
  }
  const saved = await me.post("/api/completed-newspapers", {
    title: "The bridge is open",
    content: "The bridge is open.",
    expandedContent: { expandedTitle: "The bridge is open", expandedContent: "The bridge is open." },
    imageUrl: `/api/images/${named}`,
  });
  expect(saved.status).toBe(201);
  await server.run("UPDATE images SET press_run_id = ? WHERE user_id = ?", runId, me.user.id);
  const { env } = await weakEnv(0);
  await deletePicturesOfRun(env, await server.db(), runId, 7);
  expect(await server.run("SELECT key, press_run_id FROM images WHERE user_id = ?", me.user.id)).toEqual([
    { key: named, press_run_id: null },
  ]);
  expect(await Promise.all([named, lost].map(async (key) => Boolean(await IMAGES.head(key))))).toEqual([true, false]);
  await server.expectSound();
});

it("a note about a file whose picture has its row after all removes nothing but itself", async () => {
  const { IMAGES } = await server.env();
  const me = await server.signIn();
  const [kept, lost] = ["kept", "lost"].map((name) => `${name}-${crypto.randomUUID()}`) as [string, string];
  for (const key of [kept, lost]) await IMAGES.put(key, "a picture");
  await server.run("INSERT INTO images VALUES (?, ?, NULL, 'image/png', 9, 1, 1, ?)", kept, me.user.id, Date.now());
  await wait("file", kept, lost);
  await tick();
  expect(await rows()).toEqual([]);
  expect(await Promise.all([kept, lost].map(async (key) => Boolean(await IMAGES.head(key))))).toEqual([true, false]);
});
