import ipaddr from "ipaddr.js";
import * as z from "zod";
import { fetchWithLimits, isRedirect, type OutboundLimits, type OutgoingRequest } from "./fetch-with-limits.ts";
import { OutboundError } from "./outbound-error.ts";
import { providerFetch } from "./provider-fetch.ts";
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

const recordTypes = { A: 1, AAAA: 28 } as const;
const Answers = z.object({ Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]) });

/** More than any real resolver answer for one name. */
export const resolverBytes = 64 * 1024;

/**
 * Asks a resolver over HTTPS (JSON, as Cloudflare and Google answer) for the addresses of a name. Throws OutboundError "address" when
 * any A or AAAA answer is not a public address, "unreachable" when there is none or the resolver does not answer.
 */
export async function resolvePublicly(hostname: string, resolver: string, ask: typeof fetch, signal: AbortSignal): Promise<void> {
  async function lookUp(type: keyof typeof recordTypes): Promise<string[]> {
    const question = new URL(resolver);
    question.searchParams.set("name", hostname);
    question.searchParams.set("type", type);
    const answer = await ask(question, { headers: { accept: "application/dns-json" }, signal });
    const { Answer } = Answers.parse(await answer.json());
    return Answer.filter((record) => record.type === recordTypes[type]).map(({ data }) => data);
  }
  const answers = await Promise.all([lookUp("A"), lookUp("AAAA")]).catch(() => []);
  const addresses = answers.flat();
  if (addresses.length === 0) throw new OutboundError("unreachable");
  if (!addresses.every(isPublicAddress)) throw new OutboundError("address");
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** True for an IPv4 or IPv6 address of the public internet, as a resolver writes it. False for anything else. */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).range() === "unicast";
  // With a zone (`%eth0`) it is an address of this machine's network.
  if (!ipaddr.IPv6.isValid(text) || text.includes("%")) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.range() === "unicast" && address.match(globalUnicast);
}
