import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newAccount, newClone, runDeploy, settingsFile, type TestAccount } from "./stand-in.test-data.ts";
import { changing } from "./stand-in-wrangler.ts";

/** A clone and an account on which a first version is served. */
async function deployed() {
  const folder = newClone();
  const account = newAccount();
  expect((await runDeploy(folder, account)).status).toBe(0);
  account.edit((state) => {
    state.calls = [];
    // A later release brings two migrations.
    state.databases[0]?.migrations.splice(-2);
  });
  return { folder, account };
}

function expectWhole(account: TestAccount): void {
  const { databases, buckets, worker, files } = account.read();
  expect(databases).toMatchObject([{ name: "stop-press", migrations: files }]);
  expect(buckets).toEqual(["stop-press-images"]);
  expect(worker?.deployments.at(-1)?.versions).toHaveLength(1);
  expect(account.served()).toMatchObject({ works: true });
  expect(Object.keys(account.served()?.secrets ?? {}).sort()).toEqual([
    "IDENTITY_SECRET",
    "KEY_ENCRYPTION_KEYS",
    "MAIL_FROM",
    "PUBLIC_URL",
    "SESSION_SECRET",
  ]);
}

it("a first deploy from a clean clone makes everything, keeps the secrets it made and says where", async () => {
  const folder = newClone();
  const account = newAccount();
  const { status, said } = await runDeploy(folder, account);
  expect([status, said]).toEqual([0, expect.stringContaining("https://press.example serves this release")]);
  expectWhole(account);
  const kept = readFileSync(join(folder, settingsFile), "utf8");
  for (const [name, value] of Object.entries(account.served()?.secrets ?? {})) expect(kept).toContain(`${name}=${value}`);
  expect(statSync(join(folder, settingsFile)).mode & 0o077).toBe(0);
  expect(said).toMatch(/IDENTITY_SECRET must never change/);
  expect(said).not.toContain(account.served()?.secrets.IDENTITY_SECRET);
  expect(readFileSync(join(folder, "wrangler.production.toml"), "utf8")).toContain(account.read().databases[0]?.uuid);
});

it("a later deploy shows the new version to nobody before it has been looked at, and keeps secrets", async () => {
  const { folder, account } = await deployed();
  const before = account.served();
  const { status, said } = await runDeploy(folder, account);
  expect([status, said]).toEqual([0, expect.stringContaining("Looking at it")]);
  expectWhole(account);
  expect(account.served()?.secrets).toEqual(before?.secrets);
  expect(account.served()?.id).not.toBe(before?.id);
  expect(account.read().worker?.deployments.map(({ versions }) => versions.map(({ percentage }) => percentage))).toEqual([
    [100],
    [0, 100],
    [100],
  ]);
  expect(existsSync(join(folder, ".wrangler/backups/production-20261121040000.sql"))).toBe(true);
  expect(said).toMatch(/time-travel restore DB --bookmark=00000085-/);
});

it("from another machine the same account is found, and no secret made anew", async () => {
  const { account } = await deployed();
  const before = account.served()?.secrets;
  const { status, said } = await runDeploy(newClone("PUBLIC_URL=https://press.example\n"), account);
  expect([status, said]).toEqual([0, expect.not.stringContaining("Made now")]);
  expect(account.served()?.secrets).toEqual(before);
});

describe.each([
  ["first", false],
  ["later", true],
] as const)("whatever fails in a %s deploy", (_, isLater) => {
  it("the site serves what it served, what was changed is told, and the next run completes", async () => {
    const start = async () => (isLater ? deployed() : { folder: newClone(), account: newAccount() });
    const whole = await start();
    await runDeploy(whole.folder, whole.account);
    const { calls } = whole.account.read();
    expect(calls.length).toBeGreaterThan(10);
    let failures = 0;
    for (const [call, name] of calls.entries()) {
      for (const after of changing.test(name) ? [false, true] : [false]) {
        const { folder, account } = await start();
        const before = account.served();
        account.edit((state) => (state.fail = { call, after }));
        const { status, said } = await runDeploy(folder, account);
        const where = `${name}, ${after ? "after" : "before"} its work:\n${said}`;
        const state = account.read();
        if (status === 0) expectWhole(account);
        else {
          failures++;
          expect(said, where).toMatch(/planted fault|did not say which version is served/);
          // The first version stays where there is none to go back to.
          if (before || account.served()) expect(account.served(), where).toEqual(before ?? expect.objectContaining({ works: true }));
          const changes = state.calls.filter((each, at) => changing.test(each) && (at !== call || after));
          expect(said.includes("Nothing was changed."), where).toBe(changes.length === 0 && !(name === "versions upload"));
        }
        account.edit((state) => delete state.fail);
        expect([(await runDeploy(folder, account)).status, where]).toEqual([0, where]);
        expectWhole(account);
      }
    }
    expect(failures).toBeGreaterThan(isLater ? 15 : 8);
  });
});

