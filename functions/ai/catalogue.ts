import type { Model } from "./contract.ts";
import type { ImageModel } from "./image-model.ts";
import type { TextModel } from "./text-model.ts";

/** Providers reached over the network. */
export type ProviderId = "openai" | "anthropic" | "stability" | "custom" | "workers-ai";

/** A model people may choose. Prices and last days of service were looked up on 2026-11-20. */
export interface CatalogueEntry {
  id: string;
  kind: Model["kind"];
  name: string;
  provider: ProviderId | "house" | "google" | "midjourney";
  /** The provider's own name of the model; '' where a user's setting gives it. */
  model: string;
  recommended?: true;
  /** US dollars to the provider: the texts or the two pictures of one newspaper. */
  pricePerNewspaper?: number;
  /** The model's lowest reasoning setting; a newspaper needs no reasoning. */
  reasoning?: "none" | "minimal" | "low";
  /** First day (ISO) on which the provider no longer serves it; from then on it is shown as retired. */
  retiredFrom?: string;
  /** Id of the model that replaces a retired one. */
  successor?: string;
  isComingSoon?: true;
}

/** In the order of the picker. The first that can be used is the standard choice, unless the operator configured others. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: "gpt-4o",
    kind: "text",
    name: "GPT-4o",
    provider: "openai",
    model: "gpt-4o",
    recommended: true,
    pricePerNewspaper: 0.061,
    retiredFrom: "2027-01-14",
    successor: "gpt-6-luna",
  },
  {
    id: "gpt-6-luna",
    kind: "text",
    name: "GPT-6 Luna",
    provider: "openai",
    model: "gpt-6-luna",
    pricePerNewspaper: 0.003,
    reasoning: "none",
  },
  {
    id: "gpt-3.5-turbo",
    kind: "text",
    name: "GPT-3.5 Turbo",
    provider: "openai",
    model: "gpt-3.5-turbo",
    retiredFrom: "2026-10-23",
    successor: "gpt-6-luna",
  },
  { id: "claude", kind: "text", name: "Claude", provider: "anthropic", model: "claude-sonnet-5-5", pricePerNewspaper: 0.058 },
  { id: "claude-haiku", kind: "text", name: "Claude Haiku", provider: "anthropic", model: "claude-haiku-5-5", pricePerNewspaper: 0.003 },
  { id: "custom", kind: "text", name: "Custom", provider: "custom", model: "" },
  {
    id: "gemma",
    kind: "text",
    name: "Gemma 4",
    provider: "workers-ai",
    model: "@cf/google/gemma-4-26b-a4b-it",
    pricePerNewspaper: 0.002,
  },
  { id: "glm", kind: "text", name: "GLM 4.7 Flash", provider: "workers-ai", model: "@cf/zai-org/glm-4.7-flash", pricePerNewspaper: 0.0022 },
  { id: "house", kind: "text", name: "House edition", provider: "house", model: "", pricePerNewspaper: 0 },

  {
    id: "gpt-image",
    kind: "image",
    name: "GPT Image",
    provider: "openai",
    model: "gpt-image-2.5-flare",
    recommended: true,
    pricePerNewspaper: 0.026,
  },
  {
    id: "dall-e-3",
    kind: "image",
    name: "DALL-E 3",
    provider: "openai",
    model: "dall-e-3",
    retiredFrom: "2026-05-12",
    successor: "gpt-image",
  },
  {
    id: "dall-e-2",
    kind: "image",
    name: "DALL-E 2",
    provider: "openai",
    model: "dall-e-2",
    retiredFrom: "2026-05-12",
    successor: "gpt-image",
  },
  { id: "stable-diffusion", kind: "image", name: "Stable Diffusion", provider: "stability", model: "core", pricePerNewspaper: 0.06 },
  {
    id: "flux",
    kind: "image",
    name: "FLUX.2 Klein",
    provider: "workers-ai",
    model: "@cf/black-forest-labs/flux-2-klein-4b",
    pricePerNewspaper: 0.0022,
  },
  { id: "house", kind: "image", name: "House edition", provider: "house", model: "", pricePerNewspaper: 0 },
  { id: "gemini", kind: "image", name: "Gemini", provider: "google", model: "", isComingSoon: true },
  { id: "midjourney", kind: "image", name: "Midjourney", provider: "midjourney", model: "", isComingSoon: true },
];

export function findEntry(kind: Model["kind"], id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.kind === kind && entry.id === id);
}

/** Follows a retired model's chain of successors to its end. Any other model is returned as it is. */
export function successorOf(entry: CatalogueEntry, now: number): CatalogueEntry {
  let at = entry;
  for (let step = 0; step < catalogue.length && isRetired(at, now); step++) {
    const next = at.successor ? findEntry(at.kind, at.successor) : undefined;
    if (!next) break;
    at = next;
  }
  return at;
}

export function isRetired(entry: CatalogueEntry, now: number): boolean {
  return entry.retiredFrom !== undefined && now >= Date.parse(entry.retiredFrom);
}

/** The provider name shown in notices; the model's own id when it is not in the catalogue. */
export const providerOf = (kind: Model["kind"], id: string): string => findEntry(kind, id)?.provider ?? id;

/** Models that need neither key nor network, by id: none in production, tests add theirs. */
export const houseTextModels = new Map<string, (env: Env) => TextModel>();
export const houseImageModels = new Map<string, (env: Env) => ImageModel>();
