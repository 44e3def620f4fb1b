import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing/index.ts";

const { browser, mailedCode, run } = startServer();

async function askFor(email: string, client = browser()) {
  expect((await client.post("/api/auth/codes", { email })).status).toBe(204);
  return client;
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const mailsTo = async (email: string) => ((await (await browser().get(`/api/local/mailbox?to=${email}`)).json()) as unknown[]).length;

it("refuses a wrong code and still takes the right one", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const code = await mailedCode(email);
  const wrong = await client.post("/api/auth/sessions", { email, code: otherThan(code) });
  expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([401, "UNAUTHORIZED"]);
  expect((await client.post("/api/auth/sessions", { email, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
});

it("takes a code only once, even when it is sent many times at once", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const code = await mailedCode(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.post("/api/auth/sessions", { email, code })));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect((await client.post("/api/auth/sessions", { email, code })).status).toBe(401);
});

it("refuses the right code after five wrong tries", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const code = await mailedCode(email);
  for (let at = 0; at < 5; at++) expect((await client.post("/api/auth/sessions", { email, code: otherThan(code) })).status).toBe(401);
  expect((await client.post("/api/auth/sessions", { email, code })).status).toBe(401);
});

it("counts no more than five tries when two hundred come at once", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const code = Number(await mailedCode(email));
  const guesses = Array.from({ length: 200 }, (_, at) => String((code + 1 + at) % 1_000_000).padStart(6, "0"));
  await Promise.all(guesses.map((guess) => client.post("/api/auth/sessions", { email, code: guess })));
  expect(await run("SELECT attempts FROM login_codes WHERE email = ?", email)).toEqual([{ attempts: 5 }]);
});

it("refuses a code after ten minutes", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const code = await mailedCode(email);
  await run("UPDATE login_codes SET expires_at = ?, created_at = created_at - 600001 WHERE email = ?", Date.now() - 1, email);
  expect((await client.post("/api/auth/sessions", { email, code })).status).toBe(401);
});

it("refuses a code in another browser than the one that asked", async () => {
  const email = uniqueEmail();
  await askFor(email);
  const code = await mailedCode(email);
  const other = await askFor(uniqueEmail());
  expect((await other.post("/api/auth/sessions", { email, code })).status).toBe(401);
  expect((await browser().post("/api/auth/sessions", { email, code })).status).toBe(401);
});

it("a new code makes the one before it worthless", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const first = await mailedCode(email);
  await askFor(email, client);
  const second = await mailedCode(email);
  if (first !== second) expect((await client.post("/api/auth/sessions", { email, code: first })).status).toBe(401);
  expect((await client.post("/api/auth/sessions", { email, code: second })).status).toBe(200);
});

it("mails an address five codes an hour from one browser and answers the same after that", async () => {
  const email = uniqueEmail();
  const client = browser();
  for (let at = 0; at < 7; at++) await askFor(email, client);
  expect(await mailsTo(email)).toBe(5);
  await run("UPDATE login_codes SET created_at = created_at - 3600001 WHERE email = ?", email);
  await askFor(email, client);
  expect(await mailsTo(email)).toBe(6);
});

it("strangers cannot use up the codes of a browser that has signed in before", async () => {
  const email = uniqueEmail();
  const own = await askFor(email);
  await own.post("/api/auth/sessions", { email, code: await mailedCode(email) });
  for (let at = 0; at < 25; at++) await askFor(email);
  const fromStrangers = (await mailsTo(email)) - 1;
  expect(fromStrangers).toBe(20);
  await askFor(email, own);
  expect(await mailsTo(email)).toBe(22);
});

/** So many wrong codes, from browsers that never signed in to the address: one code each, whose five tries are used up. */
async function guess(email: string, tries: number) {
  for (let left = tries; left > 0; left -= 5) {
    const client = await askFor(email);
    const code = await mailedCode(email);
    for (let at = 0; at < Math.min(5, left); at++) await client.post("/api/auth/sessions", { email, code: otherThan(code) });
    // Another hour of the same day.
    await run("UPDATE login_codes SET created_at = created_at - 3600000 WHERE email = ? AND used_at IS NULL", email);
  }
}
const subjectsTo = async (email: string) =>
  ((await (await browser().get(`/api/local/mailbox?to=${email}`)).json()) as { subject: string; code: string }[])
    .filter(({ code }) => !code)
    .map(({ subject }) => subject);
