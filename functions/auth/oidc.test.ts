import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { type Person, signInAtProvider, startHonestProvider } from "./oidc-provider.test-data.ts";

const site = "https://press.example.test";
const honest = await startHonestProvider();
const ways = { honest: "client_secret_post", basic: "client_secret_basic", public: "none" } as const;
const secret = "a secret: with/signs+that%need encoding";
const configured = [
  { id: "honest", name: "Honest & <Sons>", issuer: honest.issuer, clientId: "honest", clientSecret: secret },
  {
    id: "basic",
    name: "Basic",
    issuer: honest.issuer,
    clientId: "basic",
    clientSecret: secret,
    clientAuthentication: "client_secret_basic",
  },
  { id: "public", name: "Public", issuer: honest.issuer, clientId: "public" },
  { id: "far", name: "Far", issuer: "http://issuer.example.test", clientId: "far", clientSecret: secret },
];
const { browser, run, signIn, mailedCode, expectSound } = startServer({
  vars: { OIDC_PROVIDERS: JSON.stringify(configured), PUBLIC_URL: `${site}/`, ADMIN_EMAILS: "chief@example.test" },
});
beforeAll(() =>
  honest.serve(
    Object.entries(ways).map(([id, way]) => ({
      client_id: id,
      ...(way !== "none" && { client_secret: secret }),
      redirect_uris: [`${site}/api/auth/oidc/${id}/callback`],
      token_endpoint_auth_method: way,
    })),
  ),
);
afterAll(() => honest.close());

type Client = ReturnType<typeof browser>;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const noticeOf = (answer: Response) => new URL(answer.headers.get("location") ?? "", site).searchParams.get("notice");
const isSignedIn = async (client: Client) => (await client.get("/api/auth/user")).status === 200;
const userOf = async (client: Client) => (await (await client.get("/api/auth/user")).json()) as Record<string, unknown>;

/** Somebody the provider knows. */
function person(claims: Person = {}): string {
  const name = crypto.randomUUID();
  honest.people.set(name, claims);
  return name;
}

