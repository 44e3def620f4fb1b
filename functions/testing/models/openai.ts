import type { JsonSchema } from "./fill-schema.ts";
import type { PictureFormat } from "./landscape.ts";
import {
  type Ask,
  base64,
  bearerOf,
  frame,
  type Incoming,
  isRecord,
  json,
  type Protocol,
  type Reply,
  recordOf,
  schemaFault,
  schemaInWords,
  sideOf,
  stream,
  textOf,
} from "./protocol.ts";

const types: Record<number, string> = { 401: "invalid_request_error", 403: "permission_error", 429: "rate_limit_error" };
const codes: Record<number, string> = { 401: "invalid_api_key", 404: "model_not_found", 429: "rate_limit_exceeded" };

function failure(status: number, message: string, param: string | null = null): Reply {
  const type = types[status] ?? (status >= 500 ? "server_error" : "invalid_request_error");
  return json(status, { error: { message, type, param, code: codes[status] ?? null } }, { "x-request-id": "req_scripted" });
}

/** Reasoning models use another parameter name for the token limit. */
const isReasoning = (model: string) => /^(?:o\d|gpt-[5-9])/.test(model);

function readPicture(body: Record<string, unknown>): Ask | Reply {
  const { model = "", prompt, size, output_format: format, response_format: form, n } = body;
  if (typeof prompt !== "string" || prompt === "") return failure(400, "Missing required parameter: 'prompt'.", "prompt");
  if (form !== undefined && String(model).startsWith("gpt-image")) {
    return failure(400, "Unknown parameter: 'response_format'.", "response_format");
  }
  if (n !== undefined && n !== 1) return failure(400, "The scripted models make one picture a call.", "n");
  const [, width, height] = /^(\d+)x(\d+)$/.exec(String(size ?? "")) ?? [];
  return {
    kind: "picture",
    system: "",
    prompt,
    model: String(model),
    schema: null,
    isStream: false,
    width: sideOf(Number(width), 1024),
    height: sideOf(Number(height), 1024),
    format: (["png", "jpeg", "webp"] as PictureFormat[]).find((known) => known === format) ?? "png",
  };
}

function readText(body: Record<string, unknown>): Ask | Reply {
  const { model, messages, response_format: form, max_tokens: most } = body;
  if (typeof model !== "string") return failure(400, "you must provide a model parameter");
  if (!Array.isArray(messages) || messages.length === 0) return failure(400, "Missing required parameter: 'messages'.", "messages");
  if (most !== undefined && isReasoning(model)) {
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    return failure(400, message, "max_tokens");
  }
  let schema: JsonSchema | null = null;
  if (isRecord(form) && form.type === "json_schema") {
    const asked = recordOf(form.json_schema);
    if (!isRecord(asked.schema) || typeof asked.name !== "string")
      return failure(400, "Missing required parameter: 'response_format.json_schema'.");
    schema = asked.schema as JsonSchema;
    const fault = asked.strict === true ? schemaFault(schema, true) : null;
    if (fault) return failure(400, `Invalid schema for response_format '${asked.name}': ${fault}`, "response_format");
  }
  const said = (isSystem: boolean) =>
    messages
      .filter((message) => /^(?:system|developer)$/.test(String(recordOf(message).role)) === isSystem)
      .map((message) => textOf(recordOf(message).content))
      .join("\n");
  const system = said(true);
  const prompt = said(false);
  if (isRecord(form) && form.type === "json_object" && !/json/i.test(system + prompt)) {
    return failure(
      400,
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      "messages",
    );
  }
  return {
    kind: "text",
    system,
    prompt,
    model,
    schema: schema ?? schemaInWords(system),
    isStream: body.stream === true,
    width: 0,
    height: 0,
    format: "png",
  };
}

/** Requests that want token usage at the end of the stream. */
const wantsUsage = new WeakSet<Ask>();

const created = 1_795_000_000;
const head = (ask: Ask, object: string) => ({ id: "chatcmpl-scripted", object, created, model: ask.model, system_fingerprint: null });
const usageOf = (count: number) => ({ prompt_tokens: 1_000, completion_tokens: count, total_tokens: 1_000 + count });

function chunks(ask: Ask, deltas: Record<string, unknown>[], finish: string): Reply {
  const chunk = (delta: unknown, reason: string | null) => ({
    ...head(ask, "chat.completion.chunk"),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
    ...(wantsUsage.has(ask) && { usage: null }),
  });
  return stream([
    frame(chunk({ role: "assistant", content: "", refusal: null }, null)),
    ...deltas.map((delta) => frame(chunk(delta, null), true)),
    frame(chunk({}, finish)),
    ...(wantsUsage.has(ask) ? [frame({ ...head(ask, "chat.completion.chunk"), choices: [], usage: usageOf(deltas.length) })] : []),
    frame("[DONE]"),
  ]);
}

function completion(ask: Ask, message: Record<string, unknown>, finish: string, count: number): Reply {
  const choice = {
    index: 0,
    message: { role: "assistant", content: null, refusal: null, ...message },
    logprobs: null,
    finish_reason: finish,
  };
  return json(200, { ...head(ask, "chat.completion"), choices: [choice], usage: usageOf(count) });
}

export const openai: Protocol = {
  name: "openai",
  keyOf: ({ headers }) => bearerOf(headers),

  read({ method, path, body }: Incoming) {
    if (method === "GET" && /\/models(?:\/[^/]+)?$/.test(path)) {
      return { kind: "lookup", system: "", prompt: "", model: "", schema: null, isStream: false, width: 0, height: 0, format: "png" };
    }
    if (method !== "POST") return failure(405, `Not allowed to ${method} on ${path}`);
    if (!isRecord(body)) return failure(400, "We could not parse the JSON body of your request.");
    if (path.endsWith("/images/generations")) return readPicture(body);
    if (!path.endsWith("/chat/completions")) return failure(404, `Unknown request URL: ${method} ${path}`);
    const ask = readText(body);
    if ("kind" in ask && recordOf(body.stream_options).include_usage === true) wantsUsage.add(ask);
    return ask;
  },

  text: (ask, tokens) =>
    ask.isStream
      ? chunks(
          ask,
          tokens.map((content) => ({ content })),
          "stop",
        )
      : completion(ask, { content: tokens.join("") }, "stop", tokens.length),

  picture: (ask, bytes) =>
    json(200, { created, data: [{ b64_json: base64(bytes) }], output_format: ask.format, size: `${ask.width}x${ask.height}` }),

  lookup: () =>
    json(200, {
      object: "list",
      data: ["gpt-6-luna", "gpt-4o", "gpt-image-2.5-flare"].map((id) => ({ id, object: "model", created, owned_by: "scripted" })),
    }),

  failure,

  refusal(ask) {
    if (ask.kind === "picture") {
      return json(400, {
        error: {
          message: "Your request was rejected by the safety system.",
          type: "image_generation_user_error",
          param: null,
          code: "moderation_blocked",
        },
      });
    }
    const refusal = "I'm sorry, I can't help with that.";
    const words = refusal.split(/(?= )/);
    return ask.isStream
      ? chunks(
          ask,
          words.map((word) => ({ refusal: word })),
          "content_filter",
        )
      : completion(ask, { refusal }, "content_filter", words.length);
  },
};
