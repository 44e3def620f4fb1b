import { boundBody } from "./bounded-body.ts";
import { type AddressRules, judgeAddress } from "./judge-address.ts";
import { OutboundError } from "./outbound-error.ts";
import { resolvePublicly } from "./resolve-host.ts";

/** What may pass between us and another host. */
export interface OutboundLimits {
  /** Decoded bytes of the answer's body; beyond them the body fails with "too-large" and the connection is closed. */
  mostBytes: number;
  /** Milliseconds for everything: names, hops and the whole body. Without it only the caller's signal ends a call. */
  timeoutMs?: number;
  /** What stands in for the network, in tests. */
  fetch?: typeof fetch;
}

export interface GuardedLimits extends OutboundLimits {
  rules: AddressRules;
  /** How many redirects are followed, each judged anew. Only GET and HEAD ever follow one. */
  redirects: "refuse" | number;
  /** Address of a resolver over HTTPS; without it names are not looked up. */
  resolver?: string | undefined;
}

const redirecting = new Set([301, 302, 303, 307, 308]);
/** What another host than the one asked first may learn of the request. A list of what is secret would never be whole. */
const harmlessHeaders = new Set(["accept", "accept-language", "user-agent"]);

/**
 * A `fetch` for addresses that a PERSON gave. Every hop is judged by the rules, and where a resolver is set, looked up.
 * Rejects with an OutboundError: "address" (nothing was sent there), "redirect", "too-large", "timeout", "unreachable"; with
 * the signal's own reason when the caller aborts. Reading the body rejects the same way. `url` of the answer is the last
 * hop's. The body streams: nothing is held back.
 */
export function guardedFetch(limits: GuardedLimits): typeof fetch {
  const most = limits.redirects === "refuse" ? 0 : limits.redirects;
  return (input, init) =>
    withinTime(limits, signalOf(input, init), async (signal, ask) => {
      let request = readRequest(input, init);
      for (let hops = 0; ; hops++) {
        const judged = judgeAddress(request.url, limits.rules);
        if (!judged.ok) throw new OutboundError("address");
        if (limits.resolver && !judged.isLocal) await resolvePublicly(judged.url.hostname, limits.resolver, signal, ask);
        const answer = await ask(judged.url, { ...request.init, redirect: "manual", signal });
        if (!redirecting.has(answer.status)) return { answer, url: judged.url, hops };
        const next = followRedirect(answer, request, judged.url);
        await answer.body?.cancel();
        if (!next || hops >= most) throw new OutboundError("redirect");
        request = next;
      }
    });
}

/**
 * A `fetch` for addresses the OPERATOR trusts (a provider's own, OPENAI_BASE_URL): nothing is judged, but redirects are
 * refused and size and time are bounded as in guardedFetch. Rejects in the same way.
 */
export function providerFetch(limits: OutboundLimits): typeof fetch {
  return (input, init) =>
    withinTime(limits, signalOf(input, init), async (signal, ask) => {
      const request = readRequest(input, init);
      const answer = await ask(request.url, { ...request.init, redirect: "manual", signal });
      if (!redirecting.has(answer.status)) return { answer, url: new URL(request.url), hops: 0 };
      await answer.body?.cancel();
      throw new OutboundError("redirect");
    });
}

interface Outgoing {
  url: string;
  init: RequestInit;
}

type Input = Parameters<typeof fetch>[0];

function readRequest(input: Input, init: RequestInit | undefined): Outgoing {
  if (!(input instanceof Request)) return { url: String(input), init: init ?? {} };
  const { method, headers, body } = input;
  return { url: input.url, init: { method, headers, ...(body && { body }), ...init } };
}

const signalOf = (input: Input, init: RequestInit | undefined) => init?.signal ?? (input instanceof Request ? input.signal : undefined);

/** The next hop, or null where none may be followed. */
function followRedirect(answer: Response, { init }: Outgoing, from: URL): Outgoing | null {
  const location = answer.headers.get("location");
  const method = (init.method ?? "GET").toUpperCase();
  if (location === null || !["GET", "HEAD"].includes(method) || !URL.canParse(location, from.href)) return null;
  const to = new URL(location, from);
  if (to.origin === from.origin) return { url: to.href, init };
  const headers = [...new Headers(init.headers)].filter(([name]) => harmlessHeaders.has(name));
  return { url: to.href, init: { method, headers: Object.fromEntries(headers) } };
}

interface Reached {
  answer: Response;
  url: URL;
  hops: number;
}

async function withinTime(
  { timeoutMs, mostBytes, fetch: ask = (input, init) => fetch(input, init) }: OutboundLimits,
  wanted: AbortSignal | null | undefined,
  reach: (signal: AbortSignal, ask: typeof fetch) => Promise<Reached>,
): Promise<Response> {
  const closing = new AbortController();
  const giveUp = () => closing.abort(wanted?.reason);
  if (wanted?.aborted) giveUp();
  else wanted?.addEventListener("abort", giveUp);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => closing.abort(new OutboundError("timeout")), timeoutMs);
  const end = () => {
    clearTimeout(timer);
    wanted?.removeEventListener("abort", giveUp);
  };
  try {
    const { answer, url, hops } = await Promise.race([reach(closing.signal, ask), rejection(closing.signal)]);
    const isEmpty = answer.body === null;
    if (!isEmpty && Number(answer.headers.get("content-length") ?? 0) > mostBytes) throw new OutboundError("too-large");
    const onEnd = () => {
      end();
      closing.abort(new OutboundError("too-large"));
    };
    const body = answer.body && boundBody(answer.body, { mostBytes, signal: closing.signal, onEnd });
    if (isEmpty) end();
    return present(answer, body, url, hops);
  } catch (error) {
    end();
    const { aborted, reason } = closing.signal;
    if (!aborted) closing.abort(new OutboundError("unreachable"));
    if (aborted) throw reason;
    throw error instanceof OutboundError ? error : new OutboundError("unreachable");
  }
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
