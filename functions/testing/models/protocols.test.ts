import { AuthenticationError as AnthropicAuthenticationError, RateLimitError as AnthropicRateLimitError } from "@anthropic-ai/sdk";
import { AuthenticationError, BadRequestError } from "openai";
import sharp from "sharp";
import { expect, it } from "vitest";
import { anthropicOf, chatOf, openaiOf, promptOf, sample, storySchema, streamed, withModels } from "./ask.test-data.ts";

const article = sample("en-snowbound-bus");
const prompt = promptOf(article, "About 3,000 characters.");

it("OpenAI's SDK reads a stream of many pieces with role, end and use", () =>
  withModels({}, async (models) => {
    const client = openaiOf(models);
    const stream = await client.chat.completions.create({ ...chatOf(prompt), stream: true, stream_options: { include_usage: true } });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks[0]?.choices[0]?.delta.role).toBe("assistant");
    expect(chunks.length).toBeGreaterThan(200);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe("stop");
    expect(chunks.at(-1)?.usage?.completion_tokens).toBe(chunks.length - 3);
    const answer = JSON.parse(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join(""));
    expect(Object.keys(answer)).toEqual(Object.keys(storySchema.properties));
    expect(models.requests[0]).toMatchObject({
      protocol: "openai",
      task: "story",
      attempt: 1,
      status: 200,
      model: "gpt-6-luna",
      system: "You write newspapers.",
    });
    expect(models.requests[0]?.article?.title).toBe(article.title);
    expect(await models.requests[0]?.outcome).toBe("answered");
    expect(models.requests[0]?.sent.tokensAt).toHaveLength(chunks.length - 3);
  }));

it("OpenAI's answer at once is the streamed one", () =>
  withModels({}, async (models) => {
    const client = openaiOf(models);
    const whole = await client.chat.completions.create(chatOf(prompt));
    expect(whole.choices[0]?.message.content).toBe((await streamed(client, prompt)).answer);
    expect(whole.choices[0]?.finish_reason).toBe("stop");
  }));

it("OpenAI's pictures have the size and format asked for", () =>
  withModels({}, async (models) => {
    const client = openaiOf(models);
    for (const [size, format] of [
      ["1536x1024", "png"],
      ["1024x1024", "jpeg"],
    ] as const) {
      const made = await client.images.generate({ model: "gpt-image-2.5-flare", prompt: "a harbor", size, output_format: format });
      const bytes = Buffer.from(made.data?.[0]?.b64_json ?? "", "base64");
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: Number(size.split("x")[0]), height: 1024 });
    }
    const { data } = await client.models.list();
    expect(data.map(({ id }) => id)).toContain("gpt-6-luna");
    expect(models.requests.map(({ task }) => task)).toEqual(["picture", "picture", "lookup"]);
  }));

it("OpenAI refuses a wrong key and forms that the real service refuses", () =>
  withModels({}, async (models) => {
    await expect(openaiOf(models, "sk-wrong").models.list()).rejects.toThrow(AuthenticationError);
    expect(models.requests[0]).toMatchObject({ status: 401, behavior: null });
    const client = openaiOf(models);
    const loose = { type: "object", properties: { expandedTitle: { type: "string" } } };
    await expect(client.chat.completions.create(chatOf(prompt, loose))).rejects.toThrow(/additionalProperties/);
    await expect(client.chat.completions.create(chatOf(prompt, { ...loose, additionalProperties: false }))).rejects.toThrow(
      /Missing 'expandedTitle'/,
    );
    await expect(client.chat.completions.create({ ...chatOf(prompt), max_tokens: 5 })).rejects.toThrow(/max_completion_tokens/);
    await expect(client.chat.completions.create({ ...chatOf(prompt, null), response_format: { type: "json_object" } })).rejects.toThrow(
      /the word 'json'/,
    );
    await expect(client.images.generate({ model: "gpt-image-2", prompt: "x", response_format: "b64_json" })).rejects.toThrow(
      BadRequestError,
    );
  }));

