import type { Behavior } from "../../testing/models/behavior.ts";
import { makeReply } from "../../testing/models/make-reply.ts";
import { type Ask, type Incoming, isReply, type Protocol, type Reply } from "../../testing/models/protocol.ts";
import { protocolOf, taskOf } from "../../testing/models/start-models.ts";
import type { VirtualClock } from "../../testing/virtual-clock.ts";

/** A request a model received. */
export interface Asked {
  task: string;
  status: number;
  act: string;
}

type Decide = (task: string) => Behavior | "reset";

/** Points to the operator's models; the host name exists only in this network. */
export const modelVars = {
  OPENAI_API_KEY: "scripted",
  OPENAI_BASE_URL: "https://models.test/v1",
  ANTHROPIC_API_KEY: "scripted",
  ANTHROPIC_BASE_URL: "https://models.test",
  STABILITY_API_KEY: "scripted",
  STABILITY_BASE_URL: "https://models.test",
  OPERATOR_DAILY_RUNS: "1000000",
};

/**
 * The providers' own protocols and every way to misbehave (functions/testing/models), in this process and by the virtual clock: takes the place of
 * `fetch`.
 */
export class ModelNetwork {
  asked: Asked[] = [];
  decide: Decide = () => ({ act: "ok" });
  readonly #clock: VirtualClock;
  /** Cached: drawing a picture takes longer than a whole run. */
  readonly #pictures = new Map<string, Promise<Reply>>();

  constructor(clock: VirtualClock) {
    this.#clock = clock;
    globalThis.fetch = ((input: string | URL | Request, init?: RequestInit) => this.#fetch(input, init)) as typeof fetch;
  }

  async #fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const request = input instanceof Request ? input : null;
    const { pathname: path } = new URL(request?.url ?? String(input));
    const headers = Object.fromEntries(new Headers(init.headers ?? request?.headers));
    if (init.body instanceof FormData) headers["content-type"] = "multipart/form-data; boundary=none";
    const body = await bodyOf(init.body ?? (request ? await request.text() : null));
    const incoming: Incoming = { method: init.method ?? request?.method ?? "GET", path, headers, body };
    const protocol = protocolOf(incoming);
    const read = protocol.read(incoming);
    const signal = init.signal ?? request?.signal;
    if (isReply(read)) return present(read, this.#stream(read, { act: "ok" }, signal));
    const task = taskOf(read);
    const behavior = this.decide(task);
    const asked: Asked = { task, status: 0, act: behavior === "reset" ? "reset" : behavior.act };
    this.asked.push(asked);
    const clock = this.#clock;
    await orLeave(clock.sleep(clock.between(200, read.kind === "picture" ? 30_000 : 2_000)), signal);
    if (behavior === "reset") throw new TypeError("fetch failed");
    if (behavior.act === "hang") await orLeave(new Promise(() => {}), signal);
    const reply = await this.#replyTo(read, behavior, protocol, incoming);
    asked.status = reply.status;
    return present(reply, this.#stream(reply, behavior, signal));
  }

  #replyTo(ask: Ask, behavior: Behavior, protocol: Protocol, incoming: Incoming): Promise<Reply> {
    const circumstances = { protocol, incoming, isGullible: false, seed: 0, variation: 0 };
    const make = () => this.#clock.outside(() => makeReply(ask, behavior, circumstances));
    if (ask.kind !== "picture" || behavior.act === "refusal" || behavior.act === "status") return make();
    const key = JSON.stringify([protocol.name, ask.width, ask.height, ask.format, behavior]);
    const made = this.#pictures.get(key) ?? make();
    this.#pictures.set(key, made);
    return made;
  }

  #stream({ parts }: Reply, { act, afterTokens }: Behavior, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
    const clock = this.#clock;
    const encoder = new TextEncoder();
    const isBroken = act === "cut" || act === "hang-mid";
    const only = parts.length === 1 ? parts.map((part) => ({ ...part, bytes: part.bytes.slice(0, part.bytes.length >> 1) })) : null;
    const sent = isBroken ? (only ?? parts.slice(0, afterTokens ?? parts.length >> 1)) : parts;
    // Tokens are grouped into chunks; readers still get a stream.
    const pieces = act === "huge" ? 1 : Math.max(1, Math.ceil(sent.length / 12));
    let at = 0;
    let inPart = 0;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            if (act === "slow") {
              const bytes = sent[at]?.bytes;
              const whole = typeof bytes === "string" ? encoder.encode(bytes) : bytes;
              if (!whole) return controller.close();
              await orLeave(clock.sleep(1_000), signal);
              controller.enqueue(whole.slice(inPart, inPart + 1));
              if (++inPart >= whole.length) [at, inPart] = [at + 1, 0];
              return;
            }
            if (at >= sent.length) {
              if (act === "hang-mid") await orLeave(new Promise(() => {}), signal);
              if (act === "cut") throw new TypeError("terminated");
              return controller.close();
            }
            if (act !== "huge") await orLeave(clock.sleep(clock.between(20, 2_500)), signal);
            for (const { bytes } of sent.slice(at, at + pieces))
              controller.enqueue(typeof bytes === "string" ? encoder.encode(bytes) : bytes);
            at += pieces;
          } catch (failure) {
            controller.error(failure);
          }
        },
      },
      { highWaterMark: 0 },
    );
  }
}

/** Rejects as soon as the caller aborts. */
function orLeave<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

function present({ status, headers }: Reply, body: ReadableStream<Uint8Array>): Response {
  const withoutLength = Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "content-length"));
  return new Response(body, { status, headers: withoutLength });
}

async function bodyOf(body: unknown): Promise<unknown> {
  if (body instanceof FormData) return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
  const text = typeof body === "string" ? body : body instanceof Uint8Array ? new TextDecoder().decode(body) : "";
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
