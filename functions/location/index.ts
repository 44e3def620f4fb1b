import type { Endpoint } from "../http/endpoint.ts";
import { findByAddress } from "./find-by-address.ts";
import { findByPoint } from "./find-by-point.ts";
import { nameNewspaper } from "./newspaper-name.ts";
import { suggest } from "./suggest.ts";

export const endpoints: readonly Endpoint[] = [findByPoint, findByAddress, suggest, nameNewspaper];
