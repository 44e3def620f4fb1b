import type { Drawing } from "../../web/typeset/index.ts";
import { limits } from "../http/limits.ts";
import type { Again, Article, ModelCall } from "./text-model.ts";

export interface PictureOrder {
  /** 1 is the main picture, 2 the small one. */
  number: 1 | 2;
  style: "photojournalistic" | "editorial";
  size: "large" | "small";
  /** The caller's wish; '' for none. */
  description: string;
  again?: Again;
}

interface Captioned {
  /** Printed under the picture; '' if the model does not see the text beside it. */
  caption: string;
  /** Alternative text; '' as above. */
  alt: string;
}

/** A raster picture (bytes of a PNG, JPEG or WebP file) or a vector drawing. */
export type MadePicture = Captioned & ({ bytes: Uint8Array; drawing?: undefined } | { drawing: Drawing; bytes?: undefined });

/** Makes the pictures of a newspaper. Rejects with a ProviderError when the provider fails. The bytes are checked when they are stored. */
export interface ImageModel {
  picture(article: Article, order: PictureOrder, call: ModelCall): Promise<MadePicture>;
}

/** The parts of a whole newspaper, as a press run makes them. */
export const standardOrder = {
  targetLength: limits.targetLength.most,
  count: limits.sideStories.most,
  pictures: [
    { number: 1, style: "photojournalistic", size: "large", description: "" },
    { number: 2, style: "editorial", size: "small", description: "" },
  ],
} as const satisfies { targetLength: number; count: number; pictures: [PictureOrder, PictureOrder] };
