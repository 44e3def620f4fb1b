import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";

const { browser, signIn, mailedCode, run, expectSound } = startServer();

it("signs a new person in with the mailed code and gives the free tokens of the month", async () => {
  const { user, get } = await signIn();
  expect(user).toMatchObject({ role: "user", tokens: 3, newspaperCount: 0, firstName: "" });
  expect(await (await get("/api/auth/user")).json()).toEqual(user);
  await expectSound();
});

it("knows the same person again however the address is typed", async () => {
  const email = uniqueEmail();
  const { user } = await signIn(email);
  const client = browser();
  await client.post("/api/auth/codes", { email: `  ${email.toUpperCase()} ` });
  const again = await client.post("/api/auth/sessions", { email: email.toUpperCase(), code: await mailedCode(email) });
  expect(((await again.json()) as { id: string }).id).toBe(user.id);
});

it("takes the code in the digits of the reader's keyboard, and no try for what is no code", async () => {
  for (const zero of [0xff10, 0x660, 0x6f0, 0x966]) {
    const email = uniqueEmail();
    const client = browser();
    await client.post("/api/auth/codes", { email });
    for (const code of ["", "12345", "codecode"])
      for (let at = 0; at < 2; at++) expect((await client.post("/api/auth/sessions", { email, code })).status).toBe(401);
    const typed = [...(await mailedCode(email))].map((digit) => String.fromCharCode(zero + Number(digit))).join("");
    expect((await client.post("/api/auth/sessions", { email, code: typed })).status).toBe(200);
  }
});

it("makes one account when a new person signs in from two browsers at once", async () => {
  const email = uniqueEmail();
  const browsers = [browser(), browser(), browser()];
  const codes: string[] = [];
  for (const client of browsers) {
    await client.post("/api/auth/codes", { email });
    codes.push(await mailedCode(email));
  }
  const answers = await Promise.all(browsers.map((client, at) => client.post("/api/auth/sessions", { email, code: codes[at] })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await run("SELECT tokens FROM users WHERE email = ?", email)).toEqual([{ tokens: 3 }]);
  await expectSound();
});

it("gives people with the same local part different usernames", async () => {
  const name = crypto.randomUUID();
  const people = [await signIn(`${name}@one.test`), await signIn(`${name}@two.test`), await signIn(`${name}@three.test`)];
  expect(people.map(({ user }) => user.username)).toEqual([name, `${name}2`, `${name}3`]);
});

it("makes an address of ADMIN_EMAILS an admin", async () => {
  expect((await signIn("Editor@localhost.test")).user.role).toBe("admin");
});

it("never takes role, tokens or id from the caller", async () => {
  const email = uniqueEmail();
  const client = browser();
  await client.post("/api/auth/codes", { email, role: "admin" });
  const answer = await client.post("/api/auth/sessions", { email, code: await mailedCode(email), role: "admin", tokens: 99, id: "mine" });
  expect(await answer.json()).toMatchObject({ role: "user", tokens: 3, id: expect.not.stringMatching("mine") });
});

it("opens a new session at each sign-in and ends the one the browser had", async () => {
  const email = uniqueEmail();
  const client = await signIn(email);
  const before = new Map(client.cookies);
  await client.post("/api/auth/codes", { email });
  await client.post("/api/auth/sessions", { email, code: await mailedCode(email) });
  expect(client.cookies.get("session")).not.toBe(before.get("session"));
  expect((await browser({ cookie: `session=${before.get("session")}` }).get("/api/auth/user")).status).toBe(401);
  expect((await client.get("/api/auth/user")).status).toBe(200);
});
