import type { ImageModel } from "./image-model.ts";
import type { TextModel } from "./text-model.ts";

/**
 * Models that need neither key nor network, by id: none in production, tests add theirs. Apart from models.ts, which loads the house
 * edition, since the check of a choice needs no more than their ids.
 */
export const houseTextModels = new Map<string, (env: Env) => TextModel>();
export const houseImageModels = new Map<string, (env: Env) => ImageModel>();
