import { expect, it, vi } from "vitest";
import { workHere } from "./inline-worker.ts";
import { RenderError } from "./pictures.ts";
import { answerWith, callWorker } from "./worker-calls.ts";

type Work = (job: string, onProgress: (done: number) => void) => Promise<string>;
const called = (work: Work) => callWorker<string, string>(workHere(async () => answerWith(work)));

it("gives each call its own answer, however long the others take, and tells how far it is", async () => {
  let finish = () => {};
  const worker = called(async (job, onProgress) => {
    onProgress(0.5);
    if (job === "slow") await new Promise<void>((resolve) => (finish = resolve));
    return `${job} page`;
  });
  const onProgress = vi.fn();
  const slow = worker.call("slow", { onProgress });
  expect(await worker.call("quick")).toBe("quick page");
  finish();
  expect(await slow).toBe("slow page");
  expect(onProgress.mock.calls).toEqual([[0.5]]);
});

it("rejects with the fault of the work, and with what was behind it", async () => {
  const worker = called(async () => {
    throw new RenderError("picture-not-loaded", { cause: new TypeError("offline") });
  });
  await expect(worker.call("page")).rejects.toMatchObject({ fault: "picture-not-loaded", cause: expect.stringContaining("offline") });
  expect(worker.isBroken()).toBe(false);
});

it("rejects every call where the Web Worker cannot be had", async () => {
  const worker = callWorker<string, string>(workHere<unknown, never>(() => Promise.reject(new Error("The line has gone"))));
  await expect(worker.call("page")).rejects.toMatchObject({ fault: "failed" });
  expect(worker.isBroken()).toBe(true);
});

it("leaves off at the signal, with its reason", async () => {
  const stop = new AbortController();
  const worker = called(() => new Promise(() => {}));
  const file = worker.call("page", { signal: stop.signal });
  stop.abort(new DOMException("No longer wanted", "AbortError"));
  await expect(file).rejects.toThrow("No longer wanted");
});
