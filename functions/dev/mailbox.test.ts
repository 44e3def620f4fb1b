import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";

const { browser, signIn, run } = startServer();

it("lists the mails of an address newest first, with their codes", async () => {
  const email = uniqueEmail();
  const client = browser({ "accept-language": "de" });
  await client.post("/api/auth/codes", { email });
  await client.post("/api/auth/codes", { email });
  const mails = (await (await client.get(`/api/local/mailbox?to=${email}`)).json()) as {
    to: string;
    code: string;
    subject: string;
    text: string;
    at: number;
  }[];
  expect(mails).toHaveLength(2);
  expect(mails[0]?.at).toBeGreaterThanOrEqual(mails[1]?.at ?? 0);
  expect(mails[0]).toMatchObject({ to: email, code: expect.stringMatching(/^\d{6}$/), subject: expect.stringContaining("ist Ihr Code") });
  expect(mails[0]?.text).toContain(mails[0]?.code);
});

it("is a page for browsers", async () => {
  const email = uniqueEmail();
  await browser().post("/api/auth/codes", { email });
  const page = await browser({ accept: "text/html,application/xhtml+xml", "accept-language": "ja" }).get("/api/local/mailbox");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page.headers.get("content-type")).toContain("text/html");
  const text = await page.text();
  expect(text).toContain(email);
  expect(text).toContain("ローカルメールボックス");
  expect(text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype html&gt;/);
});

it("writes codes in the language of the account, in the visitor's where there is none", async () => {
  const { user, patch } = await signIn();
  await patch("/api/user", { language: "ru" });
  const visitor = browser({ "accept-language": "de" });
  const newest = async (email: string) => {
    await visitor.post("/api/auth/codes", { email });
    const [mail] = (await (await visitor.get(`/api/local/mailbox?to=${email}`)).json()) as { subject: string; html: string }[];
    return mail;
  };
  expect((await newest(user.email))?.subject).toContain("ваш код");
  const stranger = await newest(uniqueEmail());
  expect(stranger?.subject).toContain("ist Ihr Code");
  expect(stranger?.html).toContain('<html lang="de-DE" dir="ltr">');
});

it("goes on with the mailbox of a database from before mails had a form", async () => {
  const email = uniqueEmail();
  await run("DROP TABLE IF EXISTS local_mail");
  expect(await (await browser().get("/api/local/mailbox")).json()).toEqual([]);
  await run(
    `CREATE TABLE local_mail (id INTEGER PRIMARY KEY, "to" TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL)`,
  );
  await run(`INSERT INTO local_mail ("to", subject, text, code, at) VALUES (?, 'old', 'old text', '123456', 1)`, email);
  const list = async () => (await (await browser().get(`/api/local/mailbox?to=${email}`)).json()) as { subject: string; html: string }[];
  expect(await list()).toEqual([{ to: email, subject: "old", text: "old text", html: "", code: "123456", at: 1 }]);
  await browser().post("/api/auth/codes", { email });
  expect((await list()).map(({ html }) => html.length > 0)).toEqual([true, false]);
});
