import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseTraffic } from "../testing/database-traffic.ts";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";

const site = "https://press.example.test";
const microsoft = "https://login.microsoftonline.com";
const tenant = "72f988bf-86f1-41af-91ab-2d7cd011db47";
const consumers = "9188040d-6c67-4c5b-b112-36a304b66dad";
const other = "https://id.example.test";
const keys = await generateKeyPair("RS256");

/** What the next token says beside audience, times and nonce; the issuer is the tenant's unless it is given. */
let claims: Record<string, unknown> = {};
let nonce = "";

const metadataOf = (base: string, issuer: string, more: Record<string, string> = {}) => ({
  issuer,
  authorization_endpoint: `${base}/authorize`,
  token_endpoint: `${base}/token`,
  jwks_uri: `${base}/keys`,
  id_token_signing_alg_values_supported: ["RS256"],
  ...more,
});
async function token() {
  const now = Math.floor(Date.now() / 1000);
  const idToken = await new SignJWT({ iss: `${microsoft}/${tenant}/v2.0`, aud: "client", iat: now, exp: now + 600, nonce, ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "key" })
    .sign(keys.privateKey);
  return HttpResponse.json({ access_token: "access", token_type: "Bearer", id_token: idToken });
}
const jwks = async () => HttpResponse.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "key", use: "sig" }] });
const network = setupServer(
  databaseTraffic,
  http.get(`${microsoft}/common/v2.0/.well-known/openid-configuration`, () =>
    HttpResponse.json(metadataOf(`${microsoft}/common/oauth2/v2.0`, `${microsoft}/{tenantid}/v2.0`)),
  ),
  http.get(`${microsoft}/consumers/v2.0/.well-known/openid-configuration`, () =>
    HttpResponse.json(metadataOf(`${microsoft}/common/oauth2/v2.0`, `${microsoft}/${consumers}/v2.0`)),
  ),
  http.get(`${microsoft}/organizations/v2.0/.well-known/openid-configuration`, () =>
    HttpResponse.json(metadataOf(`${microsoft}/common/oauth2/v2.0`, "https://evil.test/v2.0")),
  ),
  http.get(`${other}/.well-known/openid-configuration`, () => HttpResponse.json(metadataOf(other, other))),
  http.get(`${other}/clear/.well-known/openid-configuration`, () =>
    HttpResponse.json(metadataOf(other, `${other}/clear`, { token_endpoint: "http://id.example.test/token" })),
  ),
  http.post(`${microsoft}/common/oauth2/v2.0/token`, token),
  http.get(`${microsoft}/common/oauth2/v2.0/keys`, jwks),
  http.post(`${other}/token`, token),
  http.post("http://id.example.test/token", token),
  http.get(`${other}/keys`, jwks),
);
beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
afterAll(() => network.close());

const provider = (id: string, issuer: string) => ({ id, name: `The ${id} one`, issuer, clientId: "client" });
const configured = [
  provider("microsoft", `${microsoft}/common/v2.0`),
  provider("personal", `${microsoft}/consumers/v2.0`),
  provider("organizations", `${microsoft}/organizations/v2.0`),
  provider("other", other),
  provider("clear", `${other}/clear`),
  provider("local", "http://127.0.0.1:9"),
];
const vars = { APP_ENV: "", PUBLIC_URL: site, OIDC_PROVIDERS: JSON.stringify(configured) };
const deployed = startServer({ vars });
const { run } = deployed;
let visitors = 0;
const visitor = (language = "en") => deployed.browser({ "cf-connecting-ip": `198.51.100.${++visitors}`, "accept-language": language });
type Client = ReturnType<typeof visitor>;

/** Signs in with a token that says this; gives where it leads. */
async function enter(client: Client, id: string, said: Record<string, unknown>): Promise<string> {
  const start = await client.get(`/api/auth/oidc/${id}/start?next=/pricing`);
  if (start.status !== 303) return start.text();
  const asked = new URL(start.headers.get("location") ?? "").searchParams;
  expect(asked.get("redirect_uri")).toBe(`${site}/api/auth/oidc/${id}/callback`);
  nonce = asked.get("nonce") ?? "";
  claims = said;
  const answer = await client.get(`/api/auth/oidc/${id}/callback?code=code&state=${asked.get("state")}`);
  return answer.headers.get("location") ?? "";
}
const inTenant = (id: string) => ({ iss: `${microsoft}/${id}/v2.0`, tid: id });
const userOf = async (client: Client) => (await (await client.get("/api/auth/user")).json()) as { id?: string; email?: string };

it("signs people of any Microsoft tenant in, and joins by an address their tenant owns", async () => {
  for (const owns of [true, 1, "1"]) {
    const email = uniqueEmail();
    const client = visitor();
    expect(await enter(client, "microsoft", { ...inTenant(tenant), sub: email, email, xms_edov: owns })).toBe("/pricing");
    expect(await userOf(client)).toMatchObject({ email });
  }
  const client = visitor();
  expect(await enter(client, "personal", { ...inTenant(consumers), sub: "p", email: uniqueEmail(), email_verified: true })).toBe(
    "/pricing",
  );
});

