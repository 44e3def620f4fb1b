import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { type Bent, makeAuthenticator, type Options } from "./authenticator.test-data.ts";
import type { Passkey, User } from "./contract.ts";

const origin = "https://stop-press.example";
const { browser, signIn, run } = startServer({ vars: { PUBLIC_URL: `${origin}/` } });

type Person = Awaited<ReturnType<typeof signIn>>;
type Client = Pick<Person, "post" | "get">;

const optionsOf = async (client: Client, path: string) => {
  const answer = await client.post(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Options;
};
const beginNew = (client: Client) => optionsOf(client, "/api/auth/passkeys/begin");
const beginSignIn = (client: Client) => optionsOf(client, "/api/auth/passkeys/sign-in/begin");

async function addPasskey(person: Client, { bent, name }: { bent?: Bent; name?: string } = {}) {
  const authenticator = makeAuthenticator(origin);
  const options = await beginNew(person);
  const answer = await person.post("/api/auth/passkeys", { response: authenticator.create(options, bent), name });
  return { authenticator, options, answer };
}

/** Somebody with a passkey. */
async function withPasskey() {
  const person = await signIn();
  const { authenticator, answer } = await addPasskey(person, { name: "Laptop" });
  expect(answer.status).toBe(200);
  return { person, authenticator };
}

async function signInWith(authenticator: ReturnType<typeof makeAuthenticator>, bent?: Bent, client: Client = browser()) {
  const options = await beginSignIn(client);
  return client.post("/api/auth/passkeys/sign-in", { response: authenticator.get(options, bent) });
}

it("adds a passkey, lists it, and signs in with it in another browser without an address", async () => {
  const person = await signIn();
  const { authenticator, options, answer } = await addPasskey(person, { name: "  Laptop " });
  expect(options).toMatchObject({
    rp: { id: "stop-press.example", name: "Stop Press" },
    user: { name: person.user.email },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [],
  });
  expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
  expect(Buffer.from(options.user.id, "base64url").toString()).toBe(person.user.id);
  expect(await answer.json()).toMatchObject({ id: authenticator.id, name: "Laptop", seenAt: null });

  const elsewhere = browser();
  const signedIn = await signInWith(authenticator, undefined, elsewhere);
  expect(signedIn.status).toBe(200);
  expect(((await signedIn.json()) as User).id).toBe(person.user.id);
  expect(((await (await elsewhere.get("/api/auth/user")).json()) as User).email).toBe(person.user.email);
  const [listed] = (await (await elsewhere.get("/api/auth/passkeys")).json()) as Passkey[];
  expect(listed).toEqual({ id: authenticator.id, name: "Laptop", createdAt: expect.any(Number), seenAt: expect.any(Number) });
  expect((await beginNew(person)).excludeCredentials).toEqual([{ id: authenticator.id, transports: ["internal"], type: "public-key" }]);
});

it("options for signing in name no credential and ask for the person to be verified", async () => {
  const options = await beginSignIn(browser());
  expect(options).toMatchObject({ rpId: "stop-press.example", userVerification: "required", allowCredentials: [] });
  expect(Buffer.from(options.challenge, "base64url").length).toBeGreaterThanOrEqual(16);
});

const bentRegistrations: [string, Bent][] = [
  ["comes from another origin", { origin: "https://evil.example" }],
  ["comes from another port", { origin: "https://stop-press.example:8443" }],
  ["is made for another site", { rpId: "evil.example" }],
  ["answers another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
  ["is of the other ceremony", { type: "webauthn.get" }],
  ["ran in a frame of another site", { crossOrigin: true }],
  ["did not verify the person", { userVerified: false }],
  ["had nobody present", { userPresent: false }],
  ["says another id than its authenticator", { id: "b3RoZXI" }],
];
for (const [why, bent] of bentRegistrations)
  it(`adds nothing when the answer ${why}`, async () => {
    const person = await signIn();
    const { answer } = await addPasskey(person, { bent });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: "This passkey could not be added. Please try again from the beginning." });
    expect(await (await person.get("/api/auth/passkeys")).json()).toEqual([]);
  });

