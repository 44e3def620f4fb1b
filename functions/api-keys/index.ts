import type { Endpoint } from "../http/endpoint.ts";
import { list } from "./list.ts";
import { remove } from "./remove.ts";
import { save } from "./save.ts";

export const endpoints: readonly Endpoint[] = [save, list, remove];
