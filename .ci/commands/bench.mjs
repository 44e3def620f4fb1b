// npm run bench              all parts
// npm run bench -- png size  only these: layout (in Node), justification, typeset (layout, justification, PDF and PNG against a browser's
//                            in one run of it), png, drag (of boxes over a page), preview-set (the sample page after
//                            Save & Preview), edit (typing on the page), newsroom (generation with scripted models), import, places, users (the admin's table of 100,000), start (of the Worker), cpu (of each kind of request), size,
//                            lighthouse (fetched from npm the first time; only when it is asked for)
// npm run bench -- import --pages-table     also a row for each page that is not held
// npm run bench -- import --pages FOLDER    other pages of the same form instead
// npm run bench -- lighthouse --only landing --runs 1 --share https://…    only pages whose name begins so; another share page
// Prints figures and ratios, and says when the machine was too busy for them to be believed (the exit code is then 2).
// Ratios within one run can be compared between machines, figures cannot.
import { parseArgs } from "node:util";
import { watchMachine } from "../bench/machine.mjs";

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: "string" },
    "pages-table": { type: "boolean", default: false },
    share: { type: "string" },
    runs: { type: "string", default: "5" },
    only: { type: "string" },
  },
});

const parts = {
  layout: async () => (await import("../bench/layout.mjs")).benchLayout(),
  png: async () => (await import("../bench/png.mjs")).benchPng(),
  justification: async () => (await import("../bench/justification.mjs")).benchJustification(),
  typeset: async () => (await import("../bench/typeset.mjs")).benchTypeset(),
  drag: async () => (await import("../bench/drag.mjs")).benchDrag(),
  "preview-set": async () => (await import("../bench/preview-set.mjs")).benchPreviewSet(),
  edit: async () => (await import("../bench/edit.mjs")).benchEdit(),
  newsroom: async () => (await import("../bench/newsroom.mjs")).benchNewsroom(),
  import: async () => (await import("../bench/import.mjs")).benchImport({ folder: values.pages, pageTable: values["pages-table"] }),
  places: async () => (await import("../bench/places.mjs")).benchPlaces(),
  users: async () => (await import("../bench/users.mjs")).benchUsers(),
  start: async () => (await import("../bench/start.mjs")).benchStart(),
  cpu: async () => (await import("../bench/cpu.mjs")).benchCpu(),
  size: async () => (await import("../bench/size.mjs")).benchSize(),
  lighthouse: async () =>
    (await import("../bench/lighthouse.mjs")).benchLighthouse({ share: values.share, runs: Number(values.runs), only: values.only }),
};

const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

// PNG is part of typeset; Lighthouse asks the network for itself.
const chosen = asked.length > 0 ? asked : Object.keys(parts).filter((name) => name !== "png" && name !== "lighthouse");
const machine = watchMachine();
console.log(machine.describe());
for (const name of chosen) await parts[name]();

console.log("");
// Bytes are the same on a busy machine.
const doubts = chosen.some((name) => name !== "size") ? await machine.doubts() : [];
if (doubts.length > 0) {
  console.log(`DO NOT BELIEVE THE TIMES of this run: ${doubts.join("; ")}. Sizes hold.`);
  process.exitCode = 2;
}
