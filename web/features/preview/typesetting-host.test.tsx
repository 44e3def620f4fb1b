import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RunOrder } from "../../api/press/press-runs.ts";
import type { NewspaperToSet } from "../../typeset/index.ts";
import { drawThumbnail, openLiveSheet, setPagesBeside } from "./typesetting-host.ts";

interface Job {
  number: number;
  piece: { kind: string };
}

/** A Web Worker that listens at once and answers when the test says so. */
class ScriptedWorker {
  static all: ScriptedWorker[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  jobs: Job[] = [];
  isEnded = false;
  constructor() {
    ScriptedWorker.all.push(this);
    queueMicrotask(() => this.tell({ kind: "ready" }));
  }
  postMessage(job: Job) {
    this.jobs.push(job);
  }
  terminate() {
    this.isEnded = true;
  }
  tell(data: unknown) {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
  get kinds() {
    return this.jobs.map(({ piece }) => piece.kind);
  }
  answer(at: number, answer: unknown) {
    this.tell({ kind: "done", number: this.jobs[at]?.number, answer });
  }
  fail(at: number) {
    this.tell({ kind: "fault", number: this.jobs[at]?.number, detail: "No faces" });
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const newspaper = { title: "Snow" } as unknown as NewspaperToSet;
const thumbnail = (templateId: string) =>
  drawThumbnail({ kind: "newspaper", newspaper }, { templateId, layout: null, sectionLayout: null }, new AbortController().signal);

beforeEach(() => {
  ScriptedWorker.all = [];
  vi.stubGlobal("Worker", ScriptedWorker);
  vi.stubGlobal("OffscreenCanvas", class {});
});
afterEach(async () => {
  // The next test begins with none.
  for (const worker of ScriptedWorker.all) worker.onerror?.(new ErrorEvent("error", { message: "The test is over" }));
  await settle();
  vi.unstubAllGlobals();
});

it("sets pages and draws thumbnails in one Web Worker", async () => {
  const drawn = thumbnail("american-classic");
  const set = setPagesBeside(newspaper);
  await settle();
  const [worker] = ScriptedWorker.all;
  expect(ScriptedWorker.all).toHaveLength(1);
  expect(worker?.kinds).toEqual(["finish"]);
  worker?.answer(0, { pages: ["page 1"] });
  expect(await set).toEqual({ pages: ["page 1"] });
  await settle();
  worker?.answer(1, new Blob(["picture"]));
  expect(await (await drawn).text()).toBe("picture");
  expect(worker?.kinds).toEqual(["finish", "draw"]);
});

it("lets a page go before the thumbnails that wait, and beside the one that is being drawn", async () => {
  const drawings = ["american-classic", "bamboo-daily"].map(thumbnail);
  await settle();
  const [worker] = ScriptedWorker.all;
  const set = setPagesBeside(newspaper);
  await settle();
  expect(worker?.kinds).toEqual(["draw", "finish"]);
  worker?.answer(0, new Blob());
  await settle();
  expect(worker?.kinds).toEqual(["draw", "finish"]);
  worker?.answer(1, { pages: [] });
  await settle();
  expect(worker?.kinds).toEqual(["draw", "finish", "draw"]);
  worker?.answer(2, new Blob());
  await Promise.all([set, ...drawings]);
});

it("passes over a thumbnail that is no longer wanted", async () => {
  const leaving = new AbortController();
  const first = thumbnail("american-classic");
  const second = drawThumbnail({ kind: "sample", language: "en" }, { templateId: "x", layout: null, sectionLayout: null }, leaving.signal);
  await settle();
  leaving.abort();
  ScriptedWorker.all[0]?.answer(0, new Blob());
  await first;
  await expect(second).rejects.toThrow();
  expect(ScriptedWorker.all[0]?.kinds).toEqual(["draw"]);
});

it("draws a thumbnail in the next Web Worker when a page's failure has closed its own", async () => {
  const drawn = thumbnail("american-classic");
  await settle();
  const set = setPagesBeside(newspaper).catch((error: Error) => error.message);
  await settle();
  ScriptedWorker.all[0]?.fail(1);
  expect(await set).toBe("No faces");
  await settle();
  expect(ScriptedWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  ScriptedWorker.all[1]?.answer(0, new Blob(["picture"]));
  expect(await (await drawn).text()).toBe("picture");
});

it("leaves the Web Worker to a page that is being set when a thumbnail fails", async () => {
  const drawn = thumbnail("american-classic").catch((error: Error) => error.message);
  await settle();
  const set = setPagesBeside(newspaper);
  await settle();
  ScriptedWorker.all[0]?.fail(0);
  expect(await drawn).toBe("No faces");
  expect(ScriptedWorker.all.map(({ isEnded }) => isEnded)).toEqual([false]);
  ScriptedWorker.all[0]?.answer(1, { pages: [] });
  expect(await set).toEqual({ pages: [] });
});

it("tells a new Web Worker of the newspaper in the making and its pictures", async () => {
  const sheet = openLiveSheet({ title: "Snow" } as RunOrder, 7);
  const pictures = {};
  const arrived = { texts: {}, parts: {} };
  const first = sheet.set(arrived, pictures).catch((error: Error) => error.message);
  await settle();
  expect(ScriptedWorker.all[0]?.kinds).toEqual(["order", "pictures", "set"]);
  ScriptedWorker.all[0]?.fail(2);
  expect(await first).toBe("No faces");
  const second = sheet.set(arrived, pictures);
  await settle();
  expect(ScriptedWorker.all[1]?.kinds).toEqual(["order", "pictures", "set"]);
  ScriptedWorker.all[1]?.answer(2, { scene: "page 1" });
  expect(await second).toEqual({ scene: "page 1" });
});
