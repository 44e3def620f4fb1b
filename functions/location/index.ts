import type { Endpoint } from "../http/endpoint.ts";
import { findByAddress, findByPoint, suggest } from "./location.ts";
import { nameNewspaper } from "./newspaper-name.ts";

export const endpoints: readonly Endpoint[] = [findByPoint, findByAddress, suggest, nameNewspaper];
