import { expect, it } from "vitest";
import { bothRuns, filesToRunAgain } from "./commands/second-run.mjs";
import type { Failure, FileOutcome, RunReport } from "./run-report.ts";

const failure = (project: string, file: string, name = "a test"): Failure => ({ project, file, name, errors: [] });
const outcome = (project: string, file: string, passed: number, failed: number): FileOutcome => ({
  project,
  file,
  seconds: 1,
  passed,
  failed,
});
const report = (files: FileOutcome[], failures: Failure[]): RunReport => ({ passed: 0, failed: 0, files, failures });

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

it("counts a file as its second run left it, and calls doubtful what passes there", () => {
  const first = report([outcome("e2e", "a", 3, 2), outcome("e2e", "b", 4, 0)], [failure("e2e", "a", "one"), failure("e2e", "a", "two")]);
  const second = report([outcome("e2e", "a", 5, 0)], []);
  expect(bothRuns(first, second)).toEqual({ passed: 9, failed: 0, failures: [], doubtful: first.failures });
});

it("fails where a file fails again, if by another test", () => {
  const first = report([outcome("e2e", "a", 4, 1), outcome("web", "c", 1, 1)], [failure("e2e", "a", "one"), failure("web", "c")]);
  const second = report([outcome("e2e", "a", 4, 1), outcome("web", "c", 2, 0)], [failure("e2e", "a", "two")]);
  const both = bothRuns(first, second);
  expect(both).toMatchObject({ passed: 6, failed: 1, failures: second.failures });
  expect(both.doubtful).toEqual([failure("web", "c")]);
});

it("fails where there was no second run, where a file cannot be loaded, and where nobody caught an error", () => {
  const broken = report([outcome("e2e", "a", 4, 1)], [failure("e2e", "a")]);
  expect(bothRuns(broken, undefined)).toMatchObject({ passed: 4, failed: 1, doubtful: [] });
  const unreadable = report([outcome("e2e", "a", 0, 0)], [failure("e2e", "a", "")]);
  expect(bothRuns(unreadable, unreadable)).toMatchObject({ passed: 0, failed: 1, doubtful: [] });
  expect(bothRuns(report([], [failure("", "", "")]), undefined)).toMatchObject({ failed: 1 });
});
