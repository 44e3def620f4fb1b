import type * as z from "zod";
import { endpoint } from "../http/endpoint.ts";
import type { Settings } from "../http/env.ts";
import { countHit, enforceLimit } from "../http/rate-counters.ts";
import { guardedFetch } from "../outbound/guarded-fetch.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import { customModelAddresses, urlRules } from "../outbound/validate-url.ts";
import { type Access, ownAddress } from "./access.ts";
import type { ProviderId } from "./catalogue.ts";
import type { ConnectionResult, ConnectionTest } from "./contract.ts";
import * as contract from "./contract.ts";
import { ProviderError, reasonOf } from "./provider-error.ts";
import { anthropicAddress, anthropicHeaders } from "./providers/anthropic.ts";
import { openaiAddress } from "./providers/openai.ts";
import { badAnswer, failureOf, refusalFailure, requireSendableKey, wordsOf } from "./providers/provider-failure.ts";
import { stabilityAddress } from "./providers/stability.ts";

const hour = 60 * 60 * 1000;
/** Also limits trying stolen keys, and probing addresses. */
const testsPerHour = 10;
const limits = { mostBytes: 2_000_000, timeoutMs: 15_000 };

/** Whether a key works, before or after it is saved. */
export const testConnection = endpoint(contract.testConnection, async ({ c, db, settings, now, user, body }): Promise<Connection> => {
  enforceLimit(testsPerHour, await countHit(db, `key-tests:${user.id}`, hour, now), hour, now);
  const { provider, apiKey } = body;
  // Paths are appended to the address, so it must not end in a query.
  if (/[?#]/.test(body.baseUrl ?? "")) return { connected: false, reason: "address" };
  const access = { provider, apiKey, baseUrl: ownAddress(provider, body.baseUrl ?? null, settings), model: "", by: "own" } as const;
  return probe(access, fetchFor(body, settings, c.req.url), c.req.raw.signal);
});

function fetchFor({ provider }: z.output<typeof ConnectionTest>, settings: Settings, requestUrl: string): typeof globalThis.fetch {
  if (provider !== "custom") return providerFetch(limits);
  const rules = urlRules(settings, customModelAddresses, requestUrl);
  return guardedFetch({ ...limits, rules, redirects: "refuse", resolver: settings.DNS_RESOLVER_URL });
}

type Connection = z.output<typeof ConnectionResult>;
export type ProbedProvider = Exclude<ProviderId, "workers-ai">;

interface ProbeRequest {
  url: string;
  headers: Record<string, string>;
}

const bearer = ({ apiKey }: Access): Record<string, string> => (apiKey === "" ? {} : { authorization: `Bearer ${apiKey}` });

/** The cheapest call of each provider that needs a valid key. */
const probeRequests: Record<ProbedProvider, (access: Access) => ProbeRequest> = {
  openai: (access) => ({ url: `${openaiAddress(access)}/models`, headers: bearer(access) }),
  custom: (access) => ({ url: `${openaiAddress(access)}/models`, headers: bearer(access) }),
  anthropic: (access) => ({ url: `${anthropicAddress(access)}/v1/models`, headers: anthropicHeaders(access) }),
  stability: (access) => ({ url: `${stabilityAddress(access)}/v1/user/account`, headers: bearer(access) }),
};

const mostModels = 100;
const longestModelName = 120;

/**
 * Asks the provider once whether a key works; nothing is generated or paid for. Every failure resolves to a result with its reason;
 * rejects only with the signal's reason. `models` is given for a custom address, whose models the catalogue does not know.
 */
export async function probe(
  access: Access & { provider: ProbedProvider },
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Connection> {
  const { provider } = access;
  let isReading = false;
  try {
    requireSendableKey(provider, access.apiKey);
    const { url, headers } = probeRequests[provider](access);
    const answer = await fetch(url, { headers: { ...headers, accept: "application/json" }, signal });
    isReading = true;
    const text = await answer.text();
    signal.throwIfAborted();
    if (!answer.ok) {
      const words = wordsOf(text);
      // The key was recognized; it may only write.
      if (answer.status === 403 && /missing scopes/.test(words)) return { connected: true };
      throw refusalFailure(provider, { status: answer.status, headers: answer.headers, words });
    }
    const models = readModels(provider, JSON.parse(text));
    return provider === "custom" ? { connected: true, models } : { connected: true };
  } catch (thrown) {
    const failure = failureOf(thrown, { provider, signal, isReading });
    if (failure instanceof ProviderError) return { connected: false, reason: reasonOf(failure) };
    throw failure;
  }
}

/** Names of models, newest first. Throws if the answer is not this provider's: else any page with status 200 would pass as a valid key. */
function readModels(provider: ProbedProvider, answer: unknown): string[] {
  const { data, id, email } = (answer ?? {}) as { data?: unknown; id?: unknown; email?: unknown };
  if (provider === "stability") {
    if (typeof id !== "string" && typeof email !== "string") throw badAnswer(provider);
    return [];
  }
  if (!Array.isArray(data)) throw badAnswer(provider);
  const dated = data.filter(isNamed).map((model) => ({ id: model.id, created: Number(model.created) || 0 }));
  return [...new Set(dated.toSorted((one, other) => other.created - one.created).map((model) => model.id))].slice(0, mostModels);
}

function isNamed(model: unknown): model is { id: string; created?: unknown } {
  const id = (model as { id?: unknown } | null)?.id;
  return typeof id === "string" && id.length > 0 && id.length <= longestModelName && !/\p{Cc}/u.test(id);
}
