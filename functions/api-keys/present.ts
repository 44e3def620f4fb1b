import type { apiKeys } from "../../db/schema.ts";
import { type ApiKey, KeyProvider } from "./contract.ts";

/** The only place where a row becomes an answer; what is sealed stays behind. */
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
