import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";

const { browser, signIn, run, worker } = startServer();
const hour = 60 * 60 * 1000;

it("the cron forgets what has run out and keeps what still counts", async () => {
  const [ended, present] = [await signIn(), await signIn()];
  await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() - 1, ended.user.id);
  const asked = uniqueEmail();
  await browser().post("/api/auth/codes", { email: asked });
  await run("UPDATE login_codes SET created_at = created_at - ?", 25 * hour);
  await run("INSERT INTO rate_counters VALUES ('old', ?, 1), ('new', ?, 1)", Date.now() - 72 * hour, Date.now());
  await run(
    "INSERT INTO rate_counters VALUES ('run:used:texts', ?, 2), ('run:over:texts', ?, 2)",
    Date.now() - 29 * 24 * hour,
    Date.now() - 32 * 24 * hour,
  );
  await run(
    "INSERT INTO sign_in_attempts VALUES ('over', 'oidc', '{}', ?), ('on its way', 'oidc', '{}', ?)",
    Date.now() - 1,
    Date.now() + hour,
  );
  await worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
  expect(await run("SELECT user_id AS id FROM sessions")).toEqual([{ id: present.user.id }]);
  expect(await run("SELECT id FROM login_codes WHERE email = ?", asked)).toEqual([]);
  expect(await run("SELECT id FROM login_codes WHERE email = ?", present.user.email)).toHaveLength(1);
  expect((await run("SELECT key FROM rate_counters")).map(({ key }) => key)).not.toContain("old");
  expect(await run("SELECT key FROM rate_counters WHERE key = 'new'")).toHaveLength(1);
  expect(await run("SELECT id FROM sign_in_attempts")).toEqual([{ id: "on its way" }]);
  // What a run has given counts as long as its id is good.
  expect(await run("SELECT key FROM rate_counters WHERE key LIKE 'run:%'")).toEqual([{ key: "run:used:texts" }]);
});
