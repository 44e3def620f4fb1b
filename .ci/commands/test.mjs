import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { install } from "./install.mjs";

const results = "node_modules/.cache/test-results";
let passed = 0;
let failed = 0;
const took = [];

/** Runs a part, whatever the parts before it did, so that one failure does not hide another. */
function part(name, run) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const worked = run();
  took.push([name, (Date.now() - started) / 1000, worked]);
  return worked;
}

function script(name, args = []) {
  const { status } = spawnSync("npm", ["run", "-s", name, "--", ...args], { stdio: "inherit" });
  return status === 0;
}

/** A check without tests of its own counts only where it fails. */
function check(name, run) {
  if (!part(name, run)) failed++;
}

/** Scripts side by side, since each alone leaves a core idle; what they say comes script by script. */
async function checks(scripts) {
  const ran = Object.entries(scripts).map(async ([name, script]) => {
    const started = Date.now();
    const child = spawn("npm", ["run", "-s", script], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
    const worked = await new Promise((resolve) => child.on("error", () => resolve(false)).on("close", (status) => resolve(status === 0)));
    console.log(`\n== ${name}\n${said.trimEnd()}`);
    took.push([name, (Date.now() - started) / 1000, worked]);
    if (!worked) failed++;
  });
  await Promise.all(ran);
}

function tests(name, projects) {
  part(name, () => {
    const file = `${results}/${name.split(" ")[0]}.json`;
    rmSync(file, { force: true });
    const worked = script("vitest", [
      "run",
      "--passWithNoTests",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]);
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { numPassedTests: 0, numFailedTests: 0 };
    passed += counts.numPassedTests;
    // A file that cannot be loaded has no test that could fail.
    failed += counts.numFailedTests || (worked ? 0 : 1);
    return worked;
  });
}

mkdirSync("dist/web", { recursive: true });
check("install", install);
if (failed === 0) {
  mkdirSync(results, { recursive: true });
  await checks({ types: "typecheck", lint: "lint", build: "build" });
  tests("unit tests", ["pure", "web"]);
  tests("worker tests", ["functions"]);
  tests("browser tests", ["e2e"]);
}
console.log("");
for (const [name, seconds, worked] of took)
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${worked ? "" : "  failed"}`);
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