it("takes no address that a Microsoft tenant merely wrote down, and the sentence says what to do where no mail can be sent", async () => {
  const email = uniqueEmail();
  const owner = visitor();
  await enter(owner, "other", { iss: other, sub: email, email, email_verified: true });
  for (const owns of [undefined, false, 0, "0", "no"]) {
    const client = visitor("de");
    const location = await enter(client, "microsoft", { ...inTenant(tenant), sub: "attacker", email, xms_edov: owns });
    expect([owns, location]).toEqual([owns, "/api/login?notice=unconfirmable&provider=microsoft&next=%2Fpricing"]);
    expect(await (await client.get(location)).text()).toContain("Bitte bestätigen Sie die Adresse bei The microsoft one");
  }
  // The claim is Microsoft's; from others it says nothing.
  expect(await enter(visitor(), "other", { iss: other, sub: "attacker", email, xms_edov: true })).toContain("unconfirmable");
  expect(await run("SELECT * FROM identities WHERE subject = 'attacker'")).toEqual([]);
});

it("refuses a token whose issuer is not the tenant it names, and the same subject of two tenants is two people", async () => {
  const said = { sub: "somebody", xms_edov: true };
  for (const issuer of [
    { iss: `${microsoft}/${consumers}/v2.0`, tid: tenant },
    { iss: `${microsoft}/{tenantid}/v2.0`, tid: "{tenantid}" },
    { iss: `${microsoft}/${tenant}/v2.0` },
    { iss: "https://evil.test/v2.0", tid: "evil.test" },
  ])
    expect(await enter(visitor(), "microsoft", { ...said, ...issuer, email: uniqueEmail() })).toContain("notice=refused");
  expect(await enter(visitor(), "personal", { ...said, ...inTenant(tenant), email: uniqueEmail() })).toContain("notice=refused");
  expect(await enter(visitor(), "organizations", {})).toContain("We could not verify what The organizations one told us");
  const [first, second] = [visitor(), visitor()];
  await enter(first, "microsoft", { ...said, ...inTenant(tenant), email: uniqueEmail() });
  await enter(second, "microsoft", { ...said, ...inTenant(consumers), email: uniqueEmail() });
  const ids = [(await userOf(first)).id, (await userOf(second)).id];
  expect(ids[0]).toEqual(expect.any(String));
  expect(ids[1]).not.toBe(ids[0]);
});

it("offers providers alone where no mail can be sent, none of them over http, and sends no code in the clear", async () => {
  const page = await (await visitor().get("/api/login")).text();
  expect(page).toContain("Continue with The microsoft one");
  expect(page).toContain("Continue with an account you already have elsewhere.");
  expect(page).not.toContain("The local one");
  expect(page).not.toContain('type="email"');
  expect(await enter(visitor(), "clear", { iss: `${other}/clear`, sub: "s", email: uniqueEmail(), email_verified: true })).toContain(
    "notice=refused",
  );
});

it("binds the round to this host and this browser", async () => {
  const start = await visitor().get("/api/auth/oidc/other/start");
  const cookie = start.headers.getSetCookie().find((line) => line.startsWith("__Host-signin-oidc="));
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=600"]) expect(cookie).toContain(attribute);
  expect(start.headers.get("cache-control")).toBe("no-store");
});

it("lets one network begin sixty sign-ins an hour, and says so on the page", async () => {
  const client = visitor("fr");
  const begin = () => client.get("/api/auth/oidc/other/start?next=/pricing");
  const answers = await Promise.all(Array.from({ length: 70 }, begin));
  // The hour may turn in between.
  const refused = answers.filter(({ status }) => status === 429);
  if (refused.length > 0) expect(refused).toHaveLength(10);
  const [answer] = (await Promise.all(Array.from({ length: 61 }, begin))).filter(({ status }) => status === 429);
  expect(Number(answer?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer?.text()).toContain("Trop de connexions ont été commencées depuis votre réseau.");
  expect((await visitor().get("/api/auth/oidc/other/start")).status).toBe(303);
});

it("keeps the last way in where no code can be mailed, also when two devices remove one each", async () => {
  const email = uniqueEmail();
  const client = visitor();
  await enter(client, "other", { iss: other, sub: `${email} 1`, email, email_verified: true });
  const identities = async () =>
    ((await (await client.get("/api/auth/identities")).json()) as { identities: { id: string }[] }).identities.map(({ id }) => id);
  const [only = ""] = await identities();
  const refused = await client.delete(`/api/auth/identities/${only}`);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: "This is your last way to sign in. Please add another one first." },
  ]);
  // One whose provider is not configured any more leads nowhere.
  const { id: userId } = await userOf(client);
  await run(
    "INSERT INTO identities (issuer, subject, user_id, provider, email, created_at) VALUES ('i', ?, ?, 'gone', '', 9e12)",
    email,
    userId,
  );
  expect((await client.delete(`/api/auth/identities/${only}`)).status).toBe(409);
  await enter(client, "other", { iss: other, sub: `${email} 2`, email, email_verified: true });
  const [first, second] = await identities();
  const answers = await Promise.all([first, second].map((id) => client.delete(`/api/auth/identities/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

const nameless = startServer({ vars: { ...testVars, ...vars, PUBLIC_URL: "" } });

it("offers no provider on a site that does not know its own address, and says that there is no way to sign in", async () => {
  const client = nameless.browser();
  expect(await (await client.get("/api/login")).text()).toContain("has not set up a way to sign in yet");
  const answer = await client.get("/api/auth/oidc/other/start");
  expect(answer.headers.get("location")).toBe("/api/login?next=%2Fhome");
});
