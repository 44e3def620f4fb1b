import { afterAll, beforeAll, expect, it } from "vitest";
import { openChat } from "./index.ts";
import { providerError, question, startScripted, textOf, thrownBy } from "./scripted.test-data.ts";

let scripted: Awaited<ReturnType<typeof startScripted>>;
beforeAll(async () => {
  scripted = await startScripted();
});
afterAll(() => scripted.server.close());

type Body = Record<string, unknown> & { messages?: { role: string; content: string }[]; system?: string };
const lively = () => new AbortController().signal;
const bodies = () => scripted.server.requests.map(({ body }) => body as Body);

/** Refuses requests as servers do that do not know a field. */
function refusing(refuses: (body: Body) => string | null): void {
  scripted.server.forget();
  scripted.server.script(({ body }) => {
    const message = refuses(body as Body);
    return message === null
      ? "ok"
      : { act: "status", status: 400, body: { type: "error", error: { message, type: "invalid_request_error" } } };
  });
}

it("OpenAI is asked in the strict form, keeps nothing, and thinks no more than it is told", async () => {
  scripted.server.forget();
  await textOf(openChat(scripted.access("text", "openai", { reasoning: "none" }), scripted.reach).ask(question(), lively()));
  const [body] = bodies();
  expect(body).toMatchObject({
    stream: true,
    store: false,
    reasoning_effort: "none",
    max_completion_tokens: 6_000,
    response_format: { type: "json_schema", json_schema: { name: "story", strict: true } },
  });
  expect(body).not.toHaveProperty("max_tokens");
  scripted.server.forget();
  await textOf(openChat(scripted.access("text", "openai", { model: "gpt-4o" }), scripted.reach).ask(question(), lively()));
  expect(bodies()[0]).not.toHaveProperty("reasoning_effort");
});

it("a custom server that knows no schema is asked for an object, then in words, and the next question begins there", async () => {
  refusing(({ response_format }) => (response_format ? "response_format is not supported by this model" : null));
  const chat = openChat(scripted.access("text", "custom"), scripted.reach);
  expect(JSON.parse(await textOf(chat.ask(question(), lively())))).toHaveProperty("expandedTitle");
  expect(bodies().map(({ response_format }) => (response_format as { type: string } | undefined)?.type)).toEqual([
    "json_schema",
    "json_object",
    undefined,
  ]);
  expect(bodies()[0]?.messages?.[0]?.content).not.toContain("additionalProperties");
  expect(bodies()[2]?.messages?.[0]?.content).toContain("additionalProperties");
  scripted.server.forget();
  await textOf(chat.ask(question(), lively()));
  expect(bodies()).toHaveLength(1);
  scripted.server.script(undefined);
});

it("a custom server is asked with the name of the limit it knows", async () => {
  refusing(({ max_tokens }) =>
    max_tokens ? "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead." : null,
  );
  await textOf(openChat(scripted.access("text", "custom"), scripted.reach).ask(question(), lively()));
  expect(bodies().map(({ max_tokens, max_completion_tokens }) => [max_tokens, max_completion_tokens])).toEqual([
    [6_000, undefined],
    [undefined, 6_000],
  ]);
  scripted.server.script(undefined);
});

it.each(["openai", "custom", "anthropic", "workers-ai"] as const)(
  "%s that refuses everything is asked a few times and no more",
  async (provider) => {
    refusing(
      () =>
        "response_format json_schema output_config reasoning thinking effort max_tokens max_completion_tokens chat_template stream are not supported",
    );
    const access = scripted.access("text", provider, { reasoning: "low" });
    const failure = providerError(await thrownBy(() => textOf(openChat(access, scripted.reach).ask(question(), lively()))));
    expect([failure.reason, failure.final]).toEqual(["model", true]);
    expect(bodies().length).toBeLessThanOrEqual(5);
    scripted.server.script(undefined);
  },
);

it("Claude is asked not to think before it writes, in the way each model knows", async () => {
  for (const [model, thinking] of [
    ["claude-sonnet-5-5", { type: "between_tools" }],
    ["claude-haiku-5-5", { type: "disabled" }],
    ["claude-opus-5-5", undefined],
  ] as const) {
    scripted.server.forget();
    await textOf(openChat(scripted.access("text", "anthropic", { model }), scripted.reach).ask(question(), lively()));
    expect(bodies()[0]?.thinking).toEqual(thinking);
    expect(bodies()[0]).toMatchObject({ output_config: { format: { type: "json_schema" }, ...(!thinking && { effort: "low" }) } });
  }
});

