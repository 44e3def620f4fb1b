import type Anthropic from "@anthropic-ai/sdk";
import type { Access } from "../access.ts";
import type { ChatModel, Question } from "../chat-model.ts";
import { badAnswer, failureOf, refused, requireSendableKey, wordsOf } from "./provider-failure.ts";
import { systemWithSchema } from "./schema-in-words.ts";

type Body = Anthropic.Messages.MessageCreateParamsStreaming;

/** How thinking is spared: a newspaper needs none, and what is thought comes before the first word and is paid for. */
type Thinking = "between_tools" | "disabled" | "low-effort" | "as-it-comes";
interface Manner {
  thinking: Thinking;
  /** False for models older than structured output. */
  hasSchema: boolean;
}

/** A model that cannot leave thinking gets these tokens for it on top of the answer's. */
const thoughtTokens = 4_000;

/**
 * Anthropic's messages protocol with structured output. Which way of thinking a model accepts differs from one to the next: a
 * status 400 that names it is answered with the next simpler request, which is kept for the next question.
 */
export function anthropicChat(access: Access, fetch: typeof globalThis.fetch): ChatModel {
  const { provider } = access;
  let manner: Manner = { thinking: leastThinking(access.model), hasSchema: true };

  async function begin(question: Question, signal: AbortSignal) {
    const client = await openAnthropic(access, fetch);
    for (;;) {
      const asked = manner;
      try {
        return await client.messages.create(requestBody(access, question, asked), { signal });
      } catch (thrown) {
        const simpler = signal.aborted ? null : simplerManner(asked, thrown);
        if (!simpler) throw thrown;
        // Questions are asked at once: another may have been refused for the same and found it already.
        if (manner === asked) manner = simpler;
      }
    }
  }

  return {
    async *ask(question, signal) {
      let isReading = false;
      let isEmpty = true;
      try {
        const stream = await begin(question, signal);
        isReading = true;
        for await (const event of stream) {
          if (event?.type === "content_block_delta" && event.delta?.type === "text_delta" && event.delta.text) {
            isEmpty = false;
            yield event.delta.text;
          }
          if (event?.type === "message_delta") requireWholeAnswer(access, event.delta?.stop_reason);
        }
        // The SDK ends the stream quietly when it was aborted.
        signal.throwIfAborted();
        if (isEmpty) throw badAnswer(provider, "no text");
      } catch (thrown) {
        throw failureOf(thrown, { provider, signal, isReading });
      }
    },
  };
}

function requireWholeAnswer({ provider }: Access, stopReason: string | null | undefined): void {
  if (stopReason === "refusal") throw refused(provider);
  if (stopReason === "max_tokens" || stopReason === "model_context_window_exceeded")
    throw badAnswer(provider, "an answer that ran into its limit");
}

async function openAnthropic(access: Access, fetch: typeof globalThis.fetch) {
  requireSendableKey(access.provider, access.apiKey);
  const { AnthropicMessages } = await import("./anthropic-library.ts");
  return new AnthropicMessages({
    apiKey: access.apiKey,
    baseURL: access.baseUrl.replace(/\/+$/, "") || "https://api.anthropic.com",
    maxRetries: 0,
    logLevel: "off",
    fetch,
  });
}

function requestBody(access: Access, { system, user, schema, mostTokens }: Question, { thinking, hasSchema }: Manner): Body {
  const mayThink = thinking === "low-effort" || thinking === "as-it-comes";
  return {
    model: access.model,
    stream: true,
    max_tokens: mostTokens + (mayThink ? thoughtTokens : 0),
    system: hasSchema ? system : systemWithSchema(system, schema.json),
    messages: [{ role: "user", content: user }],
    ...(!mayThink && { thinking: { type: thinking } }),
    ...((hasSchema || thinking === "low-effort") && {
      output_config: {
        ...(hasSchema && { format: { type: "json_schema", schema: schema.json } }),
        ...(thinking === "low-effort" && { effort: "low" }),
      },
    }),
  };
}

/** As the migration guides of the models say (platform.claude.com, read 2026-11-20); for others a guess that a refusal corrects. */
function leastThinking(model: string): Thinking {
  if (/sonnet-5-5/.test(model)) return "between_tools";
  return /opus-5-5|fable|mythos/.test(model) ? "low-effort" : "disabled";
}

/** What is left of the manner when the refusal names a part of it; null when it names none. */
function simplerManner(manner: Manner, thrown: unknown): Manner | null {
  if (!(thrown instanceof Error)) return null;
  const { status, error } = thrown as { status?: unknown; error?: unknown };
  if (status !== 400) return null;
  const words = wordsOf(error);
  if (/thinking/.test(words) && (manner.thinking === "between_tools" || manner.thinking === "disabled"))
    return { ...manner, thinking: "low-effort" };
  if (/effort/.test(words) && manner.thinking === "low-effort") return { ...manner, thinking: "as-it-comes" };
  if (manner.hasSchema && /output_config|output_format|json_schema|schema|structured/.test(words)) return { ...manner, hasSchema: false };
  return null;
}
