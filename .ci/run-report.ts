import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule, Vitest } from "vitest/node";

/** What broke: a test, a file that could not be loaded, or an uncaught error. */
export interface Failure {
  project: string;
  /** From the root; empty where an error belongs to no file. */
  file: string;
  /** The test's name with its describes, or `an error that nobody caught`; empty where the file itself failed. */
  name: string;
  errors: { text: string; place: string }[];
}

export interface RunReport {
  passed: number;
  failed: number;
  failures: Failure[];
  files: FileOutcome[];
}

export interface FileOutcome {
  project: string;
  file: string;
  /** From its first import to its last hook. */
  seconds: number;
  /** Tests. */
  passed: number;
  failed: number;
}

/** Vitest's JSON tells neither projects nor errors outside tests; this does, for `npm test` to say at its end. Written to RUN_REPORT. */
export default class RunReporter implements Reporter {
  #root = process.cwd();

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const files = modules.map((module) => ({ ...this.#where(module), seconds: secondsOf(module), ...countsOf(module) }));
    const report: RunReport = {
      passed: sum(files.map(({ passed }) => passed)),
      failed: sum(files.map(({ failed }) => failed)),
      failures: [
        ...modules.flatMap((module) => this.#failuresOf(module)),
        ...unhandled.map((error) => ({ ...this.#during(modules, error), name: uncaught, errors: [this.#told(error)] })),
      ],
      files,
    };
    if (process.env.RUN_REPORT) writeFileSync(process.env.RUN_REPORT, JSON.stringify(report));
  }

  #failuresOf(module: TestModule): Failure[] {
    const { children } = module;
    const named = [...children.allSuites(), ...children.allTests("failed")].map((task) => ({
      name: task.fullName,
      errors: task.type === "test" ? (task.result().errors ?? []) : task.errors(),
    }));
    return [{ name: "", errors: module.errors() }, ...named]
      .filter(({ errors }) => errors.length > 0)
      .map(({ name, errors }) => ({ ...this.#where(module), name, errors: errors.map((error) => this.#told(error)) }));
  }

  /** The file that ran in the process that had an uncaught error. */
  #during(modules: readonly TestModule[], { VITEST_TEST_PATH: path }: SerializedError) {
    const module = modules.find(({ moduleId }) => moduleId === path);
    return module ? this.#where(module) : { project: "", file: "" };
  }

  #where({ project, moduleId }: TestModule) {
    return { project: project.name, file: relative(this.#root, moduleId) };
  }

  /** What an error says, with the difference where it compares, and the line of ours it comes from. */
  #told({ message, diff, stacks }: SerializedError) {
    const [place = ""] = (stacks ?? [])
      .map(({ file, line }: { file: string; line: number }) => `${relative(this.#root, file)}:${line}`)
      .filter((one: string) => !/^\.\.|node_modules/.test(one));
    const text = [message, diff ?? ""].filter(Boolean).join("\n");
    return { text: stripVTControlCharacters(text), place };
  }
}

/** In place of a test's name. */
const uncaught = "an error that nobody caught";

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function countsOf(module: TestModule): { passed: number; failed: number } {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  return { passed: states.filter((state) => state === "passed").length, failed: states.filter((state) => state === "failed").length };
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
}