it("takes a new passkey for its challenge once, in its browser, for its person and session, within ten minutes", async () => {
  const person = await signIn();
  const { options, answer } = await addPasskey(person);
  expect(answer.status).toBe(200);
  expect((await person.post("/api/auth/passkeys", { response: makeAuthenticator(origin).create(options) })).status).toBe(422);

  const asked = await beginNew(person);
  const stranger = await signIn();
  stranger.cookies.set("signin-passkey-new", person.cookies.get("signin-passkey-new") ?? "");
  expect((await stranger.post("/api/auth/passkeys", { response: makeAuthenticator(origin).create(asked) })).status).toBe(422);

  const again = await beginNew(person);
  const otherSession = await signIn(person.user.email);
  otherSession.cookies.set("signin-passkey-new", person.cookies.get("signin-passkey-new") ?? "");
  expect((await otherSession.post("/api/auth/passkeys", { response: makeAuthenticator(origin).create(again) })).status).toBe(422);

  const late = await beginNew(person);
  await run("UPDATE sign_in_attempts SET expires_at = ? WHERE kind = 'passkey-new'", Date.now() - 1);
  expect((await person.post("/api/auth/passkeys", { response: makeAuthenticator(origin).create(late) })).status).toBe(422);
  expect(await (await stranger.get("/api/auth/passkeys")).json()).toEqual([]);
  expect(await (await person.get("/api/auth/passkeys")).json()).toHaveLength(1);
});

it("a challenge for signing in makes no passkey, and one for a new passkey signs nobody in", async () => {
  const { person, authenticator } = await withPasskey();
  const forSignIn = await beginSignIn(person);
  person.cookies.set("signin-passkey-new", person.cookies.get("signin-passkey-sign-in") ?? "");
  expect((await person.post("/api/auth/passkeys", { response: makeAuthenticator(origin).create(asCreation(forSignIn)) })).status).toBe(422);
  const forNew = await beginNew(person);
  person.cookies.set("signin-passkey-sign-in", person.cookies.get("signin-passkey-new") ?? "");
  const answer = await person.post("/api/auth/passkeys/sign-in", {
    response: authenticator.get({ ...forNew, rpId: "stop-press.example" }),
  });
  expect(answer.status).toBe(401);
});
const asCreation = (options: Options): Options => ({
  ...options,
  rp: { id: "stop-press.example", name: "" },
  user: { id: "dQ", name: "", displayName: "" },
});

it("reads no attestation: a statement with addresses in its certificates is dropped unread", async () => {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const x5c = [publicKey.export({ format: "der", type: "spki" })];
  const attestation = {
    fmt: "android-key",
    attStmt: new Map([
      ["x5c", x5c],
      ["sig", Buffer.alloc(70)],
    ] as [string, never][]),
  };
  const { authenticator, answer } = await addPasskey(await signIn(), { bent: { attestation } });
  expect(answer.status).toBe(200);
  expect((await signInWith(authenticator)).status).toBe(200);
});

