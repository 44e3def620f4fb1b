import { spawnSync } from "node:child_process";
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
  check("types", () => script("typecheck"));
  check("lint", () => script("lint"));
  check("build", () => script("build"));
  tests("unit tests", ["pure", "web"]);
  tests("worker tests", ["functions"]);
  tests("browser tests", ["e2e"]);
}
console.log("");
for (const [name, seconds, worked] of took)
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${worked ? "" : "  failed"}`);
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
