import { createHmac } from "node:crypto";
import { base64url, SignJWT } from "jose";
import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { testVars } from "../testing/vars.ts";

const { browser, signIn, run, env } = startServer();
const [secret = "", previousSecret = ""] = testVars.SESSION_SECRET.split(",");
const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

const as = (token: string | undefined) => browser({ cookie: `session=${token}` });
const statusOf = async (token: string | undefined) => (await as(token).get("/api/auth/user")).status;

async function signedIn() {
  const person = await signIn();
  const [session] = await run("SELECT id FROM sessions WHERE user_id = ?", person.user.id);
  return { ...person, sid: String(session?.id) };
}

interface Forged {
  sub: string;
  sid: string;
  header?: Record<string, string>;
  issuer?: string;
  audience?: string;
  expires?: number;
  key?: string;
}
function forge({ sub, sid, header, issuer = "stop-press", audience = "stop-press", expires = Date.now() + day, key = secret }: Forged) {
  return new SignJWT({ sid })
    .setProtectedHeader({ typ: "session+jwt", ...header, alg: "HS256" })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expires / 1000))
    .sign(new TextEncoder().encode(key));
}

it("takes tokens that the present or the previous secret has signed, and no others", async () => {
  const { user, sid } = await signedIn();
  const whose = { sub: user.id, sid };
  expect(await statusOf(await forge(whose))).toBe(200);
  expect(await statusOf(await forge({ ...whose, key: previousSecret }))).toBe(200);
  expect(await statusOf(await forge({ ...whose, key: "another-secret-0123456789abcdefghij" }))).toBe(401);
});

it("takes no token with another algorithm, type, issuer, audience or time", async () => {
  const { user, sid } = await signedIn();
  const whose = { sub: user.id, sid };
  const unsigned = (alg: string) => {
    const part = (value: object) => base64url.encode(JSON.stringify(value));
    const claims = { sub: user.id, sid, iss: "stop-press", aud: "stop-press", iat: 1, exp: 9_999_999_999 };
    return `${part({ alg, typ: "session+jwt" })}.${part(claims)}.`;
  };
  const signedBy = (hash: string, alg: string) => {
    const token = unsigned(alg);
    return token + createHmac(hash, secret).update(token.slice(0, -1)).digest("base64url");
  };
  expect(await statusOf(signedBy("sha256", "HS256"))).toBe(200);
  const forged = [
    unsigned("none"),
    unsigned("NONE"),
    unsigned("HS256"),
    // Signed with our own secret, so that only the algorithm is another.
    signedBy("sha512", "HS512"),
    signedBy("sha384", "HS384"),
    await forge({ ...whose, header: { typ: "JWT" } }),
    await forge({ ...whose, issuer: "elsewhere" }),
    await forge({ ...whose, audience: "elsewhere" }),
    await forge({ ...whose, expires: Date.now() - 1000 }),
    await forge({ ...whose, header: { kid: "../../etc/passwd", jku: "https://evil.example.test/keys" }, key: "x".repeat(40) }),
    "",
    "a.b.c",
    "x".repeat(4000),
  ];
  for (const token of forged) expect(await statusOf(token)).toBe(401);
});

it("takes no token that joins one person with the session of another", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  expect(await statusOf(await forge({ sub: one.user.id, sid: other.sid }))).toBe(401);
});

it("ends the session on the server at logout, so that a copied cookie is worthless", async () => {
  const { cookies, get } = await signIn();
  const copied = cookies.get("session");
  const answer = await get("/api/logout");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(cookies.has("session")).toBe(false);
  expect(await statusOf(copied)).toBe(401);
});

it("another site cannot log anybody out, a typed address can", async () => {
  const { get } = await signIn();
  expect((await get("/api/logout", { "sec-fetch-site": "cross-site" })).status).toBe(303);
  expect((await get("/api/auth/user")).status).toBe(200);
  await get("/api/logout", { "sec-fetch-site": "none" });
  expect((await get("/api/auth/user")).status).toBe(401);
});

