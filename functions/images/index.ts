import type { Endpoint } from "../http/endpoint.ts";
import { read } from "./read.ts";
import { upload } from "./upload.ts";

export const endpoints: Endpoint[] = [read, upload];
