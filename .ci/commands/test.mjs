import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { linesOfAnError, tellFailures } from "./failures.mjs";
import { install } from "./install.mjs";
import { bothRuns, filesToRunAgain } from "./second-run.mjs";

const results = "node_modules/.cache/test-results";
/** A third of a processor's time where another process wants it too: enough that nothing times out. */
const behind = 5;
const took = [];
/** Parts without tests of their own that failed. */
const broken = [];
/** Of all parts with tests. */
const tested = { passed: 0, failed: 0, failures: [], files: [] };

/** Runs a part, whatever the parts before it did, so that one failure does not hide another. */
async function part(name, run) {
  const started = Date.now();
  const outcome = await run();
  took.push([name, (Date.now() - started) / 1000, outcome.worked]);
  return outcome;
}

/** A check without tests of its own counts only where it fails. */
async function check(name, run) {
  const { worked, said } = await part(name, run);
  if (!worked) broken.push(brokenPart(name, said));
}

/** A part that has no failed test to name: the end of what it said. */
const brokenPart = (name, said) => ({
  project: "",
  file: name,
  name: "failed",
  errors: [{ text: said.trimEnd().split("\n").slice(-linesOfAnError).join("\n"), place: "" }],
});

/** A script of package.json to its end. Beside others it says all it has to say at once; `behind`, it waits for them where they need the processor. */
function script(name, { args = [], title = "", env = {}, isBehind = false } = {}) {
  const child = spawn("npm", ["run", "-s", name, "--", ...args], {
    stdio: title ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  if (isBehind && child.pid) setPriority(child.pid, behind);
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
async function vitest(name, projects, { args = [], ...how }) {
  const file = `${results}/${name.split(" ")[0]}.json`;
  rmSync(file, { force: true });
  const outcome = await script("vitest", {
    ...how,
    args: [
      "run",
      "--passWithNoTests",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=./.ci/run-report.ts",
      ...args,
    ],
    env: { RUN_REPORT: file },
  });
  return { ...outcome, report: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined };
}

function tests(name, projects, how) {
  return part(name, async () => {
    const outcome = await vitest(name, projects, how);
    if (outcome.report) for (const list of ["failures", "files"]) tested[list].push(...outcome.report[list]);
    if (!outcome.worked && !outcome.report?.failures.length) broken.push(brokenPart(name, outcome.said));
    return outcome;
  });
}

/** The files that failed once more, one after the other with nothing beside them; undefined where there are none. */
async function failedOnesAgain() {
  const { projects, files } = filesToRunAgain(tested.failures);
  if (files.length === 0) return undefined;
  console.log("\n== what failed, once more");
  const { report } = await part("once more", () => vitest("again", projects, { args: ["--maxWorkers=1", ...files] }));
  return report;
}

/** What nothing else waits for: it takes what the other parts leave of the processor. */
async function unitTests() {
  await check("types", () => script("typecheck", { title: "types", isBehind: true }));
  await check("lint", () => script("lint", { title: "lint", isBehind: true }));
  await tests("unit tests", ["pure", "web", "web-alone"], { title: "unit tests", isBehind: true });
}

/** One after the other: beside each other they took as long together, and journeys ran out of patience. */
async function servedTests() {
  await check("build", () => script("build", { title: "build" }));
  console.log("\n== worker tests");
  await tests("worker tests", ["functions", "prove"], {});
  console.log("\n== browser tests");
  await tests("browser tests", ["e2e"], {});
}

mkdirSync("dist/web", { recursive: true });
console.log("\n== install");
await check("install", async () => ({ worked: install(), said: "" }));
if (broken.length === 0) {
  mkdirSync(results, { recursive: true });
  await Promise.all([unitTests(), servedTests()]);
}
const { passed, failed, failures, doubtful } = bothRuns(tested, await failedOnesAgain());
console.log("");
for (const [name, seconds, worked] of took)
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${worked ? "" : "  failed"}`);
for (const line of tellFailures(doubtful, "DOUBTFUL, for it failed at first and passed when it ran again:")) console.log(line);
for (const line of tellFailures([...broken, ...failures])) console.log(line);
const doubts = doubtful.length > 0 ? `, ${doubtful.length} doubtful` : "";
console.log(`\ntests: ${passed} passed, ${failed + broken.length} failed${doubts}`);
process.exit(failed + broken.length === 0 ? 0 : 1);
