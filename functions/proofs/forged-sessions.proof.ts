import { expect, it } from "vitest";
import { endpoints } from "../auth/index.ts";
import { readSession } from "../auth/session-cookie.ts";
import { faultsOnNewBooks } from "./books.ts";
import { changedLetters, claimsOf, forgeries, headerOf, secrets, signedBytes, valid, type Wanted } from "./forged-sessions.test-data.ts";
import { newPerson, openInProcess, settings } from "./money/in-process.ts";
import { tell, times } from "./row.ts";

/** With handlers and a person in whose name all is forged: the status each cookie is answered with. */
const withSomebody = (run: (statusOf: (token: string) => Promise<number>, wanted: Wanted) => Promise<string[]>) =>
  faultsOnNewBooks(async (file) => {
    const { db, send, close } = openInProcess(file, endpoints);
    const { id, cookie } = await newPerson(db, 3);
    const claims = await readSession(cookie.replace("session=", ""), Date.now(), settings);
    const statusOf = async (token: string) => (await send("GET", "/api/auth/user", { headers: { cookie: `session=${token}` } })).status;
    const faults = await run(statusOf, { sub: id, sid: claims?.sessionId ?? "" });
    close();
    return faults;
  });

it("no forged token opens a session that is really there", async () => {
  let count = 0;
  const faults = await withSomebody(async (statusOf, wanted) => {
    const found: string[] = [];
    for (const [name, token] of await forgeries(wanted)) {
      const status = await statusOf(token);
      if (status !== 401) found.push(`${name}: ${status}`);
      count++;
    }
    return found;
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
  tell(20, "forged tokens refused", count, 100);
});

it("each secret we have signs tokens that are taken, whatever else they say, by this one algorithm", async () => {
  let count = 0;
  const faults = await withSomebody(async (statusOf, wanted) => {
    const found: string[] = [];
    const second = Math.floor(Date.now() / 1000);
    const more = [
      {},
      { iat: 0 },
      { iat: second + 60 },
      { nbf: second - 1 },
      { exp: second + 60 },
      { exp: 253_402_300_799 },
      { exp: second + 60.5 },
      { aud: ["stop-press"] },
      { aud: ["another", "stop-press"] },
      { jti: "once" },
      { role: "admin", tokens: 1_000 },
      { ["__proto__"]: { role: "admin" } },
      { email: "anna@example.test" },
      { nonce: "n" },
      { azp: "another" },
      { "stop-press": true },
      { sid2: "another" },
      { amr: ["pwd"] },
      { text: "x".repeat(1_000) },
      { text: "報" },
    ];
    const headers = [{}, { kid: "1" }, { cty: "JWT" }];
    for (const key of [secrets.now, secrets.before]) {
      for (const claims of more) {
        const status = await statusOf(valid(wanted, claims, key));
        if (status !== 200) found.push(`${JSON.stringify(claims)}: ${status}`);
        count++;
      }
      for (const header of headers) {
        const status = await statusOf(signedBytes(headerOf(header), claimsOf(wanted), { key }));
        if (status !== 200) found.push(`${JSON.stringify(header)}: ${status}`);
        count++;
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
  tell(20, "valid tokens taken", count, 46);
});

it("a valid token counts as the cookie of its name alone", async () => {
  const faults = await faultsOnNewBooks(async (file) => {
    const { db, send, close } = openInProcess(file, endpoints);
    const { cookie } = await newPerson(db, 3);
    const token = cookie.replace("session=", "");
    const found: string[] = [];
    const places: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { authorization: `Basic ${token}` },
      { authorization: token },
      { "x-session": token },
      { cookie: `Session=${token}` },
      { cookie: `__Host-session=${token}` },
      { cookie: `session2=${token}` },
      { cookie: `other="session=${token}"` },
    ];
    for (const headers of places) {
      const { status } = await send("GET", "/api/auth/user", { headers });
      if (status !== 401) found.push(`${Object.entries(headers)}: ${status}`);
    }
    for (const path of [`/api/auth/user?session=${token}`, `/api/auth/user?access_token=${token}`]) {
      const { status } = await send("GET", path);
      if (status !== 401) found.push(`${path}: ${status}`);
    }
    close();
    return found;
  });
  expect(faults).toEqual([]);
});

it("a token with any letter changed is another token", async () => {
  const wanted = { sub: "person", sid: "session" };
  const token = valid(wanted);
  expect(await readSession(token, Date.now(), settings)).toEqual({ userId: "person", sessionId: "session" });
  const taken: string[] = [];
  let count = 0;
  for (const other of changedLetters(token, times(64, 8))) {
    if (await readSession(other, Date.now(), settings)) taken.push(other);
    count++;
  }
  expect(taken).toEqual([]);
  expect(count).toBeGreaterThan(token.length * times(64, 8));
  tell(20, "tokens with one letter changed refused", count, 64 * token.length);
});
