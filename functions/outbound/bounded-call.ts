import { AppError } from "../http/errors.ts";
import { boundBody } from "./bounded-body.ts";
import { OutboundError } from "./outbound-error.ts";

/** What may pass between us and another host. */
export interface OutboundLimits {
  /** Decoded bytes of the answer's body; beyond them the body fails with "too-large" and the connection is closed. */
  mostBytes: number;
  /** Milliseconds for everything: names, hops and the whole body. Without it only the caller's signal ends a call. */
  timeoutMs?: number;
  /** What stands in for the network, in tests. */
  fetch?: typeof fetch;
}

export interface Outgoing {
  url: string;
  init: RequestInit;
}

/** The last answer of a call, where it came from and after how many redirects. */
export interface Reached {
  answer: Response;
  url: URL;
  hops: number;
}

type Input = Parameters<typeof fetch>[0];

const redirecting = new Set([301, 302, 303, 307, 308]);
export const isRedirect = (answer: Response) => redirecting.has(answer.status);

/**
 * One call to another host, however many requests `reach` makes of it: bounded in time and size, given up with the caller's
 * signal, and failing with an OutboundError (or the caller's own reason) alone. The body streams; nothing is held back.
 */
export async function callBounded(
  limits: OutboundLimits,
  input: Input,
  init: RequestInit | undefined,
  reach: (outgoing: Outgoing, signal: AbortSignal, ask: typeof fetch) => Promise<Reached>,
): Promise<Response> {
  const ask: typeof fetch = limits.fetch ?? ((to, how) => fetch(to, how));
  const closing = new AbortController();
  const stopClock = startClock(closing, limits.timeoutMs, init?.signal ?? (input instanceof Request ? input.signal : undefined));
  const end = () => {
    stopClock();
    closing.abort();
  };
  try {
    const { answer, url, hops } = await Promise.race([
      Promise.resolve().then(() => reach(outgoingOf(input, init), closing.signal, ask)),
      rejection(closing.signal),
    ]);
    if (answer.body === null) {
      stopClock();
      return present(answer, null, url, hops);
    }
    if (Number(answer.headers.get("content-length") ?? 0) > limits.mostBytes) throw new OutboundError("too-large");
    const body = boundBody(answer.body, { mostBytes: limits.mostBytes, signal: closing.signal, onEnd: end });
    return present(answer, body, url, hops);
  } catch (error) {
    const { aborted, reason } = closing.signal;
    end();
    if (aborted) throw reason;
    throw error instanceof OutboundError || error instanceof AppError ? error : new OutboundError("unreachable");
  }
}

function outgoingOf(input: Input, init: RequestInit | undefined): Outgoing {
  if (!(input instanceof Request)) return { url: String(input), init: init ?? {} };
  const { url, method, headers, body } = input;
  return { url, init: { method, headers, ...(body && { body }), ...init } };
}

/** Aborts at the end of the time and with the caller; gives what calls both off. */
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

/** Some networks keep a call waiting although it was aborted. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function present(answer: Response, body: ReadableStream<Uint8Array> | null, url: URL, hops: number): Response {
  const headers = new Headers(answer.headers);
  // The body is decoded and may end early, so neither is true of it any more.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const presented = new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  Object.defineProperties(presented, { url: { value: url.href }, redirected: { value: hops > 0 } });
  return presented;
}
