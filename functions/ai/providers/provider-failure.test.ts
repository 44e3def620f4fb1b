import { expect, it } from "vitest";
import type { FailureReason } from "../contract.ts";
import { failureOf, refusalFailure, retryAfter } from "./provider-failure.ts";
import { providerError } from "./scripted.test-data.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const headers = (more: Record<string, string>) => new Headers(more);

it("how long to wait is read as seconds, as a date and in milliseconds, and as nothing when it is past", () => {
  expect(retryAfter(headers({ "retry-after": "7" }), now)).toBe(7_000);
  expect(retryAfter(headers({ "retry-after": "0.5" }), now)).toBe(500);
  expect(retryAfter(headers({ "retry-after": "Fri, 20 Nov 2026 12:00:30 GMT" }), now)).toBe(30_000);
  expect(retryAfter(headers({ "retry-after": "9", "retry-after-ms": "1500" }), now)).toBe(1_500);
  for (const past of ["Fri, 20 Nov 2026 11:59:00 GMT", "0", "-5", "soon", ""])
    expect(retryAfter(headers({ "retry-after": past }), now)).toBeUndefined();
  expect(retryAfter(undefined, now)).toBeUndefined();
});

const refusals: [status: number, words: string, reason: FailureReason, final: boolean][] = [
  [429, '{"code":"insufficient_quota"}', "quota", true],
  [400, '{"code":"billing_hard_limit_reached"}', "quota", true],
  [400, "your credit balance is too low to access the anthropic api", "quota", true],
  [400, '{"code":"moderation_blocked"}', "refused", true],
  [403, '{"name":"content_moderation"}', "refused", true],
  [403, '{"code":"unsupported_country_region_territory"}', "key", true],
  [404, '{"error":"model \\"x\\" not found, try pulling it first"}', "model", true],
  [404, '{"detail":"not found"}', "address", true],
  [405, "", "address", true],
  [302, "", "address", true],
  [400, '{"code":"context_length_exceeded"}', "model", true],
  [422, "", "model", true],
  [409, "", "rate-limited", false],
  [521, "", "unreachable", false],
  [530, "", "unreachable", false],
  [504, "", "unavailable", false],
  [503, '{"message":"the moderation service is down"}', "unavailable", false],
];

it.each(refusals)("status %i with %s means %s", (status, words, reason, final) => {
  const failure = refusalFailure("custom", { status, words });
  expect([failure.reason, failure.final]).toEqual([reason, final]);
  expect(failure.message).toBe(`custom answered with status ${status}`);
});

it("nothing of an error that quotes the key or the answer is kept", () => {
  const quoting = Object.assign(new Error("401 Incorrect API key provided: sk-s3cr3t"), {
    status: 401,
    error: { message: "Incorrect API key provided: sk-s3cr3t" },
    cause: new Error("Bearer sk-s3cr3t is not a legal header value"),
  });
  for (const thrown of [quoting, new TypeError("fetch failed: sk-s3cr3t"), new SyntaxError("Unexpected sk-s3cr3t"), "sk-s3cr3t", null]) {
    const failure = providerError(failureOf(thrown, { provider: "openai", signal: new AbortController().signal }));
    expect([failure.message, failure.cause, `${failure.stack}`].join()).not.toContain("s3cr3t");
  }
});
