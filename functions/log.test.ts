import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { traceOf } from "./log.ts";

it("logs which statement failed and why, and nothing of what a person had put into it", () => {
  const failure = new DrizzleQueryError(
    "insert into login_codes values (?, ?)",
    ["anna@example.test", "An article,\nof two lines."],
    new Error("D1_ERROR: overloaded"),
  );
  const trace = traceOf(new Error("not saved", { cause: failure }));
  expect(trace).toContain("insert into login_codes values (?, ?)");
  expect(trace).toContain("D1_ERROR: overloaded");
  expect(trace).not.toMatch(/anna|article|two lines/);
});