it("a new version that does not work is seen by no visitor", async () => {
  const { folder, account } = await deployed();
  const before = account.served();
  account.edit((state) => (state.nextWorks = false));
  const { status, said } = await runDeploy(folder, account);
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/does not work:[\s\S]*\/api\/health answered 500[\s\S]*serves the version before again/),
  ]);
  expect(account.served()).toEqual(before);
  const shares = account
    .read()
    .worker?.deployments.map(({ versions }) => versions.find(({ percentage }) => percentage === 100)?.version_id);
  expect(new Set(shares)).toEqual(new Set([before?.id]));
});

it("a first version that does not work stays, and is called so", async () => {
  const account = newAccount({ nextWorks: false });
  const { status, said } = await runDeploy(newClone(), account);
  expect([status, said]).toEqual([1, expect.stringMatching(/does not work[\s\S]*none to go back to/)]);
});

it("with a migration of Durable Objects, which only a plain deploy brings, a version that does not work is taken back", async () => {
  const { folder, account } = await deployed();
  const before = account.served();
  account.edit((state) => Object.assign(state, { nextWorks: false, objectMigrationPending: true }));
  const { status, said } = await runDeploy(folder, account);
  expect([status, said]).toEqual([1, expect.stringContaining("serves the version before again")]);
  expect(account.served()).toEqual(before);
});

it("when going back fails too, that is said loudest, with the command", async () => {
  const { folder, account } = await deployed();
  const before = account.served();
  account.edit((state) => (state.nextWorks = false));
  const dry = account.read();
  await runDeploy(folder, account);
  const call = account.read().calls.findIndex((name) => name.startsWith("rollback"));
  account.edit((state) => Object.assign(state, { ...dry, fail: { call, after: false } }));
  const { status, said } = await runDeploy(folder, account);
  expect([status, said]).toEqual([1, expect.stringMatching(/GOING BACK FAILED TOO[\s\S]*rollback [0-9a-f-]+ --config/)]);
  expect(said).toContain(before?.id);
});

it("two deploys at once from one folder: the second waits for nobody and says so", async () => {
  const folder = newClone();
  const account = newAccount();
  const both = await Promise.all([runDeploy(folder, account), runDeploy(folder, account)]);
  expect(both.map(({ status }) => status)).toEqual([0, 1]);
  expect(both[1].said).toMatch(/Another deploy of production is under way[\s\S]*Nothing was changed/);
  expectWhole(account);
});

it("two deploys at once from two machines leave one whole release, and nobody's is taken back unasked", async () => {
  const { folder, account } = await deployed();
  const other = newClone();
  const both = await Promise.all([runDeploy(folder, account), runDeploy(other, account)]);
  expectWhole(account);
  expect(both.some(({ status }) => status === 0)).toBe(true);
  for (const { status, said } of both) if (status !== 0) expect(said).toContain("Somebody else deployed meanwhile");
});

it.each([
  ["before ours was sent", "versions upload", true],
  ["while ours was looked at", "versions deploy", true],
  ["while ours, which does not work, was looked at", "versions deploy", false],
])("what somebody else makes live %s is left alone", async (_, moment, works) => {
  const { folder, account } = await deployed();
  account.edit((state) => (state.nextWorks = works));
  let theirs = "";
  const intrude = () => {
    account.edit((state) => {
      theirs = `theirs-${moment}`;
      state.worker?.versions.push({ id: theirs, secrets: { ...account.served()?.secrets }, works: true });
      state.worker?.deployments.push({ id: "their deployment", versions: [{ version_id: theirs, percentage: 100 }] });
    });
  };
  const { status, said } = await runDeploy(folder, account, ["--yes"], {}, (command) => {
    if (theirs === "" && command.startsWith(moment)) intrude();
  });
  expect([status, said]).toEqual([1, expect.stringContaining("Somebody else deployed meanwhile")]);
  expect(account.served()?.id).toBe(theirs);
});

it("a deploy that was killed while it looked at a version is no obstacle for the next", async () => {
  const { folder, account } = await deployed();
  const killed = runDeploy(folder, account, ["--yes"], { wait: () => new Promise(() => {}) });
  await expect.poll(() => account.read().worker?.deployments.at(-1)?.versions.length).toBe(2);
  expect(await Promise.race([killed, "still there"])).toBe("still there");
  // From another clone: this process is alive, and holds the lock of the first.
  expect((await runDeploy(newClone(), account)).status).toBe(0);
  expectWhole(account);
});
