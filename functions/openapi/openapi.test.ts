import { validate } from "@readme/openapi-parser";
import { expect, it } from "vitest";
import { createApp } from "../app.ts";
import { errorCodes } from "../http/contract.ts";
import { AppError } from "../http/errors.ts";
import { startServer } from "../testing/index.ts";
import { describeApi } from "./description.ts";

const { browser } = startServer();
const api = describeApi();
const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call as Described] as const),
);

interface Described {
  operationId: string;
  summary?: string;
  security?: unknown[];
  parameters: { name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const callOf = (name: string) => new Map<string, Described>(calls).get(name) as Described;

it("is a valid OpenAPI document", async () => {
  // The validator puts what is referred to in the place of the reference.
  expect(await validate(structuredClone(api) as never)).toMatchObject({ valid: true, warnings: [] });
});

it("describes every call that the Worker answers on the web, and no other", () => {
  const answered = createApp()
    .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path.slice("/api".length).replace(/:(\w+)/g, "{$1}")}`);
  expect(calls.map(([name]) => name).toSorted()).toEqual(answered.toSorted());
});

it.each(calls)("%s says what it does, and how it ends", (_, { summary, responses }) => {
  expect(summary).toMatch(/^[A-Z].{8,110}[^.]$/);
  expect(Object.keys(responses).filter((status) => Number(status) < 400)).not.toEqual([]);
  expect(responses).toHaveProperty("default");
});

it("holds every code of a failure, under its status", () => {
  const responses = api.components.responses as Record<string, { content: { "application/json": { schema: unknown } } }>;
  for (const code of errorCodes) {
    const { schema } = responses[new AppError(code).status]?.content["application/json"] ?? {};
    expect(schema).toMatchObject({ allOf: [{}, { properties: { code: { enum: expect.arrayContaining([code]) } } }] });
  }
});

it("asks for a session where nobody else is let in, and for no session where anybody is", () => {
  expect(callOf("GET /templates").security).toEqual([]);
  expect(callOf("GET /user/tokens").security).toBeUndefined();
  expect(api.security).toEqual([{ session: [] }]);
});

it("knows forms, streams, headers, and the parts of a list", () => {
  expect(Object.keys(callOf("POST /images").requestBody?.content ?? {})).toEqual(["multipart/form-data", "application/json"]);
  expect(callOf("GET /press-runs/{id}/events").responses[200]?.content).toEqual({
    "text/event-stream": { schema: { $ref: "#/components/schemas/RunEvent" } },
  });
  expect(callOf("POST /press-runs").parameters).toMatchObject([{ name: "idempotency-key", in: "header" }]);
  expect(callOf("GET /user/ledger").responses[200]).toMatchObject({ headers: { link: { $ref: "#/components/headers/next" } } });
  expect(Object.keys(callOf("PUT /completed-newspapers/{id}/sharing").responses)).toEqual(expect.arrayContaining(["200", "204"]));
});

it("tells what may be left out when sending from what is always given", () => {
  const schemas = (api.components as unknown as { schemas: Record<string, { required?: string[]; properties: Record<string, object> }> })
    .schemas;
  expect(schemas.ExpandedContentInput?.required).toBeUndefined();
  expect(schemas.ExpandedContent?.required).toContain("deck");
  expect(schemas.PressRunInput?.required).toEqual(["title", "content", "region", "language"]);
  expect(schemas.PressRunInput?.properties.title).toMatchObject({ type: "string", maxLength: 300 });
  expect(JSON.stringify(api)).not.toMatch(/"#\/(input|output)\//);
});

it("says of fields what their contract says", () => {
  const { schemas } = api.components as unknown as { schemas: Record<string, { properties: Record<string, { description?: string }> }> };
  const description = "A blank line parts paragraphs, a line `## …` is a subhead.";
  for (const content of [schemas.ExpandedContent, schemas.ExpandedContentInput])
    expect(content?.properties.expandedContent).toMatchObject({ description });
  expect(schemas.Newspaper?.properties.made?.description).toBe(schemas.NewspaperInput?.properties.made?.description);
  expect(schemas.Newspaper?.properties.made?.description).toMatch(/^Fingerprints/);
});

it("is served to anybody", async () => {
  const answer = await browser().get("/api/openapi.json");
  expect([answer.status, await answer.json()]).toEqual([200, api]);
});
