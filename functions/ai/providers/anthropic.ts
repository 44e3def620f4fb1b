import type Anthropic from "@anthropic-ai/sdk";
import type { Access } from "../access.ts";
import type { ChatModel, Question } from "../chat-model.ts";
import { ProviderRefusal, postJson, readChunks } from "./post-json.ts";
import { badAnswer, failureOf, refused, wordsOf } from "./provider-failure.ts";
import { systemWithSchema } from "./schema-in-words.ts";

type Body = Anthropic.Messages.MessageCreateParamsStreaming;
type Event = Anthropic.Messages.RawMessageStreamEvent;

/** How thinking is spared: a newspaper needs none, and what is thought comes before the first word and is paid for. */
type Thinking = "between_tools" | "disabled" | "low-effort" | "as-it-comes";
interface Manner {
  thinking: Thinking;
  /** False for models older than structured output. */
  hasSchema: boolean;
}

/** As the SDK of the same protocol sends it. */
export const anthropicVersion = { "anthropic-version": "2026-10-21" };

/** A model that cannot leave thinking gets these tokens for it on top of the answer's. */
const thoughtTokens = 4_000;

/**
 * Anthropic's messages protocol with structured output. Which way of thinking a model accepts differs from one to the next: a
 * status 400 that names it is answered with the next simpler request, which is kept for the next question.
 */
export function anthropicChat(access: Access, fetch: typeof globalThis.fetch): ChatModel {
  const { provider } = access;
  let manner: Manner = { thinking: leastThinking(access.model), hasSchema: true };

  async function begin(question: Question, signal: AbortSignal): Promise<Response> {
    for (;;) {
      const asked = manner;
      try {
        const url = `${anthropicAddress(access)}/v1/messages`;
        return await postJson(access, fetch, { url, headers: anthropicVersion, body: requestBody(access, question, asked), signal });
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
        const answer = await begin(question, signal);
        isReading = true;
        for await (const event of readChunks<Event>(answer, signal)) {
          if (event?.type === "content_block_delta" && event.delta?.type === "text_delta" && event.delta.text) {
            isEmpty = false;
            yield event.delta.text;
          }
          if (event?.type === "message_delta") requireWholeAnswer(access, event.delta?.stop_reason);
        }
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

export function anthropicAddress({ baseUrl }: Pick<Access, "baseUrl">): string {
  return baseUrl.replace(/\/+$/, "") || "https://api.anthropic.com";
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
  if (!(thrown instanceof ProviderRefusal)) return null;
  const { status, error } = thrown;
  if (status !== 400) return null;
  const words = wordsOf(error);
  if (/thinking/.test(words) && (manner.thinking === "between_tools" || manner.thinking === "disabled"))
    return { ...manner, thinking: "low-effort" };
  if (/effort/.test(words) && manner.thinking === "low-effort") return { ...manner, thinking: "as-it-comes" };
  if (manner.hasSchema && /output_config|output_format|json_schema|schema|structured/.test(words)) return { ...manner, hasSchema: false };
  return null;
}
