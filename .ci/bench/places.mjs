import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { placesFolder } from "../../db/gazetteer/unpack-places.ts";
import { median, printTable } from "./figures.mjs";
import { note } from "./results.mjs";
import { bundleForWorkers } from "./worker-chunks.mjs";
import { configurationOf, startWorkerd } from "./workerd.mjs";

const kinds = ["reverse", "forward", "suggest"];
/** Milliseconds of one call when its files have been read. */
const bars = { reverse: 1, suggest: 3 };
const rounds = 15;
/** Calls whose first time is measured, each in a new process. */
const firsts = 7;

function readFiles() {
  const folder = placesFolder();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [`/places/${relative(folder, path)}`, readFileSync(path, "utf8")]));
}

const readList = (name) => JSON.parse(readFileSync(`functions/location/asked-places/${name}.json`, "utf8"));

/** Processor time of a process's first thread, on which workerd runs JavaScript, in ms; the clock where the system does not tell. */
function timeOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

async function openProbe(configuration, files) {
  const process = await startWorkerd(configuration);
  const ask = async (path, body) => {
    const before = timeOf(process.pid);
    const answer = await fetch(`${process.origin}/${path}`, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
    const said = await answer.json();
    return { ...said, took: timeOf(process.pid) - before };
  };
  await ask("files", files);
  for (let round = 0; round < 10; round++) await ask("nothing");
  const idle = median(await Promise.all(Array.from({ length: 10 }, async () => (await ask("nothing")).took)));
  return { ask: async (...what) => ({ ...(await ask(...what)), idle }), stop: process.stop };
}

/** Finding places inside workerd: by a point, by an address, and while it is typed; in a new isolate, and when its files have been read. */
export async function benchPlaces() {
  const folder = mkdtempSync(join(tmpdir(), "stop-press-places-"));
  try {
    const [{ text }] = await bundleForWorkers(".ci/bench/places-probe.ts");
    writeFileSync(join(folder, "worker.js"), text);
    const configuration = join(folder, "configuration.capnp");
    writeFileSync(configuration, configurationOf("worker.js"));
    const files = readFiles();
    const everything = { points: readList("reverse"), addresses: readList("forward") };
    const one = { reverse: [], forward: [], suggest: [] };
    for (let turn = 0; turn < firsts; turn++)
      for (const kind of kinds) {
        const probe = await openProbe(configuration, files);
        try {
          const at = turn * 13;
          await probe.ask("asked", { points: [everything.points[at]], addresses: [everything.addresses[at]] });
          const { took, idle, calls, read } = await probe.ask(kind);
          one[kind].push({ took: (took - idle) / (kind === "suggest" ? 1 : calls), read });
        } finally {
          await probe.stop();
        }
      }
    const probe = await openProbe(configuration, files);
    const warm = { reverse: [], forward: [], suggest: [] };
    try {
      await probe.ask("asked", { points: everything.points.slice(0, 30), addresses: everything.addresses.slice(0, 30) });
      for (const kind of kinds) for (let round = 0; round < 3; round++) await probe.ask(kind);
      for (let round = 0; round < rounds; round++)
        for (const kind of kinds) {
          const { took, idle, calls } = await probe.ask(kind);
          warm[kind].push((took - idle) / calls);
        }
    } finally {
      await probe.stop();
    }
    console.log("\nPlaces: processor time inside workerd, medians");
    const milliseconds = (value) => `${value.toFixed(2)} ms`;
    printTable([
      ["", "a call, its files read", "the first in a new isolate", "files it reads"],
      ...kinds.map((kind) => [
        kind,
        milliseconds(median(warm[kind])),
        kind === "suggest"
          ? `${milliseconds(median(one[kind].map(({ took }) => took)))} for three`
          : milliseconds(median(one[kind].map(({ took }) => took))),
        Math.max(...one[kind].map(({ read }) => read)),
      ]),
    ]);
    for (const [kind, bar] of Object.entries(bars)) note(`places: ${kind}`, median(warm[kind]), { bar, format: milliseconds });
    const bytes = Object.values(files).reduce((sum, file) => sum + Buffer.byteLength(file), 0);
    console.log(`  ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
