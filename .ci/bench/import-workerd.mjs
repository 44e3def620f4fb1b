import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./figures.mjs";
import { bundleForWorkers } from "./worker-chunks.mjs";
import { configurationOf, startWorkerd } from "./workerd.mjs";

const probe = ".ci/bench/import-probe.ts";

/** Processor time of a process's first thread, on which workerd runs JavaScript, in ms; undefined where the system does not tell. */
function threadTime(pid) {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}

/** The most memory a process has had, in MB; undefined where the system does not tell. */
function peakMemory(pid) {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

/** What can be asked of a workerd with the extraction in it. */
async function openProbe({ origin, pid, ended }) {
  const ask = async (path) => {
    const answer = await fetch(`${origin}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  /** An answer and what it took: on the clock, and of the processor where the system tells. */
  const timed = async (path) => {
    const before = threadTime(pid);
    const started = performance.now();
    const { status, text } = await ask(path);
    const wall = performance.now() - started;
    const after = threadTime(pid);
    if (status !== 200) throw new Error(`The probe answered ${status}: ${text.slice(0, 200)}`);
    return { text, wall, cpu: before === undefined || after === undefined ? wall : after - before };
  };
  const wayThere = [];
  for (let round = 0; round < 20; round++) wayThere.push(await timed("/nothing"));
  const idle = { wall: median(wayThere.map(({ wall }) => wall)), cpu: median(wayThere.map(({ cpu }) => cpu)) };

  /** Extracts from a page. `extraction` is an Error when it threw; `cpu` and `wall` are without the way there and back. */
  async function extract(page, language = "en") {
    const query = new URLSearchParams({ url: page.url, contentType: page.contentType, language });
    const put = await fetch(`${origin}/?${query}`, { method: "POST", body: page.bytes });
    await put.arrayBuffer();
    const { text, wall, cpu } = await timed("/");
    const { thrown, ...extraction } = JSON.parse(text);
    return {
      extraction: thrown === undefined ? extraction : new Error(thrown),
      cpu: Math.max(0, cpu - idle.cpu),
      wall: Math.max(0, wall - idle.wall),
    };
  }
  return { extract, ask, ended, memory: () => peakMemory(pid) };
}

/**
 * Bundles the extraction once. `inProcess` gives the work a new process that has it, with V8's `flags`, and ends the process after it.
 * Call `remove` at the end.
 */
export async function prepareExtraction() {
  const folder = mkdtempSync(join(tmpdir(), "stop-press-import-"));
  const [{ text }] = await bundleForWorkers(probe);
  writeFileSync(join(folder, "worker.js"), text);
  return {
    async inProcess(work, flags = [], options = {}) {
      const path = join(folder, `configuration-${flags.join("") || "plain"}.capnp`);
      writeFileSync(path, configurationOf("worker.js", { flags }));
      const process = await startWorkerd(path, options);
      try {
        return await work(await openProbe(process));
      } finally {
        await process.stop();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
