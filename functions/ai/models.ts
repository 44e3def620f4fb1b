import { accessOf } from "./access-of.ts";
import type { Choice } from "./choice.ts";
import { houseImageModels, houseTextModels } from "./house-models.ts";
import type { ImageModel } from "./image-model.ts";
import { openHouse } from "./open-house.ts";
import { openChat, openPainter } from "./open-provider.ts";
import type { Opening } from "./opening.ts";
import type { Painter } from "./painter.ts";
import type { AiBinding } from "./providers/workers-ai.ts";
import type { TextModel } from "./text-model.ts";
import { withholdKey } from "./withhold-key.ts";

/**
 * Rejects with a ProviderError when the model cannot be opened any more: a key that was removed since the choice. What writes and
 * checks is initialized with the first of them.
 */
export async function openTextModel(choice: Choice, opening: Opening): Promise<TextModel> {
  const house = choice.id === "house" ? openHouse : houseTextModels.get(choice.id);
  if (house) return house(opening.env);
  const { access, fetch } = await accessOf("text", choice, opening);
  const { openWriter } = await import("./writer.ts");
  return withholdKey(openWriter(openChat(access, { fetch, ai: aiOf(opening.env) })), access.apiKey);
}

/** The same for pictures. */
export async function openImageModel(choice: Choice, opening: Opening): Promise<ImageModel> {
  const house = choice.id === "house" ? openHouse : houseImageModels.get(choice.id);
  if (house) return house(opening.env);
  const painter = await openPainterOf(choice, opening);
  const { openIllustrator } = await import("./illustrator.ts");
  return openIllustrator(painter);
}

/** The painter alone, for briefs that are no picture of a newspaper. The house has none: rejects as openTextModel does. */
export async function openPainterOf(choice: Choice, opening: Opening): Promise<Painter> {
  const { access, fetch } = await accessOf("image", choice, opening);
  return openPainter(access, { fetch, ai: aiOf(opening.env) });
}

/** The binding exists where the deployment declares it (wrangler.toml, env.production). */
function aiOf(env: Env): AiBinding | undefined {
  return "AI" in env ? (env.AI as unknown as AiBinding) : undefined;
}
