import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";
import type { Identities } from "./contract.ts";
import { type Person, signInAtProvider, startHonestProvider } from "./oidc-provider.test-data.ts";

const site = "https://press.example.test";
const honest = await startHonestProvider();
const providers = [
  { id: "honest", name: "Honest", issuer: honest.issuer, clientId: "honest" },
  { id: "down", name: "Down", issuer: "http://127.0.0.1:9", clientId: "down" },
];
const { browser, run, signIn, mailedCode, expectSound } = startServer({
  vars: { OIDC_PROVIDERS: JSON.stringify(providers), PUBLIC_URL: site },
});
beforeAll(() =>
  honest.serve([{ client_id: "honest", redirect_uris: [`${site}/api/auth/oidc/honest/callback`], token_endpoint_auth_method: "none" }]),
);
afterAll(() => honest.close());

type Client = ReturnType<typeof browser>;
type Mail = { subject: string; text: string };

function person(claims: Person = {}): string {
  const name = crypto.randomUUID();
  honest.people.set(name, claims);
  return name;
}

async function beginJoin(client: Client): Promise<string> {
  const answer = await client.post("/api/auth/oidc/honest/join");
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

/** From the provider back to us; gives where we lead. */
async function comeBack(client: Client, start: string, name: string | null): Promise<string> {
  const back = await signInAtProvider(start, name);
  const answer = await client.get(back.pathname + back.search);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

const joinAs = async (client: Client, name: string | null) => comeBack(client, await beginJoin(client), name);
const enter = async (client: Client, name: string) =>
  comeBack(client, (await client.get("/api/auth/oidc/honest/start")).headers.get("location") ?? "", name);
const identitiesOf = async (client: Client) => (await (await client.get("/api/auth/identities")).json()) as Identities;
const userOf = async (client: Client) => ((await (await client.get("/api/auth/user")).json()) as { id?: string }).id;
const mailsTo = async (email: string) => (await (await browser().get(`/api/local/mailbox?to=${email}`)).json()) as Mail[];

it("joins an identity to the account that asked, whatever its address, and it leads there from then on", async () => {
  const owner = await signIn();
  const email = uniqueEmail("elsewhere");
  const name = person({ email, email_verified: false, given_name: "Ada" });
  expect(await joinAs(owner, name)).toBe("/account?join=joined&provider=honest");
  const { identities, available } = await identitiesOf(owner);
  expect(identities).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      provider: "honest",
      name: "Honest",
      email,
      createdAt: expect.any(Number),
      seenAt: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(identities)).not.toContain(name);
  expect(available).toEqual(providers.map(({ id, name: shown }) => ({ id, name: shown })));
  const mails = await mailsTo(owner.user.email);
  expect(mails[0]?.text).toContain("Honest");
  expect(await joinAs(owner, name)).toBe("/account?join=joined&provider=honest");
  expect(await mailsTo(owner.user.email)).toHaveLength(mails.length);
  const elsewhere = browser();
  expect(await enter(elsewhere, name)).toBe("/home");
  expect(await userOf(elsewhere)).toBe(owner.user.id);
  await expectSound();
});

it("never moves an identity from one account to another", async () => {
  const [first, second] = [await signIn(), await signIn()];
  const name = person({ email: second.user.email, email_verified: true });
  await joinAs(first, name);
  expect(await joinAs(second, name)).toBe("/account?join=taken&provider=honest");
  expect((await identitiesOf(second)).identities).toEqual([]);
  const elsewhere = browser();
  await enter(elsewhere, name);
  expect(await userOf(elsewhere)).toBe(first.user.id);
});

it("gives an identity to one of two accounts that join it at once", async () => {
  const people = [await signIn(), await signIn()];
  const name = person();
  const backs: URL[] = [];
  for (const client of people) backs.push(await signInAtProvider(await beginJoin(client), name));
  const answers = await Promise.all(people.map((client, at) => client.get(`${backs[at]?.pathname}${backs[at]?.search}`)));
  expect(answers.map((answer) => answer.headers.get("location")).sort()).toEqual([
    "/account?join=joined&provider=honest",
    "/account?join=taken&provider=honest",
  ]);
  expect(await run("SELECT count(*) AS rows FROM identities WHERE subject = ?", name)).toEqual([{ rows: 1 }]);
});

it("joins nothing to a session other than the one that began", async () => {
  const name = person({ email: uniqueEmail(), email_verified: true });
  const enterByCode = async (client: Client, email: string) => {
    await client.post("/api/auth/codes", { email });
    await client.post("/api/auth/sessions", { email, code: await mailedCode(email) });
  };
  const endings: [(client: Client & { user: { email: string } }) => Promise<unknown>, string][] = [
    [(client) => enterByCode(client, uniqueEmail()), "/account?join=expired&provider=honest"],
    [(client) => enterByCode(client, client.user.email), "/account?join=expired&provider=honest"],
    [(client) => client.get("/api/logout"), "/api/login?notice=expired&provider=honest&next=%2Faccount"],
  ];
  for (const [change, location] of endings) {
    const client = await signIn();
    const start = await beginJoin(client);
    await change(client);
    expect(await comeBack(client, start, name)).toBe(location);
    expect(await run("SELECT * FROM identities WHERE subject = ?", name)).toEqual([]);
  }
});

it("does not take the way back of somebody else's join", async () => {
  const attacker = await signIn();
  const victim = await signIn();
  const back = await signInAtProvider(await beginJoin(attacker), person());
  const answer = await victim.get(back.pathname + back.search);
  expect(answer.headers.get("location")).toBe("/account?join=expired&provider=honest");
  expect((await identitiesOf(victim)).identities).toEqual([]);
});

it("tells the account page that a join was given up, and that a provider does not answer", async () => {
  const client = await signIn();
  expect(await joinAs(client, null)).toBe("/account?join=cancelled&provider=honest");
  const answer = await client.post("/api/auth/oidc/down/join");
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({
    code: "PROVIDER_FAILED",
    error: "Down is not answering as it should. Please try again in a few minutes.",
  });
  expect((await client.post("/api/auth/oidc/unknown/join")).status).toBe(404);
});

it("removes an identity of the caller's only; it leads nowhere then, and the owner is told", async () => {
  const owner = await signIn();
  const stranger = await signIn();
  const name = person({ email: uniqueEmail(), email_verified: false });
  await joinAs(owner, name);
  const id = (await identitiesOf(owner)).identities[0]?.id ?? "";
  expect((await stranger.delete(`/api/auth/identities/${id}`)).status).toBe(404);
  const before = (await mailsTo(owner.user.email)).length;
  expect((await owner.delete(`/api/auth/identities/${id}`)).status).toBe(204);
  expect((await owner.delete(`/api/auth/identities/${id}`)).status).toBe(404);
  expect((await identitiesOf(owner)).identities).toEqual([]);
  const mails = await mailsTo(owner.user.email);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.text).toContain("Honest");
  const client = browser();
  expect(await enter(client, name)).toContain("notice=unconfirmed");
  expect(await userOf(client)).toBe(undefined);
});

it("names a provider by its id when the operator has removed it", async () => {
  const owner = await signIn();
  await run(
    "INSERT INTO identities (issuer, subject, user_id, provider, email, created_at) VALUES ('https://gone.test', 's', ?, 'gone', '', 1)",
    owner.user.id,
  );
  expect((await identitiesOf(owner)).identities).toMatchObject([{ provider: "gone", name: "gone", email: "", seenAt: null }]);
});

it("finds the identities of a person by their index", async () => {
  const plan = await run("EXPLAIN QUERY PLAN SELECT * FROM identities WHERE user_id = 'x' ORDER BY created_at");
  expect(JSON.stringify(plan)).toContain("identities_user");
});
