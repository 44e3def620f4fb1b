import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import { deletion } from "./user.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: { ADMIN_EMAILS: "one@admins.test,other@admins.test" } });
type Me = Awaited<ReturnType<typeof server.signIn>>;

const leave = (me: Me, confirm: unknown = me.user.email) => me.send("DELETE", "/api/user", { confirm });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const tick = () => server.worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });

async function print(me: Me, order = scriptedOrder()): Promise<{ id: string; newspaperId: string }> {
  const { id } = (await (await me.post("/api/press-runs", order)).json()) as { id: string };
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  const { newspaperId } = (await (await me.get(`/api/press-runs/${id}`)).json()) as { newspaperId: string };
  return { id, newspaperId };
}

/** A photograph on its way up. */
async function upload(me: Me): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(PNG.sync.write(new PNG({ width: 40, height: 30 })))], "photo.png"));
  // The harness's own fetch knows only its own FormData.
  const body = new Response(form);
  const cookie = [...me.cookies].map((pair) => pair.join("=")).join("; ");
  return server.fetch("/api/images", {
    method: "POST",
    headers: { cookie, "content-type": body.headers.get("content-type") ?? "" },
    body: new Uint8Array(await body.arrayBuffer()),
  });
}

/** Keys of everything in the bucket, which other files may have used before. */
async function bucketKeys(): Promise<string[]> {
  const { IMAGES } = await server.env();
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await IMAGES.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}
const keysSince = async (before: string[]) => (await bucketKeys()).filter((key) => !before.includes(key));

/** All rows of the database that hold one of the words, by table. */
async function rowsWith(...words: string[]): Promise<string[]> {
  const tables = await server.run(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = (await server.run(`SELECT * FROM "${name}"`)).map((row) => JSON.stringify(row));
    found.push(...rows.filter((row) => words.some((word) => row.includes(word))).map(() => String(name)));
  }
  return found;
}

async function objectTables(runId: string): Promise<unknown[]> {
  const storage = await server.worker.getDurableObjectStorage("PRESS_RUNS", { name: runId });
  return [...((await storage.exec("SELECT name FROM sqlite_master WHERE name IN ('facts', 'steps', 'events')")) as Iterable<unknown>)];
}

it("deletes the account with everything in it, and leaves the ledger without the person", async () => {
  const me = await server.signIn();
  const order = scriptedOrder();
  const { id, newspaperId } = await print(me, order);
  await me.post("/api/api-keys", { provider: "openai", keyValue: "sk-planted-0123456789" });
  await me.post("/api/auth/codes", { email: me.user.email });
  await server.run(
    "INSERT INTO passkeys (id, user_id, public_key, created_at) VALUES (?, ?, x'00', 0)",
    `passkey-${me.user.id}`,
    me.user.id,
  );
  await server.run(
    "INSERT INTO identities (issuer, subject, user_id, created_at) VALUES ('https://id.test', ?, ?, 0)",
    me.user.id,
    me.user.id,
  );
  await server.run(
    "INSERT INTO sign_in_attempts VALUES (?, 'passkey-new', ?, 9e15)",
    `attempt-${me.user.id}`,
    `{"userId":"${me.user.id}"}`,
  );
  await server.run("INSERT INTO sign_in_attempts VALUES (?, 'identity', ?, 9e15)", `waiting-${me.user.id}`, `{"email":"${me.user.email}"}`);
  await server.run("INSERT INTO rate_counters VALUES (?, 1, 1), (?, 1, 1)", `run:${id}:texts:place`, `checkout:${me.user.id}`);
  await server.run("INSERT INTO checkout_sessions (id, user_id, status, created_at) VALUES ('cs_paid', ?, 'failed', 0)", me.user.id);
  const { imageUrl } = (await (await me.get(`/api/completed-newspapers/${newspaperId}`)).json()) as { imageUrl: string };
  const { IMAGES } = await server.env();
  const kept = (await server.run("SELECT key FROM images WHERE user_id = ?", me.user.id)).map(({ key }) => String(key));
  expect(kept).toHaveLength(2);
  expect(await Promise.all(kept.map((key) => IMAGES.head(key)))).not.toContain(null);

  const answer = await leave(me, `  ${me.user.email.toUpperCase()} `);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(me.cookies.has("session")).toBe(false);
  const left = await rowsWith(me.user.id, me.user.email, order.title, id, newspaperId, ...kept, "First.");
  expect(new Set(left.filter((table) => table !== "removals"))).toEqual(new Set(["token_ledger", "checkout_sessions", "local_mail"]));
  await expect.poll(() => server.run("SELECT * FROM removals")).toEqual([]);
  expect(await Promise.all(kept.map((key) => IMAGES.head(key)))).toEqual([null, null]);
  expect(await objectTables(id)).toEqual([]);
  expect((await me.get(imageUrl)).status).toBe(404);
  await server.expectSound();
});

