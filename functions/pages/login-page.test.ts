import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";

const { browser, mailedCode, signIn, run } = startServer();
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

it("leads through both forms to the page one came from, without script", async () => {
  const email = uniqueEmail();
  const client = browser();
  const first = await (await client.get("/api/login?next=/home%3Fdraft%3D1")).text();
  expect(first).not.toContain("<script");
  expect(first).toContain('name="next" value="/home?draft=1"');
  const asked = await client.post("/api/login", form({ email, next: "/home?draft=1" }));
  // An answer to a form would stand in the way of the browser's Back button.
  expect([asked.status, asked.headers.get("location")]).toEqual([303, "/api/login?step=code&next=%2Fhome%3Fdraft%3D1"]);
  const second = await (await client.get(asked.headers.get("location") ?? "")).text();
  expect(second).toContain(email);
  expect(second).toContain("/api/local/mailbox");
  const done = await client.post("/api/login", form({ email, next: "/home?draft=1", code: await mailedCode(email) }));
  expect([done.status, done.headers.get("location")]).toEqual([303, "/home?draft=1"]);
  expect((await client.get("/api/auth/user")).status).toBe(200);
});

it("asks for the address when a browser that has asked for no code comes for the second form", async () => {
  const page = await (await browser().get("/api/login?step=code&next=/pricing")).text();
  expect(page).toContain('type="email"');
  expect(page).toContain('name="next" value="/pricing"');
  expect(await (await browser({ cookie: "signin-address=%3Cb%3Eno%20address" }).get("/api/login?step=code")).text()).toContain(
    'type="email"',
  );
});

it("never leads to another site after signing in", async () => {
  const email = uniqueEmail();
  const client = browser();
  await client.post("/api/login", form({ email, next: "//evil.test" }));
  const done = await client.post("/api/login", form({ email, next: "//evil.test", code: await mailedCode(email) }));
  expect(done.headers.get("location")).toBe("/home");
});

it("says in a whole sentence what is wrong with an address or a code, and keeps what was typed", async () => {
  const client = browser();
  const wrongAddress = await client.post("/api/login", form({ email: 'not<"an>address', next: "/" }));
  expect(wrongAddress.status).toBe(422);
  const text = await wrongAddress.text();
  expect(text).toContain("This does not look like an e-mail address.");
  expect(text).toContain('value="not&lt;&quot;an&gt;address"');
  const email = uniqueEmail();
  await client.post("/api/login", form({ email }));
  const wrongCode = await client.post("/api/login", form({ email, code: "no code" }));
  expect(wrongCode.status).toBe(401);
  expect(await wrongCode.text()).toContain("This code is wrong or no longer valid.");
});

it("speaks the visitor's language: the stored choice, then the address, then the browser", async () => {
  const page = async (path: string, headers: Record<string, string>) => (await browser(headers).get(path)).text();
  expect(await page("/api/login", { "accept-language": "nl;q=0.9, ja;q=0.8" })).toContain('<html lang="ja" dir="ltr">');
  expect(await page("/api/login?lang=de", { "accept-language": "ja" })).toContain("Bei Stop\u00a0Press anmelden");
  expect(await page("/api/login?lang=de", { cookie: "lang=ar" })).toContain('<html lang="ar" dir="rtl">');
  expect(await page("/api/login?lang=xx", {})).toContain('<html lang="en" dir="ltr">');
});

it("keeps the language of a new person for later", async () => {
  const email = uniqueEmail();
  const client = browser({ "accept-language": "ar-EG" });
  await client.post("/api/login", form({ email }));
  await client.post("/api/login", form({ email, code: await mailedCode(email) }));
  expect(await run("SELECT language FROM users WHERE email = ?", email)).toEqual([{ language: "ar" }]);
});

it("sends a person who is signed in straight on", async () => {
  const { get } = await signIn();
  const answer = await get("/api/login?next=/pricing");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/pricing"]);
});

it("takes the form from this site only", async () => {
  const answer = await browser().post("/api/login", form({ email: uniqueEmail() }), { origin: "https://evil.test" });
  expect(answer.status).toBe(403);
  expect((await browser().post("/api/login", { email: uniqueEmail() })).status).toBe(400);
});

const unconfigured = startServer({ vars: { ...testVars, APP_ENV: "" } });

it("says so when the operator has configured no way to sign in", async () => {
  const client = unconfigured.browser();
  expect(await (await client.get("/api/login")).text()).toContain("has not set up a way to sign in yet");
  const answer = await client.post("/api/login", form({ email: uniqueEmail() }));
  expect(answer.status).toBe(503);
  expect(await (await client.post("/api/auth/codes", { email: uniqueEmail() })).json()).toMatchObject({ code: "NOT_CONFIGURED" });
});
