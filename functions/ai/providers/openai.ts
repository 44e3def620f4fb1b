import type OpenAI from "openai";
import type { Access } from "../access.ts";
import { type AnswerPiece, type ChatModel, chatRequest, type Question, systemWithSchema } from "./chat-request.ts";
import { bytesOfBase64, type ImagePrompt, type ImageProvider, requirePicture, wholePrompt } from "./image-provider.ts";
import { failureOf, requireSendableKey } from "./provider-failure.ts";

type ChatBody = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
type ImageBody = OpenAI.Images.ImageGenerateParamsNonStreaming;
type TokenLimit = "max_tokens" | "max_completion_tokens";

interface RequestOptions {
  format: "schema" | "object" | "text";
  /** The server's name for the limit, and the other one until it has been tried. */
  limit: TokenLimit;
  otherLimit: TokenLimit | undefined;
  hasEffort: boolean;
}

/** OpenAI's chat protocol, for OpenAI and any compatible server. */
export function openaiChat(access: Access, fetch: typeof globalThis.fetch): ChatModel {
  const isOpenai = access.provider === "openai";
  return chatRequest<RequestOptions>({
    provider: access.provider,
    options: {
      format: "schema",
      limit: isOpenai ? "max_completion_tokens" : "max_tokens",
      otherLimit: isOpenai ? "max_tokens" : "max_completion_tokens",
      hasEffort: access.reasoning !== undefined,
    },
    async send(question, options, signal) {
      const client = await openClient(access, fetch);
      return client.chat.completions.create(chatBody(access, question, options), { signal });
    },
    simplify(options, words) {
      if (options.hasEffort && /reasoning/.test(words)) return { ...options, hasEffort: false };
      if (options.otherLimit && /max_tokens|max_completion_tokens/.test(words))
        return { ...options, limit: options.otherLimit, otherLimit: undefined };
      if (options.format !== "text" && /response_format|json_schema|json_object|schema|grammar|structured/.test(words))
        return { ...options, format: options.format === "schema" ? "object" : "text" };
      return null;
    },
    read: readChunk,
  });
}

function chatBody(access: Access, question: Question, { format, limit, hasEffort }: RequestOptions): ChatBody {
  return {
    model: access.model,
    stream: true,
    messages: messagesOf(question, format === "schema"),
    [limit]: question.mostTokens,
    ...(format === "schema" && { response_format: strictFormat(question) }),
    ...(format === "object" && { response_format: { type: "json_object" } }),
    ...(hasEffort && access.reasoning && { reasoning_effort: access.reasoning }),
    ...(access.provider === "openai" && { store: false }),
  };
}

export function messagesOf(question: Question, hasSchema: boolean): { role: "system" | "user"; content: string }[] {
  return [
    { role: "system", content: hasSchema ? question.system : systemWithSchema(question) },
    { role: "user", content: question.user },
  ];
}

export function strictFormat({ schema }: Question) {
  return { type: "json_schema", json_schema: { name: schema.name, schema: schema.json, strict: true } } as const;
}

/** One chunk of an answer in OpenAI's chat protocol. */
export function readChunk(chunk: unknown): AnswerPiece {
  const { choices } = (chunk ?? {}) as {
    choices?: ({ delta?: { content?: unknown; refusal?: unknown }; finish_reason?: unknown } | null)[] | null;
  };
  const choice = choices?.[0];
  const isRefused = choice?.delta?.refusal || choice?.finish_reason === "content_filter";
  return { text: choice?.delta?.content, end: isRefused ? "refused" : choice?.finish_reason === "length" ? "truncated" : undefined };
}

/** No more than the page needs: the main picture is set over most of its width, the small one over a column. */
const printed = {
  landscape: { size: "1536x1024", quality: "medium" },
  square: { size: "1024x1024", quality: "low" },
  portrait: { size: "1024x1536", quality: "medium" },
} as const satisfies Record<ImagePrompt["shape"], Pick<ImageBody, "size" | "quality">>;

/** GPT Image models. JPEG: a fifth of the bytes of the same picture as PNG. */
export function openaiImages(access: Access, fetch: typeof globalThis.fetch): ImageProvider {
  const { provider } = access;
  return {
    async generate(prompt, signal) {
      let isReading = false;
      try {
        const client = await openClient(access, fetch);
        const body: ImageBody = { model: access.model, prompt: wholePrompt(prompt), n: 1, output_format: "jpeg", ...printed[prompt.shape] };
        const answer = await client.images.generate(body, { signal }).asResponse();
        isReading = true;
        const { data } = ((await answer.json()) ?? {}) as Partial<OpenAI.Images.ImagesResponse>;
        return requirePicture(provider, bytesOfBase64(data?.[0]?.b64_json));
      } catch (thrown) {
        throw failureOf(thrown, { provider, signal, isReading });
      }
    },
  };
}

/** The SDK, loaded when first needed. Retries and log lines are the press run's, so it does neither. */
async function openClient(access: Access, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  requireSendableKey(access.provider, access.apiKey);
  const { OpenAI, VERSION } = await import("./openai-library.ts");
  return new OpenAI({
    apiKey: access.apiKey || "none",
    // The SDK's own value, set explicitly: the SDK derives it from its class name, which minifying changes.
    defaultHeaders: { "user-agent": `OpenAI/JS ${VERSION}`, ...(access.apiKey === "" && { authorization: null }) },
    baseURL: openaiAddress(access),
    // Explicit, or the SDK reads them from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch,
  });
}

/**
 * The address of an OpenAI-compatible server with the version in its path, as its documents write it. A bare host is taken to serve
 * under /v1, as Ollama, vLLM and LM Studio do.
 */
export function openaiAddress({ baseUrl }: Pick<Access, "baseUrl">): string {
  if (baseUrl === "") return "https://api.openai.com/v1";
  const bare = baseUrl.replace(/\/+$/, "");
  return URL.canParse(bare) && new URL(bare).pathname === "/" ? `${bare}/v1` : bare;
}
