import * as z from "zod";
import { isPublicAddress } from "./address-ranges.ts";
import { OutboundError } from "./outbound-error.ts";

const types = { A: 1, AAAA: 28 } as const;
const Answers = z.object({ Status: z.number(), Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]) });
const mostBytes = 64 * 1024;

/**
 * Asks a resolver over HTTPS (JSON, as Cloudflare and Google answer) where a name leads. Throws OutboundError "address" when
 * any A or AAAA answer is no public address, "unreachable" when there is none or the resolver does not answer: without an
 * answer nothing is fetched.
 */
export async function resolvePublicly(hostname: string, resolver: string, signal: AbortSignal, ask: typeof fetch): Promise<void> {
  const found = await Promise.all([lookUp(hostname, "A", resolver, signal, ask), lookUp(hostname, "AAAA", resolver, signal, ask)]);
  const addresses = found.flat();
  if (addresses.length === 0) throw new OutboundError("unreachable");
  if (!addresses.every(isPublicAddress)) throw new OutboundError("address");
}

async function lookUp(
  hostname: string,
  type: keyof typeof types,
  resolver: string,
  signal: AbortSignal,
  ask: typeof fetch,
): Promise<string[]> {
  const question = new URL(resolver);
  question.searchParams.set("name", hostname);
  question.searchParams.set("type", type);
  try {
    const answer = await ask(question, { headers: { accept: "application/dns-json" }, redirect: "manual", signal });
    const text = await answer.text();
    if (!answer.ok || text.length > mostBytes) throw new OutboundError("unreachable");
    return Answers.parse(JSON.parse(text))
      .Answer.filter((record) => record.type === types[type])
      .map((record) => record.data);
  } catch {
    throw new OutboundError(signal.aborted ? "timeout" : "unreachable");
  }
}
