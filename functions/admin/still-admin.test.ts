import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Variables } from "../http/context.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { settingsOf } from "../http/env.ts";
import { answerFailure } from "../http/errors.ts";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { admins } from "./acting.test-data.ts";
import { resetLayout, saveLayout } from "./layouts.ts";
import { changeRole, changeTokens } from "./users.ts";

const server = startServer();
const { signIn, run, db, expectSound } = server;
const signInAdmin = admins(server);

type Admin = Awaited<ReturnType<typeof signInAdmin>>;

/** One call of the handler in this process on the Worker's database; `meanwhile` happens once the session has been read. */
async function callWith(endpoint: Endpoint, path: string, body: object, me: Admin, meanwhile: () => Promise<unknown>): Promise<Response> {
  let batches = 0;
  const database = new Proxy(await db(), {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name);
      return async (...given: Parameters<typeof target.batch>) => {
        if (++batches === 2) await meanwhile();
        return target.batch(...given);
      };
    },
  });
  const app = new Hono<{ Bindings: Env; Variables: Variables }>();
  app.onError(answerFailure);
  app.use(async (c, next) => {
    c.set("requestId", "demoted");
    c.set("settings", settingsOf(testVars as unknown as Env));
    c.set("now", Date.now());
    c.set("local", true);
    c.set("db", database);
    await next();
  });
  const { method } = endpoint.contract;
  app.on(method, endpoint.contract.path, (c) => endpoint.handle(c));
  const cookie = [...me.cookies].map((pair) => pair.join("=")).join("; ");
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const order = {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(method === "PUT" && { body: JSON.stringify(body) }),
  };
  return app.request(path, order, {}, context as never);
}

it("an admin who is demoted between the reading of the session and the act does nothing any more", async () => {
  const me = await signInAdmin();
  const { user } = await signIn();
  const become = (role: string) => run("UPDATE users SET role = ? WHERE id = ?", role, me.user.id);
  for (const [endpoint, what, body] of [
    [changeRole, "role", { role: "admin" }],
    [changeTokens, "tokens", { tokens: 99 }],
  ] as const) {
    await become("admin");
    const answer = await callWith(endpoint, `/admin/users/${user.id}/${what}`, body, me, () => become("user"));
    expect([what, answer.status]).toEqual([what, 403]);
  }
  expect(await run("SELECT role, tokens FROM users WHERE id = ?", user.id)).toEqual([{ role: "user", tokens: 3 }]);
  const page = "/admin/layouts/modern-herald/two-column";
  const box = { id: "masthead", type: "masthead", name: "Masthead", x: 20, y: 14, width: 572, height: 90 };
  for (const [endpoint, body] of [
    [saveLayout, { sectionLayout: [box] }],
    [saveLayout, { sectionLayout: [box], from: null }],
    [resetLayout, {}],
  ] as const) {
    await become("admin");
    expect((await callWith(endpoint, page, body, me, () => become("user"))).status).toBe(403);
  }
  expect(await run("SELECT id FROM layouts WHERE user_id = ?", me.user.id)).toEqual([]);
  expect(await run("SELECT * FROM audit WHERE subject IN (?, 'modern-herald/two-column')", user.id)).toEqual([]);
  await become("admin");
  const answer = await callWith(changeTokens, `/admin/users/${user.id}/tokens`, { tokens: 99 }, me, async () => undefined);
  expect([answer.status, (await run("SELECT tokens FROM users WHERE id = ?", user.id))[0]?.tokens]).toEqual([200, 99]);
  await expectSound();
});
