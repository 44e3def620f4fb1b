import { callBounded, isRedirect, type OutboundLimits, type Outgoing } from "./bounded-call.ts";
import { type AddressRules, judgeAddress } from "./judge-address.ts";
import { OutboundError } from "./outbound-error.ts";
import { providerFetch } from "./provider-fetch.ts";
import { resolvePublicly, resolverBytes } from "./resolve-host.ts";

export interface GuardedLimits extends OutboundLimits {
  rules: AddressRules;
  /** How many redirects are followed, each judged anew. Only GET and HEAD ever follow one. */
  redirects: "refuse" | number;
  /** DNS_RESOLVER_URL; without it names are not looked up. */
  resolver?: string | undefined;
  /** Asked of every hop that was judged, before anything of the call is sent there; what it throws ends the call. Its time counts as the call's. */
  permit?: (url: URL, signal: AbortSignal) => Promise<void>;
}

/** What another host than the one asked first may learn of the request. A list of what is secret would never be whole. */
const harmlessHeaders = new Set(["accept", "accept-language", "user-agent"]);

/**
 * A `fetch` for addresses that a PERSON gave. Every hop is judged by the rules, and where a resolver is set, looked up.
 * Rejects with an OutboundError: "address" (nothing was sent there), "redirect", "too-large", "timeout", "unreachable"; with
 * the signal's own reason when the caller aborts. Reading the body rejects the same way. `url` of the answer is the last
 * hop's. The body streams.
 */
export function guardedFetch(limits: GuardedLimits): typeof fetch {
  const { rules, resolver, permit } = limits;
  const most = limits.redirects === "refuse" ? 0 : limits.redirects;
  return (input, init) =>
    callBounded(limits, input, init, async (first, signal, ask) => {
      let outgoing = first;
      for (let hops = 0; ; hops++) {
        const judged = judgeAddress(outgoing.url, rules);
        if (!judged.ok) throw new OutboundError("address");
        const { url, isLocal } = judged;
        await permit?.(url, signal);
        // Last, since a name may lead elsewhere by the time we were permitted.
        if (resolver && !isLocal)
          await resolvePublicly(url.hostname, resolver, providerFetch({ mostBytes: resolverBytes, fetch: ask }), signal);
        const answer = await ask(url, { ...outgoing.init, redirect: "manual", signal });
        if (!isRedirect(answer)) return { answer, url, hops };
        await answer.body?.cancel();
        const next = followRedirect(answer, outgoing, url);
        if (!next || hops >= most) throw new OutboundError("redirect");
        outgoing = next;
      }
    });
}

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
