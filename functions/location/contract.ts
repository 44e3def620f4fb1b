import * as z from "zod";
import { describe, limits, PrintLanguage, textUpTo } from "../http/contract.ts";

const language = PrintLanguage.default("en");

/** A town, named in the language that was asked for. Degrees; `region` is its state, province or prefecture, `timeZone` an IANA name. */
export const LocatedPlace = z.object({
  city: z.string(),
  country: z.string(),
  countryCode: z.string(),
  region: z.string().optional(),
  timeZone: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type LocatedPlace = z.infer<typeof LocatedPlace>;

/** Finds the town at a point. NO_PLACE at sea and in uninhabited areas. */
export const reverseGeocode = describe({
  method: "POST",
  path: "/location/reverse-geocode",
  who: "user",
  body: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180), language }),
  answer: LocatedPlace,
});

/** Finds the place a text names. In any script: "Duluth", "Paris, TX", "今治、日本", a US ZIP. NO_PLACE for anything unknown. */
export const geocode = describe({
  method: "POST",
  path: "/location/geocode",
  who: "user",
  body: z.object({ address: textUpTo(200), language }),
  answer: LocatedPlace,
});

/** Suggests up to eight places that begin like a text. One typing error is forgiven; the most likely comes first. */
export const suggestPlaces = describe({
  method: "GET",
  path: "/location/suggest",
  who: "user",
  query: z.object({ q: textUpTo(limits.region).default(""), language }),
  answer: z.array(LocatedPlace).max(8),
});

/** Names a paper of the town a US ZIP code belongs to. Always the same for the same code and language. */
export const newspaperName = describe({
  method: "POST",
  path: "/location/newspaper-name",
  who: "user",
  body: z.object({ zipCode: z.string().regex(/^\s*\d{5}(?:-\d{4})?\s*$/, "a ZIP code: 12345 or 12345-6789"), language }),
  answer: z.object({ newspaperName: z.string(), city: z.string(), region: z.string() }),
});