it("logout without a session leads to the front page all the same", async () => {
  expect((await browser().get("/api/logout")).status).toBe(303);
});

it("lists a person's devices, ends one of them and all others", async () => {
  const email = `devices-${crypto.randomUUID()}@example.test`;
  const [phone, laptop, tablet] = [await signIn(email), await signIn(email), await signIn(email)];
  const devices = (await (await laptop.get("/api/auth/sessions")).json()) as { id: string; current: boolean }[];
  expect(devices).toHaveLength(3);
  expect(devices.filter((device) => device.current)).toHaveLength(1);
  const [phoneDevice] = ((await (await phone.get("/api/auth/sessions")).json()) as { id: string; current: boolean }[]).filter(
    (device) => device.current,
  );
  expect((await laptop.delete(`/api/auth/sessions/${phoneDevice?.id}`)).status).toBe(204);
  expect((await phone.get("/api/auth/user")).status).toBe(401);
  expect((await laptop.delete("/api/auth/sessions")).status).toBe(204);
  expect([(await laptop.get("/api/auth/user")).status, (await tablet.get("/api/auth/user")).status]).toEqual([200, 401]);
});

it("nobody ends the session of another person", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  expect((await one.delete(`/api/auth/sessions/${other.sid}`)).status).toBe(404);
  expect((await other.get("/api/auth/user")).status).toBe(200);
});

it("reads the role from the database on each request", async () => {
  const { user, get } = await signIn();
  await run("UPDATE users SET role = 'admin' WHERE id = ?", user.id);
  expect(await (await get("/api/user/tokens")).json()).toMatchObject({ isAdmin: true });
});

it("renews a session that is half spent, and no earlier", async () => {
  const { user, get, cookies } = await signedIn();
  expect((await get("/api/auth/user")).headers.getSetCookie()).toEqual([]);
  await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() + 3 * day, user.id);
  const renewed = await get("/api/auth/user");
  expect(renewed.headers.getSetCookie()[0]).toMatch(/^session=.*Max-Age=604800/);
  const [row] = await run("SELECT expires_at AS at FROM sessions WHERE user_id = ?", user.id);
  expect(Number(row?.at)).toBeGreaterThan(Date.now() + week - day);
  expect(await statusOf(cookies.get("session"))).toBe(200);
});

it("renews no session past the ninetieth day after signing in, when the person is asked anew", async () => {
  const { get, user } = await signIn();
  const day = 24 * 60 * 60 * 1000;
  const [now, own] = [Date.now(), "WHERE user_id = ?"];
  const endsIn = async (age: number, left: number) => {
    await run(`UPDATE sessions SET created_at = ?, expires_at = ? ${own}`, now - age, now + left, user.id);
    const line = (await get("/api/auth/user")).headers.getSetCookie()[0];
    const [row] = await run(`SELECT expires_at FROM sessions ${own}`, user.id);
    return [Math.round((Number(row?.expires_at) - now) / day), Number(/Max-Age=(\d+)/.exec(line ?? "")?.[1] ?? Number.NaN)];
  };
  expect((await endsIn(80 * day, 2 * day))[0]).toBe(7);
  const [days, seconds = 0] = await endsIn(86 * day, day);
  expect(days).toBe(4);
  expect(Math.abs(seconds - (4 * day) / 1000)).toBeLessThan(60);
  // As far as it goes: no cookie is written for it.
  expect(await endsIn(88 * day, 2 * day)).toEqual([2, Number.NaN]);
});

it("tells the browser of a renewal whatever was asked for: a picture, or what there is not", async () => {
  const one = await signedIn();
  await run("INSERT INTO images VALUES ('renewal', ?, NULL, 'image/png', 9, 1, 1, 0)", one.user.id);
  await (await env()).IMAGES.put("renewal", "a picture");
  for (const [path, status] of [
    ["/api/images/renewal", 200],
    ["/api/completed-newspapers/none", 404],
  ] as const) {
    await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() + 3 * day, one.user.id);
    const answer = await one.get(path);
    expect([path, answer.status, answer.headers.getSetCookie().length]).toEqual([path, status, 1]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=.*Max-Age=604800/);
  }
});

