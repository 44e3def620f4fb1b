import type { ImageModel } from "./image-model.ts";
import type { Painter } from "./painter.ts";
import { pictureBrief } from "./prompts/picture-brief.ts";

/** An image model out of a provider's painter. A painter knows nothing of the words beside its picture, so it captions none. */
export function openIllustrator(painter: Painter): ImageModel {
  return {
    async picture(article, order, { signal }) {
      return { bytes: await painter.paint(pictureBrief(article, order), signal), caption: "", alt: "" };
    },
  };
}