async function begin(client: Client, provider = "honest", next = "/pricing"): Promise<string> {
  const answer = await client.get(`/api/auth/oidc/${provider}/start?next=${encodeURIComponent(next)}`);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function comeBack(client: Client, start: string, name: string | null): Promise<{ back: URL; answer: Response }> {
  const back = await signInAtProvider(start, name);
  expect(back.origin).toBe(site);
  return { back, answer: await client.get(back.pathname + back.search) };
}

const enter = async (client: Client, name: string | null, provider?: string, next?: string) =>
  (await comeBack(client, await begin(client, provider, next), name)).answer;

it("signs a new person in, by each way a client can prove itself, and gives the free tokens of the month", async () => {
  for (const provider of Object.keys(ways)) {
    const email = uniqueEmail();
    const client = browser({ "accept-language": "de" });
    const answer = await enter(client, person({ email: email.toUpperCase(), email_verified: true, given_name: " Ada " }), provider);
    expect([provider, answer.status, answer.headers.get("location")]).toEqual([provider, 303, "/pricing"]);
    expect(await userOf(client)).toMatchObject({ email, firstName: "Ada", language: "de", role: "user", tokens: 3 });
  }
  await expectSound();
});

it("asks the provider with everything that guards the way back", async () => {
  const asked = new URL(await begin(browser())).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${site}/api/auth/oidc/honest/callback`,
    scope: "openid email profile",
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
});

it("knows the same person again, although the address there has changed", async () => {
  const name = person({ email: uniqueEmail(), email_verified: true, given_name: "Grace" });
  const client = browser();
  await enter(client, name);
  const first = await userOf(client);
  honest.people.set(name, { email: uniqueEmail(), email_verified: false, given_name: "Somebody" });
  const again = browser();
  await enter(again, name);
  expect(await userOf(again)).toEqual(first);
});

it("keeps the name a person has given here", async () => {
  const email = uniqueEmail();
  const { patch } = await signIn(email);
  await patch("/api/user", { firstName: "Here" });
  const client = browser();
  await enter(client, person({ email, email_verified: true, given_name: "There" }));
  expect(await userOf(client)).toMatchObject({ firstName: "Here" });
});

it("joins the account of a confirmed address, and tells its owner", async () => {
  for (const confirmed of [true, "true"]) {
    const email = uniqueEmail();
    const { user } = await signIn(email);
    const client = browser();
    await enter(client, person({ email: ` ${email.toUpperCase()}`, email_verified: confirmed }));
    expect((await userOf(client)).id).toBe(user.id);
    const mails = (await (await client.get(`/api/local/mailbox?to=${email}`)).json()) as { subject: string; text: string }[];
    expect(mails[0]?.text).toContain("Honest & <Sons>");
  }
});

it("makes an admin of a confirmed address only", async () => {
  const client = browser();
  await enter(client, person({ email: "chief@example.test", email_verified: false }));
  expect(await run("SELECT id FROM users WHERE email = 'chief@example.test'")).toEqual([]);
  await enter(client, person({ email: "chief@example.test", email_verified: true }));
  expect((await userOf(client)).role).toBe("admin");
});

it("joins and makes nothing by an address the provider has not confirmed, until a code has", async () => {
  for (const unconfirmed of [false, "false", undefined, 0, "yes"]) {
    const victim = await signIn();
    const { email } = victim.user;
    const name = person({ email, email_verified: unconfirmed, given_name: "Ada" });
    const client = browser();
    const answer = await enter(client, name);
    expect([unconfirmed, noticeOf(answer), await isSignedIn(client)]).toEqual([unconfirmed, "unconfirmed", false]);
    expect(await run("SELECT * FROM identities WHERE subject = ?", name)).toEqual([]);
    const page = await (await client.get(answer.headers.get("location") ?? "")).text();
    expect(page).toContain(
      "Your account at Honest &amp; &lt;Sons&gt; has no confirmed e-mail address. Confirm one with a code, and we will join both.",
    );
    expect(page).toContain(`value="${email}"`);
    const own = uniqueEmail();
    const asked = await client.post("/api/login", form({ email: own, next: "/pricing", joining: "honest" }));
    expect(await (await client.get(asked.headers.get("location") ?? "")).text()).toContain('name="joining" value="honest"');
    const fields = { email: own, next: "/pricing", joining: "honest" };
    expect((await client.post("/api/login", form({ ...fields, code: "000000" }))).status).toBe(401);
    const done = await client.post("/api/login", form({ ...fields, code: await mailedCode(own) }));
    expect([done.status, done.headers.get("location")]).toEqual([303, "/pricing"]);
    const again = browser();
    await enter(again, name);
    expect(await userOf(again)).toMatchObject({ email: own, firstName: "Ada" });
    expect(own).not.toBe(email);
  }
  await expectSound();
});

it("asks for an address where the provider names none, or none that could be one", async () => {
  for (const email of [undefined, "", "no address", "two@at@example.test"]) {
    const client = browser();
    const answer = await enter(client, person({ email, email_verified: true }));
    expect([email, noticeOf(answer), await isSignedIn(client)]).toEqual([email, "unconfirmed", false]);
  }
});

it("joins nothing to somebody who signs in later in the same browser without having asked for it", async () => {
  const name = person({ email: uniqueEmail(), email_verified: false });
  const client = browser();
  await enter(client, name);
  const email = uniqueEmail();
  await client.post("/api/login", form({ email }));
  await client.post("/api/login", form({ email, code: await mailedCode(email) }));
  expect(await isSignedIn(client)).toBe(true);
  expect(await run("SELECT * FROM identities WHERE subject = ?", name)).toEqual([]);
  const stranger = browser();
  const asked = await stranger.post("/api/login", form({ email: uniqueEmail(), joining: "honest" }));
  expect(noticeOf(asked)).toBe("expired");
});

it("refuses an answer without state, with another one, and one that comes twice", async () => {
  for (const change of [(url: URL) => url.searchParams.delete("state"), (url: URL) => url.searchParams.set("state", "x".repeat(43))]) {
    const client = browser();
    const back = await signInAtProvider(await begin(client), person({ email: uniqueEmail(), email_verified: true }));
    const right = back.pathname + back.search;
    change(back);
    expect(noticeOf(await client.get(back.pathname + back.search))).toBe("expired");
    expect(await isSignedIn(client)).toBe(false);
    // It may be another site's doing, or another tab's: the right one still counts.
    expect((await client.get(right)).headers.get("location")).toBe("/pricing");
  }
  const client = browser();
  const start = await begin(client);
  const kept = client.cookies.get("signin-oidc") ?? "";
  const { back, answer } = await comeBack(client, start, person({ email: uniqueEmail(), email_verified: true }));
  expect(noticeOf(answer)).toBe(null);
  expect(client.cookies.has("signin-oidc")).toBe(false);
  client.cookies.delete("session");
  client.cookies.set("signin-oidc", kept);
  expect(noticeOf(await client.get(back.pathname + back.search))).toBe("expired");
  expect(await isSignedIn(client)).toBe(false);
});

it("refuses an answer in another browser than the one that asked", async () => {
  const back = await signInAtProvider(await begin(browser()), person({ email: uniqueEmail(), email_verified: true }));
  const without = browser();
  expect(noticeOf(await without.get(back.pathname + back.search))).toBe("expired");
  const victim = browser();
  await begin(victim);
  expect(noticeOf(await victim.get(back.pathname + back.search))).toBe("expired");
  for (const client of [without, victim]) expect(await isSignedIn(client)).toBe(false);
});

it("refuses a code that was made for another browser (PKCE), and one that has been used", async () => {
  const attacker = browser();
  const stolen = await signInAtProvider(await begin(attacker), person({ email: uniqueEmail(), email_verified: true }));
  const victim = browser();
  const own = new URL(await begin(victim));
  stolen.searchParams.set("state", own.searchParams.get("state") ?? "");
  expect(noticeOf(await victim.get(stolen.pathname + stolen.search))).toBe("refused");
  expect(await isSignedIn(victim)).toBe(false);

  const client = browser();
  const { back } = await comeBack(client, await begin(client), person({ email: uniqueEmail(), email_verified: true }));
  client.cookies.delete("session");
  back.searchParams.set("state", new URL(await begin(client)).searchParams.get("state") ?? "");
  expect(noticeOf(await client.get(back.pathname + back.search))).toBe("refused");
  expect(await isSignedIn(client)).toBe(false);
});

it("refuses an answer at the address of another provider, and one that names another issuer", async () => {
  const name = person({ email: uniqueEmail(), email_verified: true });
  const mixed = browser();
  const back = await signInAtProvider(await begin(mixed), name);
  expect(noticeOf(await mixed.get(back.pathname.replace("honest", "basic") + back.search))).toBe("expired");
  for (const issuer of ["https://evil.test", ""]) {
    const client = browser();
    const named = await signInAtProvider(await begin(client), name);
    expect(named.searchParams.get("iss")).toBe(honest.issuer);
    named.searchParams.set("iss", issuer);
    expect(noticeOf(await client.get(named.pathname + named.search))).toBe("refused");
    expect(await isSignedIn(client)).toBe(false);
  }
  expect(await isSignedIn(mixed)).toBe(false);
});

it("refuses an answer that took more than ten minutes", async () => {
  const client = browser();
  const back = await signInAtProvider(await begin(client), person({ email: uniqueEmail(), email_verified: true }));
  await run("UPDATE sign_in_attempts SET expires_at = ?", Date.now() - 1);
  expect(noticeOf(await client.get(back.pathname + back.search))).toBe("expired");
});

it("says on the sign-in page that a person has given up, in the visitor's language and nothing in the provider's words", async () => {
  const client = browser({ "accept-language": "fr" });
  const answer = await enter(client, null);
  const location = answer.headers.get("location") ?? "";
  expect([answer.status, location]).toEqual([303, "/api/login?notice=cancelled&provider=honest&next=%2Fpricing"]);
  const page = await (await client.get(location)).text();
  expect(page).toContain("La connexion avec Honest &amp; &lt;Sons&gt; n’a pas été terminée.");
  expect(page).toContain('name="next" value="/pricing"');
  expect(page).not.toContain("the user cancelled");
});

it("shows no notice for a provider or a reason that is not ours", async () => {
  const page = await (await browser().get("/api/login?notice=cancelled&provider=evil")).text();
  expect(page).not.toContain("evil");
  expect(await (await browser().get("/api/login?notice=%3Cb%3E&provider=honest")).text()).not.toContain('role="alert"');
});

it("never leads to another site, however the wish is written", async () => {
  for (const next of ["//evil.test", "https://evil.test", "/\\evil.test", "/api/logout"]) {
    const client = browser();
    const answer = await enter(client, person({ email: uniqueEmail(), email_verified: true }), "honest", next);
    expect([next, answer.headers.get("location")]).toEqual([next, "/home"]);
  }
});

it("makes one account when two callbacks of a new person come at once, whatever address each names", async () => {
  for (let round = 0; round < 5; round++) {
    const emails = [uniqueEmail(), uniqueEmail()];
    let asked = 0;
    const name = person();
    const clients = [browser(), browser()];
    const backs: URL[] = [];
    for (const client of clients) backs.push(await signInAtProvider(await begin(client), name));
    // The provider is asked for the address while both are on their way.
    honest.people.set(name, {
      get email() {
        return emails[asked++ % 2];
      },
      email_verified: true,
    });
    await Promise.all(clients.map((client, at) => client.get(`${backs[at]?.pathname}${backs[at]?.search}`)));
    const [first, second] = await Promise.all(clients.map(userOf));
    expect(first?.id).toBe(second?.id);
    expect(first?.id).toEqual(expect.any(String));
    expect(await run("SELECT count(*) AS accounts FROM users WHERE email IN (?, ?)", ...emails)).toEqual([{ accounts: 1 }]);
  }
  await expectSound();
});

it("opens a new session and ends the one the browser had", async () => {
  const client = await signIn();
  const before = client.cookies.get("session");
  await enter(client, person({ email: uniqueEmail(), email_verified: true }));
  expect(client.cookies.get("session")).not.toBe(before);
  expect((await browser({ cookie: `session=${before}` }).get("/api/auth/user")).status).toBe(401);
});

it("offers the providers on the sign-in page, but none that would be asked over a wire in the clear", async () => {
  const page = await (await browser().get("/api/login?next=/pricing%3Fa%3D1")).text();
  expect(page).toContain('href="/api/auth/oidc/honest/start?next=%2Fpricing%3Fa%3D1"');
  expect(page).toContain("Continue with Honest &amp; &lt;Sons&gt;");
  expect(page).not.toContain("Far");
  for (const provider of ["far", "unknown"]) {
    const answer = await browser().get(`/api/auth/oidc/${provider}/start?next=/pricing`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/api/login?next=%2Fpricing"]);
  }
});