it("keeps a renewed session out of every store that others share, also with a picture that everybody may see", async () => {
  const [owner, reader] = [await signedIn(), await signedIn()];
  await run("INSERT INTO images VALUES ('everybodys', ?, NULL, 'image/png', 9, 1, 1, 0)", owner.user.id);
  await (await env()).IMAGES.put("everybodys", "a picture");
  const paper = { title: "t", content: "c", expandedContent: {}, imageUrl: "/api/images/everybodys" };
  const { id } = (await (await owner.post("/api/completed-newspapers", paper)).json()) as { id: string };
  expect((await owner.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: true })).status).toBe(200);
  const asked = await reader.get("/api/images/everybodys");
  expect([asked.headers.getSetCookie(), asked.headers.get("cache-control")]).toEqual([[], "public, max-age=0, must-revalidate"]);
  await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() + 3 * day, reader.user.id);
  const renewed = await reader.get("/api/images/everybodys", { "if-none-match": asked.headers.get("etag") ?? "" });
  expect(renewed.status).toBe(304);
  expect([renewed.headers.getSetCookie().length, renewed.headers.get("cache-control")]).toEqual([1, "private, max-age=0, must-revalidate"]);
});

it("signing out in the second half of a session ends it in the browser too", async () => {
  const { user, get, cookies } = await signedIn();
  await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() + 3 * day, user.id);
  await get("/api/logout");
  expect(cookies.has("session")).toBe(false);
});

it("believes the end of a session in the database over the cookie", async () => {
  const { user, get } = await signedIn();
  await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() - 1, user.id);
  expect((await get("/api/auth/user")).status).toBe(401);
});

it("notes at most once an hour that a session was seen", async () => {
  const { user, get } = await signedIn();
  const seen = async () => Number((await run("SELECT seen_at AS at FROM sessions WHERE user_id = ?", user.id))[0]?.at);
  const first = await seen();
  await get("/api/auth/user");
  expect(await seen()).toBe(first);
  await run("UPDATE sessions SET seen_at = ? WHERE user_id = ?", Date.now() - 2 * 60 * 60 * 1000, user.id);
  await get("/api/auth/user");
  await expect.poll(seen).toBeGreaterThan(Date.now() - 60_000);
});

it("tells a session that was ended from one that has run out: only then nothing of the person stays in the browser", async () => {
  const told = async (client: Awaited<ReturnType<typeof signIn>>, path = "/api/user/tokens") => {
    const answer = await client.get(path);
    const { details } = (await answer.json().catch(() => ({}))) as { details?: unknown };
    return [answer.status, details, answer.headers.get("clear-site-data"), client.cookies.has("session")];
  };
  const gone = '"cache", "storage"';
  const one = await signIn();
  const other = await signIn(one.user.email);
  await other.delete("/api/auth/sessions");
  expect(await told(one)).toEqual([401, { ended: true }, gone, false]);
  // Said once: afterwards the browser brings no session any more.
  expect(await told(one)).toEqual([401, undefined, null, false]);

  const [onLogin, onAsking] = [await signIn(one.user.email), await signIn(one.user.email)];
  await other.delete("/api/auth/sessions");
  const page = await onLogin.get("/api/login");
  expect([page.status, page.headers.get("clear-site-data")]).toEqual([200, gone]);
  expect(await told(onAsking, "/api/auth/user")).toEqual([401, { ended: true }, gone, false]);

  const late = await signIn();
  await run("UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() - 1, late.user.id);
  expect(await told(late)).toEqual([401, undefined, null, false]);
  const swept = await signIn();
  await run("DELETE FROM users WHERE id = ?", swept.user.id);
  expect(await told(swept)).toEqual([401, { ended: true }, gone, false]);
});
