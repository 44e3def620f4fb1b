import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

interface Document {
  format: string;
  version: number;
  exportedAt: number;
  account: Record<string, unknown>;
  identities: Record<string, unknown>[];
  passkeys: Record<string, unknown>[];
  sessions: Record<string, unknown>[];
  apiKeys: Record<string, unknown>[];
  checkouts: Record<string, unknown>[];
  reversals: Record<string, unknown>[];
  ledger: Record<string, unknown>[];
  pressRuns: Record<string, unknown>[];
  newspapers: { id: string; title: string; deletedAt: number | null; imageUrl: string }[];
  pictures: { address: string; newspapers: string[]; type: string }[];
}
const exported = async (me: Me) => (await (await me.get("/api/user/export")).json()) as Document;
const day = 24 * 60 * 60 * 1000;

async function print(me: Me, order = scriptedOrder()): Promise<{ id: string; newspaperId: string }> {
  const { id } = (await (await me.post("/api/press-runs", order)).json()) as { id: string };
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  const { newspaperId } = (await (await me.get(`/api/press-runs/${id}`)).json()) as { newspaperId: string };
  return { id, newspaperId };
}

it("gives everything of the person as a file, whole newspapers and where their pictures are", async () => {
  const me = await server.signIn();
  const { id: userId, email } = me.user;
  const order = scriptedOrder();
  const { id, newspaperId } = await print(me, order);
  const gone = await print(me);
  await me.delete(`/api/completed-newspapers/${gone.newspaperId}`);
  await me.patch("/api/user", { firstName: "Änne 🗞", language: "ja" });
  await server.run(
    "INSERT INTO checkout_sessions (id, user_id, status, payment_intent, created_at) VALUES (?, ?, 'failed', 'pi_1', 5)",
    `cs_${userId}`,
    userId,
  );
  await server.run("INSERT INTO payment_reversals VALUES (?, ?, 500, 0, 6, NULL)", `re_${userId}`, `cs_${userId}`);
  await server.run(
    "INSERT INTO identities (issuer, subject, user_id, provider, email, created_at, seen_at) VALUES ('https://id.test', ?, ?, 'google', 'me@id.test', 1, 2)",
    userId,
    userId,
  );
  const answer = await me.get("/api/user/export");
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="stop-press-\d{4}-\d\d-\d\d\.json"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const document = (await answer.json()) as Document;
  const { account } = document;
  expect(document).toMatchObject({ format: "stop-press-export", version: 1 });
  expect(account).toMatchObject({ id: userId, email, firstName: "Änne 🗞", language: "ja", role: "user", tokens: 1, newspaperCount: 1 });
  expect(document.identities).toEqual([
    { provider: "google", issuer: "https://id.test", subject: userId, email: "me@id.test", createdAt: 1, seenAt: 2 },
  ]);
  expect(document.sessions).toHaveLength(1);
  expect(document.checkouts).toEqual([{ id: `cs_${userId}`, status: "failed", paymentIntent: "pi_1", createdAt: 5, paidAt: null }]);
  expect(document.reversals).toEqual([
    { id: `re_${userId}`, checkout: `cs_${userId}`, amount: 500, tokens: 0, createdAt: 6, undoneAt: null },
  ]);
  expect(document.ledger.map(({ reason, delta }) => [reason, delta])).toEqual([
    ["free", 3],
    ["run", -1],
    ["run", -1],
  ]);
  expect(document.pressRuns).toMatchObject([
    { id, status: "complete", textModel: "scripted", newspaperId, order: { title: order.title } },
    { id: gone.id, status: "complete" },
  ]);
  const whole = (await (await me.get(`/api/completed-newspapers/${newspaperId}`)).json()) as Document["newspapers"][number];
  expect(document.newspapers.find((newspaper) => newspaper.id === newspaperId)).toEqual({ ...whole, deletedAt: null, takenDown: null });
  const deleted = document.newspapers.find((newspaper) => newspaper.id === gone.newspaperId);
  expect(deleted?.deletedAt).toBeGreaterThan(0);
  expect(document.newspapers).toHaveLength(2);
  expect(document.pictures).toHaveLength(4);
  expect(document.pictures.find(({ address }) => address === whole.imageUrl)).toMatchObject({ newspapers: [newspaperId] });
  for (const { address } of document.pictures) expect((await me.get(address)).status).toBe(200);
  await server.expectSound();
});

