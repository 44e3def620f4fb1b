import { DrizzleQueryError } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { logLine, traceOf } from "./log.ts";

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

it("a line is one line, whatever is in it: nobody can write another", () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const forged = 'x\n{"level":"error","message":"forged"}\r\u2028"}';
  logLine("info", { message: forged, route: forged });
  const [[line] = []] = said.mock.calls;
  said.mockRestore();
  expect(String(line)).not.toMatch(/[\r\n]/);
  expect(JSON.parse(String(line))).toEqual({ level: "info", message: forged, route: forged });
});
