import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import { openKey, SealError } from "../api-keys/seal.ts";
import type { Settings } from "../http/env.ts";
import { guardedFetch } from "../outbound/guarded-fetch.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import { customModelAddresses, urlRules } from "../outbound/validate-url.ts";
import { type Choice, operatorAccess, operatorSettings, providerName } from "./availability.ts";
import { type CatalogueEntry, findEntry, type ProviderId } from "./catalogue.ts";
import type { Model } from "./contract.ts";
import { ProviderError } from "./provider-error.ts";

/** Needed to open a model. A user's own key is read and unsealed only when a model is opened. */
export interface ModelContext {
  env: Env;
  settings: Settings;
  db: Database;
  userId: string;
}

/** How a provider is reached for one run: with whose key, at which address, and which of its models. */
export interface Access {
  provider: ProviderId;
  /** The provider's own name of the model. */
  model: string;
  /** '' where none is needed (a binding, a custom address without a key). Never logged, never in an error. */
  apiKey: string;
  /** '' is the provider's own address. */
  baseUrl: string;
  /** Whose key it is. A user's own address is checked by the guard, the operator's is trusted. */
  by: "operator" | "own";
  /** From the catalogue: the model's lowest reasoning setting. */
  reasoning?: "none" | "minimal" | "low";
}

/** Bytes of an answer: many times a newspaper's text with its events, or a large picture as base64. Anything larger fails. */
const mostBytes = { text: 4 * 1024 * 1024, image: 24 * 1024 * 1024 };

/** How the chosen model is reached. Rejects with a ProviderError when that is no longer possible. */
export async function accessOf(
  kind: Model["kind"],
  choice: Choice,
  context: ModelContext,
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
  const credentials = await (choice.by === "own" ? ownCredentials : operatorCredentials)(entry, provider, context);
  const access: Access = { provider, by: choice.by, ...credentials, ...(entry.reasoning && { reasoning: entry.reasoning }) };
  return { access, fetch: fetchFor(kind, access, context) };
}

/** A `fetch` for the provider: a user's own address is checked at every call. */
function fetchFor(kind: Model["kind"], { provider }: Access, { settings }: ModelContext): typeof globalThis.fetch {
  if (provider !== "custom") return providerFetch({ mostBytes: mostBytes[kind] });
  const rules = urlRules(settings, customModelAddresses, "");
  return guardedFetch({ mostBytes: mostBytes[kind], rules, redirects: "refuse", resolver: settings.DNS_RESOLVER_URL });
}

type Credentials = Pick<Access, "model" | "apiKey" | "baseUrl">;

async function operatorCredentials(entry: CatalogueEntry, provider: ProviderId, { settings }: ModelContext): Promise<Credentials> {
  const found = provider === "workers-ai" ? { apiKey: "", baseUrl: "" } : operatorAccess(settings, provider);
  if (!found) throw new ProviderError(`${provider} has no key here any more`, { final: true, reason: "key" });
  return { ...found, model: providerName(settings, entry) };
}

async function ownCredentials(entry: CatalogueEntry, provider: ProviderId, { db, settings, userId }: ModelContext): Promise<Credentials> {
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
 * Base URL for a user's own key: always the provider's. An operator's override counts only in local mode, where the developer is both
 * operator and user.
 */
export function ownAddress(provider: ProviderId, baseUrl: string | null, settings: Settings): string {
  if (provider === "custom") return baseUrl ?? "";
  return settings.APP_ENV === "local" ? operatorSettings(settings, provider).baseUrl : "";
}

/** The model's name as people see it: the catalogue's, or at a custom address that server's. At most 80 characters; `house` stays. */
export async function modelName(kind: Model["kind"], choice: Choice, db: Database, userId: string): Promise<string> {
  const entry = findEntry(kind, choice.id);
  if (!entry || entry.provider === "house") return choice.id;
  if (entry.provider !== "custom") return entry.name;
  const [row] = await db
    .select({ model: apiKeys.model })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.provider, "custom")));
  return (row?.model || entry.name).slice(0, 80);
}
