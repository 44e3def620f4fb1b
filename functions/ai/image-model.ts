import type { Drawing } from "../../web/typeset/index.ts";
import type { Again, Article, ModelCall } from "./text-model.ts";

export interface PictureOrder {
  /** 1 is the main picture, 2 the small one. */
  number: 1 | 2;
  style: "photojournalistic" | "editorial";
  size: "large" | "small";
  /** What the caller wishes to see; '' leaves it to the model. */
  description: string;
  again?: Again;
}

interface Captioned {
  /** Printed under the picture; '' when the model knows nothing better than the text beside it. */
  caption: string;
  /** For people who do not see it; '' as above. */
  alt: string;
}

/** A picture of pixels (PNG, JPEG or WebP as bytes) or of outlines. */
export type MadePicture = Captioned & ({ bytes: Uint8Array; drawing?: undefined } | { drawing: Drawing; bytes?: undefined });

/** Makes pictures for the newspaper. Rejects with a ProviderError when the provider fails; what it gives is checked by the caller. */
export interface ImageModel {
  picture(article: Article, order: PictureOrder, call: ModelCall): Promise<MadePicture>;
}
