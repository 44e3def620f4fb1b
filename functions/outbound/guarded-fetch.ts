import { fetchWithLimits, isRedirect, type OutboundLimits, type OutgoingRequest } from "./fetch-with-limits.ts";
import { OutboundError } from "./outbound-error.ts";
import { providerFetch } from "./provider-fetch.ts";
import { resolvePublicly, resolverBytes } from "./resolve-host.ts";
import { type UrlRules, validateUrl } from "./validate-url.ts";

export interface GuardedLimits extends OutboundLimits {
  rules: UrlRules;
  /** How many redirects are followed, each validated. Only GET and HEAD follow any. */
  redirects: "refuse" | number;
  /** DNS_RESOLVER_URL; without it names are not looked up. */
  resolver?: string | undefined;
  /** Called for every valid hop before anything is sent there; throwing ends the call. Its time counts as the call's. */
  permit?: (url: URL, signal: AbortSignal) => Promise<void>;
}

/** The headers that a redirect to another host keeps. A list of secret headers could never be complete. */
const harmlessHeaders = new Set(["accept", "accept-language", "user-agent"]);

/**
 * A `fetch` for addresses that a USER gave. Every hop is validated by the rules, and with a resolver its name is looked up.
 * Rejects with an OutboundError: "address" (nothing was sent there), "redirect", "too-large", "timeout", "unreachable"; with
 * the signal's own reason when the caller aborts. Reading the body rejects the same way. `url` of the answer is the last
 * hop's. The body streams.
 */
export function guardedFetch(limits: GuardedLimits): typeof fetch {
  const { rules, resolver, permit } = limits;
  const most = limits.redirects === "refuse" ? 0 : limits.redirects;
  return (input, init) =>
    fetchWithLimits(limits, input, init, async (first, signal, ask) => {
      let outgoing = first;
      for (let hops = 0; ; hops++) {
        const validated = validateUrl(outgoing.url, rules);
        if (!validated.ok) throw new OutboundError("address");
        const { url, isLocal } = validated;
        await permit?.(url, signal);
        // Last, since a name may resolve differently by the time `permit` has finished.
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
function followRedirect(answer: Response, { init }: OutgoingRequest, from: URL): OutgoingRequest | null {
  const location = answer.headers.get("location");
  const method = (init.method ?? "GET").toUpperCase();
  if (location === null || !["GET", "HEAD"].includes(method) || !URL.canParse(location, from.href)) return null;
  const to = new URL(location, from);
  if (to.origin === from.origin) return { url: to.href, init };
  const headers = [...new Headers(init.headers)].filter(([name]) => harmlessHeaders.has(name));
  return { url: to.href, init: { method, headers: Object.fromEntries(headers) } };
}
