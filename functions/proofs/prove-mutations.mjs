// npm run prove -- mutations [NAME ...]: plants one bug at a time in a copy of the tree and runs the tests that must notice it (mutations.ts).
// Writes .github/proof/mutations.md when run for all. The tree itself is never changed.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { markdownOfMutations, outcomesOf, partsOf, plant } from "./mutation-verdict.ts";
import { mutations } from "./mutations.ts";
import { tell } from "./row.ts";

const asked = process.argv.slice(3);
const unknown = asked.filter((name) => !mutations.some((mutation) => mutation.name === name));
if (unknown.length > 0) {
  console.error(`There is no mutation ${unknown.join(", ")}; there are ${mutations.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
const chosen = mutations.filter(({ name }) => asked.length === 0 || asked.includes(name));

const tree = process.cwd();
// The type check below reads generated files of other projects, which a fresh clone lacks.
if (spawnSync("npm", ["run", "-s", "typecheck"], { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "mutations-"));
const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Linked, not copied: too large and never written to, or not used by tests. */
const linked = ["node_modules", "dist"];
const left = new Set([...linked, ".git", ".wrangler"]);

function copyTree(name) {
  const copy = join(folder, name);
  mkdirSync(copy);
  cpSync(tree, copy, { recursive: true, filter: (from) => !left.has(relative(tree, from)) });
  for (const name of linked) if (existsSync(name)) symlinkSync(resolve(name), join(copy, name));
  return copy;
}

/** Resolves to the program's exit code and output. */
function run(copy, program, ...options) {
  return new Promise((done, fail) => {
    // Hides the variables of an outer Vitest (mutations.test.ts) from the inner ones.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PROVE|VITEST)/.test(name)));
    // Without a tier Vitest leaves out the slow scenarios, and some bugs are noticed by those alone.
    const child = spawn(process.execPath, [program, ...options], { cwd: copy, env: { ...env, PROVE: "suite" } });
    running.add(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    child.on("error", fail);
    child.on("close", (code) => {
      running.delete(child);
      done({ code, said });
    });
  });
}

/** Generous timeouts: a busy machine must not look like a bug. */
const patience = ["--testTimeout=300000", "--hookTimeout=300000"];

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

async function outcomesIn(copy, tests) {
  const results = join(copy, "mutation-results.json");
  rmSync(results, { force: true });
  const files = [...new Set(tests.map((test) => partsOf(test).file))];
  const titles = [...new Set(tests.map((test) => escaped(partsOf(test).title)))];
  const options = ["run", ...files, "-t", `^(${titles.join("|")})$`, "--reporter=json", `--outputFile=${results}`, ...patience];
  const { said } = await run(copy, "node_modules/vitest/vitest.mjs", ...options);
  if (!existsSync(results)) throw new Error(`Vitest gave no result: ${said.slice(-2_000)}`);
  return outcomesOf(tests, JSON.parse(readFileSync(results, "utf8")).testResults, copy);
}

/** Applies the edits, runs `work`, and reverts them. */
async function withEdits(copy, edits, work) {
  const files = [...new Set(edits.map(({ file }) => join(copy, file)))];
  const before = files.map((file) => readFileSync(file, "utf8"));
  try {
    for (const edit of edits) {
      const file = join(copy, edit.file);
      writeFileSync(file, plant(readFileSync(file, "utf8"), edit));
    }
    return await work();
  } finally {
    for (const [at, file] of files.entries()) writeFileSync(file, before[at]);
  }
}

/** Checks all edits at once, because it takes long. Without build info, which would be in the linked node_modules. */
async function checkTypes(copy) {
  const off = ["composite", "incremental", "emitDeclarationOnly"].flatMap((option) => [`--${option}`, "false"]);
  const check = () => run(copy, "node_modules/typescript/bin/tsc", "-p", "functions", "--noEmit", ...off);
  const edits = chosen.flatMap(({ edits }) => edits);
  const { code, said } = await withEdits(copy, edits, check);
  if (code !== 0) throw new Error(`With the bugs the type check fails: ${said.slice(0, 2_000)}`);
  console.log("With all bugs at once the type check passes.");
}

async function judge(copy, mutation) {
  const started = Date.now();
  const outcomes = await withEdits(copy, mutation.edits, async () => {
    const first = await outcomesIn(copy, mutation.tests);
    // A test broken in another way says nothing about the bug and may be due to the machine: run it again.
    return first.some(({ end }) => end === "broken") ? outcomesIn(copy, mutation.tests) : first;
  });
  const isCaught = outcomes.every(({ end }) => end === "noticed");
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${isCaught ? "caught" : "MISSED"} ${mutation.name} (${seconds} s)`);
  for (const { end, test, why } of outcomes) if (end !== "noticed") console.log(`         ${end}: ${test} ${why}`);
  return { mutation, outcomes, isCaught, seconds };
}

const copies = [copyTree("one"), copyTree("two")];
await checkTypes(copies[1]);
const control = await outcomesIn(copies[0], [...new Set(chosen.flatMap(({ tests }) => tests))]);
const sick = control.filter(({ end }) => end !== "passed");
if (sick.length > 0) {
  for (const { test, why } of sick) console.error(`Fails without any bug: ${test} ${why}`);
  process.exit(1);
}
console.log(`Without a bug all ${control.length} named tests pass.`);

const verdicts = new Map();
const waiting = [...chosen];
await Promise.all(
  copies.map(async (copy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) verdicts.set(next, await judge(copy, next));
  }),
);
const inOrder = chosen.map((mutation) => verdicts.get(mutation));
const caught = inOrder.filter(({ isCaught }) => isCaught).length;
console.log(`${caught} of ${inOrder.length} planted bugs caught.`);
if (asked.length === 0) {
  mkdirSync(".github/proof", { recursive: true });
  writeFileSync(".github/proof/mutations.md", markdownOfMutations(inOrder));
  console.log("Written to .github/proof/mutations.md");
  tell(32, `of ${mutations.length} planted bugs, caught by a named test`, caught, 20);
}
process.exit(caught === inOrder.length ? 0 : 1);
