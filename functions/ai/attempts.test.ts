import { expect, it } from "vitest";
import { attempt, type RetryPolicy, waitBefore } from "./attempts.ts";
import { ProviderError } from "./provider-error.ts";

const quick: RetryPolicy = { attempts: 3, attemptMs: 30, backoffMs: 1 };
const never = new AbortController().signal;

it("returns the first success and reports each attempt", async () => {
  const begun: number[] = [];
  const work = async (_: AbortSignal, number: number) => {
    if (number < 3) throw new Error("no");
    return "yes";
  };
  expect(await attempt({ policy: quick, signal: never, onBegin: (number) => begun.push(number), work })).toBe("yes");
  expect(begun).toEqual([1, 2, 3]);
});

it("counts attempts that were begun before a restart", async () => {
  const begun: number[] = [];
  const work = () => Promise.reject(new Error("no"));
  await expect(attempt({ policy: quick, signal: never, previous: 2, onBegin: (number) => begun.push(number), work })).rejects.toThrow("no");
  expect(begun).toEqual([3]);
  await expect(attempt({ policy: quick, signal: never, previous: 3, onBegin: (number) => begun.push(number), work })).rejects.toThrow(
    ProviderError,
  );
  expect(begun).toEqual([3]);
});

it("ends an attempt that heeds no signal, and passes the end on to one that does", async () => {
  const ended: string[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener("abort", () => ended.push(String((signal.reason as Error).name))));
  await expect(attempt({ policy: quick, signal: never, work })).rejects.toThrow("too long");
  expect(ended).toEqual(["ProviderError", "ProviderError", "ProviderError"]);
});

it("stops at once when the run stops, working or waiting", async () => {
  for (const policy of [
    { ...quick, attemptMs: 60_000 },
    { ...quick, backoffMs: 60_000 },
  ]) {
    const run = new AbortController();
    const work = () => (policy.backoffMs > 1_000 ? Promise.reject(new Error("no")) : new Promise<never>(() => {}));
    const outcome = attempt({ policy, signal: run.signal, work });
    setTimeout(() => run.abort("stopped"), 10);
    await expect(outcome).rejects.toBe("stopped");
  }
});

it("waits as long as the provider asked, twice as long each time otherwise, and never past two minutes", () => {
  const policy = { ...quick, backoffMs: 1_000 };
  expect(waitBefore(2, policy, 7_000)).toBe(7_000);
  expect(waitBefore(2, policy, 3_600_000)).toBe(120_000);
  for (let count = 0; count < 50; count++) {
    expect(Math.abs(waitBefore(2, policy, undefined) - 1_000)).toBeLessThanOrEqual(500);
    expect(Math.abs(waitBefore(3, policy, undefined) - 2_000)).toBeLessThanOrEqual(1_000);
  }
});
