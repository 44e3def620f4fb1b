import type { Access } from "../access.ts";
import { type AnswerPiece, type ChatModel, chatRequest, type Question, readEvents, systemWithSchema } from "./chat-request.ts";
import { badAnswer, refusalFailure, refusalOfAnswer, requireSendableKey, wordsOf } from "./provider-failure.ts";

/** The least thinking the model accepts: a newspaper needs none, it delays the first word and costs money. */
type Thinking = "between_tools" | "disabled" | "low-effort" | "default";
interface RequestOptions {
  thinking: Thinking;
  /** False for models older than structured output. */
  hasSchema: boolean;
}

/** Extra tokens for a model whose thinking cannot be turned off. */
const thinkingTokens = 4_000;

/** Anthropic's Messages API with structured output, streamed (platform.claude.com, read 2026-11-20). */
export function anthropicChat(access: Access, fetch: typeof globalThis.fetch): ChatModel {
  const { provider } = access;
  return chatRequest<RequestOptions>({
    provider,
    options: { thinking: leastThinking(access.model), hasSchema: true },
    async send(question, options, signal) {
      requireSendableKey(provider, access.apiKey);
      const answer = await fetch(`${anthropicAddress(access)}/v1/messages`, {
        method: "POST",
        headers: { ...anthropicHeaders(access), accept: "text/event-stream", "content-type": "application/json" },
        body: JSON.stringify(requestBody(access.model, question, options)),
        signal,
      });
      if (!answer.ok) throw await refusalOfAnswer(provider, answer);
      if (!answer.body) throw badAnswer(provider, "no text");
      return readEvents(answer.body, signal);
    },
    simplify(options, words) {
      const { thinking, hasSchema } = options;
      if (/thinking/.test(words) && (thinking === "between_tools" || thinking === "disabled"))
        return { ...options, thinking: "low-effort" };
      if (/effort/.test(words) && thinking === "low-effort") return { ...options, thinking: "default" };
      if (hasSchema && /output_config|output_format|json_schema|schema|structured/.test(words)) return { ...options, hasSchema: false };
      return null;
    },
    read(event) {
      const { type, delta } = (event ?? {}) as { type?: unknown; delta?: { type?: unknown; text?: unknown; stop_reason?: unknown } };
      if (type === "error") throw refusalFailure(provider, { words: wordsOf(event) });
      if (type === "content_block_delta" && delta?.type === "text_delta") return { text: delta.text };
      return type === "message_delta" ? { end: endOf(delta?.stop_reason) } : {};
    },
  });
}

/** The address before `/v1`: Anthropic's own, or that of a server in its place. */
export function anthropicAddress({ baseUrl }: Pick<Access, "baseUrl">): string {
  return baseUrl.replace(/\/+$/, "") || "https://api.anthropic.com";
}

export function anthropicHeaders({ apiKey }: Pick<Access, "apiKey">): Record<string, string> {
  return { ...(apiKey !== "" && { authorization: `Bearer ${apiKey}` }), "anthropic-version": "2026-10-21" };
}

function endOf(stopReason: unknown): AnswerPiece["end"] {
  if (stopReason === "refusal") return "refused";
  return stopReason === "max_tokens" || stopReason === "model_context_window_exceeded" ? "truncated" : undefined;
}

function requestBody(model: string, question: Question, { thinking, hasSchema }: RequestOptions): Record<string, unknown> {
  const mayThink = thinking === "low-effort" || thinking === "default";
  return {
    model,
    stream: true,
    max_tokens: question.mostTokens + (mayThink ? thinkingTokens : 0),
    system: hasSchema ? question.system : systemWithSchema(question),
    messages: [{ role: "user", content: question.user }],
    ...(!mayThink && { thinking: { type: thinking } }),
    ...((hasSchema || thinking === "low-effort") && {
      output_config: {
        ...(hasSchema && { format: { type: "json_schema", schema: question.schema.json } }),
        ...(thinking === "low-effort" && { effort: "low" }),
      },
    }),
  };
}

/** By the models' migration guides (platform.claude.com, read 2026-11-20); a guess for others, corrected by their refusal. */
function leastThinking(model: string): Thinking {
  if (/sonnet-5-5/.test(model)) return "between_tools";
  return /opus-5-5|fable|mythos/.test(model) ? "low-effort" : "disabled";
}
