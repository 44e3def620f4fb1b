import type { Choice } from "./choice.ts";
import { houseImageModels, houseTextModels } from "./house-models.ts";
import type { ImageModel } from "./image-model.ts";
import type { Opening } from "./opening.ts";
import { ProviderError } from "./provider-error.ts";
import type { TextModel } from "./text-model.ts";

/** Rejects with a ProviderError when the model cannot be opened any more: a key that was removed since the choice. */
export async function openTextModel(choice: Choice, opening: Opening): Promise<TextModel> {
  const house = houseTextModels.get(choice.id);
  if (house) return house(opening.env);
  throw new ProviderError(`${choice.id} cannot be opened`, { final: true, reason: "model" });
}

/** The same for pictures. */
export async function openImageModel(choice: Choice, opening: Opening): Promise<ImageModel> {
  const house = houseImageModels.get(choice.id);
  if (house) return house(opening.env);
  throw new ProviderError(`${choice.id} cannot be opened`, { final: true, reason: "model" });
}
