import { expect, it } from "vitest";
import { identityHash, readSession, signSession } from "../functions/auth/session-cookie.ts";
import type { Settings } from "../functions/http/env.ts";

// The steps of .github/guides/secrets.md, one after the other.
const [old, fresh] = ["old-secret-0123456789abcdef0123456789", "new-secret-0123456789abcdef0123456789"];
const withSession = (...secrets: string[]) => ({ SESSION_SECRET: secrets }) as Settings;
const claims = { userId: "user-1", sessionId: "session-1" };
const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

it("SESSION_SECRET: who is signed in stays so through each step, and who stayed away for a week has run out anyway", async () => {
  const start = Date.UTC(2026, 10, 21);
  const before = await signSession(claims, start, start + week, withSession(old));
  const step1 = withSession(fresh, old);
  expect(await readSession(before, start + day, step1)).toEqual(claims);
  // Used on the fifth day it is past its half: written anew, by the first secret.
  const renewed = await signSession(claims, start + 5 * day, start + 5 * day + week, step1);
  const step3 = withSession(fresh);
  expect(await readSession(renewed, start + week + 1, step3)).toEqual(claims);
  expect(await readSession(before, start + week + 1000, step1)).toBeNull();
  // At once, where the old one is known to somebody.
  expect(await readSession(before, start + day, step3)).toBeNull();
  expect(await readSession(await signSession(claims, start, start + week, withSession(old)), start, step3)).toBeNull();
});

it("IDENTITY_SECRET: with another one an address has another name, so that the month's tokens would be given again", async () => {
  const named = (secret: string) => identityHash({ IDENTITY_SECRET: secret } as Settings, "Reader+news@press.example");
  expect(await named(old)).toBe(await named(old));
  expect(await named(fresh)).not.toBe(await named(old));
});
