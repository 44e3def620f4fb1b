import { setTimeout } from "node:timers/promises";
import { providerFetch } from "../../outbound/provider-fetch.ts";
import { type Models, startModels } from "../../testing/models/start-models.ts";
import type { Access } from "../access.ts";
import type { ProviderId } from "../catalogue.ts";
import { ProviderError } from "../provider-error.ts";
import type { Question } from "./chat-request.ts";
import type { ImagePrompt } from "./image-provider.ts";
import type { AiBinding } from "./workers-ai.ts";

export const textProviders = ["openai", "custom", "anthropic", "workers-ai"] as const satisfies ProviderId[];
export const pictureProviders = ["openai", "stability", "workers-ai"] as const satisfies ProviderId[];

/** A key the scripted models take, and that no message may hold. */
export const scriptedKey = "scripted-s3cr3t-0123456789";

const models: Record<"text" | "picture", Record<ProviderId, string>> = {
  text: {
    openai: "gpt-6-luna",
    custom: "llama-3",
    anthropic: "claude-haiku-5-5",
    "workers-ai": "@cf/google/gemma-4-26b-a4b-it",
    stability: "",
  },
  picture: {
    openai: "gpt-image-2.5-flare",
    custom: "",
    anthropic: "",
    "workers-ai": "@cf/black-forest-labs/flux-2-klein-4b",
    stability: "core",
  },
};

/** The binding, spoken over HTTP to the scripted models. */
export function scriptedAi(url: string): AiBinding {
  return {
    async run(model, inputs, { signal }) {
      // Node leaves a rejection unhandled when a form is sent after its signal has aborted, as in github.com/nodejs/undici/issues/5835.
      signal?.throwIfAborted();
      const { multipart } = inputs as { multipart?: { body: ReadableStream; contentType: string } };
      return fetch(`${url}/workers-ai/run/${model}`, {
        method: "POST",
        headers: { "content-type": multipart?.contentType ?? "application/json" },
        body: multipart ? multipart.body : JSON.stringify(inputs),
        ...(multipart && { duplex: "half" }),
        redirect: "manual",
        signal,
      } as RequestInit);
    },
  };
}

/** Scripted models that do not keep anybody waiting, and how each provider reaches them. */
export async function startScripted(options: Parameters<typeof startModels>[0] = {}) {
  const server: Models = await startModels({ latency: 0, tokensPerSecond: 100_000, imageMs: 0, ...options });
  function access(kind: "text" | "picture", provider: ProviderId, more: Partial<Access> = {}): Access {
    const baseUrl = provider === "openai" || provider === "custom" ? `${server.url}/v1` : server.url;
    return { provider, model: models[kind][provider], apiKey: scriptedKey, baseUrl, by: "operator", ...more };
  }
  const reach = { fetch: providerFetch({ mostBytes: 4_000_000 }), ai: scriptedAi(server.url) };
  return { server, access, reach };
}

/** Aborts a moment after the next request has reached the scripted models. */
export async function abortOnceAsked(server: Models, stop: AbortController, reason: unknown): Promise<void> {
  const before = server.requests.length;
  while (server.requests.length === before) await setTimeout(5);
  await setTimeout(100);
  stop.abort(reason);
}

/** A question with this article; what the scripted models meet is said in its `@models` line. */
export function question(directive = "", more: Partial<Question> = {}): Question {
  const article = `<article><title>Library opens ${crypto.randomUUID()}</title><language>en</language><region>Duluth</region><content>
@models ${directive || "any=ok"}
The town library opened its doors again on Monday after two years of repairs. Private-words-of-the-author.
</content></article>`;
  return {
    system: "You write for a newspaper. Answer in about 1500 characters.",
    user: article,
    schema: {
      name: "story",
      json: {
        type: "object",
        additionalProperties: false,
        required: ["expandedTitle", "expandedContent"],
        properties: { expandedTitle: { type: "string" }, expandedContent: { type: "string" } },
      },
    },
    mostTokens: 6_000,
    ...more,
  };
}

export const brief = (directive = "", more: Partial<ImagePrompt> = {}): ImagePrompt => ({
  prompt: `A library in Duluth ${crypto.randomUUID()} Private-words-of-the-author.\n@models ${directive || "any=ok"}\n`,
  avoid: "",
  shape: "landscape",
  ...more,
});

/** What a promise was rejected with; fails when it was not. */
export async function thrownBy(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (thrown) {
    return thrown;
  }
  throw new Error("nothing was thrown");
}

export function providerError(thrown: unknown): ProviderError {
  if (!(thrown instanceof ProviderError)) throw new Error("not a ProviderError", { cause: thrown });
  return thrown;
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}
