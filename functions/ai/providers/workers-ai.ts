import type { Access } from "../access.ts";
import type { ChatModel, Question } from "../chat-model.ts";
import { type AiBinding, AiRefusal, aiFailure, runModel } from "./ai-binding.ts";
import { readEventData } from "./event-data.ts";
import { badAnswer, failureOf, refused } from "./provider-failure.ts";
import { systemWithSchema } from "./schema-in-words.ts";

const provider = "workers-ai";

interface Manner {
  hasSchema: boolean;
  sparesThinking: boolean;
}

/** Text models of the binding `AI`. Those that cannot stream within a schema, or leave thinking, are asked without. */
export function workersAiChat(ai: AiBinding, access: Access): ChatModel {
  let manner: Manner = { hasSchema: true, sparesThinking: true };

  async function begin(question: Question, signal: AbortSignal): Promise<Response> {
    for (;;) {
      const asked = manner;
      try {
        return await runModel(ai, access.model, inputsOf(question, asked), signal);
      } catch (thrown) {
        const simpler = simplerManner(asked, thrown);
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
        const { body } = await begin(question, signal);
        if (!body) throw badAnswer(provider, "no text");
        isReading = true;
        for await (const data of readEventData(body, signal)) {
          if (data === "[DONE]") break;
          const { text, end } = pieceOf(JSON.parse(data));
          if (end === "content_filter") throw refused(provider);
          if (text !== "") {
            isEmpty = false;
            yield text;
          }
          if (end === "length") throw badAnswer(provider, "an answer that ran into its limit");
        }
        signal.throwIfAborted();
        if (isEmpty) throw badAnswer(provider, "no text");
      } catch (thrown) {
        throw failureOf(aiFailure(thrown), { provider, signal, isReading });
      }
    },
  };
}

function inputsOf({ system, user, schema, mostTokens }: Question, { hasSchema, sparesThinking }: Manner): Record<string, unknown> {
  return {
    stream: true,
    messages: [
      { role: "system", content: hasSchema ? system : systemWithSchema(system, schema.json) },
      { role: "user", content: user },
    ],
    max_tokens: mostTokens,
    ...(hasSchema && {
      response_format: { type: "json_schema", json_schema: { name: schema.name, schema: schema.json, strict: true } },
    }),
    ...(sparesThinking && { chat_template_kwargs: { enable_thinking: false } }),
  };
}

function simplerManner(manner: Manner, thrown: unknown): Manner | null {
  if (!(thrown instanceof AiRefusal)) return null;
  const { status = 400, words } = thrown.refusal;
  if (status !== 400 && status !== 422) return null;
  if (manner.sparesThinking && /chat_template|thinking/.test(words)) return { ...manner, sparesThinking: false };
  if (manner.hasSchema && /response_format|json|schema|stream/.test(words)) return { ...manner, hasSchema: false };
  return null;
}

/** Older models send `response`, newer ones the chunks of OpenAI's protocol. */
function pieceOf(event: unknown): { text: string; end: string } {
  const { response, choices } = (event ?? {}) as {
    response?: unknown;
    choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[];
  };
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const text = response ?? choice?.delta?.content;
  return { text: typeof text === "string" ? text : "", end: String(choice?.finish_reason ?? "") };
}
