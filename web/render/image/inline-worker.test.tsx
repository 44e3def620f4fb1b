import { expect, it } from "vitest";
import { workHere } from "./inline-worker.ts";

type News = { kind: "done"; of: string };

const heard = (bench: ReturnType<typeof workHere>) =>
  new Promise<unknown>((resolve) => {
    bench.onmessage = ({ data }) => data.kind !== "ready" && resolve(data);
    bench.onerror = ({ message }) => resolve(message);
  });

it("answers in the window as a Web Worker would, also to work that was sent before it was loaded", async () => {
  const bench = workHere<string, News>(async () => async (of, tell) => tell({ kind: "done", of }));
  const answer = heard(bench);
  bench.postMessage("page 1");
  expect(await answer).toEqual({ kind: "done", of: "page 1" });
});

it("says that it could not be loaded, so that nobody waits for ever", async () => {
  const bench = workHere<string, News>(() => Promise.reject(new Error("The line has gone")));
  expect(await heard(bench)).toContain("The line has gone");
});

it("tells nothing more once it was ended", async () => {
  const told: unknown[] = [];
  let finish = () => {};
  const bench = workHere<string, News>(async () => async (of, tell) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    tell({ kind: "done", of });
  });
  bench.onmessage = ({ data }) => told.push(data.kind);
  bench.postMessage("page 1");
  await new Promise((resolve) => setTimeout(resolve, 20));
  bench.terminate();
  finish();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).toEqual(["ready"]);
});
