import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";

const { browser, signIn, grant, run, expectSound, mailedCode } = startServer();

it("tells the tokens and whether the person is an admin", async () => {
  const { get, user } = await signIn();
  expect(await (await get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
  await grant(user.id, 4);
  expect(await (await get("/api/user/tokens")).json()).toEqual({ tokens: 7, isAdmin: false });
});

it("lists the ledger newest first with the balance after each entry, page by page", async () => {
  const { get, user } = await signIn();
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
     INSERT INTO token_ledger (id, user_id, delta, reason, at) SELECT 'test:' || ?1 || i, ?1, CASE i % 3 WHEN 0 THEN -1 ELSE 1 END, 'test', i FROM n`,
    user.id,
  );
  const entries: { delta: number; balance: number; reason: string }[] = [];
  let next: string | undefined = "/api/user/ledger";
  let pages = 0;
  while (next) {
    const answer = await get(next);
    entries.push(...((await answer.json()) as typeof entries));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    pages++;
  }
  expect([entries.length, pages]).toEqual([121, 3]);
  expect(entries.at(-1)).toMatchObject({ delta: 3, balance: 3, reason: "free" });
  let balance = 0;
  for (const entry of entries.toReversed()) {
    balance += entry.delta;
    expect(entry.balance).toBe(balance);
  }
  await expectSound();
});

it("shows nobody the ledger of another person", async () => {
  const [one, other] = [await signIn(), await signIn()];
  await grant(other.user.id, 50);
  expect(await (await one.get("/api/user/ledger")).json()).toHaveLength(1);
});

it("changes the name and the language, and nothing else", async () => {
  const { patch, get, user } = await signIn();
  const changed = await patch("/api/user", {
    firstName: "  Änne 🗞 ",
    language: "ja",
    role: "admin",
    tokens: 100,
    email: "x@example.test",
    id: "x",
  });
  expect(await changed.json()).toEqual({ ...user, firstName: "Änne 🗞", language: "ja" });
  expect(await (await get("/api/auth/user")).json()).toEqual({ ...user, firstName: "Änne 🗞", language: "ja" });
  expect((await patch("/api/user", {})).status).toBe(200);
});

it("refuses a name that is too long and a language that is none", async () => {
  const { patch } = await signIn();
  const answer = await patch("/api/user", { firstName: "x".repeat(61), language: "tlh" });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: "INVALID", details: { fields: ["firstName", "language"] } });
});

it("a cursor that is none is refused", async () => {
  const { get } = await signIn();
  for (const cursor of ["x", "-1", "1.5", "1 OR 1=1"])
    expect((await get(`/api/user/ledger?cursor=${encodeURIComponent(cursor)}`)).status).toBe(422);
});

it("gives the month's free tokens once when fifty first requests come at once", async () => {
  const { user, get } = await signIn();
  await run("UPDATE users SET free_month = '2026-01' WHERE id = ?", user.id);
  const month = new Date().toISOString().slice(0, 7);
  // As if the entry of this month had not been written yet: entries cannot be deleted, so another address takes its place.
  await run("UPDATE users SET email = ? WHERE id = ?", uniqueEmail("moved"), user.id);
  const answers = await Promise.all(Array.from({ length: 50 }, () => get("/api/user/tokens")));
  expect(new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as { tokens: number }).tokens)))).toEqual(
    new Set([6]),
  );
  expect(await run("SELECT free_month AS month FROM users WHERE id = ?", user.id)).toEqual([{ month }]);
  await expectSound();
});

it("gives free tokens once a month to an address, however it is spelt and even after the account is gone", async () => {
  const name = `anna.b-${crypto.randomUUID().slice(0, 8)}`;
  const first = await signIn(`${name}@gmail.com`);
  expect(first.user.tokens).toBe(3);
  expect((await signIn(`${name.replace(".", "")}+again@googlemail.com`)).user.tokens).toBe(0);
  expect((await signIn(`${name}+news@gmail.com`)).user.tokens).toBe(0);
  await run("DELETE FROM users WHERE id = ?", first.user.id);
  expect((await signIn(`${name}@gmail.com`)).user.tokens).toBe(0);
});

it("shows free tokens in the ledger on the very request that brings them", async () => {
  const client = browser();
  const email = uniqueEmail();
  await client.post("/api/auth/codes", { email });
  await client.post("/api/auth/sessions", { email, code: await mailedCode(email) });
  await run("UPDATE users SET free_month = '', email = ? WHERE email = ?", uniqueEmail("moved"), email);
  expect(await (await client.get("/api/user/ledger")).json()).toHaveLength(2);
});
