import { expect, it } from "vitest";
import { seededRandom } from "../house/pictures/random.ts";
import { startServer } from "../testing/index.ts";
import { eventBody, newSession, sessionOf, sign } from "./events.test-data.ts";
import { forge } from "./forgeries.test-data.ts";

const { fetch, signIn, run, setTokens, expectSound } = startServer();

const send = async (body: string | Uint8Array, header: string) =>
  (await fetch("/api/stripe/webhook", { method: "POST", headers: { "stripe-signature": header }, body: body as BodyInit })).status;

it("twenty sessions, each told fifteen times in any order by many at once, give tokens twenty times", async () => {
  const { user, get } = await signIn();
  await setTokens(user.id, 0);
  const random = seededRandom("deliveries");
  const sessions = Array.from({ length: 20 }, () => newSession(user.id));
  for (const { id } of sessions) await run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", id, user.id);
  const types = ["checkout.session.completed", "checkout.session.async_payment_succeeded"];
  const waiting = sessions
    .flatMap((session) => Array.from({ length: 15 }, (_, i) => eventBody(types[i % 2] ?? "", sessionOf(session))))
    .map((body) => ({ body, place: random() }))
    .sort((one, other) => one.place - other.place);
  const hand = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) expect(await send(next.body, sign(next.body))).toBe(200);
  };
  await Promise.all(Array.from({ length: 12 }, hand));
  expect(await (await get("/api/user/tokens")).json()).toEqual({ tokens: 60, isAdmin: false });
  await expectSound();
});

it("two hundred forged events are refused, and the true one is not", async () => {
  const { user, get } = await signIn();
  await setTokens(user.id, 0);
  const session = newSession(user.id);
  await run("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, 0)", session.id, user.id);
  const random = seededRandom("forgeries over HTTP");
  const body = eventBody("checkout.session.completed", sessionOf(session));
  for (let i = 0; i < 200; i++) {
    const { sent, header } = forge(body, random);
    expect([i, header, await send(sent, header)]).toEqual([i, header, 400]);
  }
  expect(await (await get("/api/user/tokens")).json()).toEqual({ tokens: 0, isAdmin: false });
  expect(await send(body, sign(body))).toBe(200);
  expect(await (await get("/api/user/tokens")).json()).toEqual({ tokens: 3, isAdmin: false });
});
