import { guardedFetch } from "./guarded-fetch.ts";
import type { AddressRules } from "./judge-address.ts";
import { OutboundError } from "./outbound-error.ts";
import { providerFetch } from "./provider-fetch.ts";

/** What the Worker of outbound.test.ts is told to ask, and how. */
export interface Order {
  url: string;
  headers?: Record<string, string>;
  mostBytes: number;
  timeoutMs?: number;
  /** Without them the address is the operator's. */
  rules?: AddressRules;
  redirects?: number;
  /** Read at once as text, as a package does with JSON; otherwise chunk by chunk. */
  whole?: boolean;
  /** Asked as soon as the first chunk has come. */
  afterFirst?: string;
}

export interface Outcome {
  reason: string;
  read: number;
  text: string;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { url, headers = {}, rules, redirects, whole, afterFirst, ...limits } = (await request.json()) as Order;
    const outcome: Outcome = { reason: "none", read: 0, text: "" };
    try {
      const ask = rules ? guardedFetch({ ...limits, rules, redirects: redirects ?? "refuse" }) : providerFetch(limits);
      const answer = await ask(url, { headers });
      if (whole) {
        outcome.text = await answer.text();
        outcome.read = outcome.text.length;
        return Response.json(outcome);
      }
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) {
        if (outcome.read === 0 && afterFirst) await fetch(afterFirst);
        outcome.read += chunk.byteLength;
        if (outcome.text.length < 100) outcome.text += decoder.decode(chunk.slice(0, 100));
      }
    } catch (error) {
      outcome.reason = error instanceof OutboundError ? error.reason : String(error);
    }
    return Response.json(outcome);
  },
};
