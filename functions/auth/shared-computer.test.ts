import { expect, it } from "vitest";
import type { AppContext } from "../http/context.ts";
import { keyedHash } from "../http/keyed-hash.ts";
import { randomId } from "../http/random-id.ts";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";
import { joinIdentity } from "./identities.ts";

const provider = { id: "id", name: "Id", issuer: "https://id.example.test", clientId: "press", clientSecret: "secret" };
const { browser, run, db, signIn, mailedCode } = startServer({
  vars: { OIDC_PROVIDERS: JSON.stringify([provider]), PUBLIC_URL: "https://press.example.test" },
});
type Client = ReturnType<typeof browser>;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** Somebody has signed in at the provider, without an address it has confirmed, and has left the computer. */
async function pendingIn(client: Client): Promise<string> {
  const subject = crypto.randomUUID();
  const secret = randomId();
  const identity = { issuer: provider.issuer, subject, provider: provider.id, email: uniqueEmail(), isConfirmed: false, firstName: "" };
  const id = await keyedHash(testVars.IDENTITY_SECRET, "attempt identity", secret);
  await run("INSERT INTO sign_in_attempts VALUES (?, 'identity', ?, ?)", id, JSON.stringify(identity), Date.now() + 600_000);
  client.cookies.set("signin-identity", secret);
  return subject;
}

/** Asks for a code and enters it, on the page that says that both will be joined. */
async function joinByCode(client: Client): Promise<Response> {
  const fields = { email: uniqueEmail(), joining: provider.id };
  const asked = await client.post("/api/login", form(fields));
  if (asked.headers.get("location")?.includes("notice=expired")) return asked;
  return client.post("/api/login", form({ ...fields, code: await mailedCode(fields.email) }));
}

async function signInHere(client: Client, by: "form" | "api"): Promise<void> {
  const email = uniqueEmail();
  if (by === "form") await client.post("/api/login", form({ email }));
  else await client.post("/api/auth/codes", { email });
  const code = await mailedCode(email);
  if (by === "form") await client.post("/api/login", form({ email, code }));
  else await client.post("/api/auth/sessions", { email, code });
  expect((await client.get("/api/auth/user")).status).toBe(200);
}

it.each(["form", "api"] as const)("an identity somebody left waiting is nobody's once another has signed in by %s", async (by) => {
  const client = browser();
  const subject = await pendingIn(client);
  await signInHere(client, by);
  expect(client.cookies.has("signin-identity")).toBe(false);
  expect((await joinByCode(client)).headers.get("location")).toContain("notice=expired");
  expect(await run("SELECT * FROM identities WHERE subject = ?", subject)).toEqual([]);
});

it("signing out leaves nothing half done for whoever comes next, not even the address", async () => {
  const client = browser();
  await signInHere(client, "api");
  const subject = await pendingIn(client);
  await client.post("/api/login", form({ email: uniqueEmail("left") }));
  await client.get("/api/logout");
  expect([...client.cookies.keys()]).toEqual(["signin"]);
  expect((await joinByCode(client)).headers.get("location")).toContain("notice=expired");
  expect(await run("SELECT * FROM identities WHERE subject = ?", subject)).toEqual([]);
});

it("another site's link to sign out leaves what is half done as it is", async () => {
  const client = browser();
  await pendingIn(client);
  await client.get("/api/logout", { "sec-fetch-site": "cross-site" });
  expect(client.cookies.has("signin-identity")).toBe(true);
});

it("whoever asked for it is joined, in the same request that proves the address", async () => {
  const client = browser();
  const subject = await pendingIn(client);
  expect((await joinByCode(client)).headers.get("location")).toBe("/home");
  const { id } = (await (await client.get("/api/auth/user")).json()) as { id: string };
  expect(await run("SELECT user_id FROM identities WHERE subject = ?", subject)).toEqual([{ user_id: id }]);
  expect(client.cookies.has("signin-identity")).toBe(false);
});

it("nothing is joined by a session that was ended while the provider was asked", async () => {
  const thief = await signIn();
  const owner = await signIn(thief.user.email);
  const [session] = await run("SELECT id FROM sessions WHERE user_id = ? ORDER BY rowid LIMIT 1", thief.user.id);
  const c = { var: { db: await db(), now: Date.now() } } as unknown as AppContext;
  const asThief = { id: thief.user.id, sessionId: String(session?.id) };
  const identity = {
    issuer: provider.issuer,
    subject: crypto.randomUUID(),
    provider: provider.id,
    email: "",
    isConfirmed: false,
    firstName: "",
  };
  await owner.delete("/api/auth/sessions");
  expect(await joinIdentity(c, asThief, identity)).toBe("ended");
  expect(await run("SELECT * FROM identities WHERE subject = ?", identity.subject)).toEqual([]);
});

it.each(["image", "iframe", "empty"])("a provider's link that a page loads as %s begins nothing", async (kind) => {
  const client = browser();
  const before = await run("SELECT count(*) AS begun FROM sign_in_attempts");
  const answer = await client.get(`/api/auth/oidc/${provider.id}/start`, { "sec-fetch-dest": kind });
  expect(answer.headers.get("location")).toMatch(/^\/api\/login/);
  expect(await run("SELECT count(*) AS begun FROM sign_in_attempts")).toEqual(before);
  expect(client.cookies.size).toBe(0);
});
