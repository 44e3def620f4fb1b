import type { ImageModel } from "./image-model.ts";
import type { TextModel } from "./text-model.ts";

/**
 * Models beside the catalogue's that need neither key nor network, by id: none in production, tests add theirs. The house edition itself is
 * opened in models.ts, so that whoever checks a choice does not load it.
 */
export const houseTextModels = new Map<string, (env: Env) => TextModel>();
export const houseImageModels = new Map<string, (env: Env) => ImageModel>();