it("a local server asks for no key and follows a form that is only described", () =>
  withModels({}, async (models) => {
    const system = `Write a newspaper as JSON.\n${JSON.stringify(storySchema)}`;
    const answer = await fetch(`${models.url}/open/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...chatOf(prompt, null, system), model: "llama3", max_tokens: 9_000 }),
    });
    const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] };
    expect(JSON.parse(choices[0]?.message.content ?? "").expandedTitle).toBe(article.title);
  }));

const message = { model: "claude-haiku-5-5", max_tokens: 16_000, messages: [{ role: "user" as const, content: prompt }] };
const format = { output_config: { format: { type: "json_schema" as const, schema: storySchema } } };
const tool = {
  tools: [{ name: "answer", input_schema: storySchema }],
  tool_choice: { type: "tool" as const, name: "answer" },
};

it("Anthropic's SDK reads a stream, and the same answer at once", () =>
  withModels({}, async (models) => {
    const client = anthropicOf(models);
    const deltas: string[] = [];
    const stream = client.messages
      .stream({ ...message, ...format, system: "You write newspapers." })
      .on("text", (delta) => deltas.push(delta));
    const final = await stream.finalMessage();
    expect(deltas.length).toBeGreaterThan(200);
    expect(final.stop_reason).toBe("end_turn");
    expect(final.usage.output_tokens).toBe(deltas.length);
    expect(JSON.parse(deltas.join("")).expandedTitle).toBe(article.title);
    const whole = await client.messages.create({ ...message, ...format });
    expect(whole.content[0]).toMatchObject({ type: "text", text: deltas.join("") });
    expect(models.requests[0]).toMatchObject({ protocol: "anthropic", task: "story", system: "You write newspapers." });
  }));

it("Anthropic answers through a tool where one is demanded", () =>
  withModels({}, async (models) => {
    const client = anthropicOf(models);
    const final = await client.messages.stream({ ...message, ...tool }).finalMessage();
    const block = final.content.find(({ type }) => type === "tool_use");
    expect(final.stop_reason).toBe("tool_use");
    expect(block).toMatchObject({ name: "answer", input: { expandedTitle: article.title } });
    const whole = await client.messages.create({ ...message, ...tool });
    expect(whole.content[0]).toMatchObject({ type: "tool_use", input: { expandedTitle: article.title } });
  }));

it("Anthropic refuses in its own words", () =>
  withModels({}, async (models) => {
    await expect(anthropicOf(models, "wrong").models.list()).rejects.toThrow(AnthropicAuthenticationError);
    const client = anthropicOf(models);
    expect((await client.models.list()).data.map(({ id }) => id)).toContain("claude-haiku-5-5");
    const bounded = { ...storySchema, properties: { ...storySchema.properties, deck: { type: "string", maxLength: 9 } } };
    const asked = client.messages.create({ ...message, output_config: { format: { type: "json_schema", schema: bounded } } });
    await expect(asked).rejects.toThrow(/maxLength/);
    models.script(() => ({ act: "status", status: 429, retryAfter: 7 }));
    const limited = await client.messages.create(message).catch((thrown) => thrown);
    expect(limited).toBeInstanceOf(AnthropicRateLimitError);
    expect(limited.headers.get("retry-after")).toBe("7");
    models.script(() => 529);
    expect(await client.messages.create(message).catch(({ status, error }) => ({ status, type: error.error.type }))).toEqual({
      status: 529,
      type: "overloaded_error",
    });
  }));

function askStability(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${url}/v2beta/stable-image/generate/core`, {
    method: "POST",
    body,
    headers: { authorization: "Bearer scripted", accept: "image/*", ...headers },
  });
}

it("Stability gives bytes or base64, and tells accounts", () =>
  withModels({}, async ({ url, requests }) => {
    const picture = await askStability(url, { prompt: "a harbor", aspect_ratio: "3:2", output_format: "webp" });
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 1504, height: 992 });
    const json = await askStability(url, { prompt: "a harbor" }, { accept: "application/json" });
    const { image, finish_reason: reason } = (await json.json()) as { image: string; finish_reason: string };
    expect(reason).toBe("SUCCESS");
    expect((await sharp(Buffer.from(image, "base64")).metadata()).format).toBe("png");
    expect(requests[0]?.body).toEqual({ prompt: "a harbor", aspect_ratio: "3:2", output_format: "webp" });

    const headers = { authorization: "Bearer scripted" };
    expect(await (await fetch(`${url}/v1/user/balance`, { headers })).json()).toEqual({ credits: 1_000 });
    expect((await fetch(`${url}/v1/user/account`, { headers: { authorization: "Bearer wrong" } })).status).toBe(401);
    const bad = await askStability(url, { prompt: "x", aspect_ratio: "7:1" });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ name: "bad_request", errors: [expect.stringContaining("aspect_ratio")] });
  }));

it("Workers AI answers through its door as the binding does", () =>
  withModels({}, async ({ url }) => {
    const run = (model: string, inputs: object) =>
      fetch(`${url}/workers-ai/run/${model}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(inputs),
      });
    const inputs = { messages: chatOf(prompt).messages, response_format: { type: "json_schema", json_schema: storySchema } };
    const old = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
    const events = await (await run(old, { ...inputs, stream: true })).text();
    const said = [...events.matchAll(/^data: (\{.*)$/gm)].map(([, data = ""]) => JSON.parse(data).response).join("");
    expect(JSON.parse(said).expandedTitle).toBe(article.title);
    expect(events.trimEnd().endsWith("data: [DONE]")).toBe(true);
    expect(await (await run(old, inputs)).json()).toMatchObject({ response: { expandedTitle: article.title } });
    const newer = await (await run("@cf/zai-org/glm-4.7-flash", { ...inputs, stream: true })).text();
    const choices = [...newer.matchAll(/^data: (\{.*)$/gm)]
      .map(([, data = ""]) => JSON.parse(data).choices[0].delta.content ?? "")
      .join("");
    expect(choices).toBe(said);
    const flux = (await (await run("@cf/black-forest-labs/flux-1-schnell", { prompt: "a harbor" })).json()) as { image: string };
    expect((await sharp(Buffer.from(flux.image, "base64")).metadata()).format).toBe("jpeg");
    const form = new FormData();
    form.set("prompt", "a harbor");
    form.set("width", "512");
    form.set("height", "256");
    const klein = await fetch(`${url}/workers-ai/run/@cf/black-forest-labs/flux-2-klein-4b`, { method: "POST", body: form });
    const { image } = (await klein.json()) as { image: string };
    expect(await sharp(Buffer.from(image, "base64")).metadata()).toMatchObject({ width: 512, height: 256 });
  }));
