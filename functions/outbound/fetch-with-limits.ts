import { AppError } from "../http/errors.ts";
import { OutboundError } from "./outbound-error.ts";

/** Limits of a call to another host. */
export interface OutboundLimits {
  /** Decoded bytes of the response body; beyond them reading fails with "too-large" and the connection is closed. */
  mostBytes: number;
  /** Milliseconds for everything: DNS, redirects and the whole body. Without it only the caller's signal ends a call. */
  timeoutMs?: number;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

export interface OutgoingRequest {
  url: string;
  init: RequestInit;
}

/** The last response of a call, where it came from and after how many redirects. */
export interface FinalResponse {
  answer: Response;
  url: URL;
  hops: number;
}

type Input = Parameters<typeof fetch>[0];

const redirecting = new Set([301, 302, 303, 307, 308]);
export const isRedirect = (answer: Response) => redirecting.has(answer.status);

/**
 * One call to another host, for which `reach` may make several requests: limited in time and size, aborted with the caller's
 * signal. Rejects with an OutboundError or the signal's own reason, nothing else. The body streams.
 */
export async function fetchWithLimits(
  limits: OutboundLimits,
  input: Input,
  init: RequestInit | undefined,
  reach: (outgoing: OutgoingRequest, signal: AbortSignal, ask: typeof fetch) => Promise<FinalResponse>,
): Promise<Response> {
  const closing = new AbortController();
  // Node leaves a rejection unhandled when a form is sent after its signal has aborted, as in github.com/nodejs/undici/issues/5835.
  const ask: typeof fetch = async (to, how) => {
    closing.signal.throwIfAborted();
    return (limits.fetch ?? fetch)(to, how);
  };
  const stopClock = startClock(closing, limits.timeoutMs, init?.signal ?? (input instanceof Request ? input.signal : undefined));
  const end = () => {
    stopClock();
    closing.abort();
  };
  try {
    const { answer, url, hops } = await Promise.race([
      Promise.resolve().then(() => reach(requestOf(input, init), closing.signal, ask)),
      rejection(closing.signal),
    ]);
    if (answer.body === null) {
      stopClock();
      return present(answer, null, url, hops);
    }
    if (Number(answer.headers.get("content-length") ?? 0) > limits.mostBytes) throw new OutboundError("too-large");
    const body = limitBody(answer.body, { mostBytes: limits.mostBytes, signal: closing.signal, onEnd: end });
    return present(answer, body, url, hops);
  } catch (error) {
    const { aborted, reason } = closing.signal;
    end();
    if (aborted) throw reason;
    throw error instanceof OutboundError || error instanceof AppError ? error : new OutboundError("unreachable");
  }
}

function requestOf(input: Input, init: RequestInit | undefined): OutgoingRequest {
  if (!(input instanceof Request)) return { url: String(input), init: init ?? {} };
  const { url, method, headers, body } = input;
  return { url, init: { method, headers, ...(body && { body }), ...init } };
}

/** Aborts at the end of the time and with the caller; returns what stops both. */
function startClock(closing: AbortController, timeoutMs: number | undefined, wanted: AbortSignal | null | undefined): () => void {
  const giveUp = () => closing.abort(wanted?.reason);
  if (wanted?.aborted) giveUp();
  else wanted?.addEventListener("abort", giveUp);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => closing.abort(new OutboundError("timeout")), timeoutMs);
  return () => {
    clearTimeout(timer);
    wanted?.removeEventListener("abort", giveUp);
  };
}

/** Rejects when the signal aborts: not every fetch implementation does. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function present(answer: Response, body: ReadableStream<Uint8Array> | null, url: URL, hops: number): Response {
  const headers = new Headers(answer.headers);
  // The body is already decoded and may be truncated, so neither header is valid.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const presented = new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  Object.defineProperties(presented, { url: { value: url.href }, redirected: { value: hops > 0 } });
  return presented;
}

interface BodyLimits {
  /** Decoded bytes. */
  mostBytes: number;
  /** Aborted when the time is over or the caller gives up; reading fails with its reason. */
  signal: AbortSignal;
  /** Called once: when the body has ended, failed or been cancelled. */
  onEnd(): void;
}

/** Passes a body on chunk by chunk, never holding more than one, and fails beyond the limit. */
export function limitBody(body: ReadableStream<Uint8Array>, { mostBytes, signal, onEnd }: BodyLimits): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = mostBytes;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener("abort", giveUp);
    onEnd();
  }

  let fail: (reason: unknown) => void = () => {};
  function giveUp(): void {
    fail(signal.reason);
    reader.cancel().catch(() => {});
    end();
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        fail = (reason) => controller.error(reason);
        if (signal.aborted) giveUp();
        else signal.addEventListener("abort", giveUp);
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          if (done) {
            end();
            controller.close();
            return;
          }
          left -= value.byteLength;
          if (left < 0) throw new OutboundError("too-large");
          controller.enqueue(value);
        } catch (error) {
          if (isOver) return;
          reader.cancel().catch(() => {});
          end();
          controller.error(error instanceof OutboundError ? error : new OutboundError("unreachable"));
        }
      },
      async cancel() {
        end();
        // Already cancelled where ending aborts the connection, as in Node.
        await reader.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}
