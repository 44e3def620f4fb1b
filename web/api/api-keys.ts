import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FailureReason } from "../../functions/ai/contract.ts";
import { api } from "./client.ts";
import { forgetModels } from "./models.ts";

export const keyProviders = ["openai", "anthropic", "stability", "custom"] as const;
export type KeyProvider = (typeof keyProviders)[number];

/** What the server tells of a saved key: never the key. */
export interface SavedKey {
  provider: KeyProvider;
  /** '' for a key too short to show anything of it. */
  last4: string;
  isActive: boolean;
  baseUrl?: string;
  model?: string;
  updatedAt: number;
}

/** An empty `keyValue` leaves the saved key as it is. */
export interface KeyToSave {
  provider: KeyProvider;
  keyValue: string;
  isActive: boolean;
  baseUrl?: string;
  model?: string;
}

export interface KeyToTest {
  provider: KeyProvider;
  apiKey: string;
  baseUrl?: string;
}

export interface TestedConnection {
  connected: boolean;
  reason?: FailureReason;
  /** What the address offers, newest first. */
  models?: string[];
}

const path = "/api/api-keys";
const keysKey = ["api-keys"];

export function useSavedKeys(wanted: boolean) {
  return useQuery({ queryKey: keysKey, queryFn: () => api.get<SavedKey[]>(path), enabled: wanted });
}

export function testConnection(key: KeyToTest): Promise<TestedConnection> {
  return api.post<TestedConnection>("/api/ai/test-connection", key);
}

/** Deeds that change which keys there are, and with them which models can be used. */
export function useKeyDeeds() {
  const client = useQueryClient();
  const change = async (deed: () => Promise<unknown>) => {
    await deed();
    void client.invalidateQueries({ queryKey: keysKey });
    forgetModels(client);
  };
  return {
    save: (key: KeyToSave) => change(() => api.post(path, key)),
    remove: (provider: KeyProvider) => change(() => api.delete(`${path}/${provider}`)),
  };
}
