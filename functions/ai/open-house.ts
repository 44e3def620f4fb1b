import type { ImageModel } from "./image-model.ts";
import type { TextModel } from "./text-model.ts";

/** The house edition. Its grammars and words, a third of what the Worker is, are initialized when it is first asked. */
export function openHouse(env: Env): TextModel & ImageModel {
  const house = async () => (await import("../house/provider.ts")).openHouse(env);
  return {
    expand: async (...asked) => (await house()).expand(...asked),
    headline: async (...asked) => (await house()).headline(...asked),
    sideStories: async (...asked) => (await house()).sideStories(...asked),
    paperName: async (...asked) => (await house()).paperName(...asked),
    picture: async (...asked) => (await house()).picture(...asked),
  };
}
