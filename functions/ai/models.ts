import { AppError } from "../errors.ts";
import type { Model } from "./contract.ts";
import { openHouse } from "./house/provider.ts";
import type { ImageModel } from "./image-model.ts";
import type { TextModel } from "./text-model.ts";

/** What people may choose from, in the order of the picker. Retired models name what is chosen in their place. */
export const catalogue: readonly Model[] = [
  { id: "house", kind: "text", name: "House edition", provider: "house", status: "available", recommended: true },
  { id: "gpt-4o", kind: "text", name: "GPT-4o", provider: "openai", status: "needs-key" },
  { id: "gpt-3.5-turbo", kind: "text", name: "GPT-3.5 Turbo", provider: "openai", status: "retired", successor: "gpt-4o" },
  { id: "claude", kind: "text", name: "Claude", provider: "anthropic", status: "needs-key" },
  { id: "custom", kind: "text", name: "Custom", provider: "custom", status: "needs-key" },
  { id: "house", kind: "image", name: "House edition", provider: "house", status: "available", recommended: true },
  { id: "gpt-image", kind: "image", name: "GPT Image", provider: "openai", status: "needs-key" },
  { id: "dall-e-3", kind: "image", name: "DALL-E 3", provider: "openai", status: "retired", successor: "gpt-image" },
  { id: "dall-e-2", kind: "image", name: "DALL-E 2", provider: "openai", status: "retired", successor: "gpt-image" },
  { id: "stable-diffusion", kind: "image", name: "Stable Diffusion", provider: "stability", status: "needs-key" },
  { id: "gemini", kind: "image", name: "Gemini", provider: "google", status: "coming-soon" },
  { id: "midjourney", kind: "image", name: "Midjourney", provider: "midjourney", status: "coming-soon" },
];

export const standardModel = "house";

/** Models this Worker can open, by id. */
export const textModels = new Map<string, (env: Env) => TextModel>([["house", openHouse]]);
export const imageModels = new Map<string, (env: Env) => ImageModel>([["house", openHouse]]);

/** Throws NOT_CONFIGURED for a model that cannot be used now, INVALID for one nobody knows. A choice is never replaced. */
export function openTextModel(id: string, env: Env): TextModel {
  return (textModels.get(id) ?? refuse("text", id))(env);
}

export function openImageModel(id: string, env: Env): ImageModel {
  return (imageModels.get(id) ?? refuse("image", id))(env);
}

function refuse(kind: Model["kind"], id: string): never {
  const known = catalogue.find((model) => model.kind === kind && model.id === id);
  if (known)
    throw new AppError("NOT_CONFIGURED", {
      message: `${known.name} is not available here. Please choose another model.`,
      details: { model: id, successor: known.successor },
    });
  throw new AppError("INVALID", { details: { fields: [kind === "text" ? "textModel" : "imageModel"] } });
}
