import { and, eq } from "drizzle-orm";
import { apiKeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { readBaseUrl, refuseBaseUrl } from "./base-url.ts";
import { type ApiKeyInput, saveApiKey } from "./contract.ts";
import { openKey, SealError, sealKey } from "./seal.ts";

type Row = typeof apiKeys.$inferSelect;

/** What is saved is sealed anew with the newest key-encryption key, also when only something beside the key changed. */
export const save = endpoint(
  saveApiKey,
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
    // A key saved meanwhile must not be replaced by the one read above; the nonce tells them apart.
    const asRead = and(eq(apiKeys.userId, user.id), eq(apiKeys.provider, body.provider), eq(apiKeys.nonce, saved.nonce));
    const changed = await db.update(apiKeys).set(row).where(asRead).returning({ provider: apiKeys.provider });
    if (changed.length === 0) throw new AppError("CONFLICT");
    return undefined;
  },
);

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
    // Who has a session but not the key could otherwise have it sent to themselves.
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
