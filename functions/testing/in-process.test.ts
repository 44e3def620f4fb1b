import { expect, it } from "vitest";
import { RealClock } from "./clock.ts";
import { askAsCaller, WorkerInProcess } from "./in-process.ts";
import { startServer } from "./index.ts";

const one = startServer({ real: false, database: "d1" });
const other = startServer({ real: false, database: "d1" });

/** A Worker that answers with this; its objects keep what their alarms did. */
function workerWith(fetch: (request: Request, context: ExecutionContext) => Response) {
  const rung: string[] = [];
  class Ringing {
    readonly #storage: DurableObjectStorage;
    constructor({ storage }: DurableObjectState) {
      this.#storage = storage;
    }
    async ringIn(ms: number) {
      await this.#storage.setAlarm(Date.now() + ms);
    }
    async alarm() {
      rung.push("alarm");
      if (rung.length === 1) throw new Error("not yet");
    }
    async fetch() {
      return new Response();
    }
  }
  const handler = { fetch: (request: Request, _env: Env, context: ExecutionContext) => fetch(request, context), scheduled() {} };
  const module = { default: handler, PressRun: Ringing } as never;
  return { rung, worker: new WorkerInProcess({ module, clock: new RealClock() }) };
}

it("servers share nothing: what is written at one is not at another", async () => {
  const { user } = await one.signIn();
  await (await one.env()).IMAGES.put("key", "a picture");
  expect(await one.run("SELECT id FROM users")).toEqual([{ id: user.id }]);
  expect(await other.run("SELECT id FROM users")).toEqual([]);
  expect(await (await other.env()).IMAGES.get("key")).toBeNull();
  expect(one.server.getLogs().length).toBeGreaterThan(0);
  expect(other.server.getLogs()).toEqual([]);
});

it("answers at an address of its own, too", async () => {
  const answer = await fetch(`${one.origin()}/api/health`);
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ ok: true })]);
});

it.each(["before the answer", "while the answer comes"])("a caller who leaves %s ends the request", async (when) => {
  let left: AbortSignal | undefined;
  const { worker } = workerWith(({ signal }) => {
    left = signal;
    return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }));
  });
  const leaving = new AbortController();
  const answer = askAsCaller(worker, "http://localhost/", { signal: leaving.signal });
  if (when === "before the answer") {
    leaving.abort();
    await expect(answer).rejects.toThrow("aborted");
  } else {
    const reader = (await answer).body?.getReader();
    await reader?.read();
    leaving.abort();
    await expect(reader?.read()).rejects.toThrow("aborted");
  }
  await expect.poll(() => left?.aborted).toBe(true);
});

it("what waits until the answer is given is done before the server stops", async () => {
  const done: string[] = [];
  const { worker } = workerWith((_, context) => {
    context.waitUntil(new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => done.push("work")));
    return new Response();
  });
  await worker.fetch(new Request("http://localhost/"));
  expect(done).toEqual([]);
  await worker.stop();
  expect(done).toEqual(["work"]);
});

it("an alarm whose handler threw comes again after two seconds", async () => {
  const { rung, worker } = workerWith(() => new Response());
  const object = worker.objects.getByName("run") as { ringIn(ms: number): Promise<void> };
  await object.ringIn(10);
  await expect.poll(() => rung).toEqual(["alarm"]);
  await expect.poll(() => rung, { timeout: 5_000 }).toEqual(["alarm", "alarm"]);
});
