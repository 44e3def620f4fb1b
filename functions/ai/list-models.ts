import { endpoint } from "../endpoint.ts";
import { listModels } from "./contract.ts";
import { catalogue } from "./models.ts";

export const models = endpoint(listModels, async () => [...catalogue]);
