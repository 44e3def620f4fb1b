import { useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { ConnectionResult, ConnectionTest } from "../../../functions/ai/contract.ts";
import type { ApiKey, ApiKeyInput, KeyProvider } from "../../../functions/api-keys/contract.ts";
import { request } from "../client.ts";
import { forgetModels } from "../press/models.ts";
import { askAgain } from "../stone/ask-again.ts";

export type { KeyProvider } from "../../../functions/api-keys/contract.ts";
/** What the server tells of a saved key: never the key. */
export type SavedKey = ApiKey;
export type KeyToSave = ApiKeyInput;
export type KeyToTest = z.input<typeof ConnectionTest>;
export type TestedConnection = z.infer<typeof ConnectionResult>;

export const keyProviders: readonly KeyProvider[] = ["openai", "anthropic", "stability", "custom"];

const keysKey = ["api-keys"];

export function useSavedKeys(wanted: boolean) {
  return useQuery({ queryKey: keysKey, queryFn: () => request("GET /api-keys"), enabled: wanted });
}

export function testConnection(key: KeyToTest): Promise<TestedConnection> {
  return request("POST /ai/test-connection", { body: key });
}

/** Actions that change which keys there are, and with them which models can be used. */
export function useKeyDeeds() {
  const client = useQueryClient();
  const change = async (deed: () => Promise<unknown>) => {
    await deed();
    void askAgain(client, { queryKey: keysKey });
    forgetModels(client);
  };
  return {
    save: (key: KeyToSave) => change(() => request("POST /api-keys", { body: key })),
    remove: (provider: KeyProvider) => change(() => request("DELETE /api-keys/:provider", { params: { provider } })),
  };
}