it("stops every device at once, also one that asks at the same moment", async () => {
  const [phone, desk] = [await server.signIn("both@example.test"), await server.signIn("both@example.test")];
  expect((await leave(phone)).status).toBe(204);
  for (const device of [phone, desk]) {
    expect((await device.get("/api/auth/user")).status).toBe(401);
    expect((await leave(device, "both@example.test")).status).toBe(401);
  }
});

it("asks for the account's own address, and says so", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  for (const confirm of ["", "yes", other.user.email, `${me.user.email}x`, `x${me.user.email}`, me.user.email.replace("@", "+x@")]) {
    const answer = await leave(me, confirm);
    expect([confirm, answer.status]).toEqual([confirm, 422]);
    expect(await answer.json()).toMatchObject({
      code: "INVALID",
      error: "This is not the address of your account. Please type the address you sign in with.",
      details: { fields: ["confirm"] },
    });
  }
  for (const confirm of [undefined, null, 7, ["x"], "x".repeat(321)]) expect((await leave(me, confirm ?? null)).status).toBe(422);
  expect((await me.get("/api/auth/user")).status).toBe(200);
  expect((await other.get("/api/auth/user")).status).toBe(200);
});

it("lets the address begin anew: another account, and no second free tokens this month", async () => {
  const email = uniqueEmail("again");
  const before = await server.signIn(email);
  await server.grant(before.user.id, 5);
  await leave(before);
  const after = await server.signIn(email);
  expect(after.user).toMatchObject({ email, tokens: 0, newspaperCount: 0, role: "user" });
  expect(after.user.id).not.toBe(before.user.id);
  expect(await (await after.get("/api/user/ledger")).json()).toEqual([]);
  await server.expectSound();
});

it("keeps the last admin, and one of two who leave at once", async () => {
  const email = (name: string) => `${name}@admins.test`;
  const alone = await server.signIn(email("one"));
  const refused = await leave(alone);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: "CONFLICT",
      error: "You are the last admin. Please make somebody else an admin first, then delete your account.",
      details: { reason: "last-admin" },
    },
  ]);
  expect((await alone.get("/api/auth/user")).status).toBe(200);
  for (let round = 0; round < 10; round++) {
    const both = [await server.signIn(email("one")), await server.signIn(email("other"))];
    const answers = await Promise.all(both.map((admin) => leave(admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await server.run("SELECT count(*) AS n FROM users WHERE role = 'admin'")).toEqual([{ n: 1 }]);
  }
  await server.expectSound();
});

it("is asked from eight devices at once and happens once", async () => {
  const email = uniqueEmail("everywhere");
  const devices: Me[] = [];
  for (let count = 0; count < 8; count++) devices.push(await server.signIn(email));
  const answers = await Promise.all(devices.map((device) => leave(device)));
  expect(answers.every(({ status }) => status === 204 || status === 401)).toBe(true);
  expect(answers.map(({ status }) => status)).toContain(204);
  const mails = (await (await server.fetch(`/api/local/mailbox?to=${email}`)).json()) as { code?: string | null }[];
  expect(mails.filter(({ code }) => !code)).toHaveLength(1);
  await server.expectSound();
});

