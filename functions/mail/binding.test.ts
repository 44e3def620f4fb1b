import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";

const { browser } = startServer({ mailBinding: true, vars: { APP_ENV: "", MAIL_FROM: "Stop Press <press@example.test>" } });

/** Local runs of Cloudflare's binding leave there what was to be sent, until they end. */
const sentWith = (words: string, kind: string) => () =>
  globSync(`.wrangler/tmp/email/**/*.${kind}`).find((file) => readFileSync(file, "utf8").includes(words));

it("sends codes through Cloudflare's binding where there is no mail API", async () => {
  const email = uniqueEmail();
  const client = browser({ "cf-connecting-ip": "192.0.2.60", "accept-language": "ja" });
  expect((await client.post("/api/auth/codes", { email })).status).toBe(204);
  await expect.poll(sentWith(email, "txt")).toBeTruthy();
  await expect.poll(sentWith(email, "html")).toBeTruthy();
  const text = readFileSync(sentWith(email, "txt")() ?? "", "utf8");
  expect(text).toContain("Stop Pressの確認コード");
  const code = /^\d{6}$/m.exec(text)?.[0];
  expect((await client.post("/api/auth/sessions", { email, code })).status).toBe(200);
});
