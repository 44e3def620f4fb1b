import ipaddr from "ipaddr.js";
import * as z from "zod";
import { OutboundError } from "./outbound-error.ts";

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
