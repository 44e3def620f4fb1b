import type { Endpoint } from "../http/endpoint.ts";
import { geocode, reverseGeocode, suggestPlaces } from "./location.ts";
import { newspaperName } from "./newspaper-name.ts";

export const endpoints: readonly Endpoint[] = [reverseGeocode, geocode, suggestPlaces, newspaperName];
