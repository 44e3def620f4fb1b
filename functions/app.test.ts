import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "./testing/index.ts";
import { testVars } from "./testing/vars.ts";

const local = startServer({ real: true });
const { browser, fetch, signIn, server } = local;
const production = startServer({ real: true, vars: { APP_ENV: "" } });
const deployedIncomplete = startServer({ real: true, vars: { APP_ENV: "", SESSION_SECRET: "", IDENTITY_SECRET: "too short" } });
const incomplete = startServer({ real: true, vars: { SESSION_SECRET: "", IDENTITY_SECRET: "too short" } });

it("tells health and version to anybody, in every mode", async () => {
  for (const mode of [local, production]) {
    expect(await (await mode.fetch("/api/health")).json()).toEqual({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  }
});

it("names what is missing from the configuration with the first request, in local mode alone", async () => {
  const answer = await incomplete.fetch("/api/health");
  expect(answer.status).toBe(500);
  const { error, code } = (await answer.json()) as { error: string; code: string };
  expect(code).toBe("INTERNAL");
  expect(error).toMatch(/SESSION_SECRET.*IDENTITY_SECRET/);
  expect(error).not.toContain("too short,");
  // To strangers a site tells nothing of how it is set up.
  const told = await (await deployedIncomplete.fetch("/api/health")).json();
  expect(told).toMatchObject({ code: "INTERNAL", error: "Something went wrong on our side. Please try again." });
});

it("answers every path as it is: screens, the app's 404 page, missing files, missing calls", async () => {
  const matrix: [string, number, string][] = [
    ["/", 200, "text/html"],
    ["/home", 200, "text/html"],
    ["/pricing", 200, "text/html"],
    ["/success?session_id=x", 200, "text/html"],
    ["/privacy", 200, "text/html"],
    ["/terms", 200, "text/html"],
    ["/nope", 404, "text/html"],
    ["/home/nope", 404, "text/html"],
    ["/%2e%2e/home2", 404, "text/html"],
    ["/assets/missing.js", 404, "text/plain"],
    ["/assets/missing", 404, "text/plain"],
    ["/missing.png", 404, "text/plain"],
    ["/api", 404, "application/json"],
    ["/api/nope", 404, "application/json"],
    ["/api/user/tokens/x", 404, "application/json"],
    ["/api//user/tokens", 404, "application/json"],
  ];
  for (const [path, status, type] of matrix) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(path, { method });
      expect([method, path, answer.status]).toEqual([method, path, status]);
      expect([path, answer.headers.get("content-type")?.split(";")[0]]).toEqual([path, type]);
      if (method === "HEAD") expect(await answer.text()).toBe("");
    }
  }
});

it("answers a wrong method on a known call, and a post to a page, as not found", async () => {
  const { send } = browser();
  for (const [method, path] of [
    ["DELETE", "/api/user/tokens"],
    ["PUT", "/api/auth/codes"],
    ["POST", "/api/health"],
    ["POST", "/home"],
  ] as const) {
    const answer = await send(method, path);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
  }
});

it("gives every answer its own request id, which the error repeats", async () => {
  const [one, other] = [await fetch("/api/nope"), await fetch("/api/nope")];
  const id = one.headers.get("x-request-id");
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(other.headers.get("x-request-id")).not.toBe(id);
  expect(await one.json()).toEqual({ error: expect.any(String), code: "NOT_FOUND", requestId: id });
});

it("never lets an answer for a user be stored", async () => {
  const { get } = await signIn();
  for (const path of ["/api/auth/user", "/api/user/tokens", "/api/user/ledger", "/api/auth/sessions"]) {
    expect((await get(path)).headers.get("cache-control")).toBe("no-store");
  }
});

it("refuses what another site sends and takes what this site or a command line sends", async () => {
  const body = { email: uniqueEmail() };
  const origin = new URL((await server.listen()).url).origin;
  const from = async (headers: Record<string, string>) => (await browser().post("/api/auth/codes", body, headers)).status;
  for (const foreign of ["https://evil.test", "null", `${origin}.evil.test`, "http://localhost:1"]) {
    expect([foreign, await from({ origin: foreign })]).toEqual([foreign, 403]);
  }
  expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await from({ origin, "sec-fetch-site": "same-origin" })).toBe(204);
  expect(await from({})).toBe(204);
});

it("a foreign form in any content type changes nothing", async () => {
  const { send, cookies } = await signIn();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "TEXT/PLAIN", ""]) {
    const headers: Record<string, string> = { origin: "https://evil.test", "content-type": type };
    expect((await send("PATCH", "/api/user", '{"firstName":"Eve"}', headers)).status).toBe(403);
    expect(
      (await send("POST", "/api/user?_method=PATCH", '{"firstName":"Eve"}', { ...headers, "x-http-method-override": "PATCH" })).status,
    ).toBe(403);
  }
  expect(cookies.has("session")).toBe(true);
  expect(await (await send("GET", "/api/auth/user")).json()).toMatchObject({ firstName: "" });
});

it("refuses bodies over 256 KB, with their length told or not", async () => {
  const { send } = await signIn();
  const large = JSON.stringify({ firstName: "x".repeat(256 * 1024) });
  expect((await send("PATCH", "/api/user", large)).status).toBe(413);
  const unmeasured = await fetch("/api/auth/codes", { method: "POST", body: new Blob([large]).stream(), duplex: "half" } as RequestInit);
  expect(unmeasured.status).toBe(413);
});

it("answers odd JSON with a refusal and never with a failure", async () => {
  const { send } = await signIn();
  const bodies = [
    "{",
    "[",
    '"x"',
    "null",
    "1",
    "[]",
    "\u0000",
    '{"firstName":{}}',
    '{"firstName":"\\ud800"}',
    `${"[".repeat(10_000)}`,
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
  ];
  for (const body of bodies) {
    const { status } = await send("PATCH", "/api/user", body);
    expect([body.slice(0, 40), status < 500]).toEqual([body.slice(0, 40), true]);
  }
  expect(await (await send("GET", "/api/auth/user")).json()).toMatchObject({ role: "user" });
});

it("logs one line a request, without addresses or names", async () => {
  const { user, get } = await signIn();
  server.clearLogs();
  await get("/api/user/tokens?secret=query");
  const lines = server.getLogs().map((entry) => JSON.stringify(entry));
  expect(lines.filter((line) => line.includes("/api/user/tokens"))).toHaveLength(1);
  for (const personal of [user.email, user.id, user.username, "secret=query"]) expect(lines.join("\n")).not.toContain(personal);
});

it("takes local mode from nowhere but the configuration and a loopback host together", async () => {
  expect((await fetch("/api/local/mailbox")).status).toBe(200);
  expect((await fetch("http://stop-press.example/api/local/mailbox")).status).toBe(404);
  expect((await fetch("http://localhost.evil.test/api/local/mailbox")).status).toBe(404);
  expect((await production.fetch("http://localhost/api/local/mailbox")).status).toBe(404);
  expect(testVars.APP_ENV).toBe("local");
});

it("tells the browser's tools how long it waited, and for what", async () => {
  const { headers } = await fetch("/api/health");
  expect(headers.get("server-timing")).toMatch(/^total;dur=\d+$/);
  const me = await signIn();
  expect((await me.get("/api/user/tokens")).headers.get("server-timing")).toMatch(/^load;dur=\d+, work;dur=\d+, total;dur=\d+$/);
});