it("Anthropic gets JSON with the version of its API, and is asked for a stream", async () => {
  scripted.server.forget();
  await textOf(openChat(scripted.access("text", "anthropic"), scripted.reach).ask(question(), lively()));
  expect(scripted.server.requests[0]).toMatchObject({ method: "POST", path: "/v1/messages", body: { stream: true, max_tokens: 6_000 } });
  expect(scripted.server.requests[0]?.headers).toMatchObject({
    "anthropic-version": "2026-10-21",
    "content-type": "application/json",
    accept: "text/event-stream",
  });
});

it("a Claude that cannot leave thinking is asked to think little, with room for it", async () => {
  refusing(({ thinking }) => (thinking ? '"thinking.type.disabled" is not supported for this model.' : null));
  await textOf(openChat(scripted.access("text", "anthropic"), scripted.reach).ask(question(), lively()));
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]).toMatchObject({ max_tokens: 10_000, output_config: { effort: "low" } });
  expect(bodies()[1]).not.toHaveProperty("thinking");
  scripted.server.script(undefined);
});

it("a Claude from before structured output is given the form in words", async () => {
  refusing(({ output_config }) => (output_config ? "output_config: structured output is not supported" : null));
  await textOf(openChat(scripted.access("text", "anthropic"), scripted.reach).ask(question(), lively()));
  expect(bodies()[1]).not.toHaveProperty("output_config");
  expect(bodies()[1]?.system).toContain("additionalProperties");
  scripted.server.script(undefined);
});

it("a model of Workers AI that cannot stream within a schema is given the form in words", async () => {
  refusing(({ response_format }) => (response_format ? "JSON Mode does not support stream" : null));
  const access = scripted.access("text", "workers-ai", { model: "@cf/meta/llama-3.3-70b-instruct-fp8-fast" });
  expect(await textOf(openChat(access, scripted.reach).ask(question(), lively()))).not.toBe("");
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]?.messages?.[0]?.content).toContain("additionalProperties");
  scripted.server.script(undefined);
});

it("an answer that ran into its limit is no answer", async () => {
  const [openai, anthropic, workers] = [
    'data: {"choices":[{"delta":{"content":"{"},"finish_reason":null}]}\n\ndata: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n',
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"{"}}\n\nevent: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"max_tokens"}}\n\n',
    'data: {"choices":[{"delta":{"content":"{"},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n',
  ];
  for (const [provider, body] of [
    ["openai", openai],
    ["anthropic", anthropic],
    ["workers-ai", workers],
  ] as const) {
    scripted.server.script(() => ({ act: "status", status: 200, body }));
    const failure = providerError(
      await thrownBy(() => textOf(openChat(scripted.access("text", provider), scripted.reach).ask(question(), lively()))),
    );
    expect([failure.reason, failure.message]).toEqual(["bad-answer", expect.stringContaining("limit")]);
  }
  scripted.server.script(undefined);
});

it("an error told in the middle of a stream has its reason", async () => {
  const told: [string, "openai" | "anthropic", string][] = [
    ['data: {"error":{"message":"x","type":"server_error","code":"rate_limit_exceeded"}}\n\n', "openai", "rate-limited"],
    ['data: {"error":{"message":"x","code":"insufficient_quota"}}\n\n', "openai", "quota"],
    ['data: {"error":{"message":"x","code":402}}\n\n', "openai", "quota"],
    ['event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n', "anthropic", "unavailable"],
    ['event: error\ndata: {"type":"error","error":{"type":"rate_limit_error","message":"x"}}\n\n', "anthropic", "rate-limited"],
  ];
  for (const [body, provider, reason] of told) {
    scripted.server.script(() => ({ act: "status", status: 200, body }));
    const failure = providerError(
      await thrownBy(() => textOf(openChat(scripted.access("text", provider), scripted.reach).ask(question(), lively()))),
    );
    expect([body, failure.reason]).toEqual([body, reason]);
  }
  scripted.server.script(undefined);
});
