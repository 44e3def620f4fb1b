import type * as z from "zod";
import { endpoint } from "../http/endpoint.ts";
import type { Settings } from "../http/env.ts";
import { countHit, refuseBeyond } from "../http/rate-counters.ts";
import { guardedFetch } from "../outbound/guarded-fetch.ts";
import { addressRules, customModelAddresses } from "../outbound/outbound-rules.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import type { Probe } from "./access.ts";
import { ownAddress } from "./access-of.ts";
import { type ConnectionTest, testConnection } from "./contract.ts";
import { probe } from "./providers/probe.ts";

const hour = 60 * 60 * 1000;
const perHour = 10;
const limits = { mostBytes: 2_000_000, timeoutMs: 15_000 };

/** Limited also against using us to try keys that are not one's own, or addresses one by one. */
export const testKey = endpoint(testConnection, async ({ c, db, settings, now, user, body }): Promise<Probe> => {
  refuseBeyond(perHour, await countHit(db, `key-tests:${user.id}`, hour, now), hour, now);
  const { provider, apiKey } = body;
  // Addresses are joined to: they may not end in a query.
  if (/[?#]/.test(body.baseUrl ?? "")) return { connected: false, reason: "address" };
  const access = { provider, apiKey, baseUrl: ownAddress(provider, body.baseUrl ?? null, settings), model: "", by: "own" } as const;
  return probe(access, fetchTo(body, settings, c.req.url), c.req.raw.signal);
});

function fetchTo({ provider }: z.output<typeof ConnectionTest>, settings: Settings, requestUrl: string): typeof globalThis.fetch {
  if (provider !== "custom") return providerFetch(limits);
  const rules = addressRules(settings, customModelAddresses, requestUrl);
  return guardedFetch({ ...limits, rules, redirects: "refuse", resolver: settings.DNS_RESOLVER_URL });
}