it("gives a newspaper, a version and an order that cannot be read as they are stored, and everything else", async () => {
  const me = await server.signIn();
  const [bad, good] = [await print(me), await print(me)];
  const [{ data } = {}] = await server.run("SELECT data FROM newspapers WHERE id = ?", bad.newspaperId);
  await server.run(`UPDATE newspapers SET data = '{"broken' WHERE id = ?`, bad.newspaperId);
  await server.run(`UPDATE newspaper_versions SET data = '{"broken' WHERE newspaper_id = ?`, bad.newspaperId);
  await server.run(`UPDATE press_runs SET input = '{"broken' WHERE id = ?`, bad.id);
  const document = (await exported(me)) as Document & { versions: { newspaperId: string; newspaper: object }[] };
  expect(document.newspapers).toHaveLength(2);
  expect(document.newspapers).toContainEqual(expect.objectContaining({ id: bad.newspaperId, unreadable: '{"broken' }));
  expect(document.newspapers).toContainEqual(expect.objectContaining({ id: good.newspaperId, pressRunId: good.id }));
  expect(document.versions.find(({ newspaperId }) => newspaperId === bad.newspaperId)).toMatchObject({
    newspaper: { unreadable: '{"broken' },
  });
  expect(document.pressRuns.find(({ id }) => id === bad.id)).toMatchObject({ order: { unreadable: '{"broken' } });
  await server.run("UPDATE newspapers SET data = ? WHERE id = ?", data, bad.newspaperId);
  await server.run("UPDATE newspaper_versions SET data = ? WHERE newspaper_id = ?", data, bad.newspaperId);
});

it("holds no secret, of the person or of anybody else", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  await other.post("/api/completed-newspapers", { title: "Another's", content: "Not yours.", expandedContent: {} });
  for (const provider of ["openai", "anthropic", "stability"])
    await me.post("/api/api-keys", { provider, keyValue: `sk-planted-${provider}-wxyz`, isActive: true });
  await server.run(
    "INSERT INTO passkeys (id, user_id, public_key, name, created_at) VALUES (?, ?, ?, 'Laptop', 3)",
    `planted-credential-${me.user.id}`,
    me.user.id,
    new TextEncoder().encode("planted-public-key"),
  );
  await me.post("/api/auth/codes", { email: me.user.email });
  const text = await (await me.get("/api/user/export")).text();
  const document = JSON.parse(text) as Document;
  expect(document.apiKeys).toEqual(
    ["anthropic", "openai", "stability"].map((provider) => ({ provider, last4: "wxyz", isActive: true, updatedAt: expect.any(Number) })),
  );
  expect(document.passkeys).toEqual([{ name: "Laptop", createdAt: 3, seenAt: null }]);
  const secrets: string[] = ["planted", ...me.cookies.values(), other.user.id, other.user.email, "Another's"];
  const hex = (value: unknown) => Buffer.from(value as Uint8Array);
  for (const row of await server.run("SELECT sealed, nonce FROM api_keys WHERE user_id = ?", me.user.id))
    for (const value of [row.sealed, row.nonce])
      secrets.push(hex(value).toString("hex"), hex(value).toString("base64"), JSON.stringify([...hex(value)]).slice(1, -1));
  for (const row of await server.run("SELECT code_hash, browser FROM login_codes"))
    secrets.push(String(row.code_hash), String(row.browser));
  for (const row of await server.run("SELECT id FROM sessions")) secrets.push(String(row.id));
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it("gives five hundred large newspapers page by page, each of them once", async () => {
  const me = await server.signIn();
  const body = JSON.stringify({
    content: "The bridge is open. ".repeat(400),
    expandedContent: { expandedContent: "People cross it. ".repeat(1_500) },
  });
  await server.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO newspapers (id, user_id, title, newspaper_name, template_id, language, number, data, created_at, updated_at)
     SELECT ?1 || '-' || i, ?1, 'Title ' || i, 'The Lantern', 'american-classic', 'en', i, ?2, i, i / 7 FROM n`,
    me.user.id,
    body,
  );
  await server.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     INSERT INTO images SELECT ?1 || '-' || i, ?1, NULL, 'image/png', 1, 1, 1, i / 7 FROM n`,
    me.user.id,
  );
  await server.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
     INSERT INTO token_ledger (id, user_id, delta, reason, at) SELECT ?1 || '-' || i, ?1, 1, 'test', 0 FROM n`,
    me.user.id,
  );
  await server.run("UPDATE users SET newspaper_count = 500 WHERE id = ?", me.user.id);
  const document = await exported(me);
  expect([document.newspapers.length, document.pictures.length, document.ledger.length]).toEqual([500, 1200, 1101]);
  expect(new Set(document.newspapers.map(({ title }) => title)).size).toBe(500);
  expect(new Set(document.pictures.map(({ address }) => address)).size).toBe(1200);
  expect(new Set(document.ledger.map(({ id }) => id)).size).toBe(1101);
  await server.expectSound();
});

it("leaves out what can no longer be restored", async () => {
  const me = await server.signIn();
  const { newspaperId } = await print(me);
  await me.delete(`/api/completed-newspapers/${newspaperId}`);
  await server.run("UPDATE newspapers SET deleted_at = ? WHERE id = ?", Date.now() - 31 * day, newspaperId);
  expect((await exported(me)).newspapers).toEqual([]);
});

it("is a whole document for somebody who has nothing yet", async () => {
  const me = await server.signIn();
  const { account, ledger, newspapers, pictures, pressRuns } = await exported(me);
  expect([account.email, ledger.length, newspapers, pictures, pressRuns]).toEqual([me.user.email, 1, [], [], []]);
});
