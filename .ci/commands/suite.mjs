import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { linesOfAnError, tellFailures } from "./failures.mjs";
import { install } from "./install.mjs";
import { diagnosis, filesToRunAgain } from "./second-run.mjs";

const results = "node_modules/.cache/test-results";
/** Nice value: a third of a processor's time where another process wants it too, enough that nothing times out. */
const background = 5;

/**
 * The Vitest projects of a run. `unit` needs nothing and runs beside the others; `worker` needs the built app; `browser` needs Chromium,
 * too.
 * @typedef {{ unit: string[], worker: string[], browser: string[], env?: Record<string, string> }} Tier
 */

/**
 * Installs, then runs types, lint, build and the tests of these projects, whatever fails on the way, and says at the end what took how long
 * and what failed.
 * @param {Tier} tier
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSuite({ unit, worker, browser, env = {} }) {
  /** Name, seconds and success of each part. */
  const took = [];
  const tested = { passed: 0, failed: 0, failures: [] };
  /** Parts without tests of their own that failed, in the form of a failure. */
  const broken = [];

  async function part(name, run) {
    const started = Date.now();
    const outcome = await run();
    took.push([name, (Date.now() - started) / 1000, outcome.worked]);
    return outcome;
  }

  async function check(name, run) {
    const { worked, said } = await part(name, run);
    if (!worked) broken.push(brokenPart(name, said));
  }

  async function tests(name, projects, how = {}) {
    if (projects.length === 0) return;
    const { worked, said, report } = await part(name, () => vitest(name, projects, { ...how, env }));
    tested.passed += report?.passed ?? 0;
    tested.failures.push(...(report?.failures ?? []));
    if (!worked && !report?.failures.length) broken.push(brokenPart(name, said));
  }

  /** Takes what the other parts leave of the processors. */
  async function inBackground() {
    await check("types", () => script("typecheck", { title: "types", isBackground: true }));
    await check("lint", () => script("lint", { title: "lint", isBackground: true }));
    await tests("unit tests", unit, { title: "unit tests", isBackground: true });
  }

  /** One after the other: beside each other they took as long together. */
  async function inForeground() {
    await check("build", () => script("build", { title: "build" }));
    console.log("\n== worker tests");
    await tests("worker tests", worker);
    console.log("\n== browser tests");
    await tests("browser tests", browser);
  }

  /** What failed once more, one file after the other, to tell whether it depends on the moment. It stays failed. */
  async function again() {
    const { projects, files } = filesToRunAgain(tested.failures);
    if (files.length === 0) return [];
    console.log("\n== what failed, once more");
    const { report } = await part("once more", () => vitest("again", projects, { args: ["--maxWorkers=1", ...files], env }));
    return diagnosis(tested.failures, report);
  }

  mkdirSync("dist/web", { recursive: true });
  console.log("\n== install");
  await check("install", async () => ({ worked: install(), said: "" }));
  if (broken.length === 0) {
    mkdirSync(results, { recursive: true });
    await Promise.all([inBackground(), inForeground()]);
  }
  const diagnosed = await again();
  console.log("");
  for (const [name, seconds, worked] of took)
    console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${worked ? "" : "  failed"}`);
  const failures = [...broken, ...tested.failures];
  for (const line of [...tellFailures(failures), ...diagnosed]) console.log(line);
  console.log(`\ntests: ${tested.passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

/** A part that has no failed test to name: the end of what it said. */
const brokenPart = (name, said) => ({
  project: "",
  file: name,
  name: "failed",
  errors: [{ text: said.trimEnd().split("\n").slice(-linesOfAnError).join("\n"), place: "" }],
});

/** A script of package.json to its end. One with a title says all it has to say at once, under it, since others run beside it. */
function script(name, { args = [], title = "", env = {}, isBackground = false } = {}) {
  const child = spawn("npm", ["run", "-s", name, "--", ...args], {
    stdio: title ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  if (isBackground && child.pid) setPriority(child.pid, background);
  let said = "";
  if (title) for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ worked: false, said: String(error) }));
    child.on("close", (status) => {
      if (title) console.log(`\n== ${title}\n${said.trimEnd()}`);
      resolve({ worked: status === 0, said });
    });
  });
}

/** Runs Vitest, and gives what its own report says; none where it did not come to its end. */
async function vitest(name, projects, { args = [], env = {}, ...how }) {
  const file = `${results}/${name.split(" ")[0]}.json`;
  rmSync(file, { force: true });
  const outcome = await script("vitest", {
    ...how,
    args: [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=./.ci/run-report.ts",
      ...args,
    ],
    env: { ...env, RUN_REPORT: file },
  });
  return { ...outcome, report: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined };
}
