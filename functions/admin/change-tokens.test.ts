import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";

const server = startServer();
const { signIn, run, expectSound } = server;
const signInAdmin = admins(server);
const tokensOf = async (id: string) => Number((await run("SELECT tokens FROM users WHERE id = ?", id))[0]?.tokens);
const entries = (id: string) =>
  run("SELECT id, delta, reason, owed FROM token_ledger WHERE user_id = ? AND reason = 'admin' ORDER BY rowid", id);
const notes = (subject: string) => run("SELECT actor, action, detail FROM audit WHERE subject = ? ORDER BY rowid", subject);

it("sets the total as one entry of the ledger, seen at once, with a note of who did it", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  const { id, email, username, role, newspaperCount } = reader.user;
  const raised = await admin.put(id, "tokens", { tokens: 8, from: 3 });
  expect([raised.status, await raised.json()]).toEqual([200, { id, email, username, role, tokens: 8, newspaperCount, suspendedAt: null }]);
  expect(await (await reader.get("/api/user/tokens")).json()).toEqual({ tokens: 8, isAdmin: false });
  expect((await admin.put(id, "tokens", { tokens: 0 })).status).toBe(200);
  expect(await entries(id)).toEqual([
    { id: expect.stringMatching(/^admin:[\w-]{36}$/), delta: 5, reason: "admin", owed: 0 },
    { id: expect.stringMatching(/^admin:[\w-]{36}$/), delta: -8, reason: "admin", owed: 0 },
  ]);
  expect(await notes(id)).toEqual([
    { actor: admin.user.id, action: "tokens", detail: '{"before":3,"after":8}' },
    { actor: admin.user.id, action: "tokens", detail: '{"before":8,"after":0}' },
  ]);
  await expectSound();
});

it("writes nothing when the total is that already, and takes an admin's own tokens alike", async () => {
  const admin = await signInAdmin();
  expect((await admin.put(admin.user.id, "tokens", { tokens: 3 })).status).toBe(200);
  expect([...(await entries(admin.user.id)), ...(await notes(admin.user.id))]).toEqual([]);
  expect(await (await admin.put(admin.user.id, "tokens", { tokens: 1_000_000 })).json()).toMatchObject({ tokens: 1_000_000 });
  expect(await entries(admin.user.id)).toHaveLength(1);
});

it("refuses a total seen too long ago and names the present one, even where it is the wanted one", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  for (const body of [
    { tokens: 5, from: 4 },
    { tokens: 3, from: 4 },
  ]) {
    const answer = await admin.put(reader.user.id, "tokens", body);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "CONFLICT", details: { tokens: 3 } }]);
  }
  expect([...(await entries(reader.user.id)), ...(await notes(reader.user.id))]).toEqual([]);
});

it("refuses everything that is no whole number from 0 to a million", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  const totals = ["1.5", "-1", "1000001", "1e400", "NaN", "Infinity", '"5"', "null", "[5]", "true", "9007199254740993", "{}"];
  for (const total of totals) {
    const { status } = await admin.send("PUT", `/api/admin/users/${reader.user.id}/tokens`, `{"tokens":${total}}`);
    expect([total, status]).toEqual([total, ["NaN", "Infinity"].includes(total) ? 400 : 422]);
  }
  for (const from of [1.5, -1, "3"]) expect((await admin.put(reader.user.id, "tokens", { tokens: 5, from })).status).toBe(422);
  expect((await admin.put("nobody", "tokens", { tokens: 5 })).status).toBe(404);
  expect(await tokensOf(reader.user.id)).toBe(3);
  expect(await run("SELECT id FROM token_ledger WHERE user_id = 'nobody'")).toEqual([]);
});

it("touches no debt", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await run(
    "INSERT INTO token_ledger (id, user_id, delta, reason, at, owed) VALUES (?, ?, -3, 'reversal', 0, 2)",
    `test:${crypto.randomUUID()}`,
    reader.user.id,
  );
  expect((await admin.put(reader.user.id, "tokens", { tokens: 10, from: 0 })).status).toBe(200);
  expect(await run("SELECT tokens, debt FROM users WHERE id = ?", reader.user.id)).toEqual([{ tokens: 10, debt: 2 }]);
  await expectSound();
});

it("loses no token when fifty admins add one each while the person spends fifty", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  await server.setTokens(reader.user.id, 60);
  const addOne = async () => {
    for (let seen = 60; ; ) {
      const answer = await admin.put(reader.user.id, "tokens", { tokens: seen + 1, from: seen });
      if (answer.status === 200) return;
      expect(answer.status).toBe(409);
      seen = ((await answer.json()) as { details: { tokens: number } }).details.tokens;
    }
  };
  const spend = () =>
    run(
      "INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, -1, 'test', 0)",
      `test:${crypto.randomUUID()}`,
      reader.user.id,
    );
  await Promise.all(Array.from({ length: 50 }, () => [addOne(), spend()]).flat());
  expect(await tokensOf(reader.user.id)).toBe(60);
  expect((await entries(reader.user.id)).map(({ delta }) => delta)).toEqual(Array.from({ length: 50 }, () => 1));
  expect(await notes(reader.user.id)).toHaveLength(50);
  await expectSound();
});

it("never lets a person spend what an admin has taken away at the same moment", async () => {
  const [admin, reader] = [await signInAdmin(), await signIn()];
  for (let round = 0; round < 10; round++) {
    await admin.put(reader.user.id, "tokens", { tokens: 3 });
    const [, ...spent] = await Promise.all([
      admin.put(reader.user.id, "tokens", { tokens: 0 }),
      ...Array.from({ length: 4 }, () => reader.post("/api/user/consume-token")),
    ]);
    expect(spent.every(({ status }) => status === 200 || status === 402)).toBe(true);
    expect(await tokensOf(reader.user.id)).toBe(0);
    await run("UPDATE press_runs SET deadline_at = 1 WHERE user_id = ?", reader.user.id);
    await reader.get("/api/user/tokens");
  }
  await expectSound();
});
