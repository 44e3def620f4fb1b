import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { drizzle } from "drizzle-orm/libsql/node";
import { Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import { endpoints as apiKeys } from "../../functions/api-keys/index.ts";
import { openKey } from "../../functions/api-keys/seal.ts";
import { endpoints as auth } from "../../functions/auth/index.ts";
import { endpoints as local, standIns } from "../../functions/dev/app.ts";
import type { Variables } from "../../functions/http/context.ts";
import { settingsOf } from "../../functions/http/env.ts";
import { answerFailure } from "../../functions/http/errors.ts";
import { uniqueEmail } from "../../functions/testing/index.ts";
import { testVars } from "../../functions/testing/vars.ts";
import { endpoints as user } from "../../functions/user/index.ts";
import type { Database } from "../client.ts";
import { findViolations } from "../invariants.ts";
import * as schema from "../schema.ts";

const folder = mkdtempSync(join(tmpdir(), "stop-press-libsql-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The endpoints on a libSQL database of their own; only the network between them is left out. */
async function onLibsql() {
  const libsql = drizzle({ connection: { url: `file:${join(folder, `${crypto.randomUUID()}.db`)}` }, schema });
  await migrate(libsql, { migrationsFolder: "db/migrations" });
  const db = libsql as unknown as Database;
  const app = new Hono<{ Bindings: Env; Variables: Variables }>();
  app.onError(answerFailure);
  app.use(async (c, next) => {
    c.set("requestId", "test");
    c.set("settings", settingsOf(testVars as unknown as Env));
    c.set("now", Date.now());
    c.set("local", true);
    c.set("standIns", standIns);
    c.set("db", db);
    await next();
  });
  for (const { contract, handle } of [...auth, ...user, ...apiKeys, ...local]) app.on(contract.method, `/api${contract.path}`, handle);
  const later = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const answer = await app.request(
      path,
      { method, headers, body: body === undefined ? null : JSON.stringify(body) },
      testVars,
      later as never,
    );
    for (const line of answer.headers.getSetCookie())
      cookies.set(line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1).split(";")[0] ?? "");
    return answer;
  };
  return { db, send };
}

it("libSQL signs people in, grants their tokens and keeps the ledger as D1 does", async () => {
  const { db, send } = await onLibsql();
  const email = uniqueEmail();
  expect((await send("POST", "/api/auth/codes", { email })).status).toBe(204);
  const [mail] = (await (await send("GET", `/api/local/mailbox?to=${email}`)).json()) as { code: string }[];
  expect((await send("POST", "/api/auth/sessions", { email, code: "000000x" })).status).toBe(401);
  expect(await (await send("POST", "/api/auth/sessions", { email, code: mail?.code })).json()).toMatchObject({ email, tokens: 3 });
  expect((await send("POST", "/api/auth/sessions", { email, code: mail?.code })).status).toBe(401);
  expect(await (await send("GET", "/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
  expect(await (await send("GET", "/api/user/ledger")).json()).toMatchObject([{ delta: 3, balance: 3, reason: "free" }]);
  expect(await (await send("PATCH", "/api/user", { language: "ja" })).json()).toMatchObject({ language: "ja" });
  expect(await findViolations(db, Date.now())).toEqual([]);
});

it("libSQL refuses a negative balance and takes back the whole batch", async () => {
  const { db } = await onLibsql();
  await db.insert(schema.users).values({ id: "u", email: "u@example.test", username: "u", createdAt: 0 });
  const take = { id: "t", userId: "u", delta: -1, reason: "test", at: 0 };
  const both = db.batch([db.update(schema.users).set({ firstName: "changed" }), db.insert(schema.tokenLedger).values(take)]);
  await expect(both).rejects.toThrow();
  expect(await db.select({ firstName: schema.users.firstName, tokens: schema.users.tokens }).from(schema.users)).toEqual([
    { firstName: "", tokens: 0 },
  ]);
});

it("libSQL keeps a sealed key byte for byte", async () => {
  const { db, send } = await onLibsql();
  const email = uniqueEmail();
  await send("POST", "/api/auth/codes", { email });
  const [mail] = (await (await send("GET", `/api/local/mailbox?to=${email}`)).json()) as { code: string }[];
  await send("POST", "/api/auth/sessions", { email, code: mail?.code });
  expect((await send("POST", "/api/api-keys", { provider: "openai", keyValue: "sk-0123456789abcdef" })).status).toBe(204);
  expect((await send("POST", "/api/api-keys", { provider: "openai", isActive: false })).status).toBe(204);
  expect(await (await send("GET", "/api/api-keys")).json()).toMatchObject([{ provider: "openai", last4: "cdef", isActive: false }]);
  const [row] = await db.select().from(schema.apiKeys);
  expect(row && (await openKey(settingsOf(testVars as unknown as Env), row))).toBe("sk-0123456789abcdef");
});
