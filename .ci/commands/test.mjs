import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { linesOfAnError, tellFailures } from "./failures.mjs";
import { install } from "./install.mjs";

const results = "node_modules/.cache/test-results";
/** A third of a processor's time where another process wants it too: enough that nothing times out. */
const behind = 5;
let passed = 0;
let failed = 0;
const took = [];
/** What is told once more at the end. */
const broken = [];

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
  if (worked) return;
  failed++;
  broken.push(brokenPart(name, said));
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

function tests(name, projects, how) {
  return part(name, async () => {
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
      ],
      env: { RUN_REPORT: file },
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: 0, failures: [] };
    passed += report.passed;
    // A file that cannot be loaded has no test that could fail.
    failed += report.failed || (outcome.worked ? 0 : 1);
    broken.push(...report.failures);
    if (!outcome.worked && report.failures.length === 0) broken.push(brokenPart(name, outcome.said));
    return outcome;
  });
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
if (failed === 0) {
  mkdirSync(results, { recursive: true });
  await Promise.all([unitTests(), servedTests()]);
}
console.log("");
for (const [name, seconds, worked] of took)
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${worked ? "" : "  failed"}`);
for (const line of tellFailures(broken)) console.log(line);
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
