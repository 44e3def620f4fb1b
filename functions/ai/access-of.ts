import { and, eq } from "drizzle-orm";
import { apiKeys } from "../../db/schema.ts";
import { openKey, SealError } from "../api-keys/seal.ts";
import { guardedFetch } from "../outbound/guarded-fetch.ts";
import { addressRules, customModelAddresses } from "../outbound/outbound-rules.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import type { Access, ProviderId } from "./access.ts";
import { type CatalogueEntry, findEntry } from "./catalogue.ts";
import type { Choice } from "./choice.ts";
import type { Model } from "./contract.ts";
import type { Opening } from "./opening.ts";
import { ProviderError } from "./provider-error.ts";
import { operatorDoor, operatorKey, providerName } from "./standing.ts";

/** Of an answer: many times a newspaper's text with its frames, or a large picture as base64. More is a provider out of its mind. */
const mostBytes = { text: 4 * 1024 * 1024, image: 24 * 1024 * 1024 };

/** How the chosen model is reached. Rejects with a ProviderError when that way is no longer there. */
export async function accessOf(
  kind: Model["kind"],
  choice: Choice,
  opening: Opening,
): Promise<{ access: Access; fetch: typeof globalThis.fetch }> {
  const entry = findEntry(kind, choice.id);
  const provider = entry?.provider;
  if (
    !entry ||
    choice.by === "house" ||
    provider === undefined ||
    provider === "house" ||
    provider === "google" ||
    provider === "midjourney"
  )
    throw new ProviderError(`${choice.id} cannot be opened`, { final: true, reason: "model" });
  const way = choice.by === "own" ? await ownWay(entry, provider, opening) : operatorWay(entry, provider, opening);
  const access: Access = { provider, by: choice.by, ...way, ...(entry.reasoning && { reasoning: entry.reasoning }) };
  return { access, fetch: fetchFor(kind, access, opening) };
}

/** A `fetch` that reaches what the access may reach: a user's own address is judged at every call. */
function fetchFor(kind: Model["kind"], { provider }: Access, { settings }: Opening): typeof globalThis.fetch {
  if (provider !== "custom") return providerFetch({ mostBytes: mostBytes[kind] });
  const rules = addressRules(settings, customModelAddresses, "");
  return guardedFetch({ mostBytes: mostBytes[kind], rules, redirects: "refuse", resolver: settings.DNS_RESOLVER_URL });
}

type Way = Pick<Access, "model" | "apiKey" | "baseUrl">;

function operatorWay(entry: CatalogueEntry, provider: ProviderId, { settings }: Opening): Way {
  const way = provider === "workers-ai" ? { apiKey: "", baseUrl: "" } : operatorKey(settings, provider);
  if (!way) throw new ProviderError(`${provider} has no key here any more`, { final: true, reason: "key" });
  return { ...way, model: providerName(settings, entry) };
}

async function ownWay(entry: CatalogueEntry, provider: ProviderId, { db, settings, userId }: Opening): Promise<Way> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.provider, provider), eq(apiKeys.isActive, true)));
  if (!row) throw new ProviderError(`the user's key for ${provider} was removed`, { final: true, reason: "key" });
  try {
    const apiKey = await openKey(settings, row);
    return { apiKey, baseUrl: ownAddress(provider, row.baseUrl, settings), model: row.model || providerName(settings, entry) };
  } catch (failure) {
    if (failure instanceof SealError) throw new ProviderError(failure.message, { final: true, reason: "key" });
    throw failure;
  }
}

/**
 * A user's key goes to its provider and nowhere else: an address the operator put in the provider's place counts only in local mode,
 * where the developer is both.
 */
export function ownAddress(provider: ProviderId, baseUrl: string | null, settings: Opening["settings"]): string {
  if (provider === "custom") return baseUrl ?? "";
  return settings.APP_ENV === "local" ? operatorDoor(settings, provider).baseUrl : "";
}
