import type { FailureReason } from "./contract.ts";

/** Providers that are asked over the network. */
export const providers = ["openai", "anthropic", "stability", "custom", "workers-ai"] as const;
export type ProviderId = (typeof providers)[number];

/** How a provider is reached for one run: with whose key, at which address, and which of its models is asked. */
export interface Access {
  provider: ProviderId;
  /** The provider's own name of the model. */
  model: string;
  /** '' where none is needed (a binding, a custom address without a key). Never logged, never in an error. */
  apiKey: string;
  /** '' is the provider's own address. */
  baseUrl: string;
  /** Whose key it is. A user's own address is judged by the guard, the operator's is trusted. */
  by: "operator" | "own";
  /** From the catalogue: what the model can be told of thinking. */
  reasoning?: "none" | "minimal" | "low";
}

/** How a test of a key ended. */
export interface Probe {
  connected: boolean;
  reason?: FailureReason;
  /** Names of models the key can use, newest first where the provider says, at most 100; for a custom address. */
  models?: string[];
}
