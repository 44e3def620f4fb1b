import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import type { Variables } from "../http/context.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { settingsOf } from "../http/env.ts";
import { answerFailure } from "../http/errors.ts";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { makeAuthenticator, type Options } from "./authenticator.test-data.ts";
import { addPasskey, signInWithPasskey } from "./passkeys.ts";

const origin = "https://stop-press.example";
const vars = { PUBLIC_URL: origin };
const { browser, signIn, db, run } = startServer({ vars });
afterEach(() => vi.restoreAllMocks());

/** A handler in this process on the Worker's database; `meanwhile` happens before its second batch, once the session has been read. */
async function openHandler({ handle }: Endpoint, meanwhile = async (): Promise<unknown> => undefined) {
  const app = new Hono<{ Bindings: Env; Variables: Variables }>();
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
  const settings = settingsOf({ ...testVars, ...vars } as unknown as Env);
  app.onError(answerFailure);
  app.use(async (c, next) => {
    c.set("requestId", "race");
    c.set("settings", settings);
    c.set("now", Date.now());
    c.set("local", true);
    c.set("db", database);
    await next();
  });
  app.post("/", handle);
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  return (cookie: string, response: unknown) =>
    app.request(
      "/",
      { method: "POST", headers: { cookie, "content-type": "application/json" }, body: JSON.stringify({ response }) },
      {},
      context as never,
    );
}

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) => [...cookies].map((pair) => pair.join("=")).join("; ");

/** Nobody goes on before `count` have come as far as the signature, which is after the counter has been read. */
function meetAtTheSignature(count: number): void {
  const verify = crypto.subtle.verify.bind(crypto.subtle);
  let arrived = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  vi.spyOn(crypto.subtle, "verify").mockImplementation(async (...given: Parameters<typeof verify>) => {
    if (++arrived >= count) open();
    await all;
    return verify(...given);
  });
}

it("of two copies of a key that have both been believed, only the first to write its count signs in", async () => {
  const person = await signIn();
  const authenticator = makeAuthenticator(origin);
  const options = (await (await person.post("/api/auth/passkeys/begin")).json()) as Options;
  expect((await person.post("/api/auth/passkeys", { response: authenticator.create(options) })).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const client = browser();
      const asked = (await (await client.post("/api/auth/passkeys/sign-in/begin")).json()) as Options;
      return { cookie: cookieOf(client), response: authenticator.get(asked, { counter: 5 }) };
    }),
  );
  const send = await openHandler(signInWithPasskey);
  meetAtTheSignature(2);
  const statuses = (await Promise.all(answers.map(({ cookie, response }) => send(cookie, response)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 401]);
  expect(await run("SELECT counter FROM passkeys WHERE id = ?", authenticator.id)).toEqual([{ counter: 5 }]);
});

it("a session that is ended while a new passkey is verified adds none", async () => {
  const person = await signIn();
  const authenticator = makeAuthenticator(origin);
  const response = authenticator.create((await (await person.post("/api/auth/passkeys/begin")).json()) as Options);
  const send = await openHandler(addPasskey, () => run("DELETE FROM sessions WHERE user_id = ?", person.user.id));
  expect((await send(cookieOf(person), response)).status).toBe(401);
  expect(await run("SELECT id FROM passkeys WHERE user_id = ?", person.user.id)).toEqual([]);
});
