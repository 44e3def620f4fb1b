import { afterAll, expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { type Lie, startLyingProvider } from "./lying-provider.test-data.ts";

const hour = 60 * 60;
const now = Math.floor(Date.now() / 1000);
const html: Required<Lie>["instead"]["token"] = (response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Maintenance</title>");
const huge: typeof html = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"issuer":"');
  for (let chunk = 0; chunk < 16; chunk++) response.write("x".repeat(65_536));
  response.end('"}');
};
const never: typeof html = () => {};
const broken: typeof html = (response) => response.writeHead(500, { "content-type": "application/json" }).end("{}");
const elsewhere: typeof html = (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
const dropped: typeof html = (response) => response.destroy();

/** The truth in every other respect: each would sign in if its one lie were believed. */
const refused: Record<string, Lie> = {
  "another-nonce": { claims: (claims) => ({ ...claims, nonce: "another" }) },
  "no-nonce": { claims: ({ nonce: _, ...claims }) => claims },
  "another-audience": { claims: (claims) => ({ ...claims, aud: "another client" }) },
  "two-audiences": { claims: (claims) => ({ ...claims, aud: [claims.aud, "another client"], azp: "another client" }) },
  "another-issuer": { claims: (claims) => ({ ...claims, iss: "https://accounts.google.com" }) },
  expired: { claims: (claims) => ({ ...claims, iat: now - 2 * hour, exp: now - hour }) },
  "not-yet": { claims: (claims) => ({ ...claims, nbf: now + hour }) },
  "no-end": { claims: ({ exp: _, ...claims }) => claims },
  "no-subject": { claims: ({ sub: _, ...claims }) => claims },
  "empty-subject": { claims: (claims) => ({ ...claims, sub: "" }) },
  "long-subject": { claims: (claims) => ({ ...claims, sub: "s".repeat(256) }) },
  "number-as-subject": { claims: (claims) => ({ ...claims, sub: 7 }) },
  "alg-none": { sign: "none" },
  "alg-none-allowed": {
    sign: "none",
    metadata: (metadata) => ({ ...metadata, id_token_signing_alg_values_supported: ["RS256", "none"] }),
  },
  hs256: { sign: "with the client's secret" },
  "hs256-allowed": {
    sign: "with the client's secret",
    metadata: (metadata) => ({ ...metadata, id_token_signing_alg_values_supported: ["RS256", "HS256"] }),
  },
  "hs256-called-rs256": { sign: "with the client's secret as RS256" },
  "another-key": { sign: "with another key" },
  "unknown-key": { header: { kid: "unknown" } },
  "critical-header": { header: { crit: ["exp"], exp: 0 } },
  "another-issuer-in-metadata": { metadata: (metadata) => ({ ...metadata, issuer: "https://accounts.google.com" }) },
  "a-longer-issuer-in-metadata": { metadata: (metadata) => ({ ...metadata, issuer: `${metadata.issuer}/more` }) },
  "page-for-another-scheme": { metadata: (metadata) => ({ ...metadata, authorization_endpoint: "javascript:alert(1)" }) },
  "another-subject-in-userinfo": {
    claims: ({ email: _, ...claims }) => claims,
    userinfo: { sub: "another", email: "another@example.test", email_verified: true },
  },
};
const unreachable: Record<string, Lie> = {
  "html-metadata": { instead: { metadata: html } },
  "broken-metadata": { instead: { metadata: broken } },
  "moved-metadata": { instead: { metadata: elsewhere } },
  "huge-metadata": { instead: { metadata: huge } },
  "slow-metadata": { instead: { metadata: never } },
  "html-token": { instead: { token: html } },
  "broken-token": { instead: { token: broken } },
  "dropped-token": { instead: { token: dropped } },
  "moved-token": { instead: { token: elsewhere } },
  "huge-token": { instead: { token: huge } },
  "slow-token": { instead: { token: never } },
  "html-keys": { instead: { keys: html } },
  "moved-keys": { instead: { keys: elsewhere } },
  "huge-keys": { instead: { keys: huge } },
};
const others: Record<string, Lie> = {
  truthful: {},
  second: {},
  "says-who-it-is": { metadata: (metadata) => ({ ...metadata, authorization_response_iss_parameter_supported: true }) },
  "mixed-address": { userinfo: { sub: "set by the test", email: "victim@example.test" } },
};

const lying = await startLyingProvider({ ...refused, ...unreachable, ...others });
const down = { id: "down", name: "Down", issuer: "http://127.0.0.1:9", clientId: "down" };
const { browser, run, signIn, expectSound } = startServer({
  vars: { OIDC_PROVIDERS: JSON.stringify([...lying.configured, down]) },
});
afterAll(() => lying.close());

type Client = ReturnType<typeof browser>;
const isSignedIn = async (client: Client) => (await client.get("/api/auth/user")).status === 200;
const noticeOf = (answer: Response) => new URL(answer.headers.get("location") ?? "", lying.origin).searchParams.get("notice");

/** From the button to the end, at a provider that says this of the person; the answer that ended it. */
async function enter(client: Client, name: string, claims: Record<string, unknown>, change: (back: URLSearchParams) => void = () => {}) {
  const start = await client.get(`/api/auth/oidc/${name}/start?next=/pricing`);
  if (start.status !== 303) return start;
  const back = new URLSearchParams(lying.codeFor(start.headers.get("location") ?? "", claims));
  change(back);
  return client.get(`/api/auth/oidc/${name}/callback?${back}`);
}
const somebody = () => ({ sub: crypto.randomUUID(), email: uniqueEmail(), email_verified: true });

it("signs in at the same provider where it does not lie, and proves who asked for the code", async () => {
  const client = browser();
  const answer = await enter(client, "truthful", somebody());
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/pricing"]);
  expect(await isSignedIn(client)).toBe(true);
  expect(lying.proven).toContain("truthful");
});

for (const name of Object.keys(refused))
  it(`signs nobody in who is told of with a lie: ${name}`, async () => {
    const client = browser();
    const claims = somebody();
    const answer = await enter(client, name, claims);
    if (answer.status === 502) expect(await answer.text()).toContain(`We could not verify what The ${name} provider told us`);
    else expect(noticeOf(answer)).toBe("refused");
    expect(await isSignedIn(client)).toBe(false);
    expect(await run("SELECT id FROM users WHERE email = ?", claims.email)).toEqual([]);
    expect(await run("SELECT issuer FROM identities WHERE subject = ?", claims.sub)).toEqual([]);
  });

it("gives up on providers that are down, slow, endless or no provider at all, and says so with the way back", async () => {
  await Promise.all(
    [...Object.keys(unreachable), "down"].map(async (name) => {
      const client = browser({ "accept-language": "de" });
      const answer = await enter(client, name, somebody());
      if (answer.status === 303) expect([name, noticeOf(answer)]).toEqual([name, "unreachable"]);
      else expect([name, answer.status]).toEqual([name, 502]);
      const page = answer.status === 303 ? await client.get(answer.headers.get("location") ?? "") : answer;
      expect(page.headers.get("content-type")).toContain("text/html");
      const text = await page.text();
      expect(text).toContain("antwortet zurzeit nicht, wie es sollte.");
      expect(text).toContain(`/api/auth/oidc/${name}/start?next=%2Fpricing`);
      expect(text).not.toContain("Maintenance");
      expect(await isSignedIn(client)).toBe(false);
    }),
  );
  await expectSound();
});

it("takes the same subject of another issuer for another person", async () => {
  const sub = crypto.randomUUID();
  const ids: unknown[] = [];
  for (const name of ["truthful", "second", "truthful"]) {
    const client = browser();
    await enter(client, name, { ...somebody(), sub });
    ids.push(((await (await client.get("/api/auth/user")).json()) as { id: string }).id);
  }
  expect(ids[0]).not.toBe(ids[1]);
  expect(ids[2]).toBe(ids[0]);
});

it("wants to be told whose answer it is where the provider has promised to say so", async () => {
  const name = "says-who-it-is";
  const issuer = lying.configured.find(({ id }) => id === name)?.issuer ?? "";
  const say = (said: string | null) => enter(browser(), name, somebody(), (back) => said !== null && back.set("iss", said));
  expect(noticeOf(await say(null))).toBe("refused");
  expect(noticeOf(await say(issuer.replace(name, "truthful")))).toBe("refused");
  expect((await say(issuer)).headers.get("location")).toBe("/pricing");
});

it("does not believe an address of one answer by the word of another", async () => {
  const { user } = await signIn("victim@example.test");
  const client = browser();
  const answer = await enter(client, "mixed-address", { sub: "set by the test", email_verified: true });
  expect([noticeOf(answer), await isSignedIn(client)]).toEqual(["unconfirmed", false]);
  expect(await run("SELECT * FROM identities WHERE user_id = ?", user.id)).toEqual([]);
});

it("leaves to a provider that answers with an error what the sentence says, and nothing of its words", async () => {
  const errors = {
    access_denied: "cancelled",
    temporarily_unavailable: "unreachable",
    server_error: "unreachable",
    invalid_scope: "refused",
  };
  for (const [error, notice] of Object.entries(errors)) {
    const client = browser();
    const answer = await enter(client, "truthful", somebody(), (back) => {
      back.delete("code");
      back.set("error", error);
      back.set("error_description", "<script>alert(1)</script>");
    });
    expect([error, noticeOf(answer)]).toEqual([error, notice]);
    expect(answer.headers.get("location")).not.toContain("alert");
    expect(await (await client.get(answer.headers.get("location") ?? "")).text()).not.toContain("alert(1)");
  }
});

it("refuses parameters that come twice, and an answer for another kind of sign-in", async () => {
  for (const change of [
    (back: URLSearchParams) => back.append("state", back.get("state") ?? ""),
    (back: URLSearchParams) => back.append("code", "another"),
    (back: URLSearchParams) => back.set("id_token", "an implicit token"),
    (back: URLSearchParams) => back.set("response", "a signed answer"),
    (back: URLSearchParams) => back.delete("code"),
  ]) {
    const client = browser();
    expect(noticeOf(await enter(client, "truthful", somebody(), change))).toBe("refused");
    expect(await isSignedIn(client)).toBe(false);
  }
});

it("asks a provider for its metadata once, not at every sign-in", async () => {
  for (let at = 0; at < 3; at++) await enter(browser(), "second", somebody());
  expect(lying.asked.filter((path) => path === "second/.well-known/openid-configuration")).toHaveLength(1);
  expect(lying.asked.filter((path) => path === "second/keys")).toHaveLength(1);
});
