import type { Endpoint } from "../endpoint.ts";
import { duplicate } from "./duplicate.ts";
import { list } from "./list.ts";
import { read } from "./read.ts";
import { remove } from "./remove.ts";
import { rename } from "./rename.ts";
import { restore } from "./restore.ts";
import { save } from "./save.ts";
import { setSharingEndpoint } from "./set-sharing.ts";

export const endpoints: Endpoint[] = [save, list, read, rename, duplicate, remove, restore, setSharingEndpoint];
