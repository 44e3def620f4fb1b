import type { ServerResponse } from "node:http";
import { setImmediate as immediately, setTimeout as pause } from "node:timers/promises";
import type { Behavior, Pace } from "./behavior.ts";
import type { Part, Reply } from "./protocol.ts";

/** How a request ended: answered completely, aborted by the client, cut by the server, or left waiting when the server closed. */
export type Outcome = "answered" | "given-up" | "cut" | "left";

/** What has been sent of an answer, and when. */
export interface Sent {
  /** Milliseconds since 1970, one for each token. */
  tokensAt: number[];
  bytes: number;
}

const now = () => performance.timeOrigin + performance.now();

const halves = (parts: Part[]): Part[] => {
  const [only] = parts;
  if (parts.length === 1 && only) return [{ ...only, bytes: only.bytes.slice(0, only.bytes.length >> 1) }];
  return parts.slice(0, parts.length >> 1);
};

function upTo(parts: Part[], tokens: number | undefined): Part[] {
  if (tokens === undefined || !parts.some(({ isToken }) => isToken)) return halves(parts);
  let left = tokens;
  const end = parts.findIndex(({ isToken }) => isToken && left-- <= 0);
  return end < 0 ? parts : parts.slice(0, end);
}

/** Waits until the client has read what was written, or has disconnected. */
async function write(response: ServerResponse, bytes: string | Uint8Array, signal: AbortSignal): Promise<void> {
  if (response.write(bytes) || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      response.off("drain", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    response.on("drain", done);
    signal.addEventListener("abort", done);
  });
}

/** Most due tokens per write: batching keeps very fast models from being slowed by single writes. */
const mostAtOnce = 64;

/** Milliseconds since the request came. */
interface Timing {
  isLater(at: number): boolean;
  until(at: number): Promise<unknown>;
}

async function sendParts(
  response: ServerResponse,
  parts: Part[],
  { pace, sent, signal, isLater, until }: Timing & { pace: Pace; sent: Sent; signal: AbortSignal },
): Promise<void> {
  let due: Part[] = [];
  const flush = async () => {
    const bytes = due.every((part) => typeof part.bytes === "string")
      ? [due.map((part) => part.bytes).join("")]
      : due.map((part) => part.bytes);
    const at = now();
    for (const part of due) {
      if (part.isToken) sent.tokensAt.push(at);
      sent.bytes += part.bytes.length;
    }
    due = [];
    for (const piece of bytes) if (piece.length > 0) await write(response, piece, signal);
  };
  let token = 0;
  for (const part of parts) {
    if (signal.aborted) return;
    const at = part.isToken ? pace.latency + (1_000 * token++) / pace.tokensPerSecond : 0;
    if (due.length >= mostAtOnce || part.bytes.length > 4_096 || isLater(at)) {
      await flush();
      await (isLater(at) ? until(at) : immediately());
    }
    due.push(part);
  }
  await flush();
}

/** Sends a reply at a pace, with its misbehavior. The signal aborts when the connection closes. */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  {
    behavior,
    pace,
    isPicture,
    tokens,
    sent,
    signal,
  }: {
    behavior: Behavior;
    pace: Pace;
    isPicture: boolean;
    /** Token count of the whole answer, for one that is not streamed. */
    tokens: number;
    sent: Sent;
    signal: AbortSignal;
  },
): Promise<Outcome> {
  const { act } = behavior;
  const began = performance.now();
  const isLater = (at: number) => performance.now() - began < at;
  const until = async (at: number) => {
    const left = at - (performance.now() - began);
    if (left > 0) await pause(left, undefined, { signal });
  };
  try {
    if (act === "hang") await pause(2 ** 31 - 1, undefined, { signal });
    const isStream = reply.parts.some(({ isToken }) => isToken);
    const isRefused = reply.status >= 300;
    const isFlood = act === "huge" || act === "slow";
    if (!isRefused)
      await until(isPicture ? pace.imageMs : isStream || isFlood ? pace.latency : pace.latency + (1_000 * tokens) / pace.tokensPerSecond);
    response.writeHead(reply.status, reply.headers);
    response.flushHeaders();

    const isBroken = act === "hang-mid" || act === "cut";
    if (act === "slow") {
      for (const part of reply.parts) {
        for (const byte of Buffer.from(part.bytes)) {
          await write(response, Uint8Array.of(byte), signal);
          sent.bytes++;
          await pause(1_000, undefined, { signal });
        }
      }
    } else {
      await sendParts(response, isBroken ? upTo(reply.parts, behavior.afterTokens) : reply.parts, { pace, sent, signal, isLater, until });
      if (signal.aborted) return "given-up";
    }
    if (act === "hang-mid") await pause(2 ** 31 - 1, undefined, { signal });
    if (act === "cut") {
      // Lets the written bytes leave before the connection is broken.
      await pause(5, undefined, { signal });
      response.destroy();
      return "cut";
    }
    if (signal.aborted) return "given-up";
    await new Promise<void>((resolve) => {
      response.on("close", resolve);
      response.end(resolve);
    });
    return "answered";
  } catch (cause) {
    if (signal.aborted) return "given-up";
    throw cause;
  }
}
