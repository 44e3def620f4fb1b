import type { Endpoint } from "../endpoint.ts";
import { list } from "./list.ts";
import { read } from "./read.ts";
import { remove } from "./remove.ts";
import { restore } from "./restore.ts";
import { save } from "./save.ts";

export const endpoints: Endpoint[] = [save, list, read, remove, restore];
