import { expect, it } from "vitest";
import { diagnosis, filesToRunAgain } from "./commands/second-run.mjs";
import type { Failure, RunReport } from "./run-report.ts";

const failure = (project: string, file: string, name = "a test"): Failure => ({ project, file, name, errors: [] });
const report = (failures: Failure[]): RunReport => ({ passed: 0, failed: failures.length, files: [], failures });

it("runs files again that failed, each once, with their projects", () => {
  expect(filesToRunAgain([failure("e2e", "a"), failure("e2e", "a", "another"), failure("web", "b")])).toEqual({
    projects: ["e2e", "web"],
    files: ["a", "b"],
  });
  expect(filesToRunAgain([])).toEqual({ projects: [], files: [] });
});

it("runs nothing again where everything is broken, or what broke belongs to no file", () => {
  const many = Array.from({ length: 13 }, (_, at) => failure("web", `file ${at}`));
  expect(filesToRunAgain(many).files).toEqual([]);
  expect(filesToRunAgain([failure("e2e", "a"), failure("", "")]).files).toEqual([]);
});

it("tells a fault of the code from one that depends on the moment", () => {
  const first = [failure("e2e", "a"), failure("e2e", "a", "another"), failure("web", "b")];
  expect(diagnosis(first, report([failure("web", "b")]))).toEqual([
    expect.stringMatching(/^a passes when it runs alone/),
    expect.stringMatching(/^b fails again/),
  ]);
  expect(diagnosis(first, undefined)).toEqual([]);
});
