// npm run prove                    all of it: the rows of the reliability table with their own numbers (.github/proof/reliability.md), the
//                                  planted bugs (.github/proof/mutations.md), the proofread matrix of pages (.github/proof/matrix.md)
// npm run prove -- rows [1 7 17]   only the rows, or only these
// npm run prove -- mutations [NAME ...]
// npm run prove -- pages [--template ID --language CODE --layout NAME --of N --list]
// Ends with 1 when something did not hold, or was done less often than the table wants.
import { spawnSync } from "node:child_process";

const parts = {
  rows: ".ci/prove/prove-rows.mjs",
  mutations: ".ci/prove/prove-mutations.mjs",
  pages: ".ci/typeset/prove-pages.mjs",
};

const [asked, ...more] = process.argv.slice(2);
if (asked !== undefined && !(asked in parts)) {
  console.error(`There is no part ${asked}; there are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
// Row 32 plants the bugs: once is enough.
const chosen = asked === undefined ? ["rows", "pages"] : [asked];
let isSound = true;
for (const name of chosen) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [parts[name], name, ...more], { stdio: "inherit" });
  isSound &&= status === 0;
}
process.exit(isSound ? 0 : 1);
