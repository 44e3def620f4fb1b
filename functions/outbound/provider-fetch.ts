import { fetchWithLimits, isRedirect, type OutboundLimits } from "./fetch-with-limits.ts";
import { OutboundError } from "./outbound-error.ts";

/**
 * A `fetch` for addresses the OPERATOR trusts (a provider's own, OPENAI_BASE_URL): the address is not validated, but redirects are
 * refused, and size and time are limited. Rejects with an OutboundError: "redirect", "too-large", "timeout", "unreachable";
 * with the signal's own reason when the caller aborts. Reading the body rejects the same way.
 */
export function providerFetch(limits: OutboundLimits): typeof fetch {
  return (input, init) =>
    fetchWithLimits(limits, input, init, async (outgoing, signal, ask) => {
      const answer = await ask(outgoing.url, { ...outgoing.init, redirect: "manual", signal });
      if (!isRedirect(answer)) return { answer, url: new URL(outgoing.url), hops: 0 };
      await answer.body?.cancel();
      throw new OutboundError("redirect");
    });
}
