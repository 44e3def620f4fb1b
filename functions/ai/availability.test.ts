import { expect, it } from "vitest";
import { settingsOf } from "../http/env.ts";
import { testVars } from "../testing/vars.ts";
import { availabilityOf, choose, type OwnKeys, presentModels, providerName, standardChoice } from "./availability.ts";
import { catalogue } from "./catalogue.ts";

const now = Date.parse("2026-11-20");

function available(vars: Partial<Record<keyof typeof testVars, string>> = {}, own: OwnKeys = [], at = now, ai?: unknown) {
  const env = { ...testVars, ...vars, ...(ai ? { AI: ai } : {}) } as unknown as Env;
  return availabilityOf(env, settingsOf(env), at, own);
}
const key = (provider: string, more: object = {}) => ({ provider, baseUrl: null, model: "", ...more });
const find = (list: ReturnType<typeof presentModels>, kind: string, id: string) =>
  list.find((model) => model.kind === kind && model.id === id);

it("sets papers in the house edition where nobody has a key", () => {
  expect(standardChoice("text", available())).toEqual({ id: "house", by: "house" });
  expect(standardChoice("image", available())).toEqual({ id: "house", by: "house" });
  const list = presentModels(available());
  expect(find(list, "text", "house")).toMatchObject({ status: "available", standard: true, by: "house" });
  expect(list.filter(({ status }) => status === "available")).toHaveLength(2);
});

it("chooses a person's own key before the operator's, the operator's before Workers AI, and that before the house", () => {
  const operator = { ANTHROPIC_API_KEY: "a", STABILITY_API_KEY: "s" };
  expect(standardChoice("text", available(operator, [key("openai")]))).toEqual({ id: "gpt-4o", by: "own" });
  expect(standardChoice("text", available(operator))).toEqual({ id: "claude", by: "operator" });
  expect(standardChoice("image", available(operator))).toEqual({ id: "stable-diffusion", by: "operator" });
  expect(standardChoice("text", available({ ANTHROPIC_API_KEY: "a" }, [], now, {}))).toEqual({ id: "claude", by: "operator" });
  expect(standardChoice("text", available({}, [], now, {}))).toEqual({ id: "gemma", by: "operator" });
  expect(standardChoice("image", available({}, [], now, {}))).toEqual({ id: "flux", by: "operator" });
});

it("begins with what the operator configured, under the provider's name the operator gave", () => {
  const vars = { OPENAI_API_KEY: "o", ANTHROPIC_API_KEY: "a", TEXT_MODEL: "claude-haiku, gpt-4o=my-deployment" };
  expect(standardChoice("text", available(vars))).toEqual({ id: "claude-haiku", by: "operator" });
  const { settings } = available(vars);
  const entry = catalogue.find(({ id, kind }) => id === "gpt-4o" && kind === "text");
  expect(entry && providerName(settings, entry)).toBe("my-deployment");
  expect(standardChoice("text", available({ ...vars, TEXT_MODEL: "house" }))).toEqual({ id: "house", by: "house" });
});

it("recommends a model's successor from the day on which the model retires", () => {
  const recommended = (at: string) =>
    presentModels(available({}, [], Date.parse(at)))
      .filter((model) => model.recommended)
      .map(({ kind, id }) => `${kind} ${id}`);
  expect(recommended("2027-01-13")).toEqual(["text gpt-4o", "image gpt-image"]);
  expect(recommended("2027-01-14")).toEqual(["text gpt-6-luna", "image gpt-image"]);
});

it("refuses what cannot be used and names what stands in its place, but never takes it by itself", () => {
  const ready = available({ OPENAI_API_KEY: "o" });
  expect(choose("text", "gpt-6-luna", ready)).toEqual({ id: "gpt-6-luna", by: "operator" });
  for (const [kind, id, details] of [
    ["text", "gpt-3.5-turbo", { model: "gpt-3.5-turbo", successor: "gpt-6-luna" }],
    ["image", "dall-e-3", { model: "dall-e-3", successor: "gpt-image" }],
    ["image", "gemini", { model: "gemini" }],
    ["text", "claude", { model: "claude" }],
    ["text", "custom", { model: "custom" }],
    ["text", "gemma", { model: "gemma" }],
  ] as const)
    expect(() => choose(kind, id, ready)).toThrow(expect.objectContaining({ code: "NOT_CONFIGURED", details }));
  expect(() => choose("text", "gpt-99", ready)).toThrow(expect.objectContaining({ code: "INVALID", details: { fields: ["textModel"] } }));
  expect(() => choose("image", "__proto__", ready)).toThrow(expect.objectContaining({ code: "INVALID" }));
});

it("takes an address of one's own only with the name of a model", () => {
  const address = { baseUrl: "https://models.example.org/v1" };
  expect(() => choose("text", "custom", available({}, [key("custom", address)]))).toThrow();
  expect(choose("text", "custom", available({}, [key("custom", { ...address, model: "llama" })]))).toEqual({ id: "custom", by: "own" });
});

it("retires a model on the day its provider does, in favor of its successor", () => {
  const vars = { OPENAI_API_KEY: "o" };
  expect(standardChoice("text", available(vars)).id).toBe("gpt-4o");
  const later = available(vars, [], Date.parse("2027-01-14"));
  expect(standardChoice("text", later).id).toBe("gpt-6-luna");
  expect(find(presentModels(later), "text", "gpt-4o")).toMatchObject({ status: "retired", successor: "gpt-6-luna" });
});

it("lists what the specification names, and Workers AI only where it is", () => {
  const list = presentModels(available());
  for (const name of ["GPT-4o", "GPT-3.5 Turbo", "Claude", "Custom", "DALL-E 3", "DALL-E 2", "Gemini", "Midjourney", "Stable Diffusion"])
    expect(list.map((model) => model.name)).toContain(name);
  expect(list.some(({ provider }) => provider === "workers-ai")).toBe(false);
  expect(presentModels(available({}, [], now, {})).some(({ provider }) => provider === "workers-ai")).toBe(true);
  expect(new Set(list.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(list.length);
});
