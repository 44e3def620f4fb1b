import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import type { LedgerEntry } from "../user/contract.ts";
import { admins } from "./acting.test-data.ts";

const server = startServer();
const { signIn, run } = server;
const signInAdmin = admins(server);

it("shows a person's ledger as the person sees it, page by page", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await admin.put(reader.user.id, "tokens", { tokens: 9 });
  await reader.post("/api/user/consume-token");
  const own = await (await reader.get("/api/user/ledger")).json();
  expect(own).toMatchObject([
    { reason: "run", delta: -1, balance: 8 },
    { reason: "admin", delta: 6, balance: 9 },
    { reason: "free", delta: 3, balance: 3 },
  ]);
  expect(await (await admin.get(`/api/admin/users/${reader.user.id}/ledger`)).json()).toEqual(own);
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
     INSERT INTO token_ledger (id, user_id, delta, reason, at) SELECT 'test:' || ?1 || i, ?1, 1, 'test', i FROM n`,
    reader.user.id,
  );
  const entries: LedgerEntry[] = [];
  let next: string | undefined = `/api/admin/users/${reader.user.id}/ledger`;
  while (next) {
    const answer = await admin.get(next);
    entries.push(...((await answer.json()) as LedgerEntry[]));
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect([entries.length, entries[0]?.balance, new Set(entries.map(({ id }) => id)).size]).toEqual([123, 128, 123]);
});

it("still shows the ledger of a person who is gone, and none of one who never was", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await run("DELETE FROM users WHERE id = ?", reader.user.id);
  expect(await (await admin.get(`/api/admin/users/${reader.user.id}/ledger`)).json()).toMatchObject([{ reason: "free", delta: 3 }]);
  expect((await admin.get("/api/admin/users/nobody/ledger")).status).toBe(404);
  expect((await admin.get(`/api/admin/users/${admin.user.id}/ledger?cursor=x`)).status).toBe(422);
});
