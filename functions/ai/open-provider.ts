import type { Access } from "./access.ts";
import type { ChatModel } from "./chat-model.ts";
import type { Painter } from "./painter.ts";
import { ProviderError } from "./provider-error.ts";
import { anthropicChat } from "./providers/anthropic.ts";
import { openaiChat, openaiPictures } from "./providers/openai.ts";
import { stabilityPictures } from "./providers/stability.ts";
import { type AiBinding, workersAiChat, workersAiPictures } from "./providers/workers-ai.ts";

/** How a provider is reached: over the network with the guard's `fetch`, or by the Worker's binding where it has one. */
export interface Reach {
  /** Bounds the answer's size and refuses redirects (functions/outbound/guarded-fetch.ts); a user's own address it judges as well. */
  fetch: typeof globalThis.fetch;
  ai?: AiBinding | undefined;
}

/** The language model behind an access. Throws a ProviderError for a provider that has none, or a binding that is not there. */
export function openChat(access: Access, { fetch, ai }: Reach): ChatModel {
  if (access.provider === "anthropic") return anthropicChat(access, fetch);
  if (access.provider === "openai" || access.provider === "custom") return openaiChat(access, fetch);
  if (access.provider === "workers-ai" && ai) return workersAiChat(ai, access);
  throw none(access);
}

/** The image model behind an access; throws as openChat does. */
export function openPainter(access: Access, { fetch, ai }: Reach): Painter {
  if (access.provider === "openai" || access.provider === "custom") return openaiPictures(access, fetch);
  if (access.provider === "stability") return stabilityPictures(access, fetch);
  if (access.provider === "workers-ai" && ai) return workersAiPictures(ai, access);
  throw none(access);
}

const none = ({ provider }: Access) => new ProviderError(`${provider} has no such model here`, { reason: "model", final: true });
