import { afterEach, expect, it, vi } from "vitest";
import { followBlock, type Growing } from "./follow-block.ts";

afterEach(() => vi.unstubAllGlobals());

const frame = (id: number | null, event: string, data: unknown) =>
  `${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...frames: string[]) => new Response(frames.join(""), { headers: { "content-type": "text/event-stream" } });
const running = (id: number) => frame(id, "block", { block: "headline", status: "running" });
const text = (delta: string) => frame(null, "text", { path: "expandedTitle", delta });

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
  const shown: Growing[] = [];
  const end = followBlock({ id: "run-1", after: 14 }, (growing) => shown.push(growing), new AbortController().signal, 1);
  return { end, shown };
}
const lastIds = (fetch: ReturnType<typeof serve>) => fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("last-event-id"));

it("shows the words as they come, and a new attempt from its beginning", async () => {
  const fetch = serve(() => stream(running(15), text("Fog"), text(" comes"), running(16), text("Rain"), frame(17, "complete", {})));
  const { end, shown } = follow();
  expect(await end).toEqual({ kind: "made" });
  expect(shown.map(({ texts }) => texts.expandedTitle)).toEqual([undefined, undefined, "Fog", "Fog comes", undefined, "Rain"]);
  expect(lastIds(fetch)).toEqual(["14"]);
});

it("comes back after a broken line without doubling words, and says that it was away", async () => {
  const fetch = serve(
    () => stream(running(15), text("Fog")),
    () => {
      throw new TypeError("offline");
    },
    () => stream(text("Fog comes"), frame(16, "complete", {})),
  );
  const { end, shown } = follow();
  expect(await end).toEqual({ kind: "made" });
  expect(shown.at(-1)?.texts.expandedTitle).toBe("Fog comes");
  expect(shown.some(({ isConnected }) => !isConnected)).toBe(true);
  expect(lastIds(fetch)).toEqual(["14", "15", "15"]);
});

it("tells why a part was not made", async () => {
  const failure = { code: "TEXT_FAILED", error: "x", refunded: false, reason: "rate-limited", provider: "openai" };
  serve(() => stream(running(15), frame(16, "failed", failure)));
  expect(await follow().end).toEqual({ kind: "failed", failure });
});

it("does not wait for ever for a run that has nothing to tell", async () => {
  serve(...Array.from({ length: 9 }, () => () => stream()));
  expect(await follow().end).toEqual({ kind: "lost" });
});

it("gives up at once when the run is not there", async () => {
  serve(() => new Response("{}", { status: 404 }));
  expect(await follow().end).toEqual({ kind: "lost" });
});
