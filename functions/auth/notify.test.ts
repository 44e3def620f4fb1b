import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/libsql/node";
import { Hono } from "hono";
import { afterAll, expect, it, vi } from "vitest";
import type { Database } from "../../db/client.ts";
import { standIns } from "../dev/app.ts";
import { listMail } from "../dev/mailbox.ts";
import type { Variables } from "../http/context.ts";
import { settingsOf } from "../http/env.ts";
import type { AccountChange } from "../mail/mails.ts";
import { notifyAccount } from "../mail/send-mail.ts";
import { uniqueEmail } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";

const folder = mkdtempSync(join(tmpdir(), "stop-press-notify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Site {
  local?: boolean;
  vars?: Partial<typeof testVars>;
  email?: string;
  language?: string;
}

/** One request that changes an account and tells its owner; `done` when everything after the answer has ended. */
async function tell(change: AccountChange, { local = true, vars = {}, email = uniqueEmail(), language = "en" }: Site = {}) {
  const db = drizzle({ connection: { url: `file:${join(folder, `${crypto.randomUUID()}.db`)}` } }) as unknown as Database;
  const later: Promise<unknown>[] = [];
  const app = new Hono<{ Bindings: Env; Variables: Variables }>();
  app.use(async (c, next) => {
    c.set("requestId", "the-request");
    c.set("settings", settingsOf({ ...testVars, ...vars } as unknown as Env));
    c.set("now", Date.now());
    c.set("local", local);
    if (local) c.set("standIns", standIns);
    c.set("db", db);
    await next();
  });
  app.post("/change", async (c) => {
    await notifyAccount(c, { id: "u", email, language }, change);
    return c.body(null, 204);
  });
  const context = { waitUntil: (work: Promise<unknown>) => void later.push(work), passThroughOnException: () => {}, props: {} };
  const answer = await app.request("http://localhost:8787/change", { method: "POST" }, {}, context as never);
  await Promise.all(later);
  return { answer, mails: await listMail(db, email), later: later.length };
}

it("tells the owner in the account's language, with a link to the account page", async () => {
  const { mails } = await tell({ kind: "passkey-added", name: "Laptop" }, { language: "fr" });
  expect(mails).toMatchObject([{ subject: "Une clé d’accès a été ajoutée à votre compte Stop Press", code: "" }]);
  expect(mails[0]?.text).toContain("http://localhost:8787/account");
  expect(mails[0]?.html).toContain("Laptop");
});

it("does nothing on a site without mail, and the change succeeds all the same", async () => {
  const { answer, mails, later } = await tell({ kind: "account-deleted" }, { local: false });
  expect([answer.status, mails, later]).toEqual([204, [], 0]);
});

it("fails no request when the mail cannot be sent, and logs neither address nor name", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const vars = { MAIL_API_URL: "http://127.0.0.1:9/emails", MAIL_FROM: "press@example.test" };
  const { answer } = await tell({ kind: "passkey-removed", name: "Laptop" }, { local: false, vars, email: "somebody@example.test" });
  const lines = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect(answer.status).toBe(204);
  expect(lines).toMatch(/"mail not sent".*"the-request".*could not be asked: unreachable/);
  expect(lines).not.toMatch(/somebody|Laptop/);
});

it("sends nothing to what is no address, whoever stored it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const email of ["a@example.test\r\nBcc: b@example.test", "a@example.test, b@example.test", "nobody"])
    expect((await tell({ kind: "passkey-added" }, { email })).mails).toEqual([]);
  log.mockRestore();
  expect((await tell({ kind: "passkey-added" }, { email: "jörg@bücher.example" })).mails).toHaveLength(1);
});
