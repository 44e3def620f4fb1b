import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { makeAuthenticator, type Options } from "./authenticator.test-data.ts";

const origin = "https://paper.example";
const { browser, run } = startServer({ vars: { APP_ENV: "", PUBLIC_URL: origin } });
type Client = ReturnType<typeof browser>;

const begin = async (client: Client, path: string) => (await (await client.post(path)).json()) as Options;

/** Somebody of a site that cannot send mail, whose one way in is a passkey. */
async function withPasskeyOnly() {
  const userId = crypto.randomUUID();
  const email = uniqueEmail();
  await run("INSERT INTO users (id, email, username, created_at) VALUES (?, ?, ?, 0)", userId, email, email);
  const authenticator = makeAuthenticator(origin);
  authenticator.keepFor(userId);
  const publicKey = new Uint8Array(authenticator.publicKey);
  await run("INSERT INTO passkeys (id, user_id, public_key, created_at) VALUES (?, ?, ?, 0)", authenticator.id, userId, publicKey);
  const client = browser();
  const response = authenticator.get(await begin(client, "/api/auth/passkeys/sign-in/begin"));
  const answer = await client.post("/api/auth/passkeys/sign-in", { response });
  return { client, authenticator, answer };
}

it("signs in with cookies bound to the host", async () => {
  const { answer, client } = await withPasskeyOnly();
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
  expect(client.cookies.has("__Host-signin-passkey-sign-in")).toBe(false);
});

it("keeps the last way in where no mail can be sent", async () => {
  const { client, authenticator } = await withPasskeyOnly();
  const refused = await client.delete(`/api/auth/passkeys/${authenticator.id}`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "This is your last way to sign in. Please add another one first." });
  const second = makeAuthenticator(origin);
  const response = second.create(await begin(client, "/api/auth/passkeys/begin"));
  expect((await client.post("/api/auth/passkeys", { response })).status).toBe(200);
  const both = await Promise.all([authenticator, second].map(({ id }) => client.delete(`/api/auth/passkeys/${id}`)));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

it("the sign-in page offers passkeys, by a script of its own address", async () => {
  const page = await (await browser().get("/api/login?next=/pricing")).text();
  expect(page).toContain('data-host="paper.example" data-next="/pricing"');
  expect(page).toContain('src="/passkey-sign-in.js"');
});

it("one network begins six hundred sign-ins an hour, for the page begins one whenever it is shown, and is told when to come back", async () => {
  const client = browser({ "cf-connecting-ip": "192.0.2.60" });
  const statuses = [];
  for (let at = 0; at < 70; at++) statuses.push((await client.post("/api/auth/passkeys/sign-in/begin")).status);
  expect(statuses).toEqual(Array(70).fill(200));
  await run("UPDATE rate_counters SET count = 599 WHERE key LIKE 'passkey-sign-in:%'");
  expect((await client.post("/api/auth/passkeys/sign-in/begin")).status).toBe(200);
  const late = await client.post("/api/auth/passkeys/sign-in/begin");
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await browser({ "cf-connecting-ip": "192.0.2.61" }).post("/api/auth/passkeys/sign-in/begin")).status).toBe(200);
});
