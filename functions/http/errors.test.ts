import { expect, it, vi } from "vitest";
import type { AppContext } from "./context.ts";
import { AppError, answerFailure } from "./errors.ts";

const told: Record<string, unknown> = {};
const context = {
  var: { requestId: "request-1" },
  req: { method: "GET", path: "/api/x", routePath: "/api/x" },
  set: (name: string, value: unknown) => {
    told[name] = value;
  },
} as unknown as AppContext;

it("tells nobody what broke, and logs it with its causes and the request", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = new Error("the query failed", { cause: new Error("disk full at /secret/path") });
  const answer = answerFailure(broken, context);
  const text = await answer.text();
  const line = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  expect(answer.status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    error: "Something went wrong on our side. Please try again.",
    code: "INTERNAL",
    requestId: "request-1",
  });
  expect(JSON.parse(line)).toMatchObject({ level: "error", requestId: "request-1" });
  expect(line).toContain("disk full");
});

it("gives a refusal its status, its details and the time to wait", async () => {
  const answer = answerFailure(new AppError("RATE_LIMITED", { details: { left: 0 }, retryAfter: 12.2 }), context);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "13"]);
  expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED", details: { left: 0 } });
  // For the line in the log that every answer has.
  expect(told).toMatchObject({ failed: "RATE_LIMITED" });
});

it("takes somebody whose account was deleted in the midst of a request for a stranger, on D1 and on libSQL", async () => {
  for (const message of [
    "D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT",
    "SQLITE_CONSTRAINT: FOREIGN KEY constraint failed",
  ]) {
    const answer = answerFailure(new Error("Failed query", { cause: new Error(message) }), context);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "UNAUTHORIZED", error: "Please sign in to continue." }]);
  }
});
