import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing.ts";

const { browser } = startServer();

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
  expect(page.headers.get("content-type")).toContain("text/html");
  const text = await page.text();
  expect(text).toContain(email);
  expect(text).toContain("ローカルメールボックス");
});
