import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { expect, it } from "vitest";
import { libsqlBinary, startLibsql } from "../../db/libsql/start-libsql.ts";
import { newAccount, newClone, runDeploy, settingsFile } from "./stand-in.test-data.ts";
import { changing } from "./stand-in-wrangler.ts";

const secret = "0123456789abcdef0123456789abcdef";

it.each([
  ["no address", "", /PUBLIC_URL/],
  ["a name that nothing reads", "PUBLIC_URL=https://a.example\nOPENAI_KEY=x\n", /nothing reads: OPENAI_KEY/],
  ["a name of local mode", "PUBLIC_URL=https://a.example\nAPP_ENV=local\n", /APP_ENV, which is for local mode only/],
  ["an address with a path", "PUBLIC_URL=https://a.example/press\n", /is not the address of a site/],
  ["an address without TLS", "PUBLIC_URL=http://a.example\n", /is not the address of a site/],
  ["a short secret", "PUBLIC_URL=https://a.example\nSESSION_SECRET=short\n", /SESSION_SECRET \(must hold at least 32/],
  ["a broken list", "PUBLIC_URL=https://a.example\nOIDC_PROVIDERS='[{]'\n", /OIDC_PROVIDERS \(must be a JSON list/],
  ["payments without the webhook's secret", "PUBLIC_URL=https://a.example\nSTRIPE_SECRET_KEY=sk_test_x\n", /STRIPE_WEBHOOK_SECRET/],
  ["a mail API without key and sender", "PUBLIC_URL=https://a.example\nMAIL_API_URL=https://m.example\n", /MAIL_API_KEY[\s\S]*MAIL_FROM/],
])("with %s nothing is changed, and what is missing is named", async (_, settings, words) => {
  const account = newAccount();
  const { status, said } = await runDeploy(newClone(settings), account);
  expect([status, said]).toEqual([1, expect.stringMatching(words)]);
  expect(said).toContain("Nothing was changed.");
  expect(account.read().calls.filter((call) => changing.test(call))).toEqual([]);
});

it("nobody signed in: nothing is changed, and how to sign in is said", async () => {
  const { status, said } = await runDeploy(newClone(), newAccount({ signedIn: false }));
  expect([status, said]).toEqual([1, expect.stringMatching(/not signed in[\s\S]*Nothing was changed[\s\S]*wrangler -- login/)]);
});

it("a dry run changes nothing, signed in or not", async () => {
  for (const signedIn of [true, false]) {
    const account = newAccount({ signedIn });
    const folder = newClone();
    const before = readFileSync(join(folder, settingsFile), "utf8");
    const { status, said } = await runDeploy(folder, account, ["--dry-run"]);
    expect([status, said]).toEqual([0, expect.stringContaining("this was a dry run")]);
    expect(account.read().calls.filter((call) => changing.test(call))).toEqual([]);
    expect(readFileSync(join(folder, settingsFile), "utf8")).toBe(before);
  }
});

it("without --yes nobody's consent is taken for granted", async () => {
  const account = newAccount();
  expect((await runDeploy(newClone(), account, [])).said).toMatch(/Nobody is here to be asked[\s\S]*Nothing was changed/);
  expect((await runDeploy(newClone(), account, [], { confirm: async () => false })).status).toBe(1);
  expect((await runDeploy(newClone(), account, [], { confirm: async () => true })).status).toBe(0);
});

it("an app that cannot be built is not deployed", async () => {
  const account = newAccount();
  const { status, said } = await runDeploy(newClone(), account, ["--yes"], { build: async () => false });
  expect([status, said]).toEqual([1, expect.stringMatching(/could not be built[\s\S]*Nothing was changed/)]);
});

it("accounts that belong to an IDENTITY_SECRET get no new one", async () => {
  const account = newAccount();
  const folder = newClone();
  await runDeploy(folder, account);
  account.edit((state) => {
    delete state.worker;
    for (const database of state.databases) database.users = 3;
  });
  const lost = await runDeploy(newClone(), account);
  expect([lost.status, lost.said]).toEqual([
    1,
    expect.stringMatching(/KEY_ENCRYPTION_KEYS: the database holds accounts[\s\S]*IDENTITY_SECRET/),
  ]);
  expect((await runDeploy(folder, account)).status).toBe(0);
});

it("what Cloudflare has is replaced when it is named, and IDENTITY_SECRET never", async () => {
  const account = newAccount();
  const folder = newClone();
  await runDeploy(folder, account);
  writeFileSync(join(folder, settingsFile), `PUBLIC_URL=https://press.example\nSESSION_SECRET=${secret}\nIDENTITY_SECRET=${secret}\n`);
  const untouched = await runDeploy(folder, account);
  expect(untouched.said).toMatch(/Left alone\s+IDENTITY_SECRET, PUBLIC_URL, SESSION_SECRET/);
  expect(account.served()?.secrets.SESSION_SECRET).not.toBe(secret);
  expect((await runDeploy(folder, account, ["--yes", "--replace", "SESSION_SECRET"])).status).toBe(0);
  expect(account.served()?.secrets.SESSION_SECRET).toBe(secret);
  expect((await runDeploy(folder, account, ["--yes", "--replace", "IDENTITY_SECRET"])).said).toMatch(
    /never replaced[\s\S]*Nothing was changed/,
  );
  expect(account.served()?.secrets.IDENTITY_SECRET).not.toBe(secret);
});

it("an old checkout does not go over a database that is newer", async () => {
  const account = newAccount();
  const folder = newClone();
  await runDeploy(folder, account);
  account.edit((state) => state.databases[0]?.migrations.push("9999_future.sql"));
  const { status, said } = await runDeploy(folder, account);
  expect([status, said]).toEqual([1, expect.stringMatching(/newer than this code: it has had 9999_future.sql[\s\S]*Nothing was changed/)]);
});

it("an environment that is not there is named beside those that are", async () => {
  const { said } = await runDeploy(newClone(), newAccount(), ["--env", "moon"]);
  expect(said).toMatch(/no environment moon[\s\S]*--env production or --env staging/);
});

it("staging has a Worker, a database and a bucket of its own", async () => {
  const account = newAccount();
  const folder = newClone("");
  expect((await runDeploy(folder, account, ["--yes", "--env", "staging", "--url", "https://staging.example"])).status).toBe(0);
  expect(account.read()).toMatchObject({ databases: [{ name: "stop-press-staging" }], buckets: ["stop-press-staging-images"] });
});

it.runIf(libsqlBinary)("libSQL is migrated from here, and its accounts get no new secrets either", async () => {
  const server = await startLibsql();
  try {
    const settings = `PUBLIC_URL=https://press.example\nLIBSQL_URL=${server.url}\n`;
    const account = newAccount();
    const { status, said } = await runDeploy(newClone(settings), account);
    expect([status, said]).toEqual([0, expect.stringMatching(/migrated the libSQL database: \d+ migrations/)]);
    await onServer(server.url, "INSERT INTO users (id, email, username, created_at) VALUES ('u', 'e', 'n', 0)");
    account.edit((state) => delete state.worker);
    const lost = await runDeploy(newClone(settings), account);
    expect([lost.status, lost.said]).toEqual([1, expect.stringMatching(/accounts that belong to other secrets[\s\S]*Nothing was changed/)]);
  } finally {
    await server.stop();
  }
});

async function onServer(url: string, sql: string): Promise<void> {
  const client = createClient({ url });
  await client.execute(sql);
  client.close();
}