it.each([
  ["while it is written", { text: ["hang"], "picture-2": ["hang"] }, 300],
  ["while a picture is on its way", { "picture-1": [300], "picture-2": [320], text: [800] }, 305],
  ["before it has begun", { text: ["hang"] }, 0],
  ["while it is saved", {}, 60],
])("stops a run of an account that goes %s, and leaves nothing of it", async (_, script, wait) => {
  const me = await server.signIn();
  const before = await bucketKeys();
  server.server.clearLogs?.();
  const { id } = (await (await me.post("/api/press-runs", scriptedOrder(script))).json()) as { id: string };
  const watched = me.get(`/api/press-runs/${id}/events`).then((answer) => answer.text());
  await pause(wait);
  expect((await leave(me)).status).toBe(204);
  // The stream ends by itself: its reader is told by the next answer who is gone.
  await watched;
  await expect.poll(() => server.run("SELECT * FROM removals")).toEqual([]);
  await pause(1_200);
  expect(await keysSince(before)).toEqual([]);
  expect(await rowsWith(id)).toEqual(["token_ledger"]);
  expect(await objectTables(id)).toEqual([]);
  expect(JSON.stringify(server.server.getLogs())).not.toContain("press run interrupted");
  await server.expectSound();
});

it("stops a block that is being made again, and leaves nothing of it", async () => {
  const me = await server.signIn();
  const before = await bucketKeys();
  const { id } = await print(me, scriptedOrder({ "picture-1": ["ok", 300], headline: ["hang"] }));
  for (const block of ["picture", "headline"]) {
    expect((await me.post(`/api/press-runs/${id}/blocks`, { block })).status).toBe(202);
    if (block === "picture") await expect.poll(() => server.run("SELECT 1 FROM images WHERE user_id = ?", me.user.id)).toHaveLength(3);
    if (block === "picture") await (await me.get(`/api/press-runs/${id}/events`)).text();
  }
  await pause(50);
  expect((await leave(me)).status).toBe(204);
  await expect.poll(() => server.run("SELECT * FROM removals")).toEqual([]);
  await pause(1_000);
  expect(await keysSince(before)).toEqual([]);
  expect(await objectTables(id)).toEqual([]);
  await server.expectSound();
});

it("whatever else is asked for at the same moment is refused like a stranger's, and leaves nothing", async () => {
  for (let round = 0; round < 6; round++) {
    const me = await server.signIn();
    const before = await bucketKeys();
    const title = `Crossing ${crypto.randomUUID()}`;
    const article = { title, content: "The bridge is open. People cross it.", region: "Duluth", language: "en" };
    const asked = [
      () => me.post("/api/press-runs", scriptedOrder()),
      () => me.post("/api/user/consume-token"),
      () =>
        me.post("/api/ai/generate-image", {
          articleTitle: title,
          articleContent: article.content,
          style: "editorial",
          size: "small",
          description: "",
          language: "en",
        }),
      () => me.post("/api/completed-newspapers", { ...article, expandedContent: {} }),
      () => me.post("/api/api-keys", { provider: "openai", keyValue: "sk-planted-0123456789" }),
      () => me.patch("/api/user", { firstName: "Late" }),
      () => me.get("/api/user/tokens"),
      () => upload(me),
    ];
    const answers = asked.map((ask) => ask());
    await pause(round * 4);
    expect((await leave(me)).status).toBe(204);
    const late = (await Promise.all(answers)).filter(({ status }) => status >= 500);
    expect(await Promise.all(late.map((answer) => answer.text()))).toEqual([]);
    await expect.poll(() => server.run("SELECT * FROM removals")).toEqual([]);
    await expect.poll(() => keysSince(before)).toEqual([]);
    expect(new Set(await rowsWith(me.user.id, title))).toEqual(new Set(["token_ledger"]));
  }
  await tick();
  await server.expectSound();
});

it("costs no more for all the others there are: every statement finds its rows by an index", async () => {
  const queries = deletion(await server.db(), { id: "somebody", email: "somebody@example.test" }, 0);
  for (const query of queries) {
    const { sql, params } = (query as unknown as { toSQL(): { sql: string; params: unknown[] } }).toSQL();
    const plan = (await server.run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail));
    // Attempts at signing in last ten minutes, and admins are few.
    const scans = plan.filter((step) => /^SCAN (?!sign_in_attempts|o USING COVERING INDEX users_admins|\(subquery)/.test(step));
    expect([sql, scans]).toEqual([sql, []]);
  }
});