it("one authenticator is one passkey: not twice for one person, not for two persons, not twice at once", async () => {
  const [one, other] = [await signIn(), await signIn()];
  const authenticator = makeAuthenticator(origin);
  const [forOne, forOther] = [await beginNew(one), await beginNew(other)];
  const answers = await Promise.all([
    one.post("/api/auth/passkeys", { response: authenticator.create(forOne) }),
    other.post("/api/auth/passkeys", { response: authenticator.create(forOther) }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: "CONFLICT", details: { reason: "known" } });
  const winner = answers[0]?.status === 200 ? one : other;
  const options = await beginNew(winner);
  expect((await winner.post("/api/auth/passkeys", { response: authenticator.create(options) })).status).toBe(409);
  expect(await run("SELECT user_id FROM passkeys WHERE id = ?", authenticator.id)).toEqual([{ user_id: winner.user.id }]);
});

it("a person has at most twenty passkeys, and is told so", async () => {
  const person = await signIn();
  const insert = "INSERT INTO passkeys (id, user_id, public_key, created_at) VALUES (?, ?, x'00', 0)";
  for (let n = 0; n < 19; n++) await run(insert, crypto.randomUUID(), person.user.id);
  const { answer } = await addPasskey(person);
  expect(answer.status).toBe(200);
  expect(await (await person.post("/api/auth/passkeys/begin")).json()).toMatchObject({ code: "CONFLICT", details: { reason: "too-many" } });
  await run("DELETE FROM passkeys WHERE id = (SELECT min(id) FROM passkeys WHERE user_id = ? AND created_at = 0)", person.user.id);
  const options = await beginNew(person);
  await run(insert, crypto.randomUUID(), person.user.id);
  const late = await person.post("/api/auth/passkeys", { response: makeAuthenticator(origin).create(options) });
  expect([late.status, await late.json()]).toMatchObject([409, { details: { reason: "too-many" } }]);
});

const bentSignIns: [string, Bent][] = [
  ["comes from another origin", { origin: "https://evil.example" }],
  ["is made for another site", { rpId: "evil.example" }],
  ["answers another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
  ["is of the other ceremony", { type: "webauthn.create" }],
  ["ran in a frame of another site", { crossOrigin: true }],
  ["did not verify the person", { userVerified: false }],
  ["had nobody present", { userPresent: false }],
  ["names another account", { userHandle: Buffer.from("AAAAAAAAAAAAAAAAAAAAAA").toString("base64url") }],
  ["names no account", { userHandle: null }],
  ["names no known passkey", { id: "bm9ib2R5" }],
];
const refused = { error: "You could not be signed in with this passkey. Please try again, or use a code by e-mail.", code: "UNAUTHORIZED" };
for (const [why, bent] of bentSignIns)
  it(`signs nobody in when the answer ${why}`, async () => {
    const { authenticator } = await withPasskey();
    const client = browser();
    const answer = await signInWith(authenticator, bent, client);
    expect([answer.status, await answer.json()]).toMatchObject([401, refused]);
    expect((await client.get("/api/auth/user")).status).toBe(401);
    expect((await signInWith(authenticator)).status).toBe(200);
  });

it("signs nobody in with a signature that was changed, or made by another key", async () => {
  const { authenticator } = await withPasskey();
  const client = browser();
  const genuine = authenticator.get(await beginSignIn(client));
  const bytes = Buffer.from(genuine.response.signature, "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  const changed = { ...genuine, response: { ...genuine.response, signature: bytes.toString("base64url") } };
  expect((await client.post("/api/auth/passkeys/sign-in", { response: changed })).status).toBe(401);

  const thief = makeAuthenticator(origin);
  const userHandle = genuine.response.userHandle;
  expect((await signInWith(thief, { id: authenticator.id, userHandle })).status).toBe(401);
});

it("an answer counts once, in the browser that asked, within ten minutes", async () => {
  const { authenticator } = await withPasskey();
  const client = browser();
  const options = await beginSignIn(client);
  const cookie = client.cookies.get("signin-passkey-sign-in") ?? "";
  const response = authenticator.get(options);
  expect((await browser().post("/api/auth/passkeys/sign-in", { response })).status).toBe(401);
  const other = browser();
  await beginSignIn(other);
  expect((await other.post("/api/auth/passkeys/sign-in", { response })).status).toBe(401);
  expect((await client.post("/api/auth/passkeys/sign-in", { response })).status).toBe(200);
  client.cookies.set("signin-passkey-sign-in", cookie);
  expect((await client.post("/api/auth/passkeys/sign-in", { response })).status).toBe(401);

  const slow = browser();
  const late = await beginSignIn(slow);
  await run("UPDATE sign_in_attempts SET expires_at = ? WHERE kind = 'passkey-sign-in'", Date.now() - 1);
  expect((await slow.post("/api/auth/passkeys/sign-in", { response: authenticator.get(late) })).status).toBe(401);
});

it("of twenty equal answers at once one signs in", async () => {
  const { person, authenticator } = await withPasskey();
  const client = browser();
  const response = authenticator.get(await beginSignIn(client));
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.post("/api/auth/passkeys/sign-in", { response })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await run("SELECT count(*) AS n FROM sessions WHERE user_id = ?", person.user.id)).toEqual([{ n: 2 }]);
});

it("a counter that stands still or goes back is a copied key, and signs nobody in", async () => {
  const { authenticator } = await withPasskey();
  expect((await signInWith(authenticator, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) expect((await signInWith(authenticator, { counter })).status).toBe(401);
  expect((await signInWith(authenticator, { counter: 8 })).status).toBe(200);
});

it("an authenticator that does not count always says 0", async () => {
  const { authenticator } = await withPasskey();
  for (let time = 0; time < 3; time++) expect((await signInWith(authenticator, { counter: 0 })).status).toBe(200);
});

it("of many copies that answer at once with one count, one signs in", async () => {
  const { authenticator } = await withPasskey();
  const copies = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const client = browser();
      return { client, response: authenticator.get(await beginSignIn(client), { counter: 5 }) };
    }),
  );
  const answers = await Promise.all(copies.map(({ client, response }) => client.post("/api/auth/passkeys/sign-in", { response })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("the passkey of an account that is gone signs nobody in", async () => {
  const { person, authenticator } = await withPasskey();
  await run("DELETE FROM users WHERE id = ?", person.user.id);
  expect(await run("SELECT id FROM passkeys WHERE id = ?", authenticator.id)).toEqual([]);
  expect((await signInWith(authenticator)).status).toBe(401);
});

it("opens a new session and ends the one the browser had", async () => {
  const { authenticator } = await withPasskey();
  const other = await signIn();
  const before = other.cookies.get("session");
  expect((await signInWith(authenticator, undefined, other)).status).toBe(200);
  expect(other.cookies.get("session")).not.toBe(before);
  expect((await browser({ cookie: `session=${before}` }).get("/api/auth/user")).status).toBe(401);
});

it("a removed passkey signs nobody in; renaming and removing are the owner's alone", async () => {
  const { person, authenticator } = await withPasskey();
  const path = `/api/auth/passkeys/${authenticator.id}`;
  const stranger = await signIn();
  expect((await stranger.patch(path, { name: "Mine" })).status).toBe(404);
  expect((await stranger.delete(path)).status).toBe(404);
  expect(await (await person.patch(path, { name: " Work laptop " })).json()).toMatchObject({ id: authenticator.id, name: "Work laptop" });
  expect((await person.patch(path, { name: "   " })).status).toBe(422);
  expect((await person.patch(path, { name: "x".repeat(61) })).status).toBe(422);
  expect((await person.delete(path)).status).toBe(204);
  expect((await person.delete(path)).status).toBe(404);
  expect((await signInWith(authenticator)).status).toBe(401);
  expect(await (await person.get("/api/auth/passkeys")).json()).toEqual([]);
});

it("answers nonsense in place of an answer as any other wrong answer", async () => {
  const { person, authenticator } = await withPasskey();
  const nonsense: unknown[] = [
    {},
    { id: authenticator.id },
    { id: 7 },
    { id: authenticator.id, rawId: authenticator.id, type: "public-key", response: null },
    {
      id: authenticator.id,
      rawId: authenticator.id,
      type: "public-key",
      response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
    },
    { id: "x".repeat(5_000) },
    { id: "%00\u0000", response: [] },
  ];
  for (const response of nonsense) {
    const client = browser();
    await beginSignIn(client);
    expect((await client.post("/api/auth/passkeys/sign-in", { response })).status).toBe(401);
    await beginNew(person);
    expect((await person.post("/api/auth/passkeys", { response })).status).toBe(422);
  }
  expect((await person.post("/api/auth/passkeys", { response: {} })).status).toBe(422);
});

it("keeps only transports that WebAuthn knows, and never shows a key", async () => {
  const { authenticator, answer } = await addPasskey(await signIn(), { bent: { transports: ["usb", "usb", "<script>", 7, "nfc"] } });
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(["createdAt", "id", "name", "seenAt"]);
  expect(await run("SELECT transports FROM passkeys WHERE id = ?", authenticator.id)).toEqual([{ transports: "usb,nfc" }]);
});

it("tells the owner by mail that a passkey was added, and that one was removed", async () => {
  const { person, authenticator } = await withPasskey();
  await person.delete(`/api/auth/passkeys/${authenticator.id}`);
  const mails = await (await browser().get(`/api/local/mailbox?to=${person.user.email}`)).json();
  const [removed, added] = mails as { subject: string; text: string }[];
  expect(added).toMatchObject({ subject: "A passkey was added to your Stop Press account", text: expect.stringContaining("Laptop") });
  expect(removed).toMatchObject({ subject: "A passkey was removed from your Stop Press account", text: expect.stringContaining("Laptop") });
});
