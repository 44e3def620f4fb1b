import type { JsonSchema } from "./fill-schema.ts";
import {
  type Ask,
  bearerOf,
  frame,
  type Incoming,
  isRecord,
  json,
  type Part,
  type Protocol,
  type Reply,
  recordOf,
  schemaFault,
  schemaInWords,
  stream,
  textOf,
} from "./protocol.ts";

const types: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  504: "timeout_error",
  529: "overloaded_error",
};

function failure(status: number, message: string): Reply {
  const type = types[status] ?? (status >= 500 ? "api_error" : "invalid_request_error");
  return json(status, { type: "error", error: { type, message }, request_id: "req_scripted" }, { "request-id": "req_scripted" });
}

/** Requests that force a tool call, with the tool's name. */
const tools = new WeakMap<Ask, string>();

const unsupported = ["minimum", "maximum", "multipleOf", "minLength", "maxLength", "maxItems", "uniqueItems"];

function keywordFault(schema: JsonSchema): string | null {
  const found = unsupported.find((keyword) => schema[keyword] !== undefined);
  if (found) return `output_config.format.schema: For '${String(schema.type)}' type, property '${found}' is not supported`;
  const inner = [...Object.values(schema.properties ?? {}), ...Object.values(schema.$defs ?? {}), ...(schema.anyOf ?? [])];
  for (const part of schema.items ? [...inner, schema.items] : inner) {
    const fault = keywordFault(part);
    if (fault) return fault;
  }
  return null;
}

function read({ method, path, body }: Incoming): Ask | Reply {
  const lookup: Ask = {
    kind: "lookup",
    system: "",
    prompt: "",
    model: "",
    schema: null,
    isStream: false,
    width: 0,
    height: 0,
    format: "png",
  };
  if (method === "GET" && /\/models(?:\/[^/]+)?$/.test(path)) return lookup;
  if (method !== "POST" || !path.endsWith("/messages")) return failure(404, "Not found");
  if (!isRecord(body)) return failure(400, "The request body is not valid JSON");
  const { model, messages, max_tokens: most, output_config: config, tools: offered, tool_choice: choice } = body;
  if (typeof model !== "string") return failure(400, "model: Field required");
  if (!Number.isInteger(most) || Number(most) < 1) return failure(400, "max_tokens: Field required");
  if (!Array.isArray(messages) || messages.length === 0) return failure(400, "messages: at least one message is required");
  if (messages.some((message) => !/^(?:user|assistant)$/.test(String(recordOf(message).role)))) {
    return failure(400, "messages: Unexpected role. Use the top-level `system` parameter for the system prompt.");
  }
  const tool =
    Array.isArray(offered) && isRecord(choice) && choice.type === "tool"
      ? offered.find((one) => recordOf(one).name === choice.name)
      : undefined;
  const format = recordOf(recordOf(config).format);
  let schema: JsonSchema | null = null;
  if (isRecord(tool)) schema = recordOf(tool.input_schema) as JsonSchema;
  else if (format.type === "json_schema") {
    schema = recordOf(format.schema) as JsonSchema;
    const fault = schemaFault(schema, false) ?? keywordFault(schema);
    if (fault) return failure(400, fault);
  }
  const system = textOf(body.system);
  const ask: Ask = {
    ...lookup,
    kind: "text",
    system,
    prompt: messages.map((message) => textOf(recordOf(message).content)).join("\n"),
    model,
    schema: schema ?? schemaInWords(system),
    isStream: body.stream === true,
  };
  if (isRecord(tool)) tools.set(ask, String(tool.name));
  return ask;
}

const usage = (count: number) => ({
  input_tokens: 1_000,
  output_tokens: count,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  service_tier: "standard",
});

interface Ending {
  stop_reason: string;
  stop_sequence: null;
  stop_details: unknown;
}
const ending = (reason: string): Ending => ({
  stop_reason: reason,
  stop_sequence: null,
  stop_details: reason === "refusal" ? { type: "refusal", category: null, explanation: null } : null,
});

const message = (ask: Ask, content: unknown[], end: Partial<Ending>, count: number) => ({
  id: "msg_scripted",
  type: "message",
  role: "assistant",
  model: ask.model,
  content,
  container: null,
  stop_reason: null,
  stop_sequence: null,
  stop_details: null,
  ...end,
  usage: usage(count),
});

function events(ask: Ask, block: Record<string, unknown>, deltas: Record<string, unknown>[], end: Ending): Reply {
  const told = (data: { type: string; [key: string]: unknown }, isToken = false): Part => frame(data, isToken, data.type);
  return stream([
    told({ type: "message_start", message: message(ask, [], {}, 1) }),
    told({ type: "content_block_start", index: 0, content_block: block }),
    told({ type: "ping" }),
    ...deltas.map((delta) => told({ type: "content_block_delta", index: 0, delta }, true)),
    told({ type: "content_block_stop", index: 0 }),
    told({ type: "message_delta", delta: end, usage: { output_tokens: deltas.length } }),
    told({ type: "message_stop" }),
  ]);
}

const inputOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

export const anthropic: Protocol = {
  name: "anthropic",
  // The SDK sends the key as a bearer token, other clients in `x-api-key`.
  keyOf: ({ headers }) => headers["x-api-key"]?.toString() ?? bearerOf(headers),
  read,

  text(ask, tokens) {
    const name = tools.get(ask);
    if (name === undefined) {
      if (!ask.isStream)
        return json(200, message(ask, [{ type: "text", text: tokens.join(""), citations: null }], ending("end_turn"), tokens.length));
      const deltas = tokens.map((text) => ({ type: "text_delta", text }));
      return events(ask, { type: "text", text: "", citations: null }, deltas, ending("end_turn"));
    }
    const block = { type: "tool_use", id: "toolu_scripted", name };
    if (!ask.isStream) return json(200, message(ask, [{ ...block, input: inputOf(tokens.join("")) }], ending("tool_use"), tokens.length));
    const deltas = ["", ...tokens].map((partial) => ({ type: "input_json_delta", partial_json: partial }));
    return events(ask, { ...block, input: {} }, deltas, ending("tool_use"));
  },

  picture: () => failure(404, "Not found"),

  lookup() {
    const ids = ["claude-haiku-5-5", "claude-sonnet-5-5"];
    const data = ids.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-09-01T00:00:00Z" }));
    return json(200, { data, has_more: false, first_id: ids[0], last_id: ids.at(-1) });
  },

  failure,

  refusal: (ask) =>
    ask.isStream
      ? events(ask, { type: "text", text: "", citations: null }, [{ type: "text_delta", text: "I" }], ending("refusal"))
      : json(200, message(ask, [], ending("refusal"), 1)),
};
