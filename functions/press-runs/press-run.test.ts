import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";

const server = startServer({ real: true, main: "functions/testing/impatient-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

interface Run {
  id: string;
  status: string;
  steps: { name: string; status: string; attempts: number }[];
  newspaperId: string;
  code: string;
  error: string;
  refunded: boolean;
}

async function begin(me: Me, script: Script): Promise<string> {
  const answer = await me.post("/api/press-runs", scriptedOrder(script));
  expect(answer.status).toBe(202);
  return ((await answer.json()) as Run).id;
}
const events = async (me: Me, id: string, after?: string) =>
  readEvents(await (await me.get(`/api/press-runs/${id}/events`, after ? { "last-event-id": after } : {})).text());
const report = async (me: Me, id: string) => (await (await me.get(`/api/press-runs/${id}`)).json()) as Run;
const tokensOf = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;
/** Looks at the run, as a reader does who watches no events, until it is as expected. */
async function until(me: Me, id: string, isSo: (run: Run) => boolean): Promise<Run> {
  for (;;) {
    const run = await report(me, id);
    if (isSo(run)) return run;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const attemptsOf = (run: Run, name: string) => run.steps.find((step) => step.name === name)?.attempts;

it.each<[string, Script["text"]]>([
  ["throws", ["throw", "throw", "throw"]],
  ["hangs", ["hang", "hang", "hang"]],
  ["answers rubbish", ["rubbish", "rubbish", "rubbish"]],
])("gives the token back once when the text model %s three times", async (_, text) => {
  const me = await server.signIn();
  const id = await begin(me, { text });
  const told = await events(me, id);
  expect(told.at(-1)).toMatchObject({
    event: "failed",
    data: { code: "TEXT_FAILED", error: "Failed to expand content", refunded: true },
  });
  const run = await report(me, id);
  expect(run).toMatchObject({ status: "failed", code: "TEXT_FAILED", error: "Failed to expand content", refunded: true });
  expect(attemptsOf(run, "text")).toBe(3);
  expect(await tokensOf(me)).toBe(3);
  expect(await server.run("SELECT id FROM token_ledger WHERE id LIKE ?", `run:${id}:%`)).toHaveLength(2);
  // What was finished waits for another try.
  expect(await server.run("SELECT key FROM images WHERE press_run_id = ?", id)).toHaveLength(2);
  await server.expectSound();
});

it("fails with the pictures' own message when a picture cannot be made", async () => {
  const me = await server.signIn();
  const id = await begin(me, { "picture-2": ["throw", "rubbish", "hang"] });
  await events(me, id);
  expect(await report(me, id)).toMatchObject({ status: "failed", code: "PICTURES_FAILED", error: "Failed to generate images" });
  expect(await tokensOf(me)).toBe(3);
  await server.expectSound();
});

it("asks once only where the provider refused for good", async () => {
  const me = await server.signIn();
  const id = await begin(me, { text: ["refuse"] });
  await events(me, id);
  expect(attemptsOf(await report(me, id), "text")).toBe(1);
});

it("completes after two failed attempts of a step, with one token spent", async () => {
  const me = await server.signIn();
  const id = await begin(me, { text: ["throw", "rubbish"], "picture-1": ["hang"], name: ["throw"] });
  expect((await events(me, id)).at(-1)?.event).toBe("complete");
  const run = await report(me, id);
  expect([attemptsOf(run, "text"), attemptsOf(run, "picture-1"), attemptsOf(run, "name")]).toEqual([3, 2, 2]);
  expect(await tokensOf(me)).toBe(2);
  await server.expectSound();
});

it("goes to press without side stories, and under a name of the region, when only those fail", async () => {
  const me = await server.signIn();
  const always = ["throw", "rubbish", "throw"];
  const id = await begin(me, { "side-stories": always, name: always });
  const told = await events(me, id);
  expect(told.at(-1)?.event).toBe("complete");
  const newspaper = (await (await me.get(`/api/completed-newspapers/${(await report(me, id)).newspaperId}`)).json()) as {
    newspaperName: string;
    expandedContent: { sideStories: unknown[] };
  };
  expect(newspaper.expandedContent.sideStories).toEqual([]);
  expect(newspaper.newspaperName).toContain("Duluth");
});

it("has the newspaper ready for a reader whose tab was closed", async () => {
  const me = await server.signIn();
  const id = await begin(me, { text: [400] });
  const leaving = new AbortController();
  const open = me.get(`/api/press-runs/${id}/events`);
  leaving.abort();
  await (await open).body?.cancel();
  await until(me, id, (run) => run.status === "complete");
  const [newspaper] = (await (await me.get("/api/completed-newspapers")).json()) as { pressRunId: string }[];
  expect(newspaper?.pressRunId).toBe(id);
});

it("tells a reader who comes back everything after the last event they had, without gap or repetition", async () => {
  const me = await server.signIn();
  const id = await begin(me, { text: [300], "picture-1": [150] });
  const whole = events(me, id);
  const early = await me.get(`/api/press-runs/${id}/events`);
  const reader = early.body?.getReader();
  let had = "";
  while (!had.includes("id: 4\n")) had += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  const last = readEvents(had.slice(0, had.lastIndexOf("\n\n") + 2))
    .filter((event) => event.id)
    .at(-1)?.id;
  const rest = await events(me, id, last);
  const stored = (list: { id: string }[]) => list.map((event) => event.id).filter(Boolean);
  const all = stored(await whole);
  expect(all).toEqual(all.map((_, index) => String(index + 1)));
  expect([...stored(readEvents(had.slice(0, had.lastIndexOf("\n\n") + 2))), ...stored(rest)]).toEqual(all);
  expect(stored(await events(me, id, all.at(-2)))).toEqual([all.at(-1)]);
});

it("gives a reader who comes in the middle the unfinished text whole", async () => {
  const me = await server.signIn();
  const id = await begin(me, { text: ["hang"] });
  await until(me, id, (run) => run.steps.every((step) => step.status !== "waiting" || step.name === "save"));
  const told = await events(me, id, "1");
  expect(told.find((event) => event.event === "text")).toMatchObject({ id: "", data: { path: "expandedTitle" } });
});

const stuck: Script = { text: ["hang"], "side-stories": ["hang"], "picture-1": ["hang"], "picture-2": ["hang"], name: ["hang"] };

it("gives the token back to a user who stops before anything came, and keeps it afterwards", async () => {
  const me = await server.signIn();
  const early = await begin(me, stuck);
  const watching = events(me, early);
  const stopped = await me.delete(`/api/press-runs/${early}`);
  expect([stopped.status, await stopped.json()]).toEqual([200, { tokens: 3, refunded: true }]);
  expect((await watching).at(-1)).toMatchObject({ event: "failed", data: { refunded: true } });
  expect(await report(me, early)).toMatchObject({ status: "stopped", refunded: true });
  expect((await me.delete(`/api/press-runs/${early}`)).status).toBe(409);

  // A name alone is nothing delivered.
  const named = await begin(me, { ...stuck, name: ["ok"] });
  await until(me, named, (run) => run.steps.some((step) => step.status === "done"));
  expect(await (await me.delete(`/api/press-runs/${named}`)).json()).toEqual({ tokens: 3, refunded: true });

  const late = await begin(me, { ...stuck, "side-stories": ["ok"] });
  await until(me, late, (run) => run.steps.some((step) => step.status === "done"));
  expect(await (await me.delete(`/api/press-runs/${late}`)).json()).toEqual({ tokens: 2, refunded: false });
  expect(await report(me, late)).toMatchObject({ status: "kept", refunded: false });
  expect((await events(me, late)).at(-1)?.event).toBe("failed");
  expect(await (await me.get("/api/completed-newspapers")).json()).toEqual([]);
  await server.expectSound();
});

it("makes a user wait for tomorrow who stopped five runs for their tokens in a day", async () => {
  const me = await server.signIn();
  for (let count = 0; count < 5; count++) {
    const id = await begin(me, stuck);
    expect(await (await me.delete(`/api/press-runs/${id}`)).json()).toMatchObject({ refunded: true });
  }
  const answer = await me.post("/api/press-runs", scriptedOrder());
  expect([answer.status, ((await answer.json()) as Run).code]).toEqual([429, "REFUND_LIMIT"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await tokensOf(me)).toBe(3);
});

it("fails and refunds a run past its deadline when it is read, and the object gives up", async () => {
  const me = await server.signIn();
  const id = await begin(me, { text: ["hang"], "picture-1": ["hang"] });
  await server.run("UPDATE press_runs SET deadline_at = ? WHERE id = ?", Date.now() - 1, id);
  expect(await report(me, id)).toMatchObject({ status: "failed", refunded: true });
  expect(await tokensOf(me)).toBe(3);
  expect((await events(me, id)).at(-1)?.event).toBe("failed");
  expect(await (await me.get("/api/completed-newspapers")).json()).toEqual([]);
  await server.expectSound();
});

it("settles runs that nobody reads, and begins again what was never begun, by the clock", async () => {
  const me = await server.signIn();
  const dead = await begin(me, {});
  await events(me, dead);
  const now = Date.now();
  const order = JSON.stringify(scriptedOrder());
  const row =
    "INSERT INTO press_runs (id, user_id, kind, source, input, text_model, image_model, created_at, deadline_at) VALUES (?, ?, 'press', 's', ?, 'scripted', 'scripted', ?, ?)";
  await server.run(row, `${dead}-overdue`, me.user.id, order, now - 700_000, now - 100_000);
  await server.run(row, `${dead}-lost`, me.user.id, order, now - 120_000, now + 400_000);
  await server.run(
    "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, -1, 'run', ?)",
    `run:${dead}-overdue:hold`,
    me.user.id,
    now,
  );
  await server.run(
    "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, -1, 'run', ?)",
    `run:${dead}-lost:hold`,
    me.user.id,
    now,
  );
  await server.worker.scheduled({ cron: "*/10 * * * *" });
  expect(await report(me, `${dead}-overdue`)).toMatchObject({ status: "failed", refunded: true });
  expect((await events(me, `${dead}-lost`)).at(-1)?.event).toBe("complete");
  await server.expectSound();
});
