import { expect, it } from "vitest";
import type { PressRun } from "../press-runs/contract.ts";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import type { LedgerEntry } from "./contract.ts";
import { ledgerPage } from "./ledger-entries.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

const ledgerOf = async (me: Me) => (await (await me.get("/api/user/ledger")).json()) as LedgerEntry[];

async function finishedRun(me: Me, order: ReturnType<typeof scriptedOrder>): Promise<PressRun> {
  const { id } = (await (await me.post("/api/press-runs", order)).json()) as { id: string };
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  return (await (await me.get(`/api/press-runs/${id}`)).json()) as PressRun;
}

it("names the newspaper a token was spent on, and why one came back", async () => {
  const me = await server.signIn();
  const [printed, failed] = [scriptedOrder(), scriptedOrder({ "picture-1": ["throw", "throw", "throw"] })];
  const run = await finishedRun(me, printed);
  const lost = await finishedRun(me, failed);
  const newspaper = (await (await me.get(`/api/completed-newspapers/${run.newspaperId}`)).json()) as {
    newspaperName: string;
    title: string;
  };
  const of = { title: failed.title, code: "PICTURES_FAILED", runStatus: "failed" };
  expect(await ledgerOf(me)).toMatchObject([
    { id: `run:${lost.id}:refund`, delta: 1, reason: "refund", balance: 2, ...of },
    { id: `run:${lost.id}:hold`, delta: -1, reason: "run", balance: 1, ...of },
    {
      id: `run:${run.id}:hold`,
      delta: -1,
      reason: "run",
      balance: 2,
      newspaperId: run.newspaperId,
      newspaperName: newspaper.newspaperName,
      title: newspaper.title,
      runStatus: "complete",
    },
    { delta: 3, reason: "free", balance: 3 },
  ]);
  expect((await ledgerOf(me))[2]).not.toHaveProperty("code");
  expect(Object.keys((await ledgerOf(me))[3] ?? {})).toEqual(["id", "delta", "reason", "at", "balance"]);
  await server.expectSound();
});

it("keeps the title of what was ordered when the newspaper is deleted, without leading there", async () => {
  const me = await server.signIn();
  const order = scriptedOrder();
  const run = await finishedRun(me, order);
  await me.delete(`/api/completed-newspapers/${run.newspaperId}`);
  const [hold] = await ledgerOf(me);
  expect(hold).toMatchObject({ title: order.title, runStatus: "complete" });
  expect(hold).not.toHaveProperty("newspaperId");
  expect(hold).not.toHaveProperty("newspaperName");
});

it("says what of a refunded payment is owed, and what a returned token has settled of it", async () => {
  const me = await server.signIn();
  const write = (delta: number, owed: number, reason: string) =>
    server.run(
      "INSERT INTO token_ledger (id, user_id, delta, reason, at, owed) VALUES (?, ?, ?, ?, 0, ?)",
      `test:${crypto.randomUUID()}`,
      me.user.id,
      delta,
      reason,
      owed,
    );
  await write(-3, 2, "reversal");
  await write(0, -1, "refund");
  expect(await ledgerOf(me)).toMatchObject([
    { delta: 0, owed: -1, balance: 0 },
    { delta: -3, owed: 2, balance: 0 },
    { delta: 3, balance: 3 },
  ]);
});

it("tells nobody what another person's run was for, whatever an entry is called", async () => {
  const [one, other] = [await server.signIn(), await server.signIn()];
  const run = await finishedRun(other, scriptedOrder());
  // As if the ledger had an entry of one person with the run of another: in upper case, for the id is taken.
  await server.run(
    "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, 1, 'refund', 0)",
    `RUN:${run.id}:refund`,
    one.user.id,
  );
  await server.run(
    "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, 1, 'refund', 0)",
    `run:${run.id}:refund`,
    one.user.id,
  );
  for (const entry of await ledgerOf(one)) expect(Object.keys(entry)).toEqual(["id", "delta", "reason", "at", "balance"]);
});

it("reads a person's own entries by the index, and each run and newspaper by its key", async () => {
  const { sql, params } = ledgerPage(await server.db(), "somebody", 100).toSQL();
  const plan = (await server.run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail));
  expect(plan.filter((step) => /^SEARCH/.test(step)).sort()).toEqual([
    expect.stringMatching(/^SEARCH newspapers USING INDEX sqlite_autoindex_newspapers_1 \(id=\?\)/),
    expect.stringMatching(/^SEARCH press_runs USING INDEX sqlite_autoindex_press_runs_1 \(id=\?\)/),
    expect.stringMatching(/^SEARCH token_ledger USING (COVERING )?INDEX token_ledger_user \(user_id=\?\)/),
  ]);
  expect(plan.filter((step) => /^SCAN (?!written|page|\()/.test(step))).toEqual([]);
});
