import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseTraffic } from "../testing/database-traffic.ts";
import { startServer, uniqueEmail } from "../testing/index.ts";

interface Sent {
  authorization: string | null;
  body: { from: string; to: string; subject: string; text: string };
}
const sent: Sent[] = [];
const network = setupServer(
  databaseTraffic,
  http.post("https://mail.example.test/send", async ({ request }) => {
    const body = (await request.json()) as Sent["body"];
    sent.push({ authorization: request.headers.get("authorization"), body });
    return body.to.startsWith("bounces") ? new HttpResponse("no such mailbox", { status: 422 }) : HttpResponse.json({ ok: true });
  }),
);
beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
afterAll(() => network.close());

const { browser, run } = startServer({
  vars: { APP_ENV: "", MAIL_API_URL: "https://mail.example.test/send", MAIL_API_KEY: "mail-key", MAIL_FROM: "press@example.test" },
});
const from = (ip: string, language = "en") => browser({ "cf-connecting-ip": ip, "accept-language": language });
const mailTo = (email: string) => expect.poll(() => sent.find(({ body }) => body.to === email)).toBeTruthy();
const codeTo = (email: string) => /\d{6}/.exec(sent.find(({ body }) => body.to === email)?.body.text ?? "")?.[0];

it("mails the code through the operator's API in the visitor's language and signs in with cookies bound to the host", async () => {
  const email = uniqueEmail();
  const client = from("192.0.2.1", "de-AT,en;q=0.5");
  expect((await client.post("/api/auth/codes", { email })).status).toBe(204);
  await mailTo(email);
  const mail = sent.find(({ body }) => body.to === email);
  expect(mail).toMatchObject({ authorization: "Bearer mail-key", body: { from: "press@example.test" } });
  expect(mail?.body.text).toContain("Ihr Code für Stop Press lautet");
  const answer = await client.post("/api/auth/sessions", { email, code: codeTo(email) });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain("Domain");
});

it("answers as always when the mail API fails", async () => {
  expect((await from("192.0.2.2").post("/api/auth/codes", { email: uniqueEmail("bounces") })).status).toBe(204);
});

it("takes twenty requests for codes an hour from one network and says when to come back", async () => {
  const ask = () => from("192.0.2.3").post("/api/auth/codes", { email: uniqueEmail() });
  const answers = [];
  for (let at = 0; at < 21; at++) answers.push(await ask());
  expect(answers.map((answer) => answer.status)).toEqual([...Array(20).fill(204), 429]);
  const wait = Number(answers.at(-1)?.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
  const forged = await browser({ "cf-connecting-ip": "192.0.2.3", "x-forwarded-for": "198.51.100.9" }).post("/api/auth/codes", {
    email: uniqueEmail(),
  });
  expect(forged.status).toBe(429);
  expect(JSON.stringify(await run("SELECT key FROM rate_counters"))).not.toContain("192.0.2.3");
});

it("counts the addresses of one IPv6 network as one, for anybody has all of them", async () => {
  const answers = [];
  for (let at = 0; at < 21; at++) answers.push(await from(`2001:db8:1:2::${at}`).post("/api/auth/codes", { email: uniqueEmail() }));
  expect(answers.map((answer) => answer.status)).toEqual([...Array(20).fill(204), 429]);
  expect((await from("2001:db8:1:3::1").post("/api/auth/codes", { email: uniqueEmail() })).status).toBe(204);
});

it("does not let a busy network use up codes of an address", async () => {
  const email = uniqueEmail();
  for (let at = 0; at < 21; at++) await from("192.0.2.4").post("/api/auth/codes", { email: uniqueEmail() });
  await from("192.0.2.4").post("/api/auth/codes", { email });
  expect(await run("SELECT id FROM login_codes WHERE email = ?", email)).toEqual([]);
});

it("has no mailbox and no other local path, whatever host is asked", async () => {
  for (const path of ["/api/local/mailbox", "/api/local/mailbox?to=a@example.test", "/api/local/till/x", "/api/local"]) {
    expect((await browser().get(path)).status).toBe(404);
  }
});
