import { afterEach, expect, it, vi } from "vitest";
import { followRun } from "./follow-run.ts";
import { freshRun, type RunState } from "./run-state.ts";

afterEach(() => vi.unstubAllGlobals());

const frame = (id: number | null, event: string, data: unknown) =>
  `${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...frames: string[]) => new Response(frames.join(""), { headers: { "content-type": "text/event-stream" } });
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
const done = frame(3, "complete", { newspaperId: "paper-1" });

function serve(...answers: (() => Response)[]) {
  const fetch = vi.fn(async (..._call: [string, RequestInit?]) => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("nobody answers");
    return answer();
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function follow() {
  const shown: RunState[] = [];
  const end = followRun(freshRun("run-1"), (state) => shown.push(state), new AbortController().signal, 1);
  return { end, shown };
}

it("shows a run to its end", async () => {
  serve(() => stream(frame(1, "step", { name: "text", status: "running" }), frame(2, "step", { name: "text", status: "done" }), done));
  const { end, shown } = follow();
  expect((await end).outcome).toEqual({ kind: "complete", newspaperId: "paper-1" });
  expect(shown.map((state) => state.steps.text)).toContain("running");
});

it("comes back after a broken line with the last id, and says that it was away", async () => {
  const fetch = serve(
    () => stream(frame(1, "step", { name: "text", status: "running" })),
    () => {
      throw new TypeError("offline");
    },
    () => stream(frame(2, "step", { name: "text", status: "done" }), done),
  );
  const { end, shown } = follow();
  expect((await end).outcome?.kind).toBe("complete");
  expect(shown.some((state) => !state.isConnected)).toBe(true);
  expect(new Headers(fetch.mock.calls.at(-1)?.[1]?.headers).get("last-event-id")).toBe("1");
});

it("asks for the run itself when its stream ends without an end", async () => {
  serve(
    () => stream(frame(1, "step", { name: "text", status: "running" })),
    () => json({ id: "run-1", status: "failed", steps: [], code: "TEXT_FAILED", error: "Failed to expand content", refunded: true }),
  );
  expect((await follow().end).outcome).toMatchObject({ kind: "failed", failure: { code: "TEXT_FAILED", refunded: true } });
});

it("gives up at once when the run is not there", async () => {
  serve(() => json({ error: "This was not found.", code: "NOT_FOUND", requestId: "r" }, 404));
  await expect(follow().end).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("stops quietly when the page is left", async () => {
  serve(() => stream(frame(1, "step", { name: "text", status: "running" })));
  const left = new AbortController();
  left.abort();
  expect((await followRun(freshRun("run-1"), () => {}, left.signal)).outcome).toBeNull();
});
