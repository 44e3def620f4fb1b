import type OpenAI from "openai";
import type { Access } from "../access.ts";
import type { ChatModel, Question } from "../chat-model.ts";
import { openOpenai } from "./openai-client.ts";
import { badAnswer, failureOf, refused, wordsOf } from "./provider-failure.ts";
import { systemWithSchema } from "./schema-in-words.ts";

type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
type Stream = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

type Limit = "max_tokens" | "max_completion_tokens";

/** What this server is asked for: everything at first, then what it has not refused. */
interface Manner {
  format: "schema" | "object" | "plain";
  limit: Limit;
  /** The other name, as long as it has not been tried. */
  otherLimit: Limit | undefined;
  saysEffort: boolean;
}

/**
 * The chat protocol of OpenAI, spoken to OpenAI and to any compatible server. A server that does not know strict schemas, efforts or
 * the name of the limit says so with status 400 and is asked in a simpler manner, which is kept for the next question.
 */
export function openaiChat(access: Access, fetch: typeof globalThis.fetch): ChatModel {
  const { provider } = access;
  const isOpenai = provider === "openai";
  let manner: Manner = {
    format: "schema",
    limit: isOpenai ? "max_completion_tokens" : "max_tokens",
    otherLimit: isOpenai ? "max_tokens" : "max_completion_tokens",
    saysEffort: access.reasoning !== undefined,
  };

  async function begin(question: Question, signal: AbortSignal): Promise<Stream> {
    const client = await openOpenai(access, fetch);
    for (;;) {
      const asked = manner;
      try {
        return await client.chat.completions.create(requestBody(access, question, asked), { signal });
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
        for await (const chunk of stream) {
          const choice = chunk?.choices?.[0];
          if (choice?.delta?.refusal || choice?.finish_reason === "content_filter") throw refused(provider);
          const text = choice?.delta?.content;
          if (typeof text === "string" && text !== "") {
            isEmpty = false;
            yield text;
          }
          if (choice?.finish_reason === "length") throw badAnswer(provider, "an answer that ran into its limit");
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

function requestBody(access: Access, { system, user, schema, mostTokens }: Question, { format, limit, saysEffort }: Manner): Body {
  return {
    model: access.model,
    stream: true,
    messages: [
      { role: "system", content: format === "schema" ? system : systemWithSchema(system, schema.json) },
      { role: "user", content: user },
    ],
    [limit]: mostTokens,
    ...(format === "schema" && {
      response_format: { type: "json_schema", json_schema: { name: schema.name, schema: schema.json, strict: true } },
    }),
    ...(format === "object" && { response_format: { type: "json_object" } }),
    ...(saysEffort && access.reasoning && { reasoning_effort: access.reasoning }),
    ...(access.provider === "openai" && { store: false }),
  };
}

const simplerFormat = { schema: "object", object: "plain", plain: "plain" } as const;

/** What is left of the manner when the server's refusal names a part of it; null when it names none. */
function simplerManner(manner: Manner, thrown: unknown): Manner | null {
  if (!(thrown instanceof Error)) return null;
  const { status, error } = thrown as { status?: unknown; error?: unknown };
  if (status !== 400 && status !== 422) return null;
  const words = wordsOf(error);
  if (manner.saysEffort && /reasoning/.test(words)) return { ...manner, saysEffort: false };
  if (manner.otherLimit && /max_tokens|max_completion_tokens/.test(words))
    return { ...manner, limit: manner.otherLimit, otherLimit: undefined };
  if (manner.format !== "plain" && /response_format|json_schema|json_object|schema|grammar|structured/.test(words))
    return { ...manner, format: simplerFormat[manner.format] };
  return null;
}
