import type { ImageModel } from "./image-model.ts";
import { openHouse } from "./open-house.ts";
import type { TextModel } from "./text-model.ts";

/** Models that need neither key nor network, by id; tests add theirs. */
export const houseTextModels = new Map<string, (env: Env) => TextModel>([["house", openHouse]]);
export const houseImageModels = new Map<string, (env: Env) => ImageModel>([["house", openHouse]]);
