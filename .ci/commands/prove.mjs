// npm run prove                    all of it, for a night: what follows, one after the other
// npm run prove -- suite           every test, every case of every matrix, every journey, the Worker's tests on workerd
// npm run prove -- rows [1 7 17]   the rows of the reliability table with their own numbers, or only these (.github/proof/reliability.md)
// npm run prove -- mutations [NAME ...]  planted bugs that a test must catch (.github/proof/mutations.md); row 32 does all of them
// npm run prove -- pages [--template ID --language CODE --layout NAME --of N --list --record FILE --against FILE]  the proofread matrix of pages (.github/proof/matrix.md)
// Ends with 1 when something did not hold, or was done less often than the table wants.
import { spawnSync } from "node:child_process";
import { runSuite } from "./suite.mjs";

const scripts = {
  rows: "functions/proofs/prove-rows.mjs",
  mutations: "functions/proofs/prove-mutations.mjs",
  pages: "web/typeset/cli/prove-pages.mjs",
};
/** All the parts of a whole proof. */
const whole = ["suite", "rows", "pages"];

const [asked, ...more] = process.argv.slice(2);
if (asked !== undefined && asked !== "suite" && !(asked in scripts)) {
  console.error(`There is no part ${asked}; there are suite, ${Object.keys(scripts).join(", ")}.`);
  process.exit(1);
}

async function holds(name) {
  console.log(`\n== ${name}`);
  if (name !== "suite") return spawnSync(process.execPath, [scripts[name], name, ...more], { stdio: "inherit" }).status === 0;
  return runSuite({
    unit: ["pure", "web", "web-isolated"],
    worker: ["functions", "prove"],
    browser: ["e2e", "e2e-nightly"],
    env: { PROVE: "suite", REAL: "1" },
  });
}

let isSound = true;
for (const name of asked === undefined ? whole : [asked]) isSound = (await holds(name)) && isSound;
process.exit(isSound ? 0 : 1);
