import type { Endpoint } from "../endpoint.ts";
import { nameNewspaper } from "./newspaper-name.ts";

export const endpoints: Endpoint[] = [nameNewspaper];
