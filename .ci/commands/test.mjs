import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { install } from "./install.mjs";

const results = "node_modules/.cache/test-results";
/** A third of a processor's time where another process wants it too: enough that nothing times out. */
const behind = 5;
let passed = 0;
let failed = 0;
const took = [];

/** Runs a part, whatever the parts before it did, so that one failure does not hide another. */
async function part(name, run) {
  const started = Date.now();
  const worked = await run();
  took.push([name, (Date.now() - started) / 1000, worked]);
  return worked;
}

/** A check without tests of its own counts only where it fails. */
async function check(name, run) {
  if (!(await part(name, run))) failed++;
}

/** A script of package.json to its end. Beside others it waits for them where they need the processor, and says all it has to say at once. */
function script(name, args = [], title = "") {
  const child = spawn("npm", ["run", "-s", name, "--", ...args], { stdio: title ? ["ignore", "pipe", "pipe"] : "inherit" });
  let said = "";
  if (title) {
    if (child.pid) setPriority(child.pid, behind);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  }
  return new Promise((resolve) => child.on("error", () => resolve(false)).on("close", (status) => resolve(status === 0))).finally(() => {
    if (title) console.log(`\n== ${title}\n${said.trimEnd()}`);
  });
}

function tests(name, projects, title) {
  return part(name, async () => {
    const file = `${results}/${name.split(" ")[0]}.json`;
    rmSync(file, { force: true });
    const worked = await script(
      "vitest",
      [
        "run",
        "--passWithNoTests",
        ...projects.flatMap((project) => ["--project", project]),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      title,
    );
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { numPassedTests: 0, numFailedTests: 0 };
    passed += counts.numPassedTests;
    // A file that cannot be loaded has no test that could fail.
    failed += counts.numFailedTests || (worked ? 0 : 1);
    return worked;
  });
}

/** What nothing else waits for: it takes what the other parts leave of the processor, who wait for their servers half of the time. */
async function beside() {
  await check("types", () => script("typecheck", [], "types"));
  await check("lint", () => script("lint", [], "lint"));
  await tests("unit tests", ["pure", "web", "web-alone"], "unit tests");
}

async function oneByOne() {
  await check("build", () => script("build"));
  console.log("\n== worker tests");
  await tests("worker tests", ["functions", "prove"]);
  console.log("\n== browser tests");
  await tests("browser tests", ["e2e"]);
}

mkdirSync("dist/web", { recursive: true });
console.log("\n== install");
await check("install", install);
if (failed === 0) {
  mkdirSync(results, { recursive: true });
  await Promise.all([beside(), oneByOne()]);
}
console.log("");
for (const [name, seconds, worked] of took)
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${worked ? "" : "  failed"}`);
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
