import { late } from "../../http/late-pattern.ts";
import type { Access, Probe, ProviderId } from "../access.ts";
import { ProviderError, reasonOf } from "../provider-error.ts";
import { anthropicAddress, anthropicHeaders } from "./anthropic.ts";
import { openaiAddress } from "./openai.ts";
import { badAnswer, failureOf, refusalFailure, requireSendableKey, wordsOf } from "./provider-failure.ts";
import { stabilityAddress } from "./stability.ts";

export type ProbedProvider = Exclude<ProviderId, "workers-ai">;

interface Door {
  url: string;
  headers: Record<string, string>;
}

/** The cheapest call of each provider that needs a valid key. */
const doors: Record<ProbedProvider, (access: Access) => Door> = {
  openai: (access) => ({ url: `${openaiAddress(access)}/models`, headers: bearer(access) }),
  custom: (access) => ({ url: `${openaiAddress(access)}/models`, headers: bearer(access) }),
  anthropic: (access) => ({
    url: `${anthropicAddress(access)}/v1/models`,
    headers: anthropicHeaders(access),
  }),
  stability: (access) => ({ url: `${stabilityAddress(access)}/v1/user/account`, headers: bearer(access) }),
};

const bearer = ({ apiKey }: Access): Record<string, string> => (apiKey === "" ? {} : { authorization: `Bearer ${apiKey}` });

const mostModels = 100;
const longestModel = 120;

/**
 * Whether a key works, by asking the provider once; nothing is generated or paid for. A failure of any kind is an answer with its
 * reason. Rejects with the signal's reason alone. `models` is given for a custom address, whose names nobody else knows.
 */
export async function probe(
  access: Access & { provider: ProbedProvider },
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Probe> {
  const { provider } = access;
  let isReading = false;
  try {
    requireSendableKey(provider, access.apiKey);
    const { url, headers } = doors[provider](access);
    const answer = await fetch(url, { headers: { ...headers, accept: "application/json" }, signal });
    isReading = true;
    const text = await answer.text();
    signal.throwIfAborted();
    if (!answer.ok) {
      const words = wordsOf(text);
      // A key that is restricted to writing is a good key: it was recognized.
      if (answer.status === 403 && /missing scopes/.test(words)) return { connected: true };
      throw refusalFailure(provider, { status: answer.status, headers: answer.headers, words });
    }
    const models = readAnswer(provider, JSON.parse(text));
    return provider === "custom" ? { connected: true, models } : { connected: true };
  } catch (thrown) {
    const failure = failureOf(thrown, { provider, signal, isReading });
    if (failure instanceof ProviderError) return { connected: false, reason: reasonOf(failure) };
    throw failure;
  }
}

/** Names of models; throws when the answer is not this provider's: a page that greets everybody would pass for any key. */
function readAnswer(provider: ProbedProvider, answer: unknown): string[] {
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
  return typeof id === "string" && id.length > 0 && id.length <= longestModel && !late.u`\p{Cc}`.test(id);
}
