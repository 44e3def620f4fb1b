import { ProviderError } from "./provider-error.ts";
import type { TextModel } from "./text-model.ts";

/** A shorter one may stand in any text by chance. */
const leastTelling = 8;

/** A model whose answers are refused when they hold the key they were asked with: a server that repeats it would have it printed. */
export function withholdKey(model: TextModel, key: string): TextModel {
  if (key.length < leastTelling) return model;
  const told = async <T>(asked: Promise<T>): Promise<T> => {
    const made = await asked;
    if (JSON.stringify(made).includes(key))
      throw new ProviderError("the model's answer holds the key", { reason: "bad-answer", final: true });
    return made;
  };
  return {
    expand: (...order) => told(model.expand(...order)),
    headline: (...order) => told(model.headline(...order)),
    sideStories: (...order) => told(model.sideStories(...order)),
    paperName: (...order) => told(model.paperName(...order)),
  };
}
