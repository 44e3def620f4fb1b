import { and, eq } from "drizzle-orm";
import { apiKeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { customModelAddresses, type UrlRefusal, urlRules, validateUrl } from "../outbound/validate-url.ts";
import * as contract from "./contract.ts";
import { type ApiKey, type ApiKeyInput, KeyProvider } from "./contract.ts";
import { openKey, SealError, sealKey } from "./seal.ts";

type Row = typeof apiKeys.$inferSelect;

/** Re-seals the key with the newest key-encryption key, even when only other fields change. */
export const saveApiKey = endpoint(
  contract.saveApiKey,
  ({ db, userId }) => [db.select().from(apiKeys).where(eq(apiKeys.userId, userId))],
  async ({ c, db, settings, now, user, body }, [rows]) => {
    const saved = rows.find(({ provider }) => provider === body.provider);
    const baseUrl = baseUrlFor(settings, body, saved, c.req.url);
    const key = body.keyValue || (await savedKey(settings, body, saved, baseUrl));
    const row = {
      ...(await sealKey(settings, { userId: user.id, provider: body.provider, key })),
      baseUrl,
      isActive: body.isActive ?? saved?.isActive ?? true,
      model: body.model ?? saved?.model ?? "",
      updatedAt: now,
    };
    if (body.keyValue !== "" || !saved) {
      await db
        .insert(apiKeys)
        .values({ userId: user.id, provider: body.provider, ...row })
        .onConflictDoUpdate({ target: [apiKeys.userId, apiKeys.provider], set: row });
      return undefined;
    }
    // Does not overwrite a key saved in the meantime, which has another nonce.
    const asRead = and(eq(apiKeys.userId, user.id), eq(apiKeys.provider, body.provider), eq(apiKeys.nonce, saved.nonce));
    const changed = await db.update(apiKeys).set(row).where(asRead).returning({ provider: apiKeys.provider });
    if (changed.length === 0) throw new AppError("CONFLICT");
    return undefined;
  },
);

/** At most one per provider, in the order of the providers. */
export const listApiKeys = endpoint(
  contract.listApiKeys,
  ({ db, userId }) => [db.select().from(apiKeys).where(eq(apiKeys.userId, userId))],
  async (_, [rows]) => {
    const rank = ({ provider }: ApiKey) => KeyProvider.options.indexOf(provider);
    return rows.map(present).sort((one, other) => rank(one) - rank(other));
  },
);

export const removeApiKey = endpoint(contract.removeApiKey, async ({ db, user, params }) => {
  const own = and(eq(apiKeys.userId, user.id), eq(apiKeys.provider, params.provider));
  const removed = await db.delete(apiKeys).where(own).returning({ provider: apiKeys.provider });
  if (removed.length === 0) throw new AppError("NOT_FOUND");
  return undefined;
});

function baseUrlFor(settings: Settings, body: ApiKeyInput, saved: Row | undefined, requestUrl: string): string | null {
  if (body.provider !== "custom") {
    if (body.baseUrl) throw refuseBaseUrl("Only a custom provider has an address. Please leave it out.", "provider");
    return null;
  }
  const wanted = body.baseUrl ?? saved?.baseUrl ?? "";
  if (wanted === "") throw refuseBaseUrl("Please enter the address of the server.", "missing");
  return readBaseUrl(settings, wanted, requestUrl);
}

async function savedKey(settings: Settings, body: ApiKeyInput, saved: Row | undefined, baseUrl: string | null): Promise<string> {
  if (!saved) {
    if (body.provider === "custom") return "";
    throw refuseKey("Please enter an API key first.", "missing");
  }
  try {
    const key = await openKey(settings, saved);
    // Otherwise a stolen session could redirect the key to an attacker's server.
    if (key !== "" && baseUrl !== null && new URL(baseUrl).origin !== new URL(saved.baseUrl ?? baseUrl).origin)
      throw refuseKey("Please enter the key again: the saved one belongs to another address.", "another-address");
    return key;
  } catch (error) {
    if (error instanceof SealError) throw refuseKey("The saved key can no longer be read. Please enter it again.", "unreadable");
    throw error;
  }
}

function refuseKey(message: string, reason: string): AppError {
  return new AppError("INVALID", { message, details: { fields: ["keyValue"], reason } });
}

const refusals: Record<UrlRefusal, string> = {
  invalid: "This is not an address. Please enter the whole address of the server, beginning with https://.",
  scheme: "The address must begin with https://. Please enter it in that form.",
  credentials: "The address holds a name or password. Please enter the address alone, and the key in its own field.",
  port: "This port cannot be used. Please enter another address.",
  host: "This address is not on the public internet. Please enter one that can be reached from everywhere.",
};

/**
 * Normalizes a user's model server address for storage: parsed, without a trailing slash. Throws INVALID with the field and a reason in
 * the details. `requestUrl`: URL of the current request.
 */
function readBaseUrl(settings: Settings, baseUrl: string, requestUrl: string): string {
  const judged = validateUrl(baseUrl, urlRules(settings, customModelAddresses, requestUrl));
  if (!judged.ok) throw refuseBaseUrl(refusals[judged.reason], judged.reason);
  const { search, hash, origin, pathname } = judged.url;
  if (search !== "" || hash !== "")
    throw refuseBaseUrl("Please enter the address without what follows a question mark or hash sign.", "invalid");
  return origin + pathname.replace(/\/+$/, "");
}

function refuseBaseUrl(message: string, reason: string): AppError {
  return new AppError("INVALID", { message, details: { fields: ["baseUrl"], reason } });
}

/** A row as shown to its owner, without the sealed key. */
export function present(row: typeof apiKeys.$inferSelect): ApiKey {
  const { last4, isActive, baseUrl, model, updatedAt } = row;
  return {
    provider: KeyProvider.parse(row.provider),
    last4,
    isActive,
    ...(baseUrl && { baseUrl }),
    ...(model && { model }),
    updatedAt,
  };
}