const enter = async (client: ReturnType<typeof browser>, email: string) =>
  (await client.post("/api/auth/sessions", { email, code: await mailedCode(email) })).status;

it("takes thirty wrong codes a day for an address from browsers it does not know, whatever the hour and the code", async () => {
  const email = uniqueEmail();
  await guess(email, 29);
  expect(await enter(await askFor(email), email)).toBe(200);

  const other = uniqueEmail();
  const late = await askFor(other);
  const code = await mailedCode(other);
  await guess(other, 30);
  expect((await late.post("/api/auth/sessions", { email: other, code })).status).toBe(401);
  const mails = await mailsTo(other);
  await askFor(other);
  expect(await mailsTo(other)).toBe(mails);
  // The next day.
  await run("UPDATE login_codes SET created_at = created_at - 86400000 WHERE email = ?", other);
  expect(await enter(await askFor(other), other)).toBe(200);
});

it("leaves the owner's own browser alone while strangers guess, and tells the owner of them once by mail", async () => {
  const email = uniqueEmail();
  const own = await askFor(email);
  expect(await enter(own, email)).toBe(200);
  await guess(email, 30);
  expect(await subjectsTo(email)).toEqual(["Wrong sign-in codes were tried for your Stop Press account"]);
  await askFor(email, own);
  expect(await enter(own, email)).toBe(200);
  const stranger = await askFor(email);
  expect(stranger.cookies.get("signin")).toBeTruthy();
  expect(await subjectsTo(email)).toHaveLength(1);
  expect(await run("SELECT count FROM rate_counters WHERE key = 'guessed-addresses'")).not.toEqual([]);
});

it("tells nobody of wrong codes for an address without an account", async () => {
  const email = uniqueEmail();
  await guess(email, 30);
  expect(await subjectsTo(email)).toEqual([]);
});

it("asks an admin who has a passkey or a provider for that, on any browser, once thirty wrong codes were tried", async () => {
  const email = uniqueEmail();
  const own = await askFor(email);
  expect(await enter(own, email)).toBe(200);
  const [user] = await run("UPDATE users SET role = 'admin' WHERE email = ? RETURNING id", email);
  await guess(email, 30);
  await askFor(email, own);
  expect(await enter(own, email)).toBe(200);
  await run("INSERT INTO passkeys (id, user_id, public_key, created_at) VALUES (?, ?, x'00', 0)", crypto.randomUUID(), user?.id);
  const mails = await mailsTo(email);
  await askFor(email, own);
  expect(await mailsTo(email)).toBe(mails);
});

it("mails an address thirty codes a day that strangers asked for", async () => {
  const email = uniqueEmail();
  for (let at = 0; at < 35; at++) {
    await askFor(email);
    await run("UPDATE login_codes SET created_at = created_at - 600000 WHERE email = ?", email);
  }
  expect(await mailsTo(email)).toBe(30);
});

it("keeps neither the code nor the browser's secret in the database", async () => {
  const email = uniqueEmail();
  const client = await askFor(email);
  const code = await mailedCode(email);
  const [row] = await run("SELECT * FROM login_codes WHERE email = ?", email);
  const text = JSON.stringify(Object.values(row ?? {}));
  expect(text).not.toContain(`"${code}"`);
  expect(text).not.toContain(client.cookies.get("signin"));
});

it("refuses an address that is none, and anything that is no code", async () => {
  expect((await browser().post("/api/auth/codes", { email: "nobody" })).status).toBe(422);
  expect((await browser().post("/api/auth/codes", {})).status).toBe(422);
  const email = uniqueEmail();
  const client = await askFor(email);
  for (const code of ["", "' OR 1=1", "12345", "1234567", "١٢٣٤٥٦"]) {
    expect((await client.post("/api/auth/sessions", { email, code })).status).toBe(401);
  }
});
