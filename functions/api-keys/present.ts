import type { apiKeys } from "../../db/schema.ts";
import { type ApiKey, KeyProvider } from "./contract.ts";

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
