import type { JsonSchema } from "./fill-schema.ts";
import {
  type Ask,
  base64,
  frame,
  type Incoming,
  isRecord,
  json,
  type Protocol,
  type Reply,
  recordOf,
  schemaInWords,
  sideOf,
  stream,
  textOf,
  whole,
} from "./protocol.ts";

const failure = (status: number, message: string): Reply => json(status, { success: false, errors: [{ code: 5_000 + status, message }] });

const makesPictures = (model: string) => /flux|lucid|phoenix|stable-diffusion|dreamshaper/.test(model);
/** Newer models use OpenAI's response format. */
const speaksChoices = (model: string) => /gpt-oss|glm|qwen3|gemma-4|kimi/.test(model);
/** These return raw bytes, the others base64 in JSON. */
const givesBytes = (model: string) => /phoenix|stable-diffusion|dreamshaper/.test(model);

function read({ method, path, body }: Incoming): Ask | Reply {
  const model = decodeURIComponent(/^\/workers-ai\/run\/(.+)$/.exec(path)?.[1] ?? "");
  if (method !== "POST" || model === "") return failure(404, "No such model");
  if (!isRecord(body)) return failure(400, "AiError: Bad input");
  if (makesPictures(model)) {
    const prompt = String(body.prompt ?? "");
    if (prompt === "") return failure(400, "AiError: Bad input: required properties at '/' are 'prompt'");
    return {
      kind: "picture",
      system: "",
      prompt,
      model,
      schema: null,
      isStream: false,
      width: sideOf(Number(body.width), 1024),
      height: sideOf(Number(body.height), 1024),
      format: "jpeg",
    };
  }
  const messages = Array.isArray(body.messages)
    ? body.messages.map(recordOf)
    : [{ role: "user", content: body.prompt ?? body.input ?? "" }];
  const said = (isSystem: boolean) =>
    messages
      .filter(({ role }) => (role === "system" || role === "developer") === isSystem)
      .map(({ content }) => textOf(content))
      .join("\n");
  const form = recordOf(body.response_format);
  const given = recordOf(form.json_schema);
  const schema = form.type === "json_schema" ? ((isRecord(given.schema) ? given.schema : given) as JsonSchema) : null;
  const prompt = said(false);
  if (prompt === "") return failure(400, "AiError: Bad input: required properties at '/' are 'messages'");
  const system = said(true);
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

const usage = (count: number) => ({ prompt_tokens: 1_000, completion_tokens: count, total_tokens: 1_000 + count });

/** The result of `env.AI.run(model, inputs)` over HTTP: an object as JSON, a stream as a stream, bytes as bytes. */
export const workersAi: Protocol = {
  name: "workers-ai",
  // The binding uses no key.
  keyOf: () => "scripted",
  read,

  text(ask, tokens) {
    const isNew = speaksChoices(ask.model);
    if (ask.isStream) {
      const say = (text: string) => (isNew ? { choices: [{ index: 0, delta: { content: text } }] } : { response: text });
      const end = isNew ? { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] } : { response: "", usage: usage(tokens.length) };
      return stream([...tokens.map((token) => frame(say(token), true)), frame(end), frame("[DONE]")]);
    }
    const text = tokens.join("");
    if (isNew) {
      const choices = [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }];
      return json(200, { id: "scripted", object: "chat.completion", model: ask.model, choices, usage: usage(tokens.length) });
    }
    let response: unknown = text;
    if (ask.schema) {
      try {
        response = JSON.parse(text);
      } catch {
        return failure(422, "AiError: JSON Mode couldn't be met");
      }
    }
    return json(200, { response, usage: usage(tokens.length) });
  },

  picture: (ask, bytes) =>
    givesBytes(ask.model)
      ? { status: 200, headers: { "content-type": "image/jpeg" }, parts: whole(bytes) }
      : json(200, { image: base64(bytes) }),

  lookup: () => failure(404, "No such model"),
  failure,
  refusal(ask) {
    if (ask.kind === "picture") return failure(400, "AiError: Input prompt contains NSFW content.");
    const words = ["I'm sorry", ", I can't", " help with that."];
    return workersAi.text({ ...ask, schema: null }, words);
  },
};
