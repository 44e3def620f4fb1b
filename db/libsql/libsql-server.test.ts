import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { eventBody, newSession, sessionOf, sign } from "../../functions/stripe/events.test-data.ts";
import { startServer } from "../../functions/testing/index.ts";
import { readEvents } from "../../functions/testing/orders.ts";
import { tokenLedger, users } from "../schema.ts";
import { openLibsql } from "./libsql.ts";
import { migrateLibsql } from "./libsql-migrations.ts";
import { libsqlBinary, startLibsql } from "./start-libsql.ts";

const article = {
  title: "The library opens",
  content: "The library opened on Monday. “We kept every book dry,” said Anna Berg, the librarian. The roof cost 240,000 dollars.",
  region: "Duluth, United States",
  language: "en",
};

// Platforms whose libSQL server no package brings run the rest; TEST_DATABASE=libsql runs every query there is.
describe.skipIf(!libsqlBinary)("on a libSQL server", () => {
  const server = startServer({ database: "libsql" });
  type Me = Awaited<ReturnType<typeof server.signIn>>;
  const tokens = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;

  it("a person signs in, gets the month's tokens, prints a newspaper for one and finds it again", async () => {
    const me = await server.signIn();
    expect(me.user.tokens).toBe(3);
    const { id } = (await (await me.post("/api/press-runs", article)).json()) as { id: string };
    const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
    expect(told.at(-1)?.event).toBe("complete");
    const saved = (await (await me.get(`/api/completed-newspapers/${told.at(-1)?.data.newspaperId}`)).json()) as { imageUrl: string };
    expect((await me.get(saved.imageUrl)).status).toBe(200);
    expect(await tokens(me)).toBe(2);
    await server.expectSound();
  });

  it("ten orders at once with three tokens are three newspapers", async () => {
    const me = await server.signIn();
    const orders = Array.from({ length: 10 }, (_, at) => me.post("/api/press-runs", { ...article, title: `Order ${at}` }));
    const statuses = (await Promise.all(orders)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(202), ...Array(7).fill(402)]);
    expect(await tokens(me)).toBe(0);
  });

  it("a payment told five times at once gives its tokens once", async () => {
    const me = await server.signIn();
    const session = newSession(me.user.id);
    await server.run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", session.id, me.user.id);
    const body = eventBody("checkout.session.completed", sessionOf(session));
    const tell = () => server.fetch("/api/stripe/webhook", { method: "POST", headers: { "stripe-signature": sign(body) }, body });
    const answers = await Promise.all(Array.from({ length: 5 }, tell));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await tokens(me)).toBe(6);
    await server.expectSound();
  });

  it("the Worker opens a sealed key as it was, byte for byte", async () => {
    const me = await server.signIn();
    expect((await me.post("/api/api-keys", { provider: "openai", keyValue: "sk-0123456789abcdef" })).status).toBe(204);
    // Changing what stands beside a key opens and seals it again.
    expect((await me.post("/api/api-keys", { provider: "openai", isActive: false })).status).toBe(204);
  });

  it("an account goes with everything in it, and its ledger stays without the person", async () => {
    const me = await server.signIn();
    expect((await me.send("DELETE", "/api/user", { confirm: me.user.email })).status).toBe(204);
    expect(await server.run("SELECT id FROM users WHERE id = ?", me.user.id)).toEqual([]);
    expect((await server.run("SELECT delta FROM token_ledger WHERE user_id = ?", me.user.id)).length).toBeGreaterThan(0);
    expect((await me.get("/api/auth/user")).status).toBe(401);
  });

  it("the ledger refuses to be changed, shortened or overdrawn", async () => {
    const { user } = await server.signIn();
    await expect(server.run("UPDATE token_ledger SET delta = 9 WHERE user_id = ?", user.id)).rejects.toThrow("append-only");
    await expect(server.run("DELETE FROM token_ledger WHERE user_id = ?", user.id)).rejects.toThrow("append-only");
    await expect(server.grant(user.id, -4)).rejects.toThrow("CHECK constraint failed");
  });
});

it.skipIf(!libsqlBinary)("migrating a server again changes nothing", async () => {
  const { url, stop } = await startLibsql();
  try {
    expect(await migrateLibsql(url, "")).toBeGreaterThan(0);
    await openLibsql(url, "").insert(users).values({ id: "u", email: "u@example.test", username: "u", createdAt: 0 });
    expect(await migrateLibsql(url, "")).toBe(0);
    expect(await openLibsql(url, "").select({ id: users.id }).from(users)).toEqual([{ id: "u" }]);
  } finally {
    await stop();
  }
});

// In memory where the platform has it: each write waits for the disk, which others may keep busy longer than a query may take.
const memory = existsSync("/dev/shm") ? "/dev/shm" : undefined;

it.skipIf(!libsqlBinary)(
  "two hundred and forty writes at once all arrive, whether they begin by reading or not",
  async () => {
    const { url, stop } = await startLibsql(memory);
    try {
      await migrateLibsql(url, "");
      const db = openLibsql(url, "");
      await db.insert(users).values({ id: "u", email: "u@example.test", username: "u", createdAt: 0 });
      // One that was not answered in time is sent again under its own id, as every writer of the Worker does.
      const entry = (at: number) =>
        db
          .insert(tokenLedger)
          .values({ id: `t${at}`, userId: "u", delta: 1, reason: "test", at: 0 })
          .onConflictDoNothing();
      const read = () => db.select({ tokens: users.tokens }).from(users);
      const write = (at: number): Promise<unknown> => (at % 2 ? entry(at).then() : db.batch([read(), entry(at)]));
      const isLate = (failure: unknown) => failure instanceof Error && /timeout/i.test(String(failure.cause));
      const twice = (at: number) => write(at).catch((failure: unknown) => (isLate(failure) ? write(at) : Promise.reject(failure)));
      await Promise.all(Array.from({ length: 240 }, (_, at) => twice(at)));
      expect(await read()).toEqual([{ tokens: 240 }]);
    } finally {
      await stop();
    }
  },
  300_000,
);

it.skipIf(!libsqlBinary)("a server that is gone is said to be gone, soon", async () => {
  const { url, stop } = await startLibsql();
  await stop();
  await expect(openLibsql(url, "").select().from(users)).rejects.toThrow();
});

it("an address that no Worker can reach is refused by name", () => {
  expect(() => openLibsql("file:local.db", "")).toThrow(/supports only/);
});
