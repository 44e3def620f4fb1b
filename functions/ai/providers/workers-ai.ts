import { limitBody } from "../../outbound/fetch-with-limits.ts";
import type { Access } from "../access.ts";
import type { FailureReason } from "../contract.ts";
import { ProviderError } from "../provider-error.ts";
import { type ChatModel, chatRequest, readEvents } from "./chat-request.ts";
import { bytesOfBase64, type ImagePrompt, type ImageProvider, requirePicture, wholePrompt } from "./image-provider.ts";
import { messagesOf, readChunk, strictFormat } from "./openai.ts";
import { badAnswer, failureOf, ProviderRefusal, type Refusal, refusalFailure, refused, wordsOf } from "./provider-failure.ts";

/**
 * What we use of the binding `AI`: the raw answer, so that streams, JSON and bytes are distinguished here. Pass
 * `env.AI as unknown as AiBinding`: its own type lists every model by name.
 */
export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>, options: { returnRawResponse: true; signal: AbortSignal }): Promise<Response>;
}

const provider = "workers-ai";
/** Bytes of an answer: a picture as base64 with room to spare. */
const mostBytes = 16 * 1024 * 1024;

/** Text models of the binding `AI`. Some cannot stream within a schema, some cannot turn off thinking. */
export function workersAiChat(ai: AiBinding, access: Access): ChatModel {
  return chatRequest({
    provider,
    options: { hasSchema: true, hasThinkingOff: true },
    async send(question, { hasSchema, hasThinkingOff }, signal) {
      const inputs = {
        stream: true,
        messages: messagesOf(question, hasSchema),
        max_tokens: question.mostTokens,
        ...(hasSchema && { response_format: strictFormat(question) }),
        ...(hasThinkingOff && { chat_template_kwargs: { enable_thinking: false } }),
      };
      const { body } = await runModel(ai, access.model, inputs, signal);
      if (!body) throw badAnswer(provider, "no text");
      return readEvents(body, signal);
    },
    simplify(options, words) {
      if (options.hasThinkingOff && /chat_template|thinking/.test(words)) return { ...options, hasThinkingOff: false };
      if (options.hasSchema && /response_format|json|schema|stream/.test(words)) return { ...options, hasSchema: false };
      return null;
    },
    // Older models send `response`, newer ones the chunks of OpenAI's protocol.
    read(event) {
      const { response } = (event ?? {}) as { response?: unknown };
      const piece = readChunk(event);
      return { ...piece, text: response ?? piece.text };
    },
  });
}

const sizes = {
  landscape: [1536, 1024],
  square: [1024, 1024],
  portrait: [1024, 1536],
} as const satisfies Record<ImagePrompt["shape"], readonly [width: number, height: number]>;

/** Image models of the binding `AI`: FLUX.2 takes a form with a size, the others JSON; the answer is base64 in JSON, or the bytes. */
export function workersAiImages(ai: AiBinding, access: Access): ImageProvider {
  return {
    async generate(prompt, signal) {
      let isReading = false;
      try {
        const answer = await runModel(ai, access.model, inputsOf(access.model, prompt), signal);
        isReading = true;
        return requirePicture(provider, await pictureIn(answer));
      } catch (thrown) {
        throw failureOf(thrown, { provider, signal, isReading });
      }
    },
  };
}

function inputsOf(model: string, imagePrompt: ImagePrompt): Record<string, unknown> {
  const prompt = wholePrompt(imagePrompt);
  const [width, height] = sizes[imagePrompt.shape];
  // FLUX.1 schnell knows one size, a square of 1024, and prompts of at most 2,048 characters.
  if (model.includes("flux-1-schnell")) return { prompt: prompt.slice(0, 2_048), steps: 4 };
  if (!model.includes("flux-2")) return { prompt, width, height };
  const form = new FormData();
  form.set("prompt", prompt);
  form.set("width", String(width));
  form.set("height", String(height));
  // A Request serializes the form and names its boundary in the content type.
  const { body, headers } = new Request("https://form.invalid", { method: "POST", body: form });
  return { multipart: { body, contentType: headers.get("content-type") } };
}

async function pictureIn(answer: Response): Promise<Uint8Array | null> {
  if (!/json/.test(answer.headers.get("content-type") ?? "")) return new Uint8Array(await answer.arrayBuffer());
  return bytesOfBase64(((await answer.json()) as { image?: unknown } | null)?.image);
}

/** Runs a model. Rejects with a ProviderRefusal where the binding throws or answers with an error. */
async function runModel(ai: AiBinding, model: string, inputs: Record<string, unknown>, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  let answer: Response;
  try {
    answer = await Promise.race([ai.run(model, inputs, { returnRawResponse: true, signal }), whenAborted(signal)]);
  } catch (thrown) {
    signal.throwIfAborted();
    // Errors of the binding begin with their code: "5007: No such model …".
    const message = thrown instanceof Error ? thrown.message : "";
    throw bindingRefusal(/^\s*(?:\w+: )?(\d{4})\b/.exec(message)?.[1], { words: wordsOf(message) });
  }
  const body = answer.body && limitBody(answer.body, { mostBytes, signal, onEnd: () => {} });
  const bounded = new Response(body, { status: answer.status, headers: answer.headers });
  if (bounded.ok) return bounded;
  const text = await bounded.text().catch(() => "");
  const code = /"(?:internalCode|code)":\s*(\d{4})\b/.exec(text)?.[1];
  throw bindingRefusal(code, { status: bounded.status, headers: bounded.headers, words: wordsOf(text) });
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Codes of the binding (developers.cloudflare.com/workers-ai/platform/errors, read 2026-11-20). */
const reasons: Record<string, { reason: FailureReason; final: boolean }> = {
  3006: { reason: "too-large", final: true },
  3007: { reason: "timeout", final: false },
  3008: { reason: "unavailable", final: false },
  3023: { reason: "key", final: true },
  3036: { reason: "quota", final: true },
  3040: { reason: "rate-limited", final: false },
  3041: { reason: "key", final: true },
  3042: { reason: "model", final: true },
  4006: { reason: "quota", final: true },
  5007: { reason: "model", final: true },
  5016: { reason: "key", final: true },
  5018: { reason: "key", final: true },
};

function bindingRefusal(code: string | undefined, refusal: Refusal): ProviderRefusal {
  const known = reasons[code ?? ""];
  if (known) return new ProviderRefusal(refusal, new ProviderError(`${provider} answered with code ${code}`, known));
  if (/nsfw|flagged/.test(refusal.words)) return new ProviderRefusal(refusal, refused(provider));
  if (refusal.status === undefined) return new ProviderRefusal(refusal, new ProviderError(`${provider} failed`, { reason: "unavailable" }));
  return new ProviderRefusal(refusal, refusalFailure(provider, refusal));
}
