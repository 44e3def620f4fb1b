import * as z from "zod";
import { describe } from "../http/contract.ts";

/** Tells that the site works, and its version. */
export const readHealth = describe({
  method: "GET",
  path: "/health",
  who: "any",
  answer: z.object({ ok: z.literal(true), version: z.string() }),
});
/** Describes the API: this document. */
export const readDescription = describe({
  method: "GET",
  path: "/openapi.json",
  who: "any",
  status: [200, 304],
  media: ["application/json"],
});
