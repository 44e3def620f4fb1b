import { readFileSync, writeFileSync } from "node:fs";

/** Milliseconds between looks at the heaps. */
const pause = 4;

/** Heaps of a window and of its Web Workers, asked for over the DevTools protocol. */
async function openHeaps(page) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  const waiting = new Map();
  let last = 0;
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => targetInfo.type === "worker" && workers.add(sessionId));
  session.on("Target.detachedFromTarget", ({ sessionId }) => workers.delete(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const ask = (sessionId, method) =>
    new Promise((done) => {
      const id = ++last;
      waiting.set(id, done);
      session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) }).catch(() => done(undefined));
    });
  const everywhere = (method) => Promise.all([session.send(method), ...[...workers].map((worker) => ask(worker, method))]);
  return {
    collect: () => everywhere("HeapProfiler.collectGarbage"),
    /** Bytes of objects and of what buffers hold. */
    async used() {
      const heaps = await everywhere("Runtime.getHeapUsage");
      return heaps.reduce((sum, heap) => sum + (heap?.usedSize ?? 0) + (heap?.backingStorageSize ?? 0), 0);
    },
    close: () => session.detach(),
  };
}

/**
 * Largest growth in bytes of the JavaScript heaps (of the window and its Web Workers together, with their buffers) while `work` is done,
 * after a collection. Looked at every few milliseconds, between tasks: what a task takes and gives back by itself is not seen.
 */
export async function heapPeak(page, work) {
  const heaps = await openHeaps(page);
  try {
    await heaps.collect();
    const before = await heaps.used();
    let peak = before;
    let isDone = false;
    const look = async () => {
      while (!isDone) {
        peak = Math.max(peak, await heaps.used());
        await new Promise((done) => setTimeout(done, pause));
      }
    };
    const looked = look();
    await work();
    isDone = true;
    await looked;
    return peak - before;
  } finally {
    await heaps.close();
  }
}

const kilobytesOf = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);

/**
 * Largest growth in bytes of what the browser's drawing processes hold while `work` is done, canvases and pictures included: exact, the
 * system keeps the highest mark. Undefined where it does not (Linux does).
 */
export async function processPeak(browser, work) {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const pids = processInfo.filter(({ type }) => type !== "browser").map(({ id }) => id);
    let marks;
    try {
      marks = pids.map((pid) => {
        writeFileSync(`/proc/${pid}/clear_refs`, "5");
        return { pid, before: kilobytesOf(pid, "VmRSS") };
      });
    } catch {
      marks = undefined;
    }
    await work();
    if (!marks) return undefined;
    return marks.reduce((sum, { pid, before }) => sum + Math.max(0, kilobytesOf(pid, "VmHWM") - before), 0) * 1024;
  } finally {
    await session.detach();
  }
}
