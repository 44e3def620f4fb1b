import type { Access } from "../access.ts";
import { ProviderError } from "../provider-error.ts";
import { anthropicChat } from "./anthropic.ts";
import type { ChatModel } from "./chat-request.ts";
import type { ImageProvider } from "./image-provider.ts";
import { openaiChat, openaiImages } from "./openai.ts";
import { stabilityImages } from "./stability.ts";
import { type AiBinding, workersAiChat, workersAiImages } from "./workers-ai.ts";

/** The ways to a provider: the network, and the Worker's binding where it has one. */
export interface Reach {
  /** Bounds the answer's size and refuses redirects (functions/outbound); a user's own address is checked at every call. */
  fetch: typeof globalThis.fetch;
  ai?: AiBinding | undefined;
}

/** The language model behind an access. Throws a ProviderError for a provider without one, and where the binding is missing. */
export function openChat(access: Access, { fetch, ai }: Reach): ChatModel {
  if (access.provider === "anthropic") return anthropicChat(access, fetch);
  if (access.provider === "openai" || access.provider === "custom") return openaiChat(access, fetch);
  if (access.provider === "workers-ai" && ai) return workersAiChat(ai, access);
  throw noSuchModel(access);
}

/** The image model behind an access; throws as openChat does. */
export function openImages(access: Access, { fetch, ai }: Reach): ImageProvider {
  if (access.provider === "openai" || access.provider === "custom") return openaiImages(access, fetch);
  if (access.provider === "stability") return stabilityImages(access, fetch);
  if (access.provider === "workers-ai" && ai) return workersAiImages(ai, access);
  throw noSuchModel(access);
}

const noSuchModel = ({ provider }: Access) => new ProviderError(`${provider} has no such model here`, { reason: "model", final: true });
