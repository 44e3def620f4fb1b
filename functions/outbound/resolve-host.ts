import * as z from "zod";
import { isPublicAddress } from "./address-ranges.ts";
import { OutboundError } from "./outbound-error.ts";

const recordTypes = { A: 1, AAAA: 28 } as const;
const Answers = z.object({ Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]) });

/** More than any resolver has to say about one name. */
export const resolverBytes = 64 * 1024;

/**
 * Asks a resolver over HTTPS (JSON, as Cloudflare and Google answer) where a name leads. Throws OutboundError "address" when
 * any A or AAAA answer is no public address, "unreachable" when there is none or the resolver does not answer: what was not
 * looked up is not fetched.
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
