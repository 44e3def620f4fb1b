import { accessOf, type ModelContext } from "./access.ts";
import type { Choice } from "./availability.ts";
import { houseImageModels, houseTextModels } from "./catalogue.ts";
import type { ImageModel } from "./image-model.ts";
import { ProviderError } from "./provider-error.ts";
import type { ImageProvider } from "./providers/image-provider.ts";
import { openChat, openImages } from "./providers/index.ts";
import type { AiBinding } from "./providers/workers-ai.ts";
import type { TextModel } from "./text-model.ts";

/**
 * Opens the chosen model. Rejects with a ProviderError when that is no longer possible: its key was removed after the choice. Prompts and
 * checks are loaded with the first model.
 */
export async function openTextModel(choice: Choice, context: ModelContext): Promise<TextModel> {
  const house = houseTextModels.get(choice.id);
  if (house) return house(context.env);
  if (choice.id === "house") return openHouse(context.env);
  const { access, fetch } = await accessOf("text", choice, context);
  const { openWriter } = await import("./writer.ts");
  return rejectKeyLeak(openWriter(openChat(access, { fetch, ai: aiOf(context.env) })), access.apiKey);
}

/** The same for pictures. */
export async function openImageModel(choice: Choice, context: ModelContext): Promise<ImageModel> {
  const house = houseImageModels.get(choice.id);
  if (house) return house(context.env);
  return choice.id === "house" ? openHouse(context.env) : imageModelOf(await openImageProvider(choice, context));
}

/** The house edition. Its words and grammars, a third of the Worker, are loaded when it is first used. */
export function openHouse(env: Env): TextModel & ImageModel {
  const house = async () => (await import("../house/provider.ts")).openHouse(env);
  return {
    expand: async (...order) => (await house()).expand(...order),
    headline: async (...order) => (await house()).headline(...order),
    sideStories: async (...order) => (await house()).sideStories(...order),
    paperName: async (...order) => (await house()).paperName(...order),
    picture: async (...order) => (await house()).picture(...order),
  };
}

/** The provider alone, for prompts that are not of a newspaper's picture. The house has none: rejects as above. */
export async function openImageProvider(choice: Choice, context: ModelContext): Promise<ImageProvider> {
  const { access, fetch } = await accessOf("image", choice, context);
  return openImages(access, { fetch, ai: aiOf(context.env) });
}

/** An image model of a provider. It knows nothing of the words beside its picture, so its captions are empty. */
export function imageModelOf(provider: ImageProvider): ImageModel {
  return {
    async picture(article, order, { signal }) {
      const { imagePrompt } = await import("./prompts/image-prompt.ts");
      return { bytes: await provider.generate(imagePrompt(article, order), signal), caption: "", alt: "" };
    },
  };
}

/** The binding exists where the deployment declares it (wrangler.toml, env.production). */
function aiOf(env: Env): AiBinding | undefined {
  return "AI" in env ? (env.AI as unknown as AiBinding) : undefined;
}

/** Shorter keys may occur in a text by chance. */
const leastKeyLength = 8;

/** Fails answers that contain the request's key: a server that echoes it would get it printed. */
function rejectKeyLeak(model: TextModel, key: string): TextModel {
  if (key.length < leastKeyLength) return model;
  const checked = async <T>(answering: Promise<T>): Promise<T> => {
    const answer = await answering;
    if (JSON.stringify(answer).includes(key))
      throw new ProviderError("the model's answer holds the key", { reason: "bad-answer", final: true });
    return answer;
  };
  return {
    expand: (...order) => checked(model.expand(...order)),
    headline: (...order) => checked(model.headline(...order)),
    sideStories: (...order) => checked(model.sideStories(...order)),
    paperName: (...order) => checked(model.paperName(...order)),
    // Nothing of this answer but numbers is passed on.
    ...(model.contradictions && { contradictions: model.contradictions }),
  };
}
