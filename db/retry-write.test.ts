import { expect, it } from "vitest";
import { retryWrite } from "./retry-write.ts";

const failing = (messages: string[]) => {
  let calls = 0;
  return {
    write: async () => {
      const message = messages[calls++];
      if (message) throw new Error("query failed", { cause: new Error(`D1_ERROR: ${message}`) });
      return "done";
    },
    calls: () => calls,
  };
};

it("repeats a write whose answer was lost, and gives what it then answers", async () => {
  const { write, calls } = failing(["Network connection lost.", "storage caused object to be reset"]);
  expect(await retryWrite(write)).toBe("done");
  expect(calls()).toBe(3);
});

it("knows what a libSQL server says when an answer was lost", async () => {
  const { write, calls } = failing(["fetch failed", "SERVER_ERROR: Server returned HTTP status 502"]);
  expect(await retryWrite(write)).toBe("done");
  expect(calls()).toBe(3);
});

it("gives up after three tries", async () => {
  const { write, calls } = failing(Array(5).fill("Network connection lost."));
  await expect(retryWrite(write)).rejects.toThrow("query failed");
  expect(calls()).toBe(3);
});

it("does not repeat what was refused", async () => {
  const { write, calls } = failing(["CHECK constraint failed: tokens_not_negative"]);
  await expect(retryWrite(write)).rejects.toThrow("query failed");
  expect(calls()).toBe(1);
});
